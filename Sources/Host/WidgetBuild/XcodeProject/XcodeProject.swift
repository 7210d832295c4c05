import Foundation
import JSON
import WidgetProtocol

/// An Xcode project: the objects of its file, and where the files that they name lie.
struct XcodeProject: Sendable {
    /// The `.xcodeproj`.
    let path: String
    /// The folder that its paths are relative to, `SRCROOT`.
    let folder: String
    let root: ProjectObject
    /// The system that is wanted of targets for several, nil for the phone's.
    let platform: Platform?
    private let objects: [String: ProjectNode]
    /// The identifiers of the objects of each class, in a steady order.
    private let classes: [String: [String]]
    /// The paths of its groups and files, by their objects' identifiers.
    private(set) var paths: [String: String] = [:]

    /// Reads an `.xcodeproj`, or what XcodeGen or Tuist makes one of.
    ///
    /// - Parameter reader: runs Tuist's manifests; nothing is read of them without it.
    init(path: String, platform: Platform? = nil, reader: ManifestReader? = nil) throws(BridgeError) {
        let file = path.hasSuffix(".xcodeproj") ? path + "/project.pbxproj" : path
        let node: ProjectNode
        switch (path as NSString).pathExtension {
        case "xcodeproj": node = try Self.contents(of: file)
        case "swift":
            guard let reader else { throw .invalidManifest(path, "it is not run here") }
            let folder = (path as NSString).deletingLastPathComponent
            node = try SpecProject.contents(
                of: path, specification: try TuistProject.specification(in: folder, reader))
        default: node = try SpecProject.contents(of: path)
        }
        guard let objects = node["objects"]?.dictionary, let id = node["rootObject"]?.string,
            let root = ProjectObject(id: id, objects[id])
        else { throw .invalidProject(file, "it has no root object") }
        let folder = (path as NSString).deletingLastPathComponent
        self.path = path
        self.platform = platform
        self.objects = objects
        classes = Dictionary(grouping: objects.keys) { objects[$0]?["isa"]?.string ?? "" }.mapValues { $0.sorted() }
        self.root = root
        self.folder = root["projectDirPath"].map { Self.join(folder, $0) } ?? folder
        if let main = root["mainGroup"].flatMap(object) { locate(main, in: self.folder, depth: 0) }
    }

    /// What `project.pbxproj` holds, in the form that Xcode writes, or as XML or JSON.
    private static func contents(of file: String) throws(BridgeError) -> ProjectNode {
        guard let data = try ProjectFiles.contents(file, .description) else {
            throw BridgeError(
                .invalidProject, "\(file) cannot be read",
                hint: "Name an Xcode project that holds a project.pbxproj, or the widget's folder.")
        }
        return try parse(data, file)
    }

    var name: String {
        root["name"].flatMap { $0.isEmpty ? nil : $0 }
            ?? ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    }

    /// Whether Tuist's manifests say what it is.
    var isOfTuist: Bool { path.hasSuffix(".swift") }

    /// The manifests of other projects that cannot be read.
    var unreadableManifests: [WidgetTarget.UnreadablePackage] {
        root.nodes("unreadable").compactMap { node in
            guard let path = node["path"]?.string, let reason = node["reason"]?.string else { return nil }
            return WidgetTarget.UnreadablePackage(path: path, reason: reason)
        }
    }

    func object(_ id: String) -> ProjectObject? { ProjectObject(id: id, objects[id]) }

    func objects(_ ids: [String]) -> [ProjectObject] { ids.compactMap(object) }

    /// All objects of a class, in a steady order.
    func objects(isa: String) -> [ProjectObject] {
        (classes[isa] ?? []).compactMap(object)
    }

    /// A path of the project's, made absolute.
    func absolute(_ path: String) -> String { Self.join(folder, path) }

    static func join(_ folder: String, _ path: String) -> String {
        if path.isEmpty { return folder }
        return ((path.hasPrefix("/") ? path : folder + "/" + path) as NSString).standardizingPath
    }
}

extension XcodeProject {
    private mutating func locate(_ object: ProjectObject, in parent: String, depth: Int) {
        // A group is in one other; what stands in several, itself perhaps, lies where it is met first.
        guard depth < 64, paths[object.id] == nil else { return }
        let own = object["path"] ?? ""
        let tree = object["sourceTree"] ?? "<group>"
        guard ["<group>", "SOURCE_ROOT", "<absolute>"].contains(tree) else { return }
        let path = own.hasPrefix("/") ? here(own) : Self.join(tree == "<group>" ? parent : folder, own)
        guard path.utf8.count < BuildLimits.path else { return }
        paths[object.id] = path
        // The children of localised files and of versioned models lie where their group lies; the former's has no path.
        for child in objects(object.list("children")) { locate(child, in: path, depth: depth + 1) }
    }

    /// Where an absolute path leads that was written on another machine: to what ends as it does, from the project's folder
    /// or one above it on.
    private func here(_ path: String) -> String {
        if ProjectFiles.has(path) { return path }
        let parts = path.split(separator: "/")
        for folder in [folder] + ProjectSearch.ancestors(of: folder) where ProjectFiles.hasFolder(folder) {
            // A name alone may be anybody's.
            for start in parts.indices.dropLast() {
                let candidate = folder + "/" + parts[start...].joined(separator: "/")
                if ProjectFiles.has(candidate) { return candidate }
            }
        }
        return path
    }

    private static func parse(_ data: Data, _ file: String) throws(BridgeError) -> ProjectNode {
        let start = data.prefix(64).drop { $0 <= 0x20 }
        if start.starts(with: Data("bplist".utf8)) || start.first == UInt8(ascii: "<") {
            if let objection = PropertyListCheck.objection(to: data) { throw .invalidProject(file, objection) }
            guard data.count <= BuildLimits.Size.slow.rawValue else {
                throw .projectTooLarge(
                    "\(file) has more than \(BuildLimits.Size.slow.rawValue) bytes", BuildLimits.Size.slow.rawValue)
            }
            do {
                return ProjectNode(try PropertyListSerialization.propertyList(from: data, format: nil))
            } catch {
                throw .invalidProject(file, error.localizedDescription)
            }
        }
        do throws(OpenStepParser.Failure) {
            return try OpenStepParser.parse(Array(data))
        } catch {
            if error.isTooMuch { try ProjectBoundary.current.budget.check() }
            if start.first == UInt8(ascii: "{"), let json = try? JSONValue(parsing: data) { return ProjectNode(json) }
            throw .invalidProject(file, "line \(error.line): \(error.reason)")
        }
    }
}

extension BridgeError {
    static func invalidProject(_ path: String, _ reason: String) -> BridgeError {
        BridgeError(
            .invalidProject, "\(path) is not an Xcode project's file: \(reason)",
            hint: "Open the project in Xcode, or settle the merge that left it so.")
    }
}
