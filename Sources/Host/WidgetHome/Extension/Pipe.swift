import Foundation

/// A pipe whose ends no child inherits by accident.
struct Pipe: Sendable {
    let readEnd: Int32
    let writeEnd: Int32

    init?() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (readEnd, writeEnd) = (ends[0], ends[1])
    }

    func close() {
        _ = Foundation.close(readEnd)
        _ = Foundation.close(writeEnd)
    }
}
