import Foundation
import JSON
import WidgetProtocol

/// Makes of Tuist's manifests the specification of a project, in the form that XcodeGen's has, with the targets of other
/// projects that its extensions need.
struct TuistProject {
    private var manifests: TuistManifests
    private let folder: String
    private var targets: [String: ProjectNode] = [:]
    private var packages: [String: ProjectNode] = [:]
    /// What was read, by the manifests' folders.
    private var read: [String: JSONValue] = [:]
    private var unreadable: [ProjectNode] = []

    /// The specification that the manifest in a folder comes to.
    static func specification(
        in folder: String, _ reader: ManifestReader
    ) throws(BridgeError) -> ProjectNode {
        var project = TuistProject(manifests: TuistManifests(reader: reader, around: folder), folder: folder)
        return try project.specification()
    }

    /// Whether a file describes a project to Tuist, rather than being a Swift file of that name.
    static func isManifest(_ path: String) -> Bool {
        let text = try? ProjectFiles.text(path, .slow)
        return text.flatMap { $0 }?.contains("import ProjectDescription") ?? false
    }

    /// Whether a manifest says by itself that it may have a widget extension; helpers may say it, too.
    static func mentionsExtensions(_ path: String) -> Bool {
        let text = (try? ProjectFiles.text(path, .slow)).flatMap { $0 } ?? ""
        return text.localizedCaseInsensitiveContains("extension") || text.localizedCaseInsensitiveContains("widget")
    }

    private init(manifests: TuistManifests, folder: String) {
        self.manifests = manifests
        self.folder = folder
    }

    private mutating func specification() throws(BridgeError) -> ProjectNode {
        let main: JSONValue
        switch try manifests.project(in: folder) {
        case .success(let json): main = json
        case .failure(let failure): throw .invalidManifest(folder + "/Project.swift", failure.reason)
        }
        read[folder] = main
        try add(main, in: folder)
        for target in main["targets"]?.arrayValue ?? [] where Self.isExtension(target) {
            try follow(target, in: folder)
        }
        var members: [String: ProjectNode] = [
            "name": ProjectNode(main["name"] ?? .string("Project")), "targets": .dictionary(targets),
            "packages": .dictionary(packages), "unreadable": .array(unreadable),
            "settings": .dictionary(settings(main["settings"])),
        ]
        if let file = configurationFile(main["settings"], in: folder) {
            members["configFiles"] = .dictionary(["Debug": .string(file)])
        }
        if let region = main["options"]?["developmentRegion"]?.stringValue {
            members["options"] = .dictionary(["developmentLanguage": .string(region)])
        }
        return .dictionary(members)
    }

    private static func isExtension(_ target: JSONValue) -> Bool {
        ["app_extension", "extension_kit_extension"].contains(target["product"]?.stringValue)
    }

    /// Adds the projects that a target needs targets of, and so on.
    private mutating func follow(_ target: JSONValue, in folder: String) throws(BridgeError) {
        var pending = [(target, folder)]
        var known: Set<String> = []
        while let (target, folder) = pending.popLast() {
            guard known.insert("\(folder) \(target["name"]?.stringValue ?? "")").inserted else { continue }
            for dependency in target["dependencies"]?.arrayValue ?? [] {
                var other: (folder: String, name: String)?
                if let name = dependency["target"]?["name"]?.stringValue {
                    other = (folder, name)
                } else if let project = dependency["project"], let name = project["target"]?.stringValue,
                    let place = path(project["path"], in: folder)
                {
                    other = (place, name)
                }
                guard let other, let project = try project(in: other.folder) else { continue }
                let targets = project["targets"]?.arrayValue ?? []
                pending += targets.filter { $0["name"]?.stringValue == other.name }.map { ($0, other.folder) }
            }
        }
    }

