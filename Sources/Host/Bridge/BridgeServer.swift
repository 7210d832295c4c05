package import JSONRPC

/// Runs a session over two descriptors.
package struct BridgeServer {
    /// How a session ended.
    package enum End: Sendable {
        /// The input ended, or the host sent `exit`; all was answered.
        case finished
        /// The host no longer reads what it is answered.
        case outputClosed
    }

    private let input: Int32
    private let output: Int32
    private let maximumMessage: Int

    /// How many bytes of replies may wait for the host before its input is left alone.
    private static let queueLimit = 8 << 20

    /// A read that brings so much at once tells of a host that does not wait for replies.
    private static let flood = 16 << 10

    package init(input: Int32, output: Int32, maximumMessage: Int = LineFramer.defaultLimit) {
        self.input = input
        self.output = output
        self.maximumMessage = maximumMessage
    }

    /// Serves until the end, on this thread.
    package func run(_ makeSession: (MessageWriter) -> Session) -> End {
        Descriptors.ignoreBrokenPipes()
        let writer = MessageWriter(descriptor: output)
        let session = makeSession(writer)
        serve(session, writer)
        session.end()
        writer.close()
        return writer.isBroken ? .outputClosed : .finished
    }

    private func serve(_ session: Session, _ writer: MessageWriter) {
        var framer = LineFramer(limit: maximumMessage)
        while true {
            let count = framer.fill { Descriptors.read(input, into: $0) }
            if count == 0 { break }
            session.beginTurn()
            while let next = framer.next({ session.handle($0) }) {
                if next == .exit { return }
            }
            // A commit costs by the pages that it touches: saves that still stream in are let into it.
            if count >= Self.flood, session.batchHasRoom, Descriptors.isReadable(input) { continue }
            session.endTurn()
            writer.waitUntilQueued(atMost: Self.queueLimit)
            if writer.isBroken { return }
        }
        session.beginTurn()
        _ = framer.finish { session.handle($0) }
    }
}
