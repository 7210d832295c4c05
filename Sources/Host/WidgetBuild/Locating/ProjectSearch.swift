import Foundation

/// Finds Xcode projects around a folder.
enum ProjectSearch {
    /// The projects right in a folder, those that CocoaPods makes aside; where there are none, the specification that
    /// XcodeGen makes them of.
    static func projects(in folder: String) -> [String] {
        let names = contents(of: folder)
        let projects = names.filter { $0.hasSuffix(".xcodeproj") && $0 != "Pods.xcodeproj" }
        let found = projects.isEmpty ? names.filter(isSpecification) : projects
        return found.map { folder + "/" + $0 }
    }

    static func isSpecification(_ name: String) -> Bool {
        ["project.yml", "project.yaml"].contains(name)
    }

    /// The projects below a folder, those nearest to it first.
    static func projects(below folder: String) -> [String] {
        var found: [String] = []
        var level = [folder]
        for _ in 0..<deepest {
            level = level.flatMap(children)
            found += level.flatMap(projects(in:))
        }
        return found
    }

    /// The projects right in a folder and one folder down.
    static func projects(around folder: String) -> [String] {
        projects(in: folder) + children(of: folder).prefix(mostSiblings).flatMap(projects(in:))
    }

    /// The folders above a folder, up to the root of what is checked out.
    static func ancestors(of folder: String) -> [String] {
        var result: [String] = []
        var current = folder
        while result.count < highest, !FileManager.default.fileExists(atPath: current + "/.git") {
            current = (current as NSString).deletingLastPathComponent
            if current == "/" || current == NSHomeDirectory() { break }
            result.append(current)
        }
        return result
    }

    /// The folders of Swift packages in a checkout that a folder lies in, near its top.
    static func packages(around folder: String) -> [String] {
        var top = folder
        if let root = ([folder] + ancestors(of: folder)).last(where: { isCheckout($0) }) { top = root }
        var found: [String] = []
        var level = [top]
        for _ in 0...packagesDeepest {
            found += level.filter { FileManager.default.fileExists(atPath: $0 + "/Package.swift") }
            level = level.flatMap(children)
        }
        return found
    }

    private static func children(of folder: String) -> [String] {
        contents(of: folder).filter(isSearched).map { folder + "/" + $0 }.filter(isFolder)
    }

    private static func isCheckout(_ folder: String) -> Bool {
        FileManager.default.fileExists(atPath: folder + "/.git")
    }

    /// The projects that a workspace names.
    static func projects(ofWorkspace path: String) -> [String] {
        let text =
            FileManager.default.contents(atPath: path + "/contents.xcworkspacedata")
            .map { String(decoding: $0, as: UTF8.self) } ?? ""
        let folder = (path as NSString).deletingLastPathComponent
        return text.matches(of: #/location\s*=\s*"(?:group|container|absolute):([^"]+\.xcodeproj)"/#)
            .map { XcodeProject.join(folder, String($0.output.1)) }
            .filter { !$0.hasSuffix("/Pods.xcodeproj") && isFolder($0) }
    }

    private static let deepest = 4
    /// A folder with more than these is none of an app.
    private static let mostSiblings = 24
    private static let packagesDeepest = 3
    private static let highest = 6

    private static func contents(of folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Dependencies and products have projects of their own, which are not the app's.
    private static func isSearched(_ name: String) -> Bool {
        let suffix = (name as NSString).pathExtension
        return !name.hasPrefix(".") && !["Pods", "Carthage", "DerivedData", "node_modules", "build"].contains(name)
            && !["xcodeproj", "xcworkspace", "xcassets", "framework", "xcframework", "bundle", "lproj"].contains(suffix)
    }
}
