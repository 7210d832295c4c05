/// An object of a project file: a group, a file, a target, a build phase.
struct ProjectObject: Sendable, Hashable, Identifiable {
    var id: String
    private var members: [String: ProjectNode]

    init?(id: String, _ node: ProjectNode?) {
        guard let members = node?.dictionary else { return nil }
        self.id = id
        self.members = members
    }

    /// Its class.
    var isa: String { self["isa"] ?? "" }

    /// A member that is a string.
    subscript(name: String) -> String? { members[name]?.string }

    /// The strings of a member that is a list.
    func list(_ name: String) -> [String] { members[name]?.strings ?? [] }

    /// The elements of a member that is a list.
    func nodes(_ name: String) -> [ProjectNode] { members[name]?.array ?? [] }

    /// The members of a member that is a dictionary.
    func dictionary(_ name: String) -> [String: ProjectNode] { members[name]?.dictionary ?? [:] }
}