    /// Another project of the workspace, nil for one that cannot be read.
    private mutating func project(in folder: String) throws(BridgeError) -> JSONValue? {
        if let known = read[folder] { return known == .null ? nil : known }
        switch try manifests.project(in: folder) {
        case .success(let json):
            read[folder] = json
            try add(json, in: folder)
            return json
        case .failure(let failure):
            read[folder] = .null
            unreadable.append(
                .dictionary(["path": .string(folder + "/Project.swift"), "reason": .string(failure.reason)]))
            return nil
        }
    }

    private mutating func add(_ project: JSONValue, in folder: String) throws(BridgeError) {
        for package in project["packages"]?.arrayValue ?? [] { add(package: package, in: folder) }
        for target in project["targets"]?.arrayValue ?? [] {
            guard let name = target["name"]?.stringValue, targets[name] == nil else { continue }
            targets[name] = try specification(of: target, in: folder, project)
        }
    }

    private mutating func add(package: JSONValue, in folder: String) {
        if let path = path(package["local"]?["path"], in: folder) {
            packages[(path as NSString).lastPathComponent] = .dictionary(["path": .string(path)])
        } else if let url = package["remote"]?["url"]?.stringValue {
            var members = ["url": ProjectNode.string(url)]
            let kinds = [
                ("upToNextMajor", "from", "majorVersion"), ("upToNextMinor", "from", "minorVersion"),
                ("range", "from", "minVersion"), ("range", "to", "maxVersion"), ("exact", "_0", "exactVersion"),
                ("branch", "_0", "branch"), ("revision", "_0", "revision"),
            ]
            for (kind, argument, key) in kinds {
                if let value = package["remote"]?["requirement"]?[kind]?[argument] { members[key] = ProjectNode(value) }
            }
            packages[RemotePackage(url: url, requirement: "", products: []).identity] = .dictionary(members)
        }
    }

    private func path(_ json: JSONValue?, in folder: String) -> String? {
        TuistPath(json, manifest: folder, root: manifests.root)?.path
    }
}

extension TuistProject {
    private func specification(
        of target: JSONValue, in folder: String, _ project: JSONValue
    ) throws(BridgeError) -> ProjectNode {
        let platforms = Self.platforms(of: target)
        var members: [String: ProjectNode] = [
            SpecFile.folderKey: .string(folder), "type": .string(Self.productType(target["product"]?.stringValue)),
            "platform": .array(platforms.map { .string($0.rawValue) }),
            "sources": .array(try sources(of: target, in: folder)),
            "dependencies": .array(
                (target["dependencies"]?.arrayValue ?? []).compactMap { dependency($0, in: folder) }),
        ]
        var settings = Self.defaults(of: target, for: platforms)
        var file = configurationFile(target["settings"], in: folder)
        let own = self.settings(target["settings"])
        if folder != self.folder {
            // The specification's own are those of its main project.
            let shared = self.settings(project["settings"])
            settings.merge(shared) { _, shared in shared }
            file = file ?? configurationFile(project["settings"], in: folder)
            settings.merge(own) { shared, own in Self.inheriting(own, from: shared) }
        } else {
            settings.merge(own) { _, own in own }
        }
        members["settings"] = .dictionary(settings)
        if let file { members["configFiles"] = .dictionary(["Debug": .string(file)]) }
        members["info"] = propertyList(target["infoPlist"], in: folder)
        members["entitlements"] = propertyList(target["entitlements"], in: folder)
        return .dictionary(members)
    }

