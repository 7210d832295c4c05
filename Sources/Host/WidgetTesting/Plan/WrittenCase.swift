import Foundation
import JSON
import WidgetProtocol

/// A case as a plan has it, before it is laid out over its matrix.
struct WrittenCase {
    var settings = CaseSettings()
    private(set) var name: String?
    /// The params of `renderWidget` that have one value.
    private(set) var params = JSONObject()
    /// Values of its own, instead of a named set's.
    private(set) var data: JSONObject?
    private(set) var expectation = TestExpectation()
    private(set) var skipped: String?
    private(set) var line: Int?
    private var stepNodes: [PlanNode] = []

    private static let names =
        ["name", "data", "configuration", "attributes", "state", "steps", "expect", "skip"]
        + PictureParameter.subjects + CaseSettings.names.filter { $0 != "family" }

    /// One that nobody wrote down.
    init(_ values: [String: [JSONValue]]) { settings.values = values }

    init(_ node: PlanNode, _ folder: String) throws(TestPlanError) {
        line = node.line
        for (name, value) in try node.members(of: "a case") {
            switch name {
            case "name": self.name = try value.string(name)
            case "data":
                if value.isMapping {
                    data = try TestPlan.values(value, folder)
                } else {
                    settings.values[name] = value.elements.map(\.json)
                }
            case "configuration", "attributes", "state":
                guard value.isMapping else { throw value.failure("\(name) is no mapping", hint: "Write its members.") }
                params[name] = value.json
            case "steps": stepNodes = value.elements
            case "expect": expectation = try TestExpectation(value)
            case "skip": skipped = try value.string(name)
            default:
                if PictureParameter.subjects.contains(name) {
                    settings.values[name] = value.elements.map(\.json)
                } else if try !settings.take(name, value) {
                    throw value.unknown(name, of: "a case", known: Self.names)
                }
            }
        }
        let subjects = ["kind", "preview", "activity", "control"].filter { settings.values[$0] != nil }
        guard subjects.count == 1 else {
            throw node.failure(
                "a case is of one kind, preview, activity or control, and this one names \(subjects.count)",
                hint: "Write `kind: MyWidget`, say.")
        }
    }

    func failure(_ file: String, _ message: String, hint: String) -> TestPlanError {
        TestPlanError(file: file, line: line, message: message, hint: hint)
    }

    /// A date of the plan: ISO 8601, or a time of that day.
    func date(
        _ value: JSONValue, on day: Double, _ zone: TimeZone, _ file: String
    ) throws(TestPlanError) -> Double {
        guard let seconds = value.stringValue.flatMap({ Self.date($0, on: day, zone) }) else {
            throw failure(
                file, "\(value.text) is no date",
                hint: "Write one such as 2026-01-31T09:30:00Z, or a time of the day such as \"18:00\".")
        }
        return seconds
    }

    static func date(_ text: String, on day: Double, _ zone: TimeZone) -> Double? {
        if let seconds = WireDate.seconds(text) { return seconds }
        let numbers = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let hour = numbers[0], let minute = numbers[1], (0..<24).contains(hour),
            (0..<60).contains(minute)
        else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        return calendar.date(bySettingHour: hour, minute: minute, second: 0, of: Date(timeIntervalSince1970: day))?
            .timeIntervalSince1970
    }

    /// What is done in it, for one of its combinations.
    func steps(
        _ state: TestState, _ zone: TimeZone, _ params: JSONObject, _ file: String
    ) throws(TestPlanError) -> [TestStep] {
        var steps: [TestStep] = []
        for node in stepNodes {
            steps.append(try TestStep(node, StepContext(state: state, zone: zone, params: params)))
        }
        return steps
    }
}

/// What a step's calls are made for.
struct StepContext {
    var state: TestState
    var zone: TimeZone
    /// The case's params of `renderWidget`.
    var params: JSONObject

    /// What names the widget in calls: its kind, family and configuration.
    var widget: JSONObject {
        var widget = JSONObject()
        for name in ["kind", "family", "configuration"] { widget[name] = params[name] }
        return widget
    }
}

extension TestExpectation {
    init(_ node: PlanNode) throws(TestPlanError) {
        self.init()
        for (name, value) in try node.members(of: "expect") {
            switch name {
            case "texts": for text in value.elements { texts.append(try text.string("a text")) }
            case "noTexts": for text in value.elements { absentTexts.append(try text.string("a text")) }
            case "events": events = value.elements.map(\.json)
            default: throw value.unknown(name, of: "expect", known: ["texts", "noTexts", "events"])
            }
        }
    }
}

