import Foundation
import WidgetProtocol

/// The root of an app that another framework writes, with Xcode's project somewhere below, or made only when it is built.
struct AppRoot {
    let path: String

    /// Nil for a folder that is no such root.
    init?(_ path: String) {
        self.path = path
        guard Self.manifests.contains(where: { ProjectFiles.has(path + "/" + $0) }) else {
            return nil
        }
    }

    /// The folders below in which a widget extension begins.
    func widgetFolders() throws(BridgeError) -> [String] {
        var scan = FolderScan()
        try scan.add(path)
        var folders: [String] = []
        for file in scan.swiftFiles where try SourceTraits(contentsOf: file).entryPoint == .widget {
            let folder = (file as NSString).deletingLastPathComponent
            if !folders.contains(folder) { folders.append(folder) }
        }
        return folders
    }

    /// Those for the system that is wanted, where there are several.
    func widgetFolders(for platform: Platform) throws(BridgeError) -> [String] {
        let folders = try widgetFolders()
        guard folders.count > 1 else { return folders }
        var wanted: [String] = []
        for folder in folders where try FolderReader(path: folder).target().settings.platform == platform {
            wanted.append(folder)
        }
        return wanted.isEmpty ? folders : wanted
    }

    /// What each framework's apps have at their root.
    static let manifests = [
        "pubspec.yaml", "package.json", "app.json", "settings.gradle.kts", "settings.gradle",
    ]
}
