import JSON

/// What a Swift package's manifest says, as `swift package dump-package` prints it.
struct PackageManifest {
    struct Target {
        /// SwiftPM's words for it: `regular`, `executable`, `test`, `system`, `binary`, `plugin`, `macro`.
        var type: String
        var name: String
        /// Relative to the package, as all of them; nil where the folder is found by the target's name.
        var path: String?
        /// The files and folders with its sources, relative to the target's folder; nil where all of it is.
        var sources: [String]?
        var excluded: [String]
        /// The files and folders that go into the bundle, relative to the target's folder.
        var resources: [String]
        /// Where a C target has its headers, relative to its folder.
        var publicHeaders: String
        /// The targets and products that it depends on.
        var dependencies: [String]
        /// Whether plugins are used for it, which may write sources when it is built.
        var usesPlugins: Bool
        var settings: [Setting]
    }

    /// A build setting.
    struct Setting {
        /// `swift`, `c`, `cxx` or `linker`.
        var tool: String
        /// SwiftPM's name of it, such as `define`.
        var kind: String
        var values: [String]
        /// The platforms that it is for, in lower case; empty for all.
        var platforms: [String]
        /// `debug` or `release`; nil for both.
        var configuration: String?
        /// The traits that it is for, any of them; empty for all.
        var traits: [String]
    }

    let targets: [Target]
    /// The folders of the packages that it depends on by their paths.
    let localDependencies: [String]
    /// Those that it takes from elsewhere.
    let remotePackages: [RemotePackage]
    /// Its traits, each with those that it turns on.
    let traits: [String: Set<String>]
    /// The traits that it asks for of the packages that it depends on, by their identities.
    let requestedTraits: [String: Set<String>]
    /// The Swift language mode of targets that state none.
    let languageVersion: String

    init(json: JSONValue) {
        targets = (json["targets"]?.arrayValue ?? []).compactMap(Target.init(json:))
        localDependencies = (json["dependencies"]?.arrayValue ?? []).flatMap { dependency in
            (dependency["fileSystem"]?.arrayValue ?? []).compactMap { $0["path"]?.stringValue }
        }
        remotePackages = Self.remotePackages(json: json)
        traits = Self.traits(json: json)
        requestedTraits = Self.requestedTraits(json: json)
        let stated = json["swiftLanguageVersions"]?.arrayValue?.compactMap(\.stringValue) ?? []
        let tools = json["toolsVersion"]?["_version"]?.stringValue ?? "5"
        languageVersion = Self.mode(stated.max() ?? tools)
    }

    /// SwiftPM's name for the traits that are on where nobody asks for any.
    static let defaultTraits: Set = ["default"]

    /// The traits that are on where these are asked for.
    func enabledTraits(_ requested: Set<String>) -> Set<String> {
        var (enabled, left) = (Set<String>(), requested)
        while let trait = left.popFirst() {
            guard let others = traits[trait], enabled.insert(trait).inserted else { continue }
            left.formUnion(others)
        }
        return enabled.subtracting(Self.defaultTraits)
    }

    private static func traits(json: JSONValue) -> [String: Set<String>] {
        let traits = (json["traits"]?.arrayValue ?? []).compactMap { trait in
            trait["name"]?.stringValue.map {
                ($0, Set((trait["enabledTraits"]?.arrayValue ?? []).compactMap(\.stringValue)))
            }
        }
        return Dictionary(traits) { $0.union($1) }
    }

    private static func requestedTraits(json: JSONValue) -> [String: Set<String>] {
        let dependencies = (json["dependencies"]?.arrayValue ?? [])
            .flatMap { $0.objectValue?.members.first?.value.arrayValue ?? [] }
        let requests = dependencies.compactMap { dependency in
            dependency["identity"]?.stringValue.map { identity in
                (identity, Set((dependency["traits"]?.arrayValue ?? []).compactMap { $0["name"]?.stringValue }))
            }
        }
        return Dictionary(requests) { $0.union($1) }
    }

