import Foundation
import JSON
package import WidgetProtocol

extension AppDescription {
    /// Reads the app that a path means: its root, a folder in it, an Xcode project, or the folder of a widget alone.
    package init(readingAt path: String) throws(BridgeError) {
        guard let real = ProjectBoundary.realPath(path) else { throw .extensionMissing(path) }
        let boundary = ProjectBoundary(of: real)
        self = try boundary.enforced { () throws(BridgeError) in
            var reader = AppReader(path: real, boundary: boundary)
            return try reader.read()
        }
    }
}

/// Reads what an app's projects say of it, and its sources.
private struct AppReader {
    let path: String
    let boundary: ProjectBoundary
    private var targets: [AppDescription.Target] = []

    init(path: String, boundary: ProjectBoundary) {
        self.path = path
        self.boundary = boundary
    }

    mutating func read() throws(BridgeError) -> AppDescription {
        let root = root
        for project in try projects() { try add(try XcodeProject(path: project), below: root) }
        if !targets.contains(where: { $0.kind == .widget }) { try addFolders() }
        let hasApp = targets.contains { $0.kind == .app || $0.kind == .widget }
        return AppDescription(root: root, targets: targets, sources: hasApp ? try sources(below: root) : [])
    }

    private var isFolder: Bool {
        ProjectFiles.hasFolder(path) && !["xcodeproj", "xcworkspace"].contains((path as NSString).pathExtension)
    }

    /// The folder of the app: the nearest one with another framework's manifest, from the path upwards, else the path's.
    private var root: String {
        let own = isFolder ? path : (path as NSString).deletingLastPathComponent
        let above = ProjectSearch.ancestors(of: own).filter { folder in
            boundary.roots.contains { folder == $0 || folder.hasPrefix($0 + "/") }
        }
        let candidates = [own] + above
        return candidates.first { AppRoot($0) != nil }
            ?? candidates.first { !ProjectSearch.projects(in: $0).isEmpty } ?? own
    }

    /// The projects that have a widget extension; where none has, those that have an app.
    private func projects() throws(BridgeError) -> [String] {
        switch (path as NSString).pathExtension {
        case "xcodeproj", "yml", "yaml": return [path]
        case "xcworkspace": return try ProjectSearch.projects(ofWorkspace: path)
        default: break
        }
        let near = ProjectSearch.projects(in: path) + ProjectSearch.projects(below: path)
        let found = near.isEmpty ? try owners() : near
        var (widgets, apps): ([String], [String]) = ([], [])
        for project in found where !widgets.contains(project) && !apps.contains(project) && !isExample(project) {
            // What cannot be read may be a library's, which came along.
            guard let targets = try? XcodeProject(path: project).targets else { continue }
            var hasWidget = false
            for target in targets where try target.isWidgetExtension { hasWidget = true }
            if hasWidget {
                widgets.append(project)
            } else if targets.contains(where: \.isApp) {
                apps.append(project)
            }
        }
        return widgets.isEmpty ? apps : widgets
    }

    /// The projects above that make a target of the folder's sources.
    private func owners() throws(BridgeError) -> [String] {
        var owners: [String] = []
        for project in ProjectSearch.ancestors(of: path).flatMap(ProjectSearch.projects(around:)) {
            guard let targets = try? XcodeProject(path: project).targets else { continue }
            for target in targets where try target.isHome(path) { owners.append(project) }
        }
        return owners
    }

    /// A library's or a framework's examples are apps of their own.
    private func isExample(_ project: String) -> Bool {
        guard project.hasPrefix(path + "/") else { return false }
        return project.dropFirst(path.count).split(separator: "/").contains { SourceWalk.isExample(String($0)) }
    }

    private mutating func add(_ project: XcodeProject, below root: String) throws(BridgeError) {
        let all = try project.targets
        let first = targets.count
        let flutter = try FlutterVersion(root: root)
        for target in all { targets.append(try describe(target, flutter)) }
        for (index, target) in all.enumerated() where target.isExtension {
            targets[first + index].embedder = all.firstIndex { $0.isApp && $0.embeds(target) }.map { first + $0 }
        }
    }

