import Children
import Foundation
import JSON
import WidgetProtocol

/// What a build may read: the project that it is for, what the user names beside it, and its own folder in the cache.
///
/// Project files, catalogues, property lists and symbolic links name paths; whoever wrote them is not trusted. So all of
/// WidgetBuild reads through ``ProjectFiles``, which asks the boundary of the build that runs; without one, nothing can be
/// read. What it writes goes through ``OutputFolder``.
struct ProjectBoundary: Sendable {
    /// Absolute and without symbolic links.
    private(set) var roots: [String]
    let budget = BuildBudget()
    private(set) var folders: FoldersRead
    let cancellation: Cancellation

    init(roots: [String], folders: FoldersRead = FoldersRead(), cancellation: Cancellation = Cancellation()) {
        self.roots = roots
        self.folders = folders
        self.cancellation = cancellation
    }

    /// The boundary of the build that runs on this thread.
    @TaskLocal static var current = ProjectBoundary(roots: [])

    /// Runs a build, or a part of one, that reads nothing else.
    func enforced<Result>(_ body: () throws(BridgeError) -> Result) throws(BridgeError) -> Result {
        let result = Self.$current.withValue(self) {
            Swift.Result { () throws(BridgeError) in
                // Too much is the reason of whatever else went wrong behind it.
                let result: Swift.Result<Result, BridgeError> = Swift.Result { () throws(BridgeError) in try body() }
                try budget.check()
                return try result.get()
            }
        }
        return try result.get()
    }

    /// The same with a folder of the build's own.
    func adding(_ folder: String) -> ProjectBoundary {
        var boundary = self
        if let real = Self.realPath(folder) { boundary.roots.append(real) }
        return boundary
    }

    /// The same for what is read once more, which counts from the beginning.
    var anew: ProjectBoundary { ProjectBoundary(roots: roots, folders: folders, cancellation: cancellation) }

    /// The same for what is compiled in a folder of the build's own, which nobody else changes.
    func compiling(in folder: String) -> ProjectBoundary {
        var boundary = adding(folder)
        boundary.folders = FoldersRead()
        return boundary
    }

    /// Whether a path that has no symbolic links is the project's; its repository's own files are not.
    func contains(_ real: String) -> Bool {
        roots.contains { root in
            // Bytes: to String, names that differ in their Unicode normalisation are equal, to the kernel they are not.
            let root = root.utf8
            guard real.utf8.starts(with: root) else { return false }
            let rest = real.utf8.dropFirst(root.count)
            guard rest.isEmpty || rest.first == UInt8(ascii: "/") else { return false }
            return !rest.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual(".git".utf8) }
        }
    }

    /// Where a path leads, without symbolic links; nil where there is nothing.
    func resolve(_ path: String) throws(BridgeError) -> String? {
        if cancellation.isCancelled { throw .buildCancelled }
        guard !path.utf8.contains(0), path.utf8.count < BuildLimits.path else { return nil }
        guard let real = Self.realPath(path) else {
            if errno == EACCES { throw .sourceUnreadable(path, "permission denied") }
            return nil
        }
        guard contains(real) else { throw .outsideProject(path, leadsTo: real, roots: roots) }
        return real
    }

    /// Says in an error that a file names the path which leads outside.
    static func naming<Result>(
        _ file: String, _ body: () throws(BridgeError) -> Result
    ) throws(BridgeError) -> Result {
        do {
            return try body()
        } catch  where error.kind == .outsideProject && error.details["file"] == nil {
            var error = error
            error.message = "\(file): \(error.message)"
            throw error.with("file", .string(file))
        }
    }

    static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}

extension BridgeError {
    static func outsideProject(_ path: String, leadsTo real: String, roots: [String]) -> BridgeError {
        let target = path == real ? "" : ", to \(real)"
        return BridgeError(
            .outsideProject, "\(path) leads out of the project\(target)",
            hint:
                "A build reads nothing outside of \(roots.first ?? "its project"): correct the path, or have a copy there."
        ).with("reference", .string(path))
    }

    static func sourceUnreadable(_ path: String, _ reason: String) -> BridgeError {
        BridgeError(
            .sourceUnreadable, "\(path) cannot be read: \(reason)",
            hint: "Check that it is a file or a folder of yours, and its permissions.")
    }
}
