import Children
import Foundation
import WidgetProtocol

extension ProjectBoundary {
    /// The boundary of a build: the project that a path lies in, and what is named beside it.
    ///
    /// The project is the checkout: the nearest folder with a `.git`, from the path upwards. Where there is none, it is
    /// the highest folder of those few above the path that has an Xcode project or an app's manifest right in it; else the
    /// folder above a widget's own, beside which Xcode keeps its entitlements. It is never the home folder or one above it,
    /// and never a folder that everybody writes to, such as /tmp. A Flutter app's plugins are in its cache of packages.
    init(
        of path: String, adding additions: [String] = [], folders: FoldersRead = FoldersRead(),
        cancellation: Cancellation = Cancellation(),
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        let named = [path] + additions
        // What is not there has an error of its own, by whoever looks for it.
        let real = named.compactMap(Self.realPath)
        let project = real.first.map { [Self.root(of: $0)] } ?? []
        let plugins = real.first.map { Self.pluginFolders(for: $0, environment) } ?? []
        self.init(
            roots: project + Array(real.dropFirst()) + plugins, folders: folders, cancellation: cancellation)
    }

    /// Where Flutter keeps the plugins that its apps take from elsewhere, for a path in such an app.
    private static func pluginFolders(for path: String, _ environment: [String: String]) -> [String] {
        guard ([path] + folders(above: path)).contains(where: { WholeFolder.exists($0 + "/pubspec.yaml") }) else {
            return []
        }
        let cache = environment["PUB_CACHE"] ?? NSHomeDirectory() + "/.pub-cache"
        return ["hosted", "git"].compactMap { realPath(cache + "/" + $0) }
    }

    private static func root(of path: String) -> String {
        let suffix = (path as NSString).pathExtension
        let isWidget = WholeFolder.isFolder(path) && !["xcodeproj", "xcworkspace"].contains(suffix)
        let own = isWidget ? path : (path as NSString).deletingLastPathComponent
        let candidates = [own] + folders(above: own)
        if let checkout = candidates.first(where: { WholeFolder.exists($0 + "/.git") }) { return checkout }
        if let app = candidates.prefix(highest).last(where: isApp) { return app }
        return isWidget && candidates.count > 1 ? candidates[1] : own
    }

    /// How far up an app's project may stand, as the search for it goes.
    private static let highest = 7

    /// The folders above one that may be a project, the nearest first.
    private static func folders(above folder: String) -> [String] {
        let home = realPath(NSHomeDirectory()) ?? "/"
        var result: [String] = []
        var current = (folder as NSString).deletingLastPathComponent
        while current != "/", !(home + "/").utf8.starts(with: (current + "/").utf8), !WholeFolder.isShared(current) {
            result.append(current)
            current = (current as NSString).deletingLastPathComponent
        }
        return result
    }

    /// Whether an app's project or manifest lies right in a folder; an app of Skip's has its project in one called Darwin.
    static func isApp(_ folder: String) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains { name in
            ["xcodeproj", "xcworkspace"].contains((name as NSString).pathExtension)
                || ProjectSearch.isSpecification(name) || AppRoot.manifests.contains(name)
                || ["Skip.env", "Tuist", "Tuist.swift", "Workspace.swift"].contains(name)
        }
    }
}

/// What is asked of folders before there is a boundary: whether they are there, and whose.
private enum WholeFolder {
    static func exists(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0
    }

    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Whether everybody may write into it.
    static func isShared(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IWOTH != 0
    }
}
