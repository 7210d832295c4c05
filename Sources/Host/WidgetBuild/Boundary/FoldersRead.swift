import Foundation
import Synchronization

/// The folders that a build has looked into: where something changes that it would make something else of.
final class FoldersRead: Sendable {
    private let folders = Mutex<Set<String>>([])

    /// All of them, by their real paths.
    var all: Set<String> { folders.withLock { $0 } }

    func insert(_ folder: String) { folders.withLock { _ = $0.insert(folder) } }

    /// The folder of a file, which may be missing in it.
    func insert(folderOf file: String) {
        let folder = (file as NSString).deletingLastPathComponent
        if let real = ProjectBoundary.realPath(folder) { insert(real) }
    }
}
