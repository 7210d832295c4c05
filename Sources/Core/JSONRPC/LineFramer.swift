import Glibc

/// Cuts a stream of bytes into lines, holding at most one line and one read's worth of bytes.
///
/// It does no I/O itself: ``fill(_:)`` lends its free space to whoever reads. A line longer than the limit is
/// reported once and dropped as it comes, up to the next newline. `\r\n` ends a line as `\n` does; blank lines are
/// left out.
package struct LineFramer: ~Copyable {
    package enum Frame {
        /// A line without its end; valid during the call that got it.
        case line(UnsafeBufferPointer<UInt8>)
        case tooLong
    }

    /// The limit of a message where nothing else is said: 64 MiB.
    package static let defaultLimit = 64 << 20

    /// How much one read may bring, and how much memory is kept between lines.
    private static let chunk = 64 << 10

    private let limit: Int
    private var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: chunk, alignment: 16)
    private var start = 0
    private var end = 0

    /// Up to where no newline was found.
    private var searched = 0
    private var isDropping = false

    package init(limit: Int = defaultLimit) { self.limit = limit }

    deinit { buffer.deallocate() }

    /// Lends free space to `read`, which says how many bytes it put there.
    package mutating func fill(_ read: (UnsafeMutableRawBufferPointer) -> Int) -> Int {
        makeRoom()
        let count = read(UnsafeMutableRawBufferPointer(rebasing: buffer[end...]))
        if count > 0 { end += count }
        return count
    }

    /// Appends bytes that are already at hand.
    package mutating func append(_ bytes: UnsafeRawBufferPointer) {
        var rest = bytes[...]
        while !rest.isEmpty {
            _ = fill { space in
                let part = rest.prefix(space.count)
                space.copyMemory(from: UnsafeRawBufferPointer(rebasing: part))
                rest = rest.dropFirst(part.count)
                return part.count
            }
        }
    }

    /// The next whole line that is not blank; nil when more bytes are needed.
    package mutating func next<Result>(_ body: (Frame) -> Result) -> Result? {
        while let newline = findNewline() {
            let line = start..<newline
            start = newline + 1
            searched = start
            if isDropping {
                isDropping = false
            } else if let frame = frame(line) {
                return body(frame)
            }
        }
        guard !isDropping, end - start > limit else { return dropIfDropping() }
        isDropping = true
        start = end
        return body(.tooLong)
    }

    /// The line that the stream's end completed, if there is one.
    package mutating func finish<Result>(_ body: (Frame) -> Result) -> Result? {
        let line = start..<end
        start = end
        searched = end
        return isDropping ? nil : frame(line).map(body)
    }

    /// Whether a line has begun that is not complete.
    package var isInsideLine: Bool { isDropping || start < end }

    private mutating func dropIfDropping<Result>() -> Result? {
        if isDropping { start = end }
        return nil
    }

    private mutating func findNewline() -> Int? {
        guard searched < end, let base = buffer.baseAddress else { return nil }
        guard let found = memchr(base + searched, Int32(UInt8(ascii: "\n")), end - searched) else {
            searched = end
            return nil
        }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }

    private func frame(_ range: Range<Int>) -> Frame? {
        var line = UnsafeRawBufferPointer(buffer)[range]
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        if line.count > limit { return .tooLong }
        if line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) { return nil }
        return .line(UnsafeRawBufferPointer(rebasing: line).assumingMemoryBound(to: UInt8.self))
    }

    /// Leaves at least a chunk of room behind `end`; gives memory back that only a long line needed.
    private mutating func makeRoom() {
        if start == end, buffer.count > 4 * Self.chunk {
            buffer.deallocate()
            buffer = .allocate(byteCount: Self.chunk, alignment: 16)
            (start, end, searched) = (0, 0, 0)
        }
        if start > 0, buffer.count - end < Self.chunk {
            memmove(buffer.baseAddress!, buffer.baseAddress! + start, end - start)
            (start, end, searched) = (0, end - start, searched - start)
        }
        if buffer.count - end < Self.chunk / 2 {
            let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: buffer.count * 2, alignment: 16)
            larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[..<end]))
            buffer.deallocate()
            buffer = larger
        }
    }
}
