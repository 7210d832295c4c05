import POSIXSupport

/// The one writer of a stream of messages: whole lines, in the order they were handed over.
package final class MessageWriter: Sendable {
    private struct State {
        var queue: [UInt8] = []
        var isWriting = false
        var hasThread = false
        var isBroken = false
        var isClosed = false
    }

    private let descriptor: Int32
    private let monitor = Monitor(State())

    /// - Parameter descriptor: Stays open; whoever opened it closes it, after ``close()``.
    package init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Writes lines on this thread, waiting as long as the reader does.
    package func write(_ lines: [UInt8]) {
        if !lines.isEmpty { write(pieces: [lines]) }
    }

    /// Writes the pieces of lines, as ``write(_:)``.
    package func write(pieces: [[UInt8]]) {
        let mayWrite = monitor.wait { state -> Bool? in
            if state.isBroken { return false }
            if state.isWriting || !state.queue.isEmpty { return nil }
            state.isWriting = true
            return true
        }
        if mayWrite { finishWriting(pieces) }
    }

    /// Hands lines over without waiting: a few bytes that the descriptor has room for are written, and a thread writes all
    /// else as the reader takes it.
    ///
    /// What waits there is bounded by the caller: see ``waitUntilQueued(atMost:)``.
    package func enqueue(_ lines: [UInt8]) {
        let mayWrite =
            lines.count <= Descriptors.leastRoom
            && monitor.withLock { state in
                guard !state.isBroken, !state.isClosed, !state.isWriting, state.queue.isEmpty else { return false }
                state.isWriting = true
                return true
            }
        if mayWrite, Descriptors.hasRoom(descriptor) { return finishWriting([lines]) }
        let startsThread = monitor.withLock(waking: true) { state in
            guard !state.isBroken, mayWrite || !state.isClosed else { return false }
            if mayWrite {
                // What has come since goes behind it.
                state.isWriting = false
                state.queue.insert(contentsOf: lines, at: 0)
            } else {
                state.queue += lines
            }
            defer { state.hasThread = true }
            return !state.hasThread
        }
        if startsThread { startThread { [self] in writeQueue() } }
    }

    /// Blocks this thread while more than so many bytes wait for the reader.
    package func waitUntilQueued(atMost limit: Int) {
        monitor.wait { state in state.isBroken || state.queue.count <= limit ? () : nil }
    }

    /// Waits until everything is written that was handed over; what comes later is dropped.
    package func close() {
        monitor.withLock(waking: true) { $0.isClosed = true }
        monitor.wait { state in state.isBroken || state.queue.isEmpty && !state.isWriting ? () : nil }
    }

    /// Drops what waits and what comes later.
    package func abandon() {
        monitor.withLock(waking: true) { state in
            state.isBroken = true
            state.queue = []
        }
    }

    /// Whether the reader is gone for good.
    package var isBroken: Bool { monitor.withLock { $0.isBroken } }

    private func writeQueue() {
        while true {
            let lines = monitor.wait { state -> [UInt8]?? in
                if state.isBroken || state.isClosed && state.queue.isEmpty { return .some(nil) }
                if state.isWriting || state.queue.isEmpty { return nil }
                state.isWriting = true
                defer { state.queue = [] }
                return state.queue
            }
            guard let lines else { return }
            finishWriting([lines])
        }
    }

    private func finishWriting(_ pieces: [[UInt8]]) {
        let isWritten = Self.joined(pieces).allSatisfy { piece in
            piece.withUnsafeBytes { Descriptors.write($0, to: descriptor) }
        }
        monitor.withLock(waking: true) { state in
            state.isWriting = false
            if !isWritten {
                state.isBroken = true
                state.queue = []
            }
        }
    }

    /// The same bytes in fewer pieces: each write wakes the reader.
    private static func joined(_ pieces: [[UInt8]]) -> [[UInt8]] {
        pieces.reduce(into: []) { joined, piece in
            if !joined.isEmpty, joined[joined.count - 1].count + piece.count <= writtenAtOnce {
                joined[joined.count - 1] += piece
            } else {
                joined.append(piece)
            }
        }
    }

    /// What a pipe holds that nobody has made larger.
    private static let writtenAtOnce = 64 << 10
}