    private func describe(
        _ target: XcodeTarget, _ flutter: FlutterVersion?
    ) throws(BridgeError) -> AppDescription.Target {
        let kind: AppDescription.TargetKind =
            if try target.isWidgetExtension {
                .widget
            } else if try target.isIntentsExtension {
                .intents
            } else {
                target.isExtension ? .otherExtension : target.isApp ? .app : .other
            }
        let names = target.configurations
        var configurations: [AppDescription.Configuration] = []
        for name in names.filter({ $0 == "Debug" }) + names.filter({ $0 != "Debug" }) {
            configurations.append(
                try XcodeTarget(project: target.project, object: target.object, configuration: name)
                    .described(name, flutter))
        }
        var described = AppDescription.Target(
            name: target.name, kind: kind, platform: target.platform.rawValue, origin: target.project.path,
            isOfProject: true, configurations: configurations, infoPlist: try existing(target.infoPlistPath),
            entitlements: try existing(target.entitlementsPath))
        // Of tests and frameworks nothing is asked but their sources, which are read with all others.
        guard kind != .other else { return described }
        described.hasResourceScript = target.hasResourceScript
        try described.add(try target.members())
        return described
    }

    private func existing(_ path: String?) throws(BridgeError) -> String? {
        guard let path, ProjectFiles.has(path) else { return nil }
        return path
    }

    /// Adds the widgets of folders that no project speaks for.
    private mutating func addFolders() throws(BridgeError) {
        guard isFolder else { return }
        for folder in try AppRoot(path)?.widgetFolders() ?? [path] {
            let target: WidgetTarget
            do {
                target = try FolderReader(path: folder).target()
            } catch  where error.kind == .noSwiftFiles {
                continue
            }
            var scan = FolderScan()
            for path in target.swiftFiles + target.assetCatalogs + target.intentDefinitions + target.resources {
                try scan.add(member: path)
            }
            guard try isWidget(target) else { continue }
            let information = try? PropertyListSerialization.propertyList(from: target.bundle.infoPlist, format: nil)
            let entitlements: JSONValue? = target.bundle.appGroups.map { groups in
                ["com.apple.security.application-groups": .array(groups.map { .string($0) })]
            }
            var described = AppDescription.Target(
                name: target.name, kind: .widget, platform: target.settings.platform.rawValue, origin: folder,
                isOfProject: false,
                configurations: [
                    AppDescription.Configuration(
                        name: "Debug", information: information.map(BuildSettings([]).json),
                        entitlements: entitlements)
                ],
                entitlements: target.bundle.entitlements)
            try described.add(scan)
            targets.append(described)
        }
    }

    private func isWidget(_ target: WidgetTarget) throws(BridgeError) -> Bool {
        for file in target.swiftFiles {
            var traits = target.traits
            if try traits.read(file).imports["WidgetKit"] != nil { return true }
        }
        return false
    }

    /// The sources of the app's folder, and those of its targets that lie elsewhere.
    private func sources(below root: String) throws(BridgeError) -> [AppDescription.Source] {
        var walk = SourceWalk()
        try walk.walk(root)
        for file in targets.flatMap(\.swiftFiles) { walk.add(file) }
        var sources: [AppDescription.Source] = []
        for path in walk.files {
            guard let data = try? ProjectFiles.contents(path, .source) else { continue }
            try ProjectBoundary.charge(.bytes, data.count)
            sources.append(AppDescription.Source(path: path, text: [UInt8](data)))
        }
        return sources
    }
}

extension AppDescription.Target {
    fileprivate mutating func add(_ scan: FolderScan) throws(BridgeError) {
        swiftFiles = scan.swiftFiles
        for catalog in scan.assetCatalogs { try assets.add(catalog: catalog) }
        for path in scan.resources {
            if try ProjectFiles.isFolder(path) == true {
                try ProjectFiles.forEachFile(in: path) { file, _ throws(BridgeError) in
                    resources.append(path + "/" + file)
                }
            } else {
                resources.append(path)
            }
        }
        for path in resources where ["ttf", "otf", "ttc", "otc"].contains(path.suffix) {
            guard let data = try ProjectFiles.contents(path, .resource) else { continue }
            fonts.append(AppDescription.FontFile(path: path, data))
        }
        strings = try AppDescription.StringTable.tables(in: resources)
        for path in scan.intentDefinitions {
            // What cannot be read is the build's to say.
            guard let definition = try? IntentDefinition(path: path) else { continue }
            intents += (definition.intents ?? []).filter { $0.type != "System" }.map { intent in
                AppDescription.DefinedIntent(
                    file: path, className: intent.className ?? "\(intent.classPrefix ?? "")\(intent.name)Intent",
                    dynamicParameters: (intent.parameters ?? [])
                        .filter { $0.supportsDynamicEnumeration?.isSet ?? false }.map(\.name))
            }
        }
    }
}

