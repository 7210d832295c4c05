package import JSON

/// An app as its project describes it, without building anything: its targets, and the sources of all that is written
/// for it.
package struct AppDescription: Sendable {
    /// The folder of the app, absolute and without symbolic links.
    package var root: String
    package var targets: [Target]
    package var sources: [Source]

    /// A file of the app's code, in whatever language.
    package struct Source: Sendable {
        /// Absolute.
        package var path: String
        package var text: [UInt8]

        package init(path: String, text: [UInt8]) {
            self.path = path
            self.text = text
        }
    }

    /// What a target is to the others.
    package enum TargetKind: String, Sendable { case app, widget, intents, otherExtension, other }

    package struct Target: Sendable {
        package var name: String
        package var kind: TargetKind
        package var platform: String
        /// The project or the folder that it was read from.
        package var origin: String
        /// Whether a project speaks for it; of a folder alone it is not known which app it belongs to.
        package var isOfProject: Bool
        /// The index of the app that it is embedded in; nil for one that none is known to embed.
        package var embedder: Int?
        /// What it is in each configuration, that for debugging first.
        package var configurations: [Configuration]
        package var infoPlist: String?
        package var entitlements: String?
        package var swiftFiles: [String] = []
        /// The files that become part of its bundle, those in folders too.
        package var resources: [String] = []
        /// Whether a script puts more into its bundle, as CocoaPods' does.
        package var hasResourceScript = false
        package var assets = AssetNames()
        package var strings: [StringTable] = []
        package var fonts: [FontFile] = []
        package var intents: [DefinedIntent] = []
    }

    /// A target in one configuration, with the variables of the build settings replaced.
    package struct Configuration: Sendable {
        package var name: String
        /// Nil where a variable of it is set elsewhere.
        package var bundleIdentifier: String?
        /// The Info.plist's members; nil where the project names a file that is not there.
        package var information: JSONValue?
        /// The entitlements' members, nothing where there are none; nil where the project names a file that is not there.
        package var entitlements: JSONValue?
        /// `CFBundleShortVersionString` and `CFBundleVersion`.
        package var versions: [String: Version] = [:]
        /// The oldest system that it runs on, such as `16.4`.
        package var deploymentTarget: String?
    }

    package enum Version: Sendable, Hashable {
        case known(String)
        /// It takes a variable of Flutter's which nothing hands to the target.
        case withoutFlutter(String)
    }

    /// A string table in all its languages.
    package struct StringTable: Sendable {
        package var name: String
        /// The file, or the one of each language.
        package var files: [String: String]
        /// The keys by language.
        package var keys: [String: Set<String>]
        /// The keys that need not be in every language.
        package var optionalKeys: Set<String> = []
        /// The keys that are the words themselves in the language that the app is developed in.
        package var plainKeys: Set<String> = []
    }

    package struct FontFile: Sendable {
        package var path: String
        /// What it can be asked for by: PostScript names, full names and families; none where it cannot be read.
        package var names: Set<String>
    }

    package struct DefinedIntent: Sendable {
        /// The `.intentdefinition`.
        package var file: String
        package var className: String
        /// The parameters whose options a handler provides.
        package var dynamicParameters: [String]
    }

    /// What the asset catalogues of a target have, by name.
    package struct AssetNames: Sendable {
        package var images: Set<String> = []
        package var colors: Set<String> = []
    }
}

extension AppDescription.Configuration {
    /// The app groups; nil where they are not known.
    package var groups: Set<String>? {
        guard let entitlements else { return nil }
        guard let groups = entitlements["com.apple.security.application-groups"] else { return [] }
        guard let values = groups.arrayValue ?? groups.stringValue.map({ [.string($0)] }) else { return nil }
        // What a variable of says that nobody here sets is null.
        let names = values.compactMap(\.stringValue)
        return names.count == values.count ? Set(names) : nil
    }
}

extension AppDescription.Target {
    /// The groups of any of its configurations; nil where one of these is not known.
    package var groups: Set<String>? {
        var union: Set<String> = []
        for configuration in configurations {
            guard let groups = configuration.groups else { return nil }
            union.formUnion(groups)
        }
        return configurations.isEmpty ? nil : union
    }
}