extension TestStep {
    private static let names = ["tap", "press", "perform", "save", "update", "advance", "call", "draw"]

    init(_ node: PlanNode, _ context: StepContext) throws(TestPlanError) {
        if case .string(let word) = node.json, word == "draw" {
            self = .draw(name: nil, changes: JSONObject(), expectation: TestExpectation(), line: node.line)
            return
        }
        let members = try node.members(of: "a step")
        guard let (name, value) = members.first(where: { Self.names.contains($0.name) }) else {
            throw node.failure("this is no step", hint: "There are \(BridgeError.list(Self.names)).")
        }
        var expected: JSONObject?
        var parameters: JSONValue?
        for member in members where member.name != name {
            switch member.name {
            case "expect" where name != "draw": expected = member.value.json.objectValue
            case "parameters" where name == "perform", "params" where name == "call": parameters = member.value.json
            default: throw member.value.unknown(member.name, of: "a step", known: [name, "expect"])
            }
        }
        if name == "draw" {
            self = try .drawn(value, context)
        } else {
            let calls = try Self.calls(name, value, parameters, context)
            self = .calls(calls, expected: expected, line: node.line)
        }
    }

    private static func drawn(_ node: PlanNode, _ context: StepContext) throws(TestPlanError) -> TestStep {
        guard node.isMapping else {
            return .draw(
                name: TestPlan.fileName(try node.string("draw")), changes: JSONObject(), expectation: TestExpectation(),
                line: node.line)
        }
        var name: String?
        var changes = JSONObject()
        var expectation = TestExpectation()
        for (member, value) in try node.members(of: "draw") {
            switch member {
            case "name": name = TestPlan.fileName(try value.string(member))
            case "expect": expectation = try TestExpectation(value)
            case "date": changes[member] = .string(WireDate.text(try date(value, context)))
            default:
                guard PictureParameter.surroundings.contains(member) else {
                    throw value.unknown(
                        member, of: "draw", known: ["name", "expect", "date"] + PictureParameter.surroundings)
                }
                changes[member] = value.json
            }
        }
        return .draw(name: name, changes: changes, expectation: expectation, line: node.line)
    }

    private static func date(_ node: PlanNode, _ context: StepContext) throws(TestPlanError) -> Double {
        let text = try node.string("a date")
        guard let date = WrittenCase.date(text, on: context.state.date, context.zone) else {
            throw node.failure(
                "\(BridgeError.quoted(text)) is no date",
                hint: "Write one such as 2026-01-31T09:30:00Z, or a time of the day such as \"18:00\".")
        }
        return date
    }

    private static func calls(
        _ name: String, _ node: PlanNode, _ parameters: JSONValue?, _ context: StepContext
    ) throws(TestPlanError) -> [ProtocolCall] {
        switch name {
        case "tap":
            guard context.params["kind"] != nil else {
                throw node.failure("only a widget can be tapped", hint: "Give the case a `kind`.")
            }
            var params = context.widget
            if node.isMapping {
                for (member, value) in try node.members(of: name) { params[member] = value.json }
            } else {
                params["element"] = .string(try node.string(name))
            }
            return [ProtocolCall(method: "tapWidget", params: .object(params))]
        case "press":
            return [ProtocolCall(method: "performControl", params: ["kind": .string(try node.string(name))])]
        case "perform":
            let params: JSONValue = ["intent": .string(try node.string(name)), "parameters": parameters ?? [:]]
            return [ProtocolCall(method: "performIntent", params: params)]
        case "save":
            var calls: [ProtocolCall] = []
            for (key, value) in try node.members(of: name) {
                calls.append(
                    ProtocolCall(method: "saveWidgetData", params: ["id": .string(key), "data": value.json]))
            }
            return calls
        case "update":
            let kind = node.json == .bool(true) ? context.params["kind"] : .string(try node.string(name))
            guard let kind else {
                throw node.failure("update names no kind", hint: "Write `update: MyWidget`.")
            }
            return [ProtocolCall(method: "updateWidget", params: ["ios": kind])]
        case "advance":
            let params: JSONValue =
                if let seconds = node.json.doubleValue { ["by": .double(seconds)] } else {
                    ["to": .string(WireDate.text(try date(node, context)))]
                }
            return [ProtocolCall(method: "advanceClock", params: params)]
        default:
            return [ProtocolCall(method: try node.string(name), params: parameters ?? [:])]
        }
    }
}
