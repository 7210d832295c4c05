import Foundation
import JSON
import WidgetProtocol

/// A target that Expo makes of a folder in an app's `targets`, once it writes the app's project.
///
/// Its `expo-target.config` is read, and not run: what it computes is told.
/// The form: https://github.com/EvanBacon/expo-apple-targets
struct ExpoTarget {
    private let folder: String
    /// The configuration's file.
    private let file: String
    private let configuration: JSONValue
    private let app: JSONValue
    private let appFolder: String
    private(set) var warnings: [Warning] = []

    /// Nil for a folder without a configuration.
    init?(in folder: String) throws(BridgeError) {
        let names = try ProjectFiles.entries(in: folder) { !$0.hasPrefix("expo-target.config.") }.map(\.name)
        guard let name = names.first else { return nil }
        self.folder = folder
        file = folder + "/" + name
        let root = ProjectSearch.ancestors(of: folder).first(where: Self.isApp)
        appFolder = root ?? XcodeProject.join(folder, "../..")
        app = try Self.app(in: appFolder)
        var unread: [String] = []
        configuration = try Self.read(file, given: app, unread: &unread) ?? .null
        if configuration.objectValue == nil { unread.append("all of it") }
        let used = unread.filter { member in Self.members.contains { member == $0 || member.hasPrefix($0 + ".") } }
        let isUnclear = unread.contains { $0 == "all of it" || $0 == "..." }
        if !used.isEmpty || isUnclear {
            warnings.append(
                Warning(
                    .sourceLeftOut,
                    "\(file) computes \((isUnclear ? unread : used).joined(separator: ", ")), and is not run",
                    hint: "Write it as a literal, or have it in app.json; until then the target does without.",
                    file: file))
        }
    }

    /// What of a configuration counts here.
    private static let members = [
        "type", "name", "displayName", "bundleIdentifier", "deploymentTarget", "appleTeamId", "entitlements", "colors",
        "images",
    ]

    private static func isApp(_ folder: String) -> Bool {
        (["app.json"] + scripts.map { "app.config." + $0 }).contains { ProjectFiles.has(folder + "/" + $0) }
    }

    private static let scripts = ["ts", "js", "mjs", "cjs", "json"]

    /// The app's own configuration: app.json, and over it what can be read of a script.
    private static func app(in folder: String) throws(BridgeError) -> JSONValue {
        var app = JSONValue.null
        if let data = try ProjectFiles.contents(folder + "/app.json", .slow), let json = try? JSONValue(parsing: data) {
            app = json["expo"] ?? json
        }
        for suffix in scripts {
            var unread: [String] = []
            guard let read = try read("\(folder)/app.config.\(suffix)", given: app, unread: &unread) else { continue }
            var members = app.objectValue ?? [:]
            for member in (read["expo"] ?? read).objectValue?.members ?? [] { members[member.name] = member.value }
            return .object(members)
        }
        return app
    }

    private static func read(
        _ path: String, given parameter: JSONValue, unread: inout [String]
    ) throws(BridgeError) -> JSONValue? {
        guard let text = try ProjectFiles.text(path, .slow) else { return nil }
        if path.hasSuffix(".json") { return try? JSONValue(parsing: text) }
        var reader = ScriptReader(text, parameter: parameter)
        let exported = reader.exported()
        unread += reader.unread
        return exported
    }
}

extension ExpoTarget {
    /// The folders of what all the targets share.
    func shared() throws(BridgeError) -> [String] {
        let shared = (folder as NSString).deletingLastPathComponent + "/_shared"
        return try ProjectFiles.isFolder(shared) == true ? [shared] : []
    }

    /// What the target is called, where that is not the folder's name.
    var name: String? { configuration["name"]?.stringValue }

    /// What a project's build settings would say.
    var settings: BuildSettings.Level {
        var settings: BuildSettings.Level = [:]
        settings["PRODUCT_BUNDLE_IDENTIFIER"] = bundleIdentifier
        settings["IPHONEOS_DEPLOYMENT_TARGET"] = configuration["deploymentTarget"]?.stringValue
        settings["DEVELOPMENT_TEAM"] =
            configuration["appleTeamId"]?.stringValue ?? app["ios"]?["appleTeamId"]?.stringValue
        settings["MARKETING_VERSION"] = app["version"]?.stringValue
        settings["CURRENT_PROJECT_VERSION"] = app["ios"]?["buildNumber"]?.stringValue
        if settings["DEVELOPMENT_TEAM"] != nil { settings["AppIdentifierPrefix"] = "$(DEVELOPMENT_TEAM)." }
        return settings
    }