extension AppDescription.StringTable {
    fileprivate static func tables(in resources: [String]) throws(BridgeError) -> [Self] {
        var tables: [String: Self] = [:]
        for path in resources {
            let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
            let parent = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
            let language = parent.hasSuffix(".lproj") ? (parent as NSString).deletingPathExtension : nil
            var table = tables[name] ?? Self(name: name, files: [:], keys: [:])
            switch (path.suffix, language) {
            case ("strings", let language?):
                guard let entries = try? StringsFile.parse(ProjectFiles.read(path, .description), path: path) else {
                    continue
                }
                table.keys[language, default: []].formUnion(entries.keys)
                table.plainKeys.formUnion(entries.filter { $0.key == $0.value }.keys)
                table.files[language] = path
            case ("stringsdict", let language?):
                guard let keys = try? PropertyListFile.dictionary(at: path).keys else { continue }
                table.keys[language, default: []].formUnion(keys)
                table.files[language] = table.files[language] ?? path
            case ("xcstrings", _):
                guard let catalog = try? StringCatalog(ProjectFiles.read(path, .description), path: path) else {
                    continue
                }
                for (language, contents) in catalog.tables {
                    table.keys[language, default: []].formUnion(contents.strings.keys)
                    table.keys[language, default: []].formUnion(contents.rules.keys)
                    table.files[language] = path
                }
                table.optionalKeys.formUnion(catalog.optionalKeys)
                let source = catalog.tables[catalog.sourceLanguage]?.strings ?? [:]
                table.plainKeys.formUnion(source.filter { $0.key == $0.value }.keys)
            default: continue
            }
            tables[name] = table
        }
        return tables.values.sorted { $0.name < $1.name }
    }
}

extension String {
    fileprivate var suffix: String { (self as NSString).pathExtension.lowercased() }
}

/// The versions that Flutter's tool hands to Xcode.
private struct FlutterVersion {
    var settings: BuildSettings.Level

    /// As `version: 1.2.3+4` of an app's `pubspec.yaml` says; nil for what is no Flutter app.
    init?(root: String) throws(BridgeError) {
        guard let text = try ProjectFiles.text(root + "/pubspec.yaml", .slow) else { return nil }
        settings = [:]
        guard let match = text.firstMatch(of: #/(?m)^version:\s*["']?(\d[^\s+"'#]*)(?:\+(\d[^\s"'#]*))?/#) else {
            return
        }
        settings["FLUTTER_BUILD_NAME"] = String(match.output.1)
        settings["FLUTTER_BUILD_NUMBER"] = match.output.2.map(String.init) ?? "1"
    }
}

extension XcodeTarget {
    /// Whether a script copies resources into the bundle: CocoaPods', which `pod install` adds where there is a Podfile, or
    /// the project's own.
    fileprivate var hasResourceScript: Bool {
        if let pods = (try? ProjectFiles.text(project.folder + "/Podfile", .slow)) ?? nil,
            !isExtension || pods.contains("'\(name)'") || pods.contains("\"\(name)\"")
        {
            return true
        }
        return project.objects(object.list("buildPhases")).contains { phase in
            guard phase.isa == "PBXShellScriptBuildPhase", let script = phase["shellScript"]?.lowercased() else {
                return false
            }
            return script.contains("resources") || script.contains("font") || script.contains("ttf")
        }
    }

    /// Whether an extension is built with it, or copied into it.
    fileprivate func embeds(_ target: XcodeTarget) -> Bool {
        dependencies.contains(.target(target.object.id)) || copies(target)
    }

