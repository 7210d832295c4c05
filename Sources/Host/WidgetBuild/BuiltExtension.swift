import Foundation
package import JSON
package import WidgetProtocol

/// A widget extension that is ready to run: its executable, its resources and what its bundle declares.
package struct BuiltExtension: Sendable, Hashable {
    /// The name of the folder that it was built from.
    package var name: String
    package var bundleIdentifier: String
    package var executablePath: String
    package var resourcesPath: String
    /// The app groups of its entitlements, nil when it has no entitlements file at all.
    package var appGroups: [String]?
    /// The user's `.entitlements` file, if there is one.
    package var entitlementsPath: String?
    /// The Swift files that it was compiled from.
    package var sources: [String]
    /// What was odd about its build.
    package var warnings: [Warning] = []
    /// What it was built without, because that needs what is not here.
    package var leftOut: [LeftOutPart] = []
    /// Which build of the bridge's library it was linked with; nil where that is not known.
    var library: String?

    package init(
        name: String, bundleIdentifier: String, executablePath: String, resourcesPath: String, appGroups: [String]?,
        entitlementsPath: String?, sources: [String]
    ) {
        self.name = name
        self.bundleIdentifier = bundleIdentifier
        self.executablePath = executablePath
        self.resourcesPath = resourcesPath
        self.appGroups = appGroups
        self.entitlementsPath = entitlementsPath
        self.sources = sources
    }

    /// The file beside the executable that describes it.
    package static let descriptionName = "extension.json"
    static let resourcesName = "Resources"
}

extension BuiltExtension {
    /// The built extension in `folder`, nil when there is none.
    package init?(folder: String) throws(BridgeError) {
        let path = folder + "/" + Self.descriptionName
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        // The folder may be anybody's, too: its executable is in it.
        let data = try? RegularFile.read(path, limit: BuildLimits.Size.description.rawValue)
        guard let data, let json = try? JSONValue(parsing: data), let name = json["name"]?.stringValue,
            WidgetTarget.moduleName(for: name) == name, let identifier = json["bundleIdentifier"]?.stringValue
        else {
            throw BridgeError(
                .notAnExtension, "\(path) does not describe a built extension",
                hint: "Build it again with `widget-bridge build FOLDER -o DIR`.")
        }
        self.init(
            name: name, bundleIdentifier: identifier, executablePath: folder + "/" + name,
            resourcesPath: folder + "/" + Self.resourcesName,
            appGroups: json["appGroups"]?.arrayValue?.compactMap(\.stringValue),
            entitlementsPath: json["entitlementsPath"]?.stringValue,
            sources: json["sources"]?.arrayValue?.compactMap(\.stringValue) ?? [])
        warnings = json["warnings"]?.arrayValue?.compactMap(Warning.init(json:)) ?? []
        leftOut = json["leftOut"]?.arrayValue?.compactMap(LeftOutPart.init(json:)) ?? []
        library = json["library"]?.stringValue
    }

    /// Refuses an extension that was linked with another build of the library than the one that it would load: where
    /// what lies in memory differs, it would fail in ways that say nothing.
    func checkLibrary() throws(BridgeError) {
        guard let library, let own = SDK.loadedFrom.flatMap({ BuildIdentifier.of($0 + "/" + SDK.libraryName) }),
            library != own
        else { return }
        throw BridgeError(
            .otherVersion, "\(name) was built by another version of widget-bridge",
            hint: "Build it again from its sources, with this one.")
    }

    /// What `extension.json` says.
    package var json: JSONValue {
        var object = JSONObject()
        object["name"] = .string(name)
        object["bundleIdentifier"] = .string(bundleIdentifier)
        if let appGroups { object["appGroups"] = .array(appGroups.map { .string($0) }) }
        if let entitlementsPath { object["entitlementsPath"] = .string(entitlementsPath) }
        object["sources"] = .array(sources.map { .string($0) })
        object["library"] = library.map { .string($0) }
        if !leftOut.isEmpty { object["leftOut"] = .array(leftOut.map(\.json)) }
        if !warnings.isEmpty { object["warnings"] = .array(warnings.map(\.json)) }
        return .object(object)
    }
}
