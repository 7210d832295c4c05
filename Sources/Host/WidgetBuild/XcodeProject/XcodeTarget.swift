import Foundation
import WidgetProtocol

/// A target of an Xcode project, with its build settings for debugging.
struct XcodeTarget: Sendable {
    let project: XcodeProject
    let object: ProjectObject
    var settings: BuildSettings
    /// Files of build settings that are not there.
    let missingConfigurations: [String]

    /// - Parameter configuration: the configuration's name; without one, that for debugging.
    init(project: XcodeProject, object: ProjectObject, configuration: String? = nil) throws(BridgeError) {
        self.project = project
        self.object = object
        let name = object["name"] ?? object.id
        var defaults = Self.defaults(target: name, project: project)
        if let configuration { defaults["CONFIGURATION"] = configuration }
        var missing: [String] = []
        settings = BuildSettings(
            try Self.levels(of: object, in: project, configuration, missing: &missing)
                + Self.levels(of: project.root, in: project, configuration, missing: &missing) + [defaults])
        missingConfigurations = missing
    }

    /// The names of the target's configurations, in the project's order.
    var configurations: [String] {
        Self.configurations(of: object, in: project).compactMap { $0["name"] }
    }

    var name: String { object["name"] ?? object.id }
    var productName: String { settings["PRODUCT_NAME"].flatMap { $0.isEmpty ? nil : $0 } ?? name }
    var productType: String { object["productType"] ?? "" }

    var moduleName: String {
        WidgetTarget.moduleName(for: settings["PRODUCT_MODULE_NAME"].flatMap { $0.isEmpty ? nil : $0 } ?? productName)
    }

    /// The system that it is built for: of several the one that is wanted, else the phone's.
    var platform: Platform {
        let all = platforms
        return project.platform.flatMap { all.contains($0) ? $0 : nil } ?? all[0]
    }

    /// The systems that it can be built for, the phone's first.
    var platforms: [Platform] {
        if settings["SDKROOT"]?.hasPrefix("watch") ?? false { return [.watchOS] }
        let stated = settings["SUPPORTED_PLATFORMS"].flatMap { $0.isEmpty ? nil : $0 } ?? settings["SDKROOT"] ?? ""
        let found = Platform.allCases.filter { stated.contains($0.sdk) }
        return found.isEmpty ? [.iOS] : found
    }

    /// Whether it is built for phones.
    var isForPhones: Bool { platform == .iOS }

    /// How the target's Swift files are compiled.
    var compilation: CompilationSettings { CompilationSettings(settings, platform: platform) }

    var infoPlistPath: String? { path("INFOPLIST_FILE") }
    var entitlementsPath: String? { path("CODE_SIGN_ENTITLEMENTS") }

    /// The Info.plist's members, nothing where there is none that can be read.
    var information: [String: Any] {
        get throws(BridgeError) {
            guard let infoPlistPath, try has(infoPlistPath) else { return specifiedInformation }
            do {
                let members = try PropertyListFile.dictionary(at: infoPlistPath)
                return members.merging(specifiedInformation) { _, specified in specified }
            } catch  where error.kind == .invalidPropertyList {
                return specifiedInformation
            }
        }
    }

    /// Whether there is something of the project's at a path that it names.
    func has(_ path: String) throws(BridgeError) -> Bool {
        try ProjectBoundary.naming(project.path) { () throws(BridgeError) in try ProjectFiles.exists(path) }
    }

    /// What a specification says that the Info.plist will hold.
    var specifiedInformation: [String: Any] {
        object.dictionary("information").mapValues(\.propertyList)
    }

    /// The app groups of the entitlements that a specification will make, nil where it makes none.
    var specifiedAppGroups: [String]? {
        let entitlements = object.dictionary("entitlements")
        return entitlements.isEmpty ? nil : entitlements["com.apple.security.application-groups"]?.strings ?? []
    }

    /// The path that a setting names, as it is written on disk.
    func path(_ setting: String) -> String? {
        guard let path = namedPath(setting) else { return nil }
        return (try? ProjectFiles.spelling(of: path)) ?? path
    }

    private func namedPath(_ setting: String) -> String? {
        guard let path = settings[setting], !path.isEmpty else { return nil }
        return project.absolute(path)
    }

