import Foundation
import JSON
import WidgetProtocol

/// Finds the pods around a folder, and the plugins of an app that bring pods along.
struct PodSearch {
    /// The folder, and those above it in the same project, the outermost last.
    private let folders: [String]

    init(around folder: String) {
        folders = [folder] + ProjectSearch.ancestors(of: folder)
    }

    /// The projects that CocoaPods has made of all pods, where they are checked in.
    var projects: [String] {
        folders.map { $0 + "/Pods/Pods.xcodeproj" }.filter { ProjectFiles.has($0 + "/project.pbxproj") }
    }

    /// The pods, those with a podspec first.
    func pods() throws(BridgeError) -> [Pod] {
        var found: [Pod] = []
        for path in try specifications() {
            // What cannot be read may have nothing to do with the widget.
            if let pod = try Pod(specification: path) { found.append(pod) }
        }
        for folder in folders {
            let names = ProjectSearch.entries(of: folder + "/Pods") {
                !$0.hasPrefix(".") && !Self.ownFolders.contains($0) && !$0.hasSuffix(".xcodeproj")
            }
            found += names.filter(\.isFolder).map { Pod(folder: "\(folder)/Pods/\($0.name)") }
        }
        return found
    }

    /// What CocoaPods keeps beside the pods themselves.
    private static let ownFolders: Set = ["Headers", "Local Podspecs", "Target Support Files"]

    /// The podspecs of the app and of its plugins, each once.
    private func specifications() throws(BridgeError) -> [String] {
        guard let top = folders.last else { return [] }
        var places = ProjectSearch.folders(below: top, levels: Self.depth)
        for folder in folders {
            places += plugins(ofFlutter: folder) + modules(ofNode: folder + "/node_modules")
        }
        var known: Set<String> = []
        var found: [String] = []
        for place in places where known.insert(place).inserted {
            let names = ProjectSearch.entries(of: place) { $0.hasSuffix(".podspec") || $0.hasSuffix(".podspec.json") }
            found += names.map { place + "/" + $0.name }
        }
        return found
    }

    private static let depth = 3
    private static let systems = ["ios", "darwin"]

    /// The folders of the plugins of a Flutter app, which `flutter pub get` lists, and links to where it is a Mac's.
    private func plugins(ofFlutter folder: String) -> [String] {
        let links = folder + "/.symlinks/plugins"
        let linked = ProjectSearch.entries(of: links) { !$0.hasPrefix(".") }.map { links + "/" + $0.name }
        let list = try? ProjectFiles.text(folder + "/.flutter-plugins-dependencies", .slow)
        let plugins = list.flatMap { try? JSONValue(parsing: $0) }?["plugins"]?["ios"]?.arrayValue ?? []
        let listed = plugins.compactMap { $0["path"]?.stringValue }.filter(ProjectFiles.hasFolder)
        return (linked + listed).flatMap { path in Self.systems.map { XcodeProject.join(path, $0) } }
    }

    /// The folders of the modules of a React Native or Expo app, and of their code for phones.
    private func modules(ofNode folder: String) -> [String] {
        let entries = ProjectSearch.entries(of: folder) { !$0.hasPrefix(".") }
        let packages = entries.flatMap { entry in
            let path = folder + "/" + entry.name
            guard entry.name.hasPrefix("@") else { return [path] }
            return ProjectSearch.entries(of: path) { !$0.hasPrefix(".") }.map { path + "/" + $0.name }
        }
        return packages.flatMap { package in [package] + Self.systems.map { "\(package)/\($0)" } }
    }
}
