import WidgetProtocol

/// What `widget-bridge-stub` is asked, as JSON.
struct StubRequest: Encodable {
    struct File: Encodable {
        var path: String
        var text: String
        var output: String
    }

    struct Problem: Encodable {
        enum Kind: String, Encodable {
            case `import`, attribute, macro, member, superclass, conformance, other
        }

        var file: String
        var line: Int
        var column: Int
        var kind: Kind
        var missing: String?
        var quoted: [String]
    }

    struct Part: Codable {
        var id: Int
        var file: String
        var line: Int
        var declaration: String
        var kind: String
        var missing: [String]
    }

    var files: [File]
    var problems: [Problem]
    var names: [String: String]
    var types: [String: String]
    var leftOut: [Part]
    var typesPath: String
}

/// What it answers.
struct StubReply: Decodable {
    var edited: [String]
    var leftOut: [StubRequest.Part]
    var names: [String: String]
    var refused: [Int]
}
