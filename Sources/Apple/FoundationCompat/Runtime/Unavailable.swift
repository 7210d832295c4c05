import Foundation

/// Says in the extension's log, once each, what a widget asked for that cannot work here.
package enum Unavailable {
    private static let lock = NSLock()
    /// Guarded by `lock`.
    nonisolated(unsafe) private static var said: Set<String> = []

    /// Writes `what` to standard error, where the bridge takes its log from.
    package static func note(_ what: String) {
        let isNew = lock.withLock { said.insert(what).inserted }
        guard isNew else { return }
        FileHandle.standardError.write(Data("note: \(what) is not available to widgets here\n".utf8))
    }
}
