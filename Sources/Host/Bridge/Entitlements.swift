package import WidgetBuild

/// The app groups that the session's extensions may use.
package struct Entitlements: Sendable, Hashable {
    package var groups: [String]

    /// The files that say so.
    package var files: [String]

    package init(groups: [String], files: [String]) {
        self.groups = groups
        self.files = files
    }

    /// What the extensions' files list; nil where one has no file, which leaves nothing to hold a group against.
    package init?(_ extensions: [BuiltExtension]) {
        var groups: [String] = []
        for built in extensions {
            guard let listed = built.appGroups else { return nil }
            for group in listed where !groups.contains(group) { groups.append(group) }
        }
        self.init(groups: groups, files: extensions.compactMap(\.entitlementsPath))
    }
}