    /// What it adds to the Info.plist.
    var information: [String: Any] {
        let name = configuration["displayName"]?.stringValue ?? configuration["name"]?.stringValue
        return name.map { ["CFBundleDisplayName": $0] } ?? [:]
    }

    private var bundleIdentifier: String? {
        let stated = configuration["bundleIdentifier"]?.stringValue
        guard let own = app["ios"]?["bundleIdentifier"]?.stringValue else {
            return stated.flatMap { $0.hasPrefix(".") ? nil : $0 }
        }
        guard let stated, !stated.isEmpty else {
            let name = configuration["name"]?.stringValue ?? (folder as NSString).lastPathComponent
            return own + "." + name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }
        return stated.hasPrefix(".") ? own + stated : stated
    }

    /// The app groups of its entitlements, else, as Expo's plugin has it, the app's; nil where a file says them.
    var appGroups: [String]? {
        let key = "com.apple.security.application-groups"
        let groups = configuration["entitlements"]?[key] ?? app["ios"]?["entitlements"]?[key]
        return groups?.arrayValue?.compactMap(\.stringValue)
    }

    /// Its colours and images, which Expo writes to an asset catalogue.
    mutating func assets() throws(BridgeError) -> ConfiguredAssets {
        var assets = ConfiguredAssets(file: file)
        for (name, value) in configuration["colors"]?.objectValue?.members ?? [] {
            let light = value.stringValue ?? value["light"]?.stringValue ?? value["color"]?.stringValue
            let dark = value["dark"]?.stringValue ?? value["darkColor"]?.stringValue
            var values: [AssetIndex.ColorValue] = []
            for (text, appearance) in [(light, AssetVariant.Appearance.any), (dark, .dark)] {
                guard let text else { continue }
                if let color = AssetColor(css: text) {
                    values.append(.init(variant: AssetVariant(appearance), color: color))
                } else {
                    warnings.append(
                        Warning(
                            .assetUnusable, "\(file) has the colour \(name) as '\(text)', which is none of CSS's",
                            hint: "Write it as #rrggbb.", subject: name, file: file))
                }
            }
            if !values.isEmpty { assets.colors.append(.init(name: name, values: values)) }
        }
        for (name, value) in configuration["images"]?.objectValue?.members ?? [] {
            let single = value.stringValue.map { [(1, $0)] } ?? []
            let scaled = [1, 2, 3].compactMap { scale in value["\(scale)x"]?.stringValue.map { (scale, $0) } }
            for (scale, path) in single + scaled { try add(name, path, scale: scale, to: &assets) }
        }
        return assets
    }

    private mutating func add(
        _ name: String, _ path: String, scale: Int, to assets: inout ConfiguredAssets
    ) throws(BridgeError) {
        let places = [folder, appFolder].map { XcodeProject.join($0, path) }
        for place in places where !path.contains("://") {
            let isFolder = try ProjectBoundary.naming(file) { () throws(BridgeError) in try ProjectFiles.isFolder(place)
            }
            guard isFolder == false else { continue }
            assets.images.append(.init(name: name, file: place, scale: scale))
            return
        }
        warnings.append(
            Warning(
                .assetUnusable,
                path.contains("://")
                    ? "\(file) has the image \(name) from \(path), which is not fetched"
                    : "\(file) has the image \(name) at \(path), which is not there",
                hint: "Have it in the app, and name it by a path from the target's folder.", subject: name, file: file))
    }
}

/// Colours and images that a configuration states, outside of any asset catalogue.
struct ConfiguredAssets: Sendable, Hashable {
    struct Color: Sendable, Hashable {
        var name: String
        var values: [AssetIndex.ColorValue]
    }

    struct Image: Sendable, Hashable {
        var name: String
        var file: String
        var scale: Int
    }

    /// What states them.
    var file = ""
    var colors: [Color] = []
    var images: [Image] = []
}
