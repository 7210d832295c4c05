import Foundation
import WidgetProtocol

/// Finds Xcode projects around a folder.
enum ProjectSearch {
    /// The projects right in a folder, those that CocoaPods makes and those without contents aside; where there are none,
    /// the specification that XcodeGen makes them of, or Tuist's manifest.
    static func projects(in folder: String) -> [String] {
        let names = contents(of: folder)
        let projects = names.filter { $0.hasSuffix(".xcodeproj") && $0 != "Pods.xcodeproj" && !$0.hasPrefix("._") }
            .filter { hasContents(folder + "/" + $0) }
        let found = projects.isEmpty ? names.filter(isSpecification) : projects
        if found.isEmpty, names.contains(tuistManifest), TuistProject.isManifest("\(folder)/\(tuistManifest)") {
            return ["\(folder)/\(tuistManifest)"]
        }
        return found.map { folder + "/" + $0 }
    }

    static let tuistManifest = "Project.swift"

    /// Checkouts may hold an `.xcodeproj` with schemes alone, where its contents are made from elsewhere.
    private static func hasContents(_ project: String) -> Bool {
        // Contents that lead out of the checkout are an error of whoever reads them.
        (try? ProjectFiles.exists(project + "/project.pbxproj")) ?? true
    }

    static func isSpecification(_ name: String) -> Bool {
        ["project.yml", "project.yaml"].contains(name)
    }

    /// The projects below a folder, those nearest to it first.
    static func projects(below folder: String) -> [String] {
        var found: [String] = []
        var level = [folder]
        for _ in 0..<deepest {
            level = children(of: level)
            found += level.flatMap(projects(in:))
        }
        return found
    }

    /// The projects in a checkout that a folder lies in.
    static func projects(inCheckoutOf folder: String) -> [String] {
        let top = top(of: folder)
        return projects(in: top) + projects(below: top)
    }

    /// The projects right in a folder and one folder down.
    static func projects(around folder: String) -> [String] {
        projects(in: folder) + children(of: folder).prefix(mostSiblings).flatMap(projects(in:))
    }

    /// The folders above a folder, up to the root of what is checked out.
    static func ancestors(of folder: String) -> [String] {
        var result: [String] = []
        var current = folder
        while result.count < highest, !isCheckout(current) {
            current = (current as NSString).deletingLastPathComponent
            if current == "/" || !ProjectFiles.hasFolder(current) { break }
            result.append(current)
        }
        return result
    }

    /// The folders of Swift packages in a checkout that a folder lies in, near its top.
    static func packages(around folder: String) -> [String] {
        folders(below: top(of: folder), levels: packagesDeepest).filter { ProjectFiles.has($0 + "/Package.swift") }
    }

    /// A folder and those below it that may be a project's own, the nearest first.
    static func folders(below folder: String, levels: Int) -> [String] {
        var found: [String] = []
        var level = [folder]
        for _ in 0...levels {
            found += level
            level = children(of: level)
        }
        return found
    }

    /// The folder of what is checked out that a folder lies in; where there is no repository, as in what was unpacked, the
    /// highest that has an app's project or manifest in it, and itself where none has.
    static func top(of folder: String) -> String {
        let folders = [folder] + ancestors(of: folder)
        return folders.last { isCheckout($0) } ?? folders.last { ProjectBoundary.isApp($0) } ?? folder
    }

    /// The packages that Xcode, SwiftPM and Tuist have checked out for a project in a folder.
    static func checkouts(around folder: String) -> [String] {
        let top = top(of: folder)
        var found: [String] = []
        for folder in [folder] + ancestors(of: folder).filter({ $0 == top || $0.hasPrefix(top + "/") }) {
            for place in checkoutPlaces {
                let folders = entries(of: "\(folder)/\(place)/checkouts") { !$0.hasPrefix(".") }
                found += folders.filter(\.isFolder).map { "\(folder)/\(place)/checkouts/\($0.name)" }
            }
        }
        return found
    }

    static let checkoutPlaces = ["SourcePackages", ".build", "Tuist/.build", "DerivedData/SourcePackages"]

    /// The folders in a folder; links are left out, which may lead around in circles.
    private static func children(of folder: String) -> [String] {
        entries(of: folder, isSearched).filter { $0.isFolder && $0.target == nil }.map { folder + "/" + $0.name }
    }

    private static func children(of level: [String]) -> [String] { level.flatMap { children(of: $0) } }

    /// A repository's own files are no part of a project, which their being there still shows.
    private static func isCheckout(_ folder: String) -> Bool {
        ProjectFiles.hasFolder(folder) && access(folder + "/.git", F_OK) == 0
    }

    /// The projects that a workspace names.
    static func projects(ofWorkspace path: String) throws(BridgeError) -> [String] {
        let file = path + "/contents.xcworkspacedata"
        let text = try ProjectFiles.text(file, .slow) ?? ""
        let folder = (path as NSString).deletingLastPathComponent
        let named = text.matches(of: #/location\s*=\s*"(?:group|container|absolute):([^"]+\.xcodeproj)"/#)
            .map { XcodeProject.join(folder, String($0.output.1)) }
        var found: [String] = []
        for project in named where !project.hasSuffix("/Pods.xcodeproj") && !found.contains(project) {
            try ProjectBoundary.charge(.entries)
            let isThere = try ProjectBoundary.naming(file) { () throws(BridgeError) in
                try ProjectFiles.isFolder(project)
            }
            if isThere == true, hasContents(project) { found.append(project) }
        }
        return found
    }

    private static let deepest = 4
    /// A folder with more than these is none of an app.
    private static let mostSiblings = 24
    private static let packagesDeepest = 3
    private static let highest = 6

    private static func contents(of folder: String) -> [String] { entries(of: folder) { _ in true }.map(\.name) }

    /// What is found by looking around is what is the project's; what leads out of it is not looked at.
    static func entries(of folder: String, _ isWanted: (String) -> Bool) -> [ProjectFiles.Entry] {
        (try? ProjectFiles.entries(in: folder, looksAround: true) { !isWanted($0) }) ?? []
    }

    /// Dependencies and products have projects of their own, which are not the app's.
    private static func isSearched(_ name: String) -> Bool {
        let suffix = (name as NSString).pathExtension
        return !name.hasPrefix(".")
            && !["Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "build", "__MACOSX"].contains(
                name)
            && !["xcodeproj", "xcworkspace", "xcassets", "framework", "xcframework", "bundle", "lproj"].contains(suffix)
    }
}