    /// What differs between the files that settings name and how they are written on disk.
    var respellings: [Respelling] {
        ["INFOPLIST_FILE", "CODE_SIGN_ENTITLEMENTS", "SWIFT_OBJC_BRIDGING_HEADER"].compactMap { setting in
            guard let named = namedPath(setting), let found = path(setting) else { return nil }
            return Respelling(of: named, as: found)
        }
    }
}

extension XcodeTarget {
    /// The levels of a target's or project's own settings: the configuration's, then its `.xcconfig`'s.
    private static func levels(
        of owner: ProjectObject, in project: XcodeProject, _ name: String?, missing: inout [String]
    ) throws(BridgeError) -> [BuildSettings.Level] {
        let configurations = configurations(of: owner, in: project)
        guard
            let configuration = configurations.first(where: { $0["name"] == name ?? "Debug" })
                ?? configurations.first(where: { $0["name"]?.lowercased().contains("debug") ?? false })
                ?? configurations.first
        else { return [] }
        let own = configuration.dictionary("buildSettings").compactMapValues(text)
        let file = configurationFile(of: configuration, in: project)
        let level = try file.flatMap { file throws(BridgeError) in
            try ProjectBoundary.naming(project.path) { () throws(BridgeError) in
                try XCConfig.read(file, missing: &missing)
            }
        }
        return [own] + (level.map { [$0] } ?? [])
    }

    private static func configurations(of owner: ProjectObject, in project: XcodeProject) -> [ProjectObject] {
        guard let list = owner["buildConfigurationList"].flatMap(project.object) else { return [] }
        return project.objects(list.list("buildConfigurations"))
    }

    /// The `.xcconfig` of the target's own configuration, absolute.
    func configurationFile(_ name: String) -> String? {
        Self.configurations(of: object, in: project).first { $0["name"] == name }
            .flatMap { Self.configurationFile(of: $0, in: project) }
    }

    private static func configurationFile(of configuration: ProjectObject, in project: XcodeProject) -> String? {
        guard let path = namedConfigurationFile(of: configuration, in: project) else { return nil }
        return (try? ProjectFiles.spelling(of: path)) ?? path
    }

    private static func namedConfigurationFile(of configuration: ProjectObject, in project: XcodeProject) -> String? {
        if let reference = configuration["baseConfigurationReference"] { return project.paths[reference] }
        // Xcode 16: relative to a folder that is synchronised.
        guard let path = configuration["baseConfigurationReferenceRelativePath"],
            let anchor = configuration["baseConfigurationReferenceAnchor"].flatMap({ project.paths[$0] })
        else { return nil }
        return XcodeProject.join(anchor, path)
    }

    /// A setting's value as it would be typed; lists are words.
    private static func text(_ node: ProjectNode) -> String? {
        if let text = node.string { return text }
        return node.array.map { values in
            values.compactMap(\.string).map { $0.contains(" ") && !$0.contains("\"") ? "\"\($0)\"" : $0 }
                .joined(separator: " ")
        }
    }

    private static func defaults(target: String, project: XcodeProject) -> BuildSettings.Level {
        [
            "SRCROOT": project.folder, "PROJECT_DIR": project.folder, "SOURCE_ROOT": project.folder,
            "PROJECT_NAME": project.name, "PROJECT": project.name, "PROJECT_FILE_PATH": project.path,
            "TARGET_NAME": target, "TARGETNAME": target, "PRODUCT_NAME": "$(TARGET_NAME)",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
            "PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!", "CONFIGURATION": "Debug", "PLATFORM_NAME": "iphoneos",
            "EFFECTIVE_PLATFORM_NAME": "-iphoneos", "DEVELOPMENT_LANGUAGE": project.root["developmentRegion"] ?? "en",
            "HOME": NSHomeDirectory(), "BUILT_PRODUCTS_DIR": "", "SWIFT_VERSION": "5.0",
            "PRODUCT_BUNDLE_IDENTIFIER": "local.widget.$(PRODUCT_MODULE_NAME)",
            "AppIdentifierPrefix": "$(DEVELOPMENT_TEAM).", "TeamIdentifierPrefix": "$(DEVELOPMENT_TEAM).",
        ]
    }
}