    /// What Tuist sets by itself.
    private static func defaults(of target: JSONValue, for platforms: [Platform]) -> [String: ProjectNode] {
        let name = target["name"]?.stringValue ?? ""
        var settings: [String: ProjectNode] = [
            "PRODUCT_NAME": .string(target["productName"]?.stringValue ?? name.replacing("-", with: "_")),
            "PRODUCT_BUNDLE_IDENTIFIER": .string(target["bundleId"]?.stringValue ?? ""),
            "SWIFT_VERSION": .string("5.0"),
            "SUPPORTED_PLATFORMS": .string(platforms.map(\.sdkName).joined(separator: " ")),
        ]
        for (platform, setting) in [
            ("iOS", "IPHONEOS"), ("macOS", "MACOSX"), ("watchOS", "WATCHOS"), ("visionOS", "XROS"),
        ] {
            if let version = target["deploymentTargets"]?[platform] {
                settings["\(setting)_DEPLOYMENT_TARGET"] = ProjectNode(version)
            }
        }
        return settings
    }

    private static func platforms(of target: JSONValue) -> [Platform] {
        let destinations = Set((target["destinations"]?.arrayValue ?? []).compactMap(\.stringValue))
        let devices: [(Platform, Set<String>)] = [
            (.iOS, ["iPhone", "iPad"]), (.macOS, ["mac"]), (.watchOS, ["appleWatch"]), (.tvOS, ["appleTv"]),
            (.visionOS, ["appleVision"]),
        ]
        let found = devices.filter { !$0.1.isDisjoint(with: destinations) }.map(\.0)
        return found.isEmpty ? [.iOS] : found
    }

    private static func productType(_ product: String?) -> String {
        switch product {
        case "app": "application"
        case "app_extension": "app-extension"
        case "extension_kit_extension": "extensionkit-extension"
        case "framework", "staticFramework": "framework"
        case "static_library": "library.static"
        case "dynamic_library": "library.dynamic"
        case "unit_tests": "bundle.unit-test"
        case "ui_tests": "bundle.ui-testing"
        case "commandLineTool": "tool"
        case "messagesExtension": "app-extension.messages"
        case "sticker_pack_extension": "app-extension.messages-sticker-pack"
        case "watch2App": "application.watchapp2"
        case "watch2Extension": "watchkit2-extension"
        case "tvTopShelfExtension": "tv-app-extension"
        case "appClip": "application.on-demand-install-capable"
        case "system_extension": "system-extension"
        case let other?: other
        case nil: ""
        }
    }

    private func sources(of target: JSONValue, in folder: String) throws(BridgeError) -> [ProjectNode] {
        var files: [String] = []
        for glob in target["sources"]?["globs"]?.arrayValue ?? [] {
            files += try self.files(glob["glob"], except: glob["excluding"], in: folder).filter(Self.isSource)
        }
        var nodes: [ProjectNode] = []
        for resource in target["resources"]?["resources"]?.arrayValue ?? [] {
            if let glob = resource["glob"] {
                files += try self.files(glob["pattern"], except: glob["excluding"], in: folder)
                    .filter { !$0.hasSuffix(".swift") }
            } else if let path = path(resource["folderReference"]?["path"], in: folder) {
                nodes.append(.dictionary(["path": .string(path), "type": .string("folder")]))
            }
        }
        for model in target["coreDataModels"]?.arrayValue ?? [] {
            files += [path(model["path"], in: folder)].compactMap(\.self)
        }
        for synchronized in target["buildableFolders"]?.arrayValue ?? [] {
            guard let path = path(synchronized["path"], in: folder) else { continue }
            let exceptions = synchronized["exceptions"]?["exceptions"]?.arrayValue ?? []
            let excluded = exceptions.flatMap { $0["excluded"]?.arrayValue ?? [] }.compactMap { excluded in
                // These are relative to the folder.
                excluded["pathString"].map { ProjectNode($0) }
            }
            nodes.append(.dictionary(["path": .string(path), "excludes": .array(excluded)]))
        }
        return files.map { .string($0) } + nodes
    }

    private func files(
        _ pattern: JSONValue?, except excluded: JSONValue?, in folder: String
    ) throws(BridgeError) -> [String] {
        let exclusions = (excluded?.arrayValue ?? []).compactMap {
            TuistPath($0, manifest: folder, root: manifests.root)
        }
        let path = TuistPath(pattern, manifest: folder, root: manifests.root)
        return try path?.files(except: exclusions) ?? []
    }

