import JSON
import WidgetProtocol

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

    /// Throws for a member that is none of these, naming the nearest.
    func check(_ known: [StaticString]) throws(BridgeError) {
        guard let node, node.count > 0 else { return }
        try node.forEachMember { name, _ throws(BridgeError) in
            if known.contains(where: { $0.utf8CodeUnitCount == name.count && Self.isEqual($0, name) }) { return }
            throw .unknownArgument(String(decoding: name, as: UTF8.self), known: known.map(\.description))
        }
    }

    private static func isEqual(_ known: StaticString, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
        known.withUTF8Buffer { $0.elementsEqual(name) }
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

    /// A boolean; nil where it was left out.
    func optionalBool(_ name: StaticString) throws(BridgeError) -> Bool? {
        guard let member = self[name] else { return nil }
        guard let bool = member.bool else { throw .invalidParams("\(name) must be true or false") }
        return bool
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

    /// A date in seconds since 1970; nil where it was left out.
    func optionalDate(_ name: StaticString) throws(BridgeError) -> Double? {
        guard let text = try optionalString(name) else { return nil }
        guard let date = WireDate.seconds(text) else {
            throw .invalidParams("\(name) is no ISO 8601 date with a time zone, such as 2026-01-31T09:30:00Z")
        }
        return date
    }

    /// A whole number; nil where it was left out.
    func optionalInteger(_ name: StaticString) throws(BridgeError) -> Int? {
        guard let member = self[name] else { return nil }
        guard let integer = member.int else { throw .invalidParams("\(name) must be a whole number") }
        return integer
    }

    /// An object; nil where it was left out.
    func optionalObject(_ name: StaticString) throws(BridgeError) -> JSONObject? {
        guard let member = self[name] else { return nil }
        guard let object = member.value.objectValue else { throw .invalidParams("\(name) must be an object") }
        return object
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

extension BridgeError {
    fileprivate static func unknownArgument(_ name: String, known: [String]) -> BridgeError {
        let nearest = Spelling.nearest(to: name, among: known)
        return BridgeError(
            .unknownArgument, "Invalid params: there is no \(quoted(name))",
            hint: nearest.map { "Did you mean \($0)?" }
                ?? (known.isEmpty ? "Leave it out: the method takes no params." : "There are \(list(known))."),
            details: ["argument": .string(String(name.prefix(100))), "known": .array(known.map { .string($0) })]
        ).with("nearest", nearest.map { .string($0) })
    }
}
