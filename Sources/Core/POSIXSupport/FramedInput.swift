import Glibc

/// Reads lines, and counted bytes behind them, from a descriptor.
///
/// Works on descriptors that wait and on those that do not; no read waits for longer than until the deadline.
package struct FramedInput: ~Copyable {
    /// Why there is no more to read.
    package enum End: Error, Hashable, Sendable {
        case ended
        case timedOut
        case tooLong
    }

    private let descriptor: Int32
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 16)
    private var start = 0
    private var end = 0

    package init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { buffer.deallocate() }

    /// The next line, without its end.
    package mutating func line(
        atMost limit: Int, until deadline: ContinuousClock.Instant? = nil
    ) throws(End) -> [UInt8] {
        var line: [UInt8] = []
        while true {
            let part = UnsafeRawBufferPointer(rebasing: buffer[start..<end])
            let newline = part.firstIndex(of: UInt8(ascii: "\n"))
            line += part[..<(newline ?? part.count)]
            if line.count > limit { throw .tooLong }
            if let newline {
                start += newline + 1
                return line
            }
            try fill(deadline)
        }
    }

    /// So many of the next bytes, part by part.
    package mutating func bytes(
        _ count: Int, until deadline: ContinuousClock.Instant? = nil, _ body: (UnsafeRawBufferPointer) -> Void
    ) throws(End) {
        var rest = count
        while rest > 0 {
            if start == end { try fill(deadline) }
            let part = UnsafeRawBufferPointer(rebasing: buffer[start..<min(end, start + rest)])
            start += part.count
            rest -= part.count
            body(part)
        }
    }

    /// Takes what there is, once all is used up that there was.
    private mutating func fill(_ deadline: ContinuousClock.Instant?) throws(End) {
        (start, end) = (0, 0)
        while true {
            guard Descriptors.wait(for: descriptor, POLLIN, until: deadline) else { throw .timedOut }
            let count = read(descriptor, buffer.baseAddress, buffer.count)
            if count > 0 {
                end = count
                return
            }
            if count == 0 || errno != EAGAIN && errno != EINTR { throw .ended }
        }
    }
}

extension Descriptors {
    /// Waits until the descriptor can be read or written, or has come to its end; false once the deadline is over.
    package static func wait(
        for descriptor: Int32, _ event: Int32, until deadline: ContinuousClock.Instant?
    ) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        while true {
            var timeout: Int32 = -1
            if let deadline {
                let left = deadline - .now
                guard left > .zero else { return false }
                timeout = Int32(clamping: Int(left / .milliseconds(1)) + 1)
            }
            if poll(&entry, 1, timeout) > 0 { return true }
        }
    }
}
