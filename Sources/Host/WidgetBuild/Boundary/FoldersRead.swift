import Foundation
import Synchronization

/// The folders that a build has looked into: where something changes that it would make something else of.
final class FoldersRead: Sendable {
    private let folders = Mutex<Set<String>>([])
    private let looking: @Sendable (String) -> Void

    /// - Parameter looking: told of each folder before anything in it is read, by its real path.
    init(looking: @escaping @Sendable (String) -> Void = { _ in }) { self.looking = looking }

    /// All of them, by their real paths.
    var all: Set<String> { folders.withLock { $0 } }

    /// Whether nobody has looked into the folder before.
    @discardableResult
    func insert(_ folder: String) -> Bool {
        folders.withLock { folders in
            guard folders.insert(folder).inserted else { return false }
            looking(folder)
            return true
        }
    }

    /// The same with the folder of a file, which may be missing in it.
    @discardableResult
    func insert(folderOf file: String) -> Bool {
        let folder = (file as NSString).deletingLastPathComponent
        return ProjectBoundary.realPath(folder).map { insert($0) } ?? false
    }
}
