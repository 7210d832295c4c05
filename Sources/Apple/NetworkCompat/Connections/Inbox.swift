import Foundation

/// What has come, and those who wait for it.
struct Inbox {
    typealias Completion = @Sendable (Data?, NWConnection.ContentContext?, Bool, NWError?) -> Void

    struct Request {
        /// How much is wanted at least; nil for a whole message.
        let minimum: Int?
        let maximum: Int
        let completion: Completion
    }

    /// An answer to a request, to be delivered where the app wants it.
    typealias Answer = () -> Void

    private struct Message {
        var data: Data
        let context: NWConnection.ContentContext
        var isComplete: Bool
    }

    private var messages: ArraySlice<Message> = []
    private var requests: ArraySlice<Request> = []
    private var hasEnded = false
    private var error: NWError?

    /// Bytes that nobody has taken.
    private(set) var count = 0
    var wantsMore: Bool { !requests.isEmpty }

    mutating func append(_ segment: Segment) {
        count += segment.data.count
        if let last = messages.indices.last, !messages[last].isComplete,
            segment.metadata.isEmpty || messages[last].context.protocolMetadata.last === segment.metadata.last
        {
            messages[last].data.append(segment.data)
            messages[last].isComplete = segment.isComplete
        } else if !segment.isFinal || !segment.data.isEmpty {
            let isStream = segment.metadata.isEmpty && !segment.isComplete
            let context =
                isStream
                ? NWConnection.ContentContext.defaultStream
                : NWConnection.ContentContext(
                    identifier: "message", isFinal: segment.isFinal, metadata: segment.metadata)
            messages.append(Message(data: segment.data, context: context, isComplete: segment.isComplete))
        } else {
            messages.append(Message(data: Data(), context: .finalMessage, isComplete: true))
        }
        hasEnded = hasEnded || segment.isFinal
    }

    mutating func append(_ request: Request) { requests.append(request) }

    /// Says to all who wait, and to all who will, that nothing comes any more.
    mutating func fail(_ error: NWError) {
        self.error = self.error ?? error
    }

    /// The next answer that can be given.
    mutating func nextAnswer() -> Answer? {
        guard let request = requests.first else { return nil }
        guard let message = messages.first else {
            guard let error = error ?? (hasEnded ? NWError.posix(.ENODATA) : nil) else { return nil }
            requests.removeFirst()
            return { request.completion(nil, nil, true, error) }
        }
        let isSatisfied =
            message.isComplete || error != nil
            || request.minimum.map { message.data.count >= max($0, 1) } ?? false
        guard isSatisfied else { return nil }
        requests.removeFirst()
        // Content that the connection's end has cut short is delivered with the error.
        let cut = message.isComplete ? nil : error
        let size = request.minimum == nil ? message.data.count : min(request.maximum, message.data.count)
        let isWhole = size == message.data.count
        let data = Data(message.data.prefix(size))
        count -= size
        if isWhole, message.isComplete || cut != nil {
            messages.removeFirst()
        } else {
            messages[messages.startIndex].data = message.data.dropFirst(size)
        }
        let isComplete = isWhole && message.isComplete
        // The end of a stream is no content; an empty message is.
        let isEnd = data.isEmpty && message.context.isFinal
        let content = isEnd || cut != nil && data.isEmpty ? nil : data
        return {
            request.completion(content, message.context, isComplete || isWhole && cut != nil, isWhole ? cut : nil)
        }
    }
}