    /// Of what patterns for sources find, Tuist takes what is compiled.
    private static func isSource(_ path: String) -> Bool {
        let suffix = (path as NSString).pathExtension
        let compiled = [
            "swift", "m", "mm", "c", "cc", "cpp", "metal", "intentdefinition", "xcdatamodeld", "xcdatamodel", "mlmodel",
            "",
        ]
        return compiled.contains(suffix)
    }

    private func dependency(_ json: JSONValue, in folder: String) -> ProjectNode? {
        if let name = json["target"]?["name"] ?? json["project"]?["target"] {
            return .dictionary(["target": ProjectNode(name)])
        }
        if let product = json["external"]?["name"]?.stringValue ?? json["package"]?["product"]?.stringValue {
            let package = packages.keys.sorted().first { $0 == product || $0 == product.lowercased() }
            return .dictionary(["package": .string(package ?? product), "product": .string(product)])
        }
        if let sdk = json["sdk"], let name = sdk["name"]?.stringValue {
            let isFramework = sdk["type"]?.stringValue == "framework"
            return .dictionary(["sdk": .string(isFramework ? "\(name).framework" : "lib\(name).tbd")])
        }
        let framework = json["framework"]?["path"] ?? json["xcframework"]?["path"] ?? json["library"]?["path"]
        return path(framework, in: folder).map { .dictionary(["framework": .string($0)]) }
    }

    /// An Info.plist, or entitlements: a file's, or what they hold.
    private func propertyList(_ json: JSONValue?, in folder: String) -> ProjectNode? {
        if let file = path(json?["file"]?["path"], in: folder) { return .dictionary(["path": .string(file)]) }
        if let variable = json?["variable"]?["_0"] { return .dictionary(["path": ProjectNode(variable)]) }
        let members = json?["dictionary"]?["_0"] ?? json?["extendingDefault"]?["with"]
        return members.map { .dictionary(["properties": ProjectNode($0)]) }
    }
}

extension TuistProject {
    /// The configuration for debugging.
    private func configuration(_ settings: JSONValue?) -> JSONValue? {
        let all = settings?["configurations"]?.arrayValue ?? []
        return all.first { $0["name"]?.stringValue == "Debug" }
            ?? all.first { $0["name"]?.stringValue?.lowercased().contains("debug") ?? false }
            ?? all.first { $0["variant"]?.stringValue == "debug" } ?? all.first
    }

    private func configurationFile(_ settings: JSONValue?, in folder: String) -> String? {
        path(configuration(settings)?["xcconfig"], in: folder)
    }

    /// The base settings with the configuration's over them.
    private func settings(_ json: JSONValue?) -> [String: ProjectNode] {
        let base = ProjectNode(json?["base"] ?? .null).dictionary ?? [:]
        let debug = ProjectNode(configuration(json)?["settings"] ?? .null).dictionary ?? [:]
        return base.merging(debug) { base, debug in Self.inheriting(debug, from: base) }
    }

    /// A setting with what it inherits in the place of `$(inherited)`.
    private static func inheriting(_ setting: ProjectNode, from below: ProjectNode) -> ProjectNode {
        let inherited = below.elements.compactMap(\.string)
        switch setting {
        case .array(let values):
            return .array(values.flatMap { $0.string == "$(inherited)" ? inherited.map { .string($0) } : [$0] })
        case .string(let text):
            return .string(text.replacing("$(inherited)", with: inherited.joined(separator: " ")))
        case .dictionary: return setting
        }
    }
}

extension BridgeError {
    static func invalidManifest(_ path: String, _ reason: String) -> BridgeError {
        BridgeError(
            .invalidProject, "\(path) does not say what the project is: \(reason)",
            hint: "Run `tuist generate` to see what Tuist says, and name the .xcodeproj that it makes.")
    }
}