    /// The compiler's name of a language mode: 4 is no longer one that it has here.
    static func mode(_ version: String) -> String {
        (Int(version.prefix { $0.isNumber }) ?? 5) >= 6 ? "6" : "5"
    }
}

extension PackageManifest.Target {
    fileprivate init?(json: JSONValue) {
        guard let name = json["name"]?.stringValue, let type = json["type"]?.stringValue else { return nil }
        func strings(_ key: String) -> [String]? { json[key]?.arrayValue?.compactMap(\.stringValue) }
        self.init(
            type: type, name: name, path: json["path"]?.stringValue, sources: strings("sources"),
            excluded: strings("exclude") ?? [],
            resources: (json["resources"]?.arrayValue ?? []).compactMap { $0["path"]?.stringValue },
            publicHeaders: json["publicHeadersPath"]?.stringValue ?? "include",
            dependencies: (json["dependencies"]?.arrayValue ?? []).compactMap { dependency in
                dependency.objectValue?.members.first?.value.arrayValue?.first?.stringValue
            },
            usesPlugins: json["pluginUsages"]?.arrayValue?.isEmpty == false,
            settings: (json["settings"]?.arrayValue ?? []).compactMap(PackageManifest.Setting.init(json:)))
    }

    /// How its Swift is compiled on a platform, with these traits.
    func compilation(
        _ manifest: PackageManifest, on platform: Platform, traits: Set<String>
    ) -> CompilationSettings {
        // Xcode has symbols for a package's strings without being asked.
        var compilation = CompilationSettings(
            platform: platform, languageVersion: manifest.languageVersion, hasStringSymbols: true)
        compilation.conditions += ["SWIFT_PACKAGE"] + traits.sorted()
        for setting in settings where setting.tool == "swift" && setting.counts(on: platform, traits) {
            let value = setting.values.first ?? ""
            switch setting.kind {
            case "define": compilation.conditions.append(value)
            case "enableUpcomingFeature": compilation.flags += ["-enable-upcoming-feature", value]
            case "enableExperimentalFeature": compilation.flags += ["-enable-experimental-feature", value]
            case "swiftLanguageMode", "swiftLanguageVersion": compilation.languageVersion = PackageManifest.mode(value)
            case "defaultIsolation": compilation.flags += ["-default-isolation", value]
            case "strictMemorySafety": compilation.flags.append("-strict-memory-safety")
            // Flags of any kind are the root package's alone, in SwiftPM too.
            default: break
            }
        }
        return compilation
    }

    /// Clang's arguments for its C on a platform; `folder` is the target's.
    func clangArguments(on platform: Platform, traits: Set<String>, in folder: String) -> [String] {
        settings.filter { $0.tool == "c" && $0.counts(on: platform, traits) }.flatMap { setting -> [String] in
            let value = setting.values.first ?? ""
            switch setting.kind {
            case "define": return ["-D" + value]
            case "headerSearchPath": return ["-I" + XcodeProject.join(folder, value)]
            default: return []
            }
        }
    }
}

extension PackageManifest.Setting {
    fileprivate init?(json: JSONValue) {
        guard let tool = json["tool"]?.stringValue, let kind = json["kind"]?.objectValue?.members.first else {
            return nil
        }
        // Each kind holds its values as `_0`: one, or a list.
        let value = kind.value["_0"] ?? kind.value.objectValue?.members.first?.value ?? .null
        self.init(
            tool: tool, kind: kind.name,
            values: value.arrayValue?.compactMap(\.stringValue) ?? [value.stringValue].compactMap(\.self),
            platforms: (json["condition"]?["platformNames"]?.arrayValue ?? []).compactMap {
                $0.stringValue?.lowercased()
            },
            configuration: json["condition"]?["config"]?.stringValue,
            traits: (json["condition"]?["traits"]?.arrayValue ?? []).compactMap(\.stringValue))
    }

    /// Widgets are built for debugging.
    func counts(on platform: Platform, _ traits: Set<String>) -> Bool {
        (platforms.isEmpty || platforms.contains(platform.rawValue.lowercased())) && configuration != "release"
            && (self.traits.isEmpty || !traits.isDisjoint(with: self.traits))
    }
}
