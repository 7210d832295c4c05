import JSON
import WidgetProtocol
import Yams

/// A value of a `widget-tests.yml`, which knows where it stands.
struct PlanNode {
    let node: Node
    let file: String

    /// The file's mapping; empty for a file without anything in it.
    init(text: String, file: String) throws(TestPlanError) {
        self.file = file
        do {
            node = try Yams.compose(yaml: text) ?? Node([(Node, Node)]())
        } catch let error as YamlError {
            throw TestPlanError(
                file: file, line: error.line, message: "it is no YAML: \(error.problem)",
                hint: "Look at the indentation and the quotes there.")
        } catch {
            throw TestPlanError(file: file, message: "it cannot be read: \(error)", hint: "Write it in YAML.")
        }
    }

    private init(_ node: Node, _ file: String) { (self.node, self.file) = (node, file) }

    var line: Int? { node.mark?.line }

    func failure(_ message: String, hint: String) -> TestPlanError {
        TestPlanError(file: file, line: line, message: message, hint: hint)
    }

    /// The value as JSON; words without quotes are numbers, `true`, `false` or `null` where they look like it.
    var json: JSONValue {
        switch node {
        case .scalar(let scalar) where scalar.style == .plain || scalar.style == .any: Self.value(of: scalar.string)
        case .scalar(let scalar): .string(scalar.string)
        case .sequence(let sequence): .array(sequence.map { PlanNode($0, file).json })
        case .mapping(let mapping): .object(Self.object(mapping, file))
        case .alias: .null
        }
    }

    /// YAML 1.2's core schema: `no` is Norway, and `18:00` is no number.
    private static func value(of text: String) -> JSONValue {
        switch text {
        case "", "~", "null": .null
        case "true": .bool(true)
        case "false": .bool(false)
        default:
            if let whole = Int(text) {
                .int(whole)
            } else if text.first.map({ $0.isNumber || "-+.".contains($0) }) == true, let number = Double(text) {
                .double(number)
            } else {
                .string(text)
            }
        }
    }

    private static func object(_ mapping: Node.Mapping, _ file: String) -> JSONObject {
        var object = JSONObject()
        for (key, value) in mapping { object[key.string ?? ""] = PlanNode(value, file).json }
        return object
    }

    /// The members of a mapping, in their order.
    func members(of what: String) throws(TestPlanError) -> [(name: String, value: PlanNode)] {
        guard case .mapping(let mapping) = node else {
            throw failure("\(what) is no mapping", hint: "Write its members below it, each as `name: value`.")
        }
        return mapping.map { (name: $0.key.string ?? "", value: PlanNode($0.value, file)) }
    }

    /// The elements of a list; a value that stands alone is its only one.
    var elements: [PlanNode] {
        if case .sequence(let sequence) = node { sequence.map { PlanNode($0, file) } } else { [self] }
    }

    var isList: Bool { if case .sequence = node { true } else { false } }
    var isMapping: Bool { if case .mapping = node { true } else { false } }

    func string(_ what: String) throws(TestPlanError) -> String {
        guard case .scalar(let scalar) = node else {
            throw failure("\(what) is no text", hint: "Write one word or sentence.")
        }
        return scalar.string
    }

    func bool(_ what: String) throws(TestPlanError) -> Bool {
        guard let value = json.boolValue else { throw failure("\(what) is neither true nor false", hint: "Write one.") }
        return value
    }

    func share(_ what: String) throws(TestPlanError) -> Double {
        guard let value = json.doubleValue, (0...1).contains(value) else {
            throw failure("\(what) is no number from 0 to 1", hint: "1 is exact; .99 lets a hundredth differ.")
        }
        return value
    }

    func one<Value: RawRepresentable & CaseIterable>(of type: Value.Type, _ what: String) throws(TestPlanError) -> Value
    where Value.RawValue == String {
        let name = try string(what)
        guard let value = Value(rawValue: name) else {
            throw failure(
                "there is no \(what) \(BridgeError.quoted(name))",
                hint: "There are \(BridgeError.list(Value.allCases.map(\.rawValue))).")
        }
        return value
    }

    /// Names what is not known among the members.
    func unknown(_ name: String, of what: String, known: [String]) -> TestPlanError {
        failure("\(what) has no \(BridgeError.quoted(name))", hint: "It has \(BridgeError.list(known)).")
    }
}

extension YamlError {
    fileprivate var line: Int? {
        switch self {
        case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): mark.line
        default: nil
        }
    }

    fileprivate var problem: String {
        switch self {
        case .scanner(_, let problem, _, _), .parser(_, let problem, _, _), .composer(_, let problem, _, _): problem
        default: "\(self)"
        }
    }
}
