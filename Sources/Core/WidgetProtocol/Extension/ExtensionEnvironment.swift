import Foundation

/// What an extension's process finds in its environment: where its folders are, and what it may use.
package struct ExtensionEnvironment: Sendable, Hashable {
    /// The folder with a folder for each app group: its values and its container.
    package var groupsFolder: String
    /// The extension's own user defaults.
    package var preferencesFolder: String
    /// Where fonts go that the widget's code makes from bytes.
    package var fontsFolder: String
    /// The bundle's resources.
    package var resourcesFolder: String
    /// The app groups of its entitlements; nil where it has none to go by, which leaves every group open to it.
    package var groups: [String]?
    /// The file of the entitlements.
    package var entitlementsPath: String?
    /// What the user has set, such as `de_DE`.
    package var locale: String

    package init(
        groupsFolder: String, preferencesFolder: String, fontsFolder: String, resourcesFolder: String,
        groups: [String]?, entitlementsPath: String?, locale: String = DrawingEnvironment.defaultLocale
    ) {
        self.groupsFolder = groupsFolder
        self.preferencesFolder = preferencesFolder
        self.fontsFolder = fontsFolder
        self.resourcesFolder = resourcesFolder
        self.groups = groups
        self.entitlementsPath = entitlementsPath
        self.locale = locale
    }

    private enum Name {
        static let groupsFolder = "WIDGET_BRIDGE_GROUPS_FOLDER"
        static let preferencesFolder = "WIDGET_BRIDGE_PREFERENCES"
        static let fontsFolder = "WIDGET_BRIDGE_FONTS"
        static let resourcesFolder = "WIDGET_BRIDGE_RESOURCES"
        static let groups = "WIDGET_BRIDGE_GROUPS"
        static let entitlementsPath = "WIDGET_BRIDGE_ENTITLEMENTS"
        static let locale = "WIDGET_BRIDGE_LOCALE"
    }

    package var variables: [String: String] {
        var variables = [
            Name.groupsFolder: groupsFolder, Name.preferencesFolder: preferencesFolder, Name.fontsFolder: fontsFolder,
            Name.resourcesFolder: resourcesFolder, Name.locale: locale,
            // Whatever Foundation still keeps of itself.
            "XDG_CONFIG_HOME": preferencesFolder,
        ]
        variables[Name.groups] = groups?.joined(separator: ",")
        variables[Name.entitlementsPath] = entitlementsPath
        return variables
    }

    /// Nil outside of a process that a bridge has started.
    package init?(variables: [String: String]) {
        guard let groupsFolder = variables[Name.groupsFolder], let preferences = variables[Name.preferencesFolder],
            let fonts = variables[Name.fontsFolder], let resources = variables[Name.resourcesFolder]
        else { return nil }
        self.init(
            groupsFolder: groupsFolder, preferencesFolder: preferences, fontsFolder: fonts, resourcesFolder: resources,
            groups: variables[Name.groups].map { $0.split(separator: ",").map(String.init) },
            entitlementsPath: variables[Name.entitlementsPath],
            locale: variables[Name.locale] ?? DrawingEnvironment.defaultLocale)
    }

    /// That of the running process.
    package static let current = ExtensionEnvironment(variables: ProcessInfo.processInfo.environment)

    /// Whether the extension may use a group, by its entitlements.
    package func isEntitled(to group: String) -> Bool { groups?.contains(group) ?? true }
}

extension Warning {
    /// An app group that a widget's code names and that its entitlements do not.
    package static func groupNotEntitled(_ group: String, _ environment: ExtensionEnvironment) -> Warning {
        let groups = environment.groups ?? []
        let file = environment.entitlementsPath.map { " (\($0))" } ?? ""
        return Warning(
            .groupNotEntitled,
            "The widget's code uses the app group \(BridgeError.quoted(group)), which is not in its entitlements\(file): "
                + (groups.isEmpty ? "they name none" : "they have \(BridgeError.list(groups))"),
            hint: "Use one of the entitlements' groups, or add it to com.apple.security.application-groups.",
            subject: group)
    }

    package static func malformedGroup(_ group: String) -> Warning {
        Warning(
            .malformedGroup, "The widget's code names \(BridgeError.quoted(group)), which no app group can be called",
            hint: "Use a reverse-domain name such as group.com.example.app.", subject: group)
    }
}
