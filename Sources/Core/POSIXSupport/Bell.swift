import Glibc

/// Wakes a thread that polls descriptors.
package final class Bell: Sendable {
    private let pipe: PipeDescriptors?

    package init() {
        pipe = PipeDescriptors()
        for end in [pipe?.readEnd, pipe?.writeEnd].compactMap(\.self) {
            _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
        }
    }

    deinit { pipe?.close() }

    /// What is to be polled for input; -1, which poll(2) passes over, where there are no descriptors left.
    package var descriptor: Int32 { pipe?.readEnd ?? -1 }

    package func ring() {
        guard let pipe else { return }
        // A pipe that is full wakes as well.
        _ = withUnsafeBytes(of: UInt8(0)) { write(pipe.writeEnd, $0.baseAddress, $0.count) }
    }

    /// Has it be silent until it is rung again.
    package func silence() {
        guard let pipe else { return }
        var buffer = [UInt8](repeating: 0, count: 256)
        while read(pipe.readEnd, &buffer, buffer.count) == buffer.count {}
    }
}
