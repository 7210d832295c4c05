package import JSONRPC
package import POSIXSupport

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
    private let interruption: Interruption

    /// A read that brings so much at once tells of a host that does not wait for replies.
    private static let flood = 16 << 10

    /// - Parameter interruption: ends the input from elsewhere, as its end would.
    package init(
        input: Int32, output: Int32, maximumMessage: Int = LineFramer.defaultLimit,
        interruption: Interruption = Interruption()
    ) {
        self.input = input
        self.output = output
        self.maximumMessage = maximumMessage
        self.interruption = interruption
    }

    /// Serves until the end, on this thread.
    package func run(_ makeSession: (MessageWriter) -> Session) -> End {
        Signals.ignoreFailedWrites()
        let writer = MessageWriter(descriptor: output)
        let session = makeSession(writer)
        serve(session, writer)
        session.end()
        writer.close()
        return writer.isBroken ? .outputClosed : .finished
    }

    private func serve(_ session: Session, _ writer: MessageWriter) {
        var framer = LineFramer(limit: maximumMessage)
        while interruption.waitForInput(input) {
            let count = framer.fill { Descriptors.read(input, into: $0) }
            if count == 0 { break }
            session.beginTurn()
            while let next = framer.next({ session.handle($0) }) {
                if next == .exit { return }
            }
            // A commit costs by the pages that it touches: saves that still stream in are let into it.
            if count >= Self.flood, session.batchHasRoom, Descriptors.isReadable(input) { continue }
            session.endTurn()
            writer.waitUntilQueued(atMost: PendingRequests.queueLimit)
            if writer.isBroken { return }
        }
        session.beginTurn()
        _ = framer.finish { session.handle($0) }
    }
}

/// Ends a session's input from another thread, or from a signal's handler.
package struct Interruption: Sendable {
    private let readEnd: Int32
    private let writeEnd: Int32

    /// Never interrupts.
    package init() { (readEnd, writeEnd) = (-1, -1) }

    /// - Parameter pipe: a pipe that stays open.
    package init(pipe: PipeDescriptors) { (readEnd, writeEnd) = (pipe.readEnd, pipe.writeEnd) }

    /// Ends the input; a write, which a signal's handler may do.
    package func interrupt() { _ = withUnsafeBytes(of: UInt8(0)) { Descriptors.write($0, to: writeEnd) } }

    /// Waits for something to read; false once the input was ended from elsewhere.
    func waitForInput(_ input: Int32) -> Bool { Descriptors.waitForInput(input, unless: readEnd) }
}
