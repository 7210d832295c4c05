import JSON
import WidgetProtocol

/// What `widget-bridge-stub` is asked.
struct StubRequest {
    struct File {
        var path: String
        var text: String
        var output: String
    }

    struct Problem {
        enum Kind: String {
            case `import`, attribute, macro, member, unqualified, literal, isolation, superclass, conformance, arguments
            /// An expression as a whole, which the compiler gives up.
            case expression
            case other
        }

        var file: String
        var line: Int
        var column: Int
        var kind: Kind
        var missing: String?
        var quoted: [String]

        /// Whether it is said by itself that something may be missing.
        var isProven: Bool { missing != nil || [.unqualified, .literal, .isolation].contains(kind) }
    }

    struct Part {
        var id: Int
        var place: LeftOutPart
    }

    var files: [File]
    var problems: [Problem]
    var names: [String: String]
    var bases: [String: String] = [:]
    var heirs: [String: String] = [:]
    var declared: Set<String> = []
    var modules: [String: String] = [:]
    var foreign: [String: [String]] = [:]
    var types: [String: String]
    var conformances: [String: Set<String>] = [:]
    var leftOut: [Part]
    var typesPath: String
}

/// What it answers.
struct StubReply {
    var edited: [String]
    var leftOut: [StubRequest.Part]
    var names: [String: String]
    var refused: [Int]
}

// MARK: - As JSON

extension StubRequest {
    var json: JSONValue {
        [
            "files": .array(files.map(\.json)), "problems": .array(problems.map(\.json)), "names": Self.json(names),
            "bases": Self.json(bases), "heirs": Self.json(heirs),
            "declared": .array(declared.sorted().map { .string($0) }),
            "modules": Self.json(modules),
            "foreign": Self.json(foreign), "types": Self.json(types), "conformances": Self.json(conformances),
            "leftOut": .array(leftOut.map(\.json)), "typesPath": .string(typesPath),
        ]
    }

    private static func json(_ names: [String: String]) -> JSONValue {
        .object(JSONObject(uniqueMembers: names.map { (name: $0.key, value: .string($0.value)) }))
    }

    private static func json(_ names: [String: some Collection<String>]) -> JSONValue {
        .object(
            JSONObject(
                uniqueMembers: names.map { (name: $0.key, value: .array($0.value.sorted().map { .string($0) })) }))
    }
}

extension StubRequest.File {
    fileprivate var json: JSONValue { ["path": .string(path), "text": .string(text), "output": .string(output)] }
}

extension StubRequest.Problem {
    fileprivate var json: JSONValue {
        var object: JSONObject = [
            "file": .string(file), "line": .int(line), "column": .int(column), "kind": .string(kind.rawValue),
            "quoted": .array(quoted.map { .string($0) }),
        ]
        object["missing"] = missing.map { .string($0) }
        return .object(object)
    }
}

extension StubRequest.Part {
    fileprivate var json: JSONValue {
        var object = place.json.objectValue ?? [:]
        object["id"] = .int(id)
        return .object(object)
    }

    fileprivate init?(json: JSONValue) {
        guard let id = json["id"]?.intValue, let place = LeftOutPart(json: json) else { return nil }
        self.init(id: id, place: place)
    }
}

extension StubReply {
    init?(json: JSONValue) {
        guard let names = json["names"]?.objectValue else { return nil }
        edited = json["edited"]?.arrayValue?.compactMap(\.stringValue) ?? []
        leftOut = json["leftOut"]?.arrayValue?.compactMap(StubRequest.Part.init(json:)) ?? []
        refused = json["refused"]?.arrayValue?.compactMap(\.intValue) ?? []
        self.names = [:]
        for (name, missing) in names.members { self.names[name] = missing.stringValue }
    }
}
