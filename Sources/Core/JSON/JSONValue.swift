/// A JSON value that keeps integers and doubles apart and members in the order they came.
public enum JSONValue: Sendable, Hashable {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)
}

/// The members of a JSON object, in order, each name once.
public struct JSONObject: Sendable {
    public typealias Member = (name: String, value: JSONValue)

    public private(set) var members: [Member] = []

    public init() {}

    /// Members of which no two have one name; the caller vouches for that.
    package init(uniqueMembers members: [Member]) { self.members = members }

    public subscript(name: String) -> JSONValue? {
        get { members.first { $0.name == name }?.value }
        set {
            let index = members.firstIndex { $0.name == name }
            switch (index, newValue) {
            case (let index?, let value?): members[index].value = value
            case (let index?, nil): members.remove(at: index)
            case (nil, let value?): members.append((name, value))
            case (nil, nil): break
            }
        }
    }
}

extension JSONObject: Hashable {
    /// Objects are equal when they hold the same members, in whatever order.
    public static func == (left: JSONObject, right: JSONObject) -> Bool {
        guard left.members.count == right.members.count else { return false }
        return zip(left.members, right.members).allSatisfy { left, right in
            left.name == right.name && left.value == right.value
        } || left.members.allSatisfy { right[$0.name] == $0.value }
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(members.count)
    }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        for (name, value) in elements { self[name] = value }
    }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    public init(nilLiteral: ()) { self = .null }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(integerLiteral value: Int) { self = .int(value) }
    public init(floatLiteral value: Double) { self = .double(value) }
    public init(stringLiteral value: String) { self = .string(value) }
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        var object = JSONObject()
        for (name, value) in elements { object[name] = value }
        self = .object(object)
    }
}

extension JSONValue {
    public var boolValue: Bool? { if case .bool(let value) = self { value } else { nil } }
    public var intValue: Int? { if case .int(let value) = self { value } else { nil } }
    public var stringValue: String? { if case .string(let value) = self { value } else { nil } }
    public var arrayValue: [JSONValue]? { if case .array(let value) = self { value } else { nil } }
    public var objectValue: JSONObject? { if case .object(let value) = self { value } else { nil } }

    /// The number, integers included.
    public var doubleValue: Double? {
        switch self {
        case .int(let value): Double(value)
        case .double(let value): value
        default: nil
        }
    }

    /// An object's member; nil for a missing one and for what is no object.
    public subscript(name: String) -> JSONValue? { objectValue?[name] }
}
