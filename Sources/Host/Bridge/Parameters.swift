import JSON

/// A request's params, by name. A null member counts as one that was left out.
struct Parameters {
    private let node: JSONNode?

    /// Nil for params that have no names.
    init?(_ node: JSONNode?) {
        guard let node, node.kind != .null else {
            self.node = nil
            return
        }
        guard node.kind == .object else { return nil }
        self.node = node
    }

    subscript(name: StaticString) -> JSONNode? {
        guard let member = node?[name], member.kind != .null else { return nil }
        return member
    }

    /// The member even if it is null; nil only where it was left out.
    func nullable(_ name: StaticString) -> JSONNode? { node?[name] }

    /// A string; nil where it was left out or is none.
    func string(_ name: StaticString) -> String? { self[name]?.string }

    /// A string; nil where it was left out.
    func optionalString(_ name: StaticString) throws(BridgeError) -> String? {
        guard let member = self[name] else { return nil }
        guard let string = member.string else { throw .invalidParams("\(name) must be a string") }
        return string
    }

    func requiredString(_ name: StaticString) throws(BridgeError) -> String {
        guard let string = try optionalString(name) else { throw .invalidParams("\(name) is missing") }
        return string
    }

    func optionalNumber(_ name: StaticString) throws(BridgeError) -> Double? {
        guard let member = self[name] else { return nil }
        guard let number = member.double else { throw .invalidParams("\(name) must be a number") }
        return number
    }

    /// An object; nil where it was left out.
    func optionalObject(_ name: StaticString) throws(BridgeError) -> JSONValue? {
        guard let member = self[name] else { return nil }
        guard member.kind == .object else { throw .invalidParams("\(name) must be an object") }
        return member.value
    }

    /// One of a type's names; nil where it was left out.
    func optionalChoice<Choice: RawRepresentable & CaseIterable>(
        _ name: StaticString
    ) throws(BridgeError) -> Choice? where Choice.RawValue == String {
        guard let string = try optionalString(name) else { return nil }
        return try Self.choice(string, name)
    }

    /// A list of a type's names; empty where it was left out.
    func choices<Choice: RawRepresentable & CaseIterable>(
        _ name: StaticString
    ) throws(BridgeError) -> [Choice] where Choice.RawValue == String {
        guard let member = self[name] else { return [] }
        guard member.kind == .array else { throw .invalidParams("\(name) must be an array") }
        var choices: [Choice] = []
        try member.forEachElement { element throws(BridgeError) in
            guard let string = element.string else { throw .invalidParams("\(name) must hold strings") }
            choices.append(try Self.choice(string, name))
        }
        return choices
    }

    private static func choice<Choice: RawRepresentable & CaseIterable>(
        _ string: String, _ name: StaticString
    ) throws(BridgeError) -> Choice where Choice.RawValue == String {
        guard let choice = Choice(rawValue: string) else {
            let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw .invalidParams("\(name) is \(BridgeError.quoted(string)), not one of \(names)")
        }
        return choice
    }
}
