import Foundation
import JSON
import WidgetProtocol

/// Finds the widget extension that a path means: a project's target, or a folder for itself.
struct TargetLocator {
    /// The target's name, where several are to choose from.
    var targetName: String?
    /// Files and folders elsewhere that belong to it.
    var additions: [String] = []
    /// The system that is wanted, where targets are for several; nil for the phone's.
    var platform: Platform?
    private var packages: ModuleResolver.Packages
    private var projects: [String: XcodeProject] = [:]

    /// - Parameter packages: where packages are; none is looked into where nobody reads their manifests.
    init(
        targetName: String? = nil, additions: [String] = [], platform: Platform? = nil,
        packages: ModuleResolver.Packages = ModuleResolver.Packages()
    ) {
        self.targetName = targetName
        self.additions = additions
        self.platform = platform
        self.packages = packages
    }

    /// The target of an `.xcodeproj`, an `.xcworkspace`, a folder that holds one, or a folder of sources.
    ///
    /// A folder of sources is what the project that stands in a folder above says of it, if one does: apps share files
    /// between themselves and their widgets, and only the project knows which.
    mutating func locate(_ given: String) throws(BridgeError) -> WidgetTarget {
        var path = try Self.absolute(given, "the widget extension's folder, its Xcode project, or the project's folder")
        additions = try additions.map { addition throws(BridgeError) in
            try Self.absolute(addition, "a Swift file or a folder of them after --source")
        }
        packages.folders = try packages.folders.map { given throws(BridgeError) in
            let folder = try Self.absolute(given, "the folder of a Swift package after --package")
            guard try ProjectFiles.exists(folder + "/Package.swift") else {
                throw BridgeError(
                    .extensionMissing, "\(given) is no Swift package: there is no Package.swift in it",
                    hint: "Name the folder of a Swift package after --package.")
            }
            return folder
        }
        switch (path as NSString).pathExtension {
        case "xcodeproj", "yml", "yaml": return try only(of: [path], for: given)
        case "swift" where path.hasSuffix("/" + ProjectSearch.tuistManifest): return try only(of: [path], for: given)
        case "swift" where path.hasSuffix("/Workspace.swift"): path = (path as NSString).deletingLastPathComponent
        case "xcworkspace": return try only(of: try ProjectSearch.projects(ofWorkspace: path), for: given)
        default: break
        }
        let here = ProjectSearch.projects(in: path)
        for project in here where try !candidates(in: project).isEmpty { return try only(of: here, for: given) }
        if let owner = try owner(of: path) { return try owner.widgetTarget(adding: additions, packages) }
        let below = likely(of: here + ProjectSearch.projects(below: path))
        // Projects below that have no widgets may be those of libraries that came along.
        var hasWidgets = false
        for project in below where try !candidates(in: project).isEmpty { hasWidgets = true }
        if here.isEmpty, !hasWidgets, try isWanted(path) {
            return try reader(of: path).target(adding: additions, packages)
        }
        return try only(of: below, for: given)
    }

    /// Whether a folder that no project speaks for, or what Expo makes of it, bears the target's name; any does where none
    /// is asked for.
    private func isWanted(_ folder: String) throws(BridgeError) -> Bool {
        guard let targetName, (folder as NSString).lastPathComponent != targetName else { return true }
        return try ExpoTarget(in: folder)?.name == targetName
    }

    /// Reads the folder, or the one of the only widget extension below, where the folder is an app's root.
    private func reader(of path: String) throws(BridgeError) -> FolderReader {
        let folders = try AppRoot(path)?.widgetFolders(for: platform ?? .iOS) ?? [path]
        guard folders.count < 2 else {
            let names = folders.map { $0.dropFirst(path.count + 1) }.joined(separator: ", ")
            throw BridgeError(
                .ambiguousTarget, "\(path) has several widget extensions: \(names)",
                hint: "Name the folder of one of them.",
                details: ["targets": .array(folders.map { ["path": .string($0)] })])
        }
        return FolderReader(path: folders.first ?? path, platform: platform)
    }

