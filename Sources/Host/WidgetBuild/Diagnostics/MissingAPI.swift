import JSON

/// A name that the compiler did not find: what a widget uses and is not here.
package struct MissingAPI: Sendable, Hashable {
    package enum Kind: String, Sendable {
        /// A framework of Apple's that has no stand-in.
        case appleModule
        /// A module that is neither Apple's nor the project's own.
        case module
        /// A type, a function or a value.
        case symbol
        /// A member of a type.
        case member
        /// An initialiser or a function without the arguments that it is called with.
        case arguments
        case macro, attribute
    }

    package var kind: Kind
    /// Such as `MapKit`, `List`, `View.onMove` or `init(_:bundle:)`.
    package var name: String
    /// How often the compiler stumbled over it.
    package var count: Int
    /// Where it did first.
    package var file: String
    package var line: Int
    /// A Swift file of the app's that declares it and is not the widget's.
    package var declaredIn: String?
}

extension MissingAPI {
    /// As an error's `data.missing` lists it.
    var json: JSONValue {
        var json: JSONObject = [
            "name": .string(name), "kind": .string(kind.rawValue), "count": .int(count), "file": .string(file),
            "line": .int(line),
        ]
        if let declaredIn { json["declaredIn"] = .string(declaredIn) }
        return .object(json)
    }

    init?(_ json: JSONValue) {
        guard let name = json["name"]?.stringValue, let kind = json["kind"]?.stringValue.flatMap(Kind.init(rawValue:))
        else { return nil }
        self.init(
            kind: kind, name: name, count: json["count"]?.intValue ?? 1, file: json["file"]?.stringValue ?? "",
            line: json["line"]?.intValue ?? 0, declaredIn: json["declaredIn"]?.stringValue)
    }
}
