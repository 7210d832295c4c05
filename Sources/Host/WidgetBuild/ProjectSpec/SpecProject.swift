import Foundation
import WidgetProtocol

/// Makes of a specification the objects of the project that XcodeGen would generate.
struct SpecProject {
    private let path: String
    private let specification: ProjectNode
    private var objects: [String: ProjectNode] = [:]
    private var files: [ProjectNode] = []

    /// The project's contents, as a `project.pbxproj` would hold them.
    static func contents(of path: String) throws(BridgeError) -> ProjectNode {
        try contents(of: path, specification: try SpecFile.read(path))
    }

    /// The contents of the project that a specification comes to, whoever has made it.
    static func contents(of path: String, specification: ProjectNode) throws(BridgeError) -> ProjectNode {
        var project = SpecProject(path: path, specification: specification)
        try project.generate()
        return .dictionary(["objects": .dictionary(project.objects), "rootObject": .string("project")])
    }

    private init(path: String, specification: ProjectNode) {
        self.path = path
        self.specification = specification
    }

    private var folder: String { (path as NSString).deletingLastPathComponent }

    private mutating func generate() throws(BridgeError) {
        let packages = addPackages()
        let configurations = try addConfiguration("project", specification, in: folder, projectSettings)
        var targets: [ProjectNode] = []
        for (name, target) in (specification["targets"]?.dictionary ?? [:]).sorted(by: { $0.key < $1.key }) {
            targets.append(try add(target: name, applyingTemplates(to: target, named: name)))
        }
        objects["files"] = .dictionary([
            "isa": .string("PBXGroup"), "sourceTree": .string("<group>"), "children": .array(files),
        ])
        objects["project"] = .dictionary([
            "isa": .string("PBXProject"), "targets": .array(targets), "packageReferences": .array(packages),
            "mainGroup": .string("files"), "buildConfigurationList": configurations,
            "developmentRegion": specification["options"]?["developmentLanguage"] ?? .string("en"),
            "name": specification["name"] ?? .string(""), "unreadable": specification["unreadable"] ?? .array([]),
            "missing": specification[SpecFile.missingKey] ?? .array([]),
        ])
    }

    /// A target's members over those of its templates.
    ///
    /// - Parameter chain: the templates that name each other down to here; none is its own.
    private func applyingTemplates(to target: ProjectNode, named name: String, within chain: [String] = [])
        -> ProjectNode
    {
        var result = ProjectNode.dictionary([:])
        guard chain.count < Self.deepest, ProjectBoundary.spend(.values, Self.cost) else { return result }
        for template in target["templates"]?.elements.compactMap(\.string) ?? [] where !chain.contains(template) {
            guard let members = specification["targetTemplates"]?[template] else { continue }
            result = result.merged(with: applyingTemplates(to: members, named: name, within: chain + [template]))
        }
        var values = target["templateAttributes"]?.dictionary?.compactMapValues(\.string) ?? [:]
        values["target_name"] = name
        return result.merged(with: target).substituting(values)
    }

    private mutating func add(target name: String, _ target: ProjectNode) throws(BridgeError) -> ProjectNode {
        let folder = target[SpecFile.folderKey]?.string ?? folder
        let id = "target \(name)"
        let sources = SpecSources(folder: folder)
        let members = try ProjectBoundary.naming(path) { () throws(BridgeError) in
            try sources.files(target["sources"]) + sources.files(target["resources"])
        }
        let phase = add("\(id) files", "PBXSourcesBuildPhase", ["files": .array(members.map { buildFile($0) })])
        var dependencies: [ProjectNode] = []
        var products: [ProjectNode] = []
        var frameworks: [ProjectNode] = []
        for dependency in target["dependencies"]?.elements ?? [] {
            if let other = dependency["target"]?.string {
                dependencies.append(
                    add("\(id) needs \(other)", "PBXTargetDependency", ["target": .string("target \(other)")]))
            } else if let package = dependency["package"]?.string {
                let named = dependency["products"]?.strings ?? [dependency["product"]?.string ?? package]
                for product in named {
                    let members = [
                        "productName": ProjectNode.string(product), "package": .string("package \(package)"),
                    ]
                    products.append(add("\(id) needs \(product)", "XCSwiftPackageProductDependency", members))
                }
            } else if let framework = dependency["sdk"]?.string ?? dependency["framework"]?.string {
                frameworks.append(buildFile(XcodeProject.join(folder, framework)))
            }
        }
        let linking = add("\(id) frameworks", "PBXFrameworksBuildPhase", ["files": .array(frameworks)])
        let configurations = try addConfiguration(id, target, in: folder, settings(of: target, named: name))
        return add(
            id, "PBXNativeTarget",
            [
                "name": .string(name), "productType": .string(Self.productType(target["type"]?.string ?? "")),
                "buildPhases": .array([phase, linking]), "dependencies": .array(dependencies),
                "packageProductDependencies": .array(products),
                "buildConfigurationList": configurations,
                "information": target["info"]?["properties"] ?? .dictionary([:]),
                "entitlements": target["entitlements"]?["properties"] ?? .dictionary([:]),
            ])
    }

    /// What XcodeGen sets by itself for the project.
    private var projectSettings: [String: ProjectNode] {
        let presets = specification["options"]?["settingPresets"]?.string ?? "all"
        return ["all", "project"].contains(presets) ? ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": .string("DEBUG")] : [:]
    }