    private static func absolute(_ path: String, _ hint: String) throws(BridgeError) -> String {
        guard let resolved = realpath(path, nil) else {
            throw BridgeError(.extensionMissing, "There is no \(path)", hint: "Name \(hint).")
        }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// A project's widget extensions; the one that was asked for, whatever it is, where one was.
    private mutating func candidates(in project: String) throws(BridgeError) -> [XcodeTarget] {
        let targets = try load(project).targets
        guard let targetName else {
            var widgets: [XcodeTarget] = []
            for target in targets where try target.isWidgetExtension { widgets.append(target) }
            return widgets
        }
        return targets.filter { $0.isExtension && [$0.name, $0.moduleName, $0.productName].contains(targetName) }
    }

    /// The projects without those of Tuist's manifests that mention no extension, where another does: each is a program
    /// that takes a second to compile.
    private func likely(of projects: [String]) -> [String] {
        let manifests = projects.filter { $0.hasSuffix(".swift") }
        let likely = manifests.filter(TuistProject.mentionsExtensions)
        guard manifests.count > 1, !likely.isEmpty else { return projects }
        return projects.filter { !$0.hasSuffix(".swift") || likely.contains($0) }
    }

    private mutating func load(_ path: String) throws(BridgeError) -> XcodeProject {
        if let project = projects[path] { return project }
        let project = try XcodeProject(path: path, platform: platform, reader: packages.reader)
        projects[path] = project
        return project
    }

    private mutating func only(of projects: [String], for given: String) throws(BridgeError) -> WidgetTarget {
        var found: [XcodeTarget] = []
        for project in projects { found += try candidates(in: project) }
        let all = found
        found = try preferred(of: found, given)
        guard let target = found.first else { throw try none(in: projects, given) }
        guard found.count == 1 else { throw try .ambiguousTarget(given, found) }
        var widget = try target.widgetTarget(adding: additions, packages)
        widget.otherPlatforms = Platform.allCases.filter { platform in
            platform != target.platform && all.contains { $0.platforms.contains(platform) }
        }
        return widget
    }

    /// Of targets for several systems those for the one that is wanted, else for the first that has any.
    private func preferred(of targets: [XcodeTarget], _ given: String) throws(BridgeError) -> [XcodeTarget] {
        let wanted = (platform.map { [$0] } ?? Platform.allCases).lazy.map { platform in
            targets.filter { $0.platform == platform }
        }
        let found = wanted.first { !$0.isEmpty } ?? []
        guard found.isEmpty, let platform, !targets.isEmpty else { return try shipped(of: found) }
        let names = targets.map { "\($0.name) (\($0.platform.rawValue))" }.joined(separator: ", ")
        throw BridgeError(
            .noWidgetTarget, "\(given) has no widget extension for \(platform.rawValue); there are: \(names)",
            hint: "Leave --platform out, or name another system after it.")
    }

    /// Of targets that bear one name in one project, which no name tells apart, those that an app ships; all, if none does.
    private func shipped(of targets: [XcodeTarget]) throws(BridgeError) -> [XcodeTarget] {
        var found: [XcodeTarget] = []
        for target in targets {
            let alike = targets.filter { $0.name == target.name && $0.project.path == target.project.path }
            if alike.count > 1, try !target.isShipped {
                let isOtherShipped = try alike.map { other throws(BridgeError) in try other.isShipped }.contains(true)
                if isOtherShipped { continue }
            }
            found.append(target)
        }
        return found
    }

    /// The target that a project in a folder above, or beside one of those, makes of a folder's sources.
    private mutating func owner(of folder: String) throws(BridgeError) -> XcodeTarget? {
        for ancestor in ProjectSearch.ancestors(of: folder) {
            var owners: [XcodeTarget] = []
            for project in likely(of: ProjectSearch.projects(around: ancestor)) {
                // A project that cannot be read may have nothing to do with the folder.
                let targets = (try? candidates(in: project)) ?? []
                for target in targets where try target.isHome(folder) { owners.append(target) }
            }
            owners = try preferred(of: owners, folder)
            if owners.count > 1 { throw try .ambiguousTarget(folder, owners) }
            if let owner = owners.first { return owner }
        }
        return nil
    }

    private mutating func none(in projects: [String], _ given: String) throws(BridgeError) -> BridgeError {
        var (names, foreign) = ([String](), [String]())
        for project in projects {
            let targets = try load(project).targets
            for target in targets where target.isExtension {
                // A misspelt one is no system's: nobody starts the extension.
                let isToday = try target.extensionPoint == XcodeTarget.todayExtensionPoint
                guard let point = try target.extensionPoint, isToday || !point.hasPrefix("com.apple.") else { continue }
                foreign.append(
                    "The Info.plist of \(target.name) has the extension point '\(point)'"
                        + (isToday ? ", a Today extension's, which is no WidgetKit: a widget's is" : ": a widget's is")
                        + " \(XcodeTarget.widgetExtensionPoint).")
            }
            for target in targets where try targetName == nil ? true : target.isWidgetExtension {
                names.append(target.name)
            }
        }
        let list = names.isEmpty ? "none" : names.joined(separator: ", ")
        guard let targetName else {
            return BridgeError(
                .noWidgetTarget, "\(given) has no widget extension among its targets (\(list))",
                hint: foreign.isEmpty ? "Name the folder of the widget's sources." : foreign.joined(separator: " "))
        }
        return BridgeError(
            .unknownTarget, "\(given) has no widget extension '\(targetName)'; there are: \(list)",
            hint: names.isEmpty ? "Leave --target out, or name the project." : "Name one of them after --target.")
    }
}

extension XcodeTarget {
    /// Whether a folder is where the target's own sources lie, rather than what it shares with others.
    func isHome(_ folder: String) throws(BridgeError) -> Bool {
        let prefix = folder + "/"
        if infoPlistPath?.hasPrefix(prefix) ?? false { return true }
        let files = try members().swiftFiles
        return !files.isEmpty && files.count(where: { $0.hasPrefix(prefix) }) * 2 > files.count
    }
}

extension BridgeError {
    fileprivate static func ambiguousTarget(
        _ given: String, _ targets: [XcodeTarget]
    ) throws(BridgeError) -> BridgeError {
        let short = targets.map { "\($0.name) (\(($0.project.path as NSString).lastPathComponent))" }
        let areAlike = Set(targets.map(\.name)).count < targets.count
        let areInOneProject = Set(targets.map { [$0.project.path, $0.name] }).count < targets.count
        let names = Set(short).count < short.count ? targets.map { "\($0.name) (\($0.project.path))" } : short
        let apps = try targets.map { target throws(BridgeError) in try target.apps }
        let whole = apps.first?.first { app in apps.allSatisfy { $0.contains(app) } }
        let members = zip(targets, apps).map { target, apps in
            var member: JSONObject = ["path": .string(target.project.path), "target": .string(target.name)]
            member["app"] = (whole ?? apps.first).map { .string($0) }
            return JSONValue.object(member)
        }
        return BridgeError(
            .ambiguousTarget, "\(given) has several widget extensions: \(names.joined(separator: ", "))",
            hint: areInOneProject
                ? "Give one of the targets another name, or embed the one that is meant in the app."
                : areAlike ? "Name the project by its path instead." : "Name one of them after --target.",
            details: ["targets": .array(members)])
    }
}
