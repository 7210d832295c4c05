/// Where an app group is on disk.
package struct GroupFolder: Sendable, Hashable {
    /// `<groups>/<id>`.
    package let path: String

    /// - Parameter id: a valid name: see ``GroupName``.
    package init(of id: String, in groups: String) { path = "\(groups)/\(id)" }

    /// The group's values, a SQLite database.
    package var valuesPath: String { path + "/storage.sqlite" }

    /// The group's files, which `containerURL(forSecurityApplicationGroupIdentifier:)` leads to.
    package var container: String { path + "/container" }
}
