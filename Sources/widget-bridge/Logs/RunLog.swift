import Foundation
import POSIXSupport
import Synchronization
import WidgetProtocol

/// What one run of the bridge logs, what its extensions print included: `<root>/logs/<start>-<pid>.log`.
///
/// The file is made with the first line. Of a run its last two mebibytes are kept at most, and ten runs in all.
final class RunLog: Sendable {
    private struct State {
        var descriptor: Int32 = -1
        var size = 0
        var hasFailed = false
    }

    static let suffix = ".log"
    /// Behind the name of a file's older half.
    static let olderSuffix = ".1"

    static let longestFile = 1 << 20
    static let keptRuns = 10

    private let folder: String
    private let path: String
    private let state = Mutex(State())

    init(root: String) {
        folder = Self.folder(root)
        let start = WireDate.text(Date().timeIntervalSince1970).filter { $0.isLetter || $0.isNumber || $0 == "." }
        path = "\(folder)/\(start)-\(getpid())\(Self.suffix)"
    }

    static func folder(_ root: String) -> String { root + "/logs" }

    /// The logs of the runs, the oldest first.
    static func runs(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(suffix) }.sorted().map { folder + "/" + $0 }
    }

    /// Adds a line; where it cannot be written, the log goes without.
    func add(_ line: String) {
        let bytes = Array("\(WireDate.text(Date().timeIntervalSince1970)) \(line)\n".utf8)
        state.withLock { state in
            if state.size > 0, state.size + bytes.count > Self.longestFile { rotate(&state) }
            if state.descriptor < 0, !state.hasFailed { open(&state) }
            guard state.descriptor >= 0 else { return }
            if bytes.withUnsafeBytes({ Descriptors.write($0, to: state.descriptor) }) { state.size += bytes.count }
        }
    }

    private func open(_ state: inout State) {
        state.hasFailed = true
        guard (try? WholeFile.makeFolder(folder)) != nil else { return }
        removeOldest()
        state.descriptor = Foundation.open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
        state.hasFailed = state.descriptor < 0
    }

    private func rotate(_ state: inout State) {
        close(state.descriptor)
        rename(path, path + Self.olderSuffix)
        state.descriptor = -1
        state.size = 0
    }

    /// Makes room for one more run.
    private func removeOldest() {
        for run in Self.runs(in: folder).dropLast(Self.keptRuns - 1) where run != path {
            unlink(run)
            unlink(run + Self.olderSuffix)
        }
    }
}