    /// What XcodeGen sets by itself for a target.
    private func settings(of target: ProjectNode, named name: String) -> [String: ProjectNode] {
        var settings: [String: ProjectNode] = ["SDKROOT": .string(Self.root(of: target))]
        if let prefix = specification["options"]?["bundleIdPrefix"]?.string {
            let last = name.replacing(#/[^A-Za-z0-9.-]/#, with: "-")
            settings["PRODUCT_BUNDLE_IDENTIFIER"] = .string("\(prefix).\(last)")
        }
        settings["INFOPLIST_FILE"] = target["info"]?["path"]
        settings["CODE_SIGN_ENTITLEMENTS"] = target["entitlements"]?["path"]
        return settings
    }

    private mutating func addConfiguration(
        _ owner: String, _ node: ProjectNode, in folder: String, _ defaults: [String: ProjectNode]
    ) throws(BridgeError) -> ProjectNode {
        var configuration: [String: ProjectNode] = ["name": .string("Debug")]
        var defaults = defaults
        if let base = Self.debug(of: node["configFiles"])?.string {
            let path = XcodeProject.join(folder, base)
            configuration["baseConfigurationReference"] = file(path)
            // XcodeGen leaves to such a file what it would set by itself.
            var missing: [String] = []
            let level = try ProjectBoundary.naming(self.path) { () throws(BridgeError) in
                try XCConfig.read(path, missing: &missing)
            }
            for name in (level ?? [:]).keys { defaults[name] = nil }
        }
        configuration["buildSettings"] = ProjectNode.dictionary(defaults).merged(with: flattened(node["settings"]))
        let debug = add("\(owner) debug", "XCBuildConfiguration", configuration)
        return add("\(owner) configurations", "XCConfigurationList", ["buildConfigurations": .array([debug])])
    }

    /// Settings for debugging: those of the groups that are named, `base` over them, the configuration's on top.
    ///
    /// - Parameter chain: the groups that name each other down to here; none is its own.
    private func flattened(_ settings: ProjectNode?, within chain: [String] = []) -> ProjectNode {
        guard chain.count < Self.deepest, ProjectBoundary.spend(.values, Self.cost), let settings,
            let members = settings.dictionary
        else { return .dictionary([:]) }
        let structure = ["base", "configs", "groups"]
        guard structure.contains(where: { members[$0] != nil }) else { return settings }
        var result = ProjectNode.dictionary(members.filter { !structure.contains($0.key) })
        for group in members["groups"]?.strings ?? [] where !chain.contains(group) {
            let settings = specification["settingGroups"]?[group]
            result = result.merged(with: flattened(settings, within: chain + [group]))
        }
        for level in [members["base"], Self.debug(of: members["configs"])] {
            if let level { result = result.merged(with: level) }
        }
        return result
    }

    private mutating func addPackages() -> [ProjectNode] {
        (specification["packages"]?.dictionary ?? [:]).sorted { $0.key < $1.key }.map { name, package in
            if let path = package["path"] {
                return add("package \(name)", "XCLocalSwiftPackageReference", ["relativePath": path])
            }
            let github = package["github"]?.string.map { ProjectNode.string("https://github.com/" + $0) }
            let url = package["url"] ?? github ?? .string(name)
            return add(
                "package \(name)", "XCRemoteSwiftPackageReference",
                ["repositoryURL": url, "requirement": .dictionary(Self.requirement(of: package))])
        }
    }

    /// The versions of a package that will do, in the members that Xcode has for them.
    private static func requirement(of package: ProjectNode) -> [String: ProjectNode] {
        let kinds = [
            ("from", "upToNextMajorVersion", "minimumVersion"),
            ("majorVersion", "upToNextMajorVersion", "minimumVersion"),
            ("minorVersion", "upToNextMinorVersion", "minimumVersion"), ("exactVersion", "exactVersion", "version"),
            ("version", "exactVersion", "version"), ("branch", "branch", "branch"),
            ("revision", "revision", "revision"),
        ]
        for (key, kind, member) in kinds {
            if let value = package[key] { return ["kind": .string(kind), member: value] }
        }
        guard let lowest = package["minVersion"], let highest = package["maxVersion"] else { return [:] }
        return ["kind": .string("versionRange"), "minimumVersion": lowest, "maximumVersion": highest]
    }

    private mutating func buildFile(_ path: String) -> ProjectNode {
        add("build \(path)", "PBXBuildFile", ["fileRef": file(path)])
    }

    private mutating func file(_ path: String) -> ProjectNode {
        let id = "file \(path)"
        if objects[id] == nil { files.append(.string(id)) }
        return add(id, "PBXFileReference", ["path": .string(path), "sourceTree": .string("<absolute>")])
    }

    private mutating func add(_ id: String, _ isa: String, _ members: [String: ProjectNode]) -> ProjectNode {
        objects[id] = .dictionary(members.merging(["isa": .string(isa)]) { member, _ in member })
        return .string(id)
    }

    /// How deep templates and groups of settings may name each other.
    private static let deepest = 16
    /// What each of them takes, in values.
    private static let cost = 50

    private static func debug(of node: ProjectNode?) -> ProjectNode? {
        node?.dictionary?.sorted { $0.key < $1.key }.first { $0.key.lowercased().contains("debug") }?.value
    }

    private static func productType(_ type: String) -> String {
        type.hasPrefix("com.apple.") ? type : "com.apple.product-type." + type
    }

    /// The phone's where a target is for several.
    private static func root(of target: ProjectNode) -> String {
        let stated = (target["platform"]?.elements ?? []) + (target["supportedDestinations"]?.elements ?? [])
        let platforms = stated.compactMap(\.string)
        let roots = [("iOS", "iphoneos"), ("watchOS", "watchos"), ("macOS", "macosx"), ("visionOS", "xros")]
        return roots.first { platforms.contains($0.0) }?.1 ?? "iphoneos"
    }
}
