import Synchronization
public import Foundation

extension NWConnection {
    /// Sends content; before the connection is ready it waits until it is.
    ///
    /// A stream ends with content that is complete and whose context is final.
    public func send(
        content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
        completion: SendCompletion
    ) {
        let segment = Segment(
            data: content ?? Data(), metadata: contentContext.protocolMetadata, isComplete: isComplete,
            isFinal: isComplete && contentContext.isFinal)
        let patience = contentContext.expirationMilliseconds
        let expiry = patience == 0 ? nil : DispatchTime.now() + .milliseconds(Int(clamping: patience))
        let sending = Sending(segment: segment, completion: completion, expiry: expiry)
        core.async { [self] in
            guard !isFinished else { return tell(completion, .posix(.ECANCELED)) }
            sendings.append(sending)
            flushSendings()
        }
    }

    public func send<Content: DataProtocol>(
        content: Content?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
        completion: SendCompletion
    ) {
        send(
            content: content.map { Data($0) }, contentContext: contentContext, isComplete: isComplete,
            completion: completion)
    }

    /// Asks for content: at least `minimumIncompleteLength` bytes, or what is left of a message.
    public func receive(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
    ) {
        ask(minimum: minimumIncompleteLength, maximum: maximumLength, completion)
    }

    /// Asks for a whole message; a stream is one.
    public func receiveMessage(completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void) {
        ask(minimum: nil, maximum: .max, completion)
    }

    /// The same as `receive`, for code that takes regions of memory.
    public func receiveDiscontiguous(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion: @escaping @Sendable (DispatchData?, ContentContext?, Bool, NWError?) -> Void
    ) {
        ask(minimum: minimumIncompleteLength, maximum: maximumLength) { data, context, isComplete, error in
            completion(data.map(Self.regions), context, isComplete, error)
        }
    }

    public func receiveMessageDiscontiguous(
        completion: @escaping @Sendable (DispatchData?, ContentContext?, Bool, NWError?) -> Void
    ) {
        ask(minimum: nil, maximum: .max) { data, context, isComplete, error in
            completion(data.map(Self.regions), context, isComplete, error)
        }
    }

    private static func regions(_ data: Data) -> DispatchData { data.withUnsafeBytes { DispatchData(bytes: $0) } }

    private func ask(minimum: Int?, maximum: Int, _ completion: @escaping Inbox.Completion) {
        core.async { [self] in
            inbox.append(Inbox.Request(minimum: minimum, maximum: max(maximum, 1), completion: completion))
            answerRequests()
        }
    }

    // MARK: On the connection's own queue

    /// Bytes that are read before anybody asks for them.
    private static let readAhead = 1 << 18

    func answerRequests() {
        while let answer = inbox.nextAnswer() { deliver(answer) }
        stack?.transport.setReading(inbox.wantsMore || inbox.count < Self.readAhead)
    }

    func receive(_ segment: Segment) {
        shared.withLock { $0.traffic.received += UInt64(segment.data.count) }
        var segment = segment
        if segment.isComplete, !segment.isFinal, stack?.transport.maximumDatagramSize != nil {
            segment.metadata += datagramMetadata()
        }
        inbox.append(segment)
        answerRequests()
    }

    private func datagramMetadata() -> [NWProtocolMetadata] {
        let packet = NWProtocolIP.Metadata()
        let options = parameters.defaultProtocolStack.internetProtocol as? NWProtocolIP.Options
        if options?.shouldCalculateReceiveTime == true { packet.receiveTime = DispatchTime.now().uptimeNanoseconds }
        return [packet, NWProtocolUDP.Metadata()]
    }

    func flushSendings() {
        guard batchDepth == 0, state == .ready, let stack else { return }
        let waiting = sendings
        sendings = []
        for sending in waiting {
            if let expiry = sending.expiry, expiry < .now() {
                tell(sending.completion, .posix(.ETIMEDOUT))
                continue
            }
            let count = UInt64(sending.segment.data.count)
            shared.withLock { $0.traffic.sent += count }
            stack.send(sending.segment)
            stack.transport.afterWriting { [weak self] error in self?.tell(sending.completion, error) }
        }
    }

    func tell(_ completion: SendCompletion, _ error: NWError?) {
        guard case .contentProcessed(let call) = completion else { return }
        deliver { call(error) }
    }

    /// Runs a function on the app's queue, after what was told before.
    func deliver(_ action: @escaping () -> Void) {
        // Answers are made of what the app gave as sendable, and run once.
        nonisolated(unsafe) let action = action
        (shared.withLock { $0.delivery } ?? core).async { action() }
    }
}