    fileprivate func described(
        _ name: String, _ flutter: FlutterVersion?
    ) throws(BridgeError) -> AppDescription.Configuration {
        var target = self
        // Flutter's tool writes Generated.xcconfig, which is in no checkout.
        let hasFlutter = try configurationFile(name).map { file throws(BridgeError) in
            try (ProjectFiles.text(file, .slow) ?? "Generated.xcconfig").contains("Generated.xcconfig")
        }
        if hasFlutter == true, let flutter { target = XcodeTarget(self, adding: flutter.settings) }
        let settings = target.settings
        var configuration = AppDescription.Configuration(name: name)
        configuration.deploymentTarget =
            platform == .iOS ? settings["IPHONEOS_DEPLOYMENT_TARGET"].flatMap { $0.isEmpty ? nil : $0 } : nil
        var members = specifiedInformation
        var isKnown = true
        if let path = infoPlistPath, members.isEmpty {
            if try has(path) {
                do {
                    members = try PropertyListFile.dictionary(at: path)
                } catch  where error.kind == .invalidPropertyList {
                    isKnown = false
                }
            } else {
                isKnown = false
            }
        }
        members.merge(informationKeys) { _, key in key }
        configuration.information = isKnown ? settings.json(members) : nil
        let identifier =
            (members["CFBundleIdentifier"] as? String).flatMap { $0.isEmpty ? nil : $0 }
            ?? "$(PRODUCT_BUNDLE_IDENTIFIER)"
        configuration.bundleIdentifier = settings.known(identifier).flatMap { $0.isEmpty ? nil : $0 }
        if isKnown {
            for (key, setting) in [
                "CFBundleShortVersionString": "MARKETING_VERSION", "CFBundleVersion": "CURRENT_PROJECT_VERSION",
            ] {
                guard let text = members[key] as? String ?? settings[setting].map({ _ in "$(\(setting))" }) else {
                    continue
                }
                if let value = settings.known(text), !value.isEmpty {
                    configuration.versions[key] = .known(value)
                } else if hasFlutter != true, let name = settings.unknownVariable(in: text), flutter != nil,
                    name.hasPrefix("FLUTTER_BUILD_")
                {
                    configuration.versions[key] = .withoutFlutter(name)
                }
            }
        }
        let specified = object.dictionary("entitlements")
        if !specified.isEmpty {
            configuration.entitlements = settings.json(specified.mapValues(\.propertyList))
        } else if let path = entitlementsPath {
            configuration.entitlements =
                ProjectFiles.has(path) ? (try? PropertyListFile.dictionary(at: path)).map(settings.json) : nil
        } else if settings["CODE_SIGN_ENTITLEMENTS"] == nil {
            configuration.entitlements = [:]
        }
        return configuration
    }

    private init(_ target: XcodeTarget, adding level: BuildSettings.Level) {
        self = target
        settings.levels.append(level)
    }
}

/// The files of an app's own code in a folder, tests and what others wrote left out.
private struct SourceWalk {
    private(set) var files: [String] = []
    private var known: Set<String> = []

    mutating func add(_ path: String) {
        if known.insert(path).inserted { files.append(path) }
    }

    mutating func walk(_ folder: String, depth: Int = 0) throws(BridgeError) {
        guard depth < Self.deepest else { return }
        for entry in try ProjectFiles.entries(in: folder, looksAround: true, except: { $0.hasPrefix(".") }) {
            let path = folder + "/" + entry.name
            if entry.isFolder {
                // Links may lead around in circles.
                if entry.target == nil, !Self.isForeign(entry.name) { try walk(path, depth: depth + 1) }
            } else if Self.suffixes.contains((entry.name as NSString).pathExtension), !Self.isTest(entry.name) {
                add(path)
            }
        }
    }

    static func isExample(_ name: String) -> Bool { ["example", "examples", "Example", "Examples"].contains(name) }

    private static let deepest = 24

    private static let suffixes: Set = [
        "swift", "m", "mm", "dart", "ts", "tsx", "js", "jsx", "mjs", "cjs", "kt", "kts", "java",
    ]

    private static let foreign: Set = [
        "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "build", "dist", "coverage", "test",
        "tests", "__tests__", "__mocks__", "integration_test", "e2e", "androidTest", "ephemeral", "Vendor", "vendor",
        "third_party", "fixtures",
    ]

    private static func isForeign(_ name: String) -> Bool {
        foreign.contains(name) || isExample(name) || ["Tests", "UITests"].contains { name.hasSuffix($0) }
            || ["xcodeproj", "xcworkspace", "xcassets", "framework", "xcframework", "bundle", "lproj", "docc"]
                .contains((name as NSString).pathExtension)
    }

    /// Tests, and what tools write.
    private static func isTest(_ name: String) -> Bool {
        [".test.", ".spec.", ".min.", ".d.", ".g.", ".freezed."].contains(where: name.contains)
            || ["_test.dart", "Tests.swift"].contains(where: name.hasSuffix)
    }
}
