import Glibc

/// A pipe whose ends no child inherits by accident.
package struct PipeDescriptors: Sendable {
    package let readEnd: Int32
    package let writeEnd: Int32

    /// Nil where there are no descriptors left, which `errno` says.
    package init?() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (readEnd, writeEnd) = (ends[0], ends[1])
    }

    package func close() {
        _ = Glibc.close(readEnd)
        _ = Glibc.close(writeEnd)
    }
}
