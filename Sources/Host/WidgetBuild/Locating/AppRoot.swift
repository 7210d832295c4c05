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

    /// The folders below in which a widget extension begins, those for the system that is wanted where there are several.
    func widgetFolders(for platform: Platform) throws(BridgeError) -> [String] {
        var scan = FolderScan()
        try scan.add(path)
        var folders: [String] = []
        for file in scan.swiftFiles where try SourceTraits(contentsOf: file).entryPoint == .widget {
            let folder = (file as NSString).deletingLastPathComponent
            if !folders.contains(folder) { folders.append(folder) }
        }
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

/// Targets that Expo makes of the folders in an app's `targets`, once it writes the app's project.
enum ExpoTarget {
    /// The folders of what all the targets share, for the folder of one; none for any other folder.
    static func shared(with folder: String) throws(BridgeError) -> [String] {
        let names = try ProjectFiles.entries(in: folder) { !$0.hasPrefix("expo-target.config.") }.map(\.name)
        guard names.contains(where: { $0.hasPrefix("expo-target.config.") }) else { return [] }
        let shared = (folder as NSString).deletingLastPathComponent + "/_shared"
        return try ProjectFiles.isFolder(shared) == true ? [shared] : []
    }
}
