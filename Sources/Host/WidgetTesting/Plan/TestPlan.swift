import Foundation
import JSON
import WidgetProtocol

/// What `widget-bridge test` does: a `widget-tests.yml`, or what is done where there is none.
package struct TestPlan {
    /// What the file is called.
    package static let fileName = "widget-tests.yml"

    /// The folder of the recorded pictures; nil where the file does not say it.
    package let pictures: String?
    private let file: String
    private let defaults: CaseSettings
    private let data: [(name: String, values: JSONObject)]
    private let drawsWidgets: Bool
    private let drawsPreviews: Bool
    private let written: [WrittenCase]

    /// - Parameters:
    ///   - text: the file's; nil where there is none.
    ///   - file: where it is, or would be.
    package init(text: String?, file: String) throws(TestPlanError) {
        self.file = file
        let folder = (file as NSString).deletingLastPathComponent
        var pictures: String?
        var defaults = CaseSettings()
        var data: [(name: String, values: JSONObject)] = []
        var (drawsWidgets, drawsPreviews) = (true, true)
        var cases: [PlanNode] = []
        for (name, value) in try PlanNode(text: text ?? "", file: file).members(of: "the file") {
            switch name {
            case "pictures": pictures = try value.string(name)
            case "data": data = try Self.dataSets(value, folder)
            case "widgets": drawsWidgets = try value.bool(name)
            case "previews": drawsPreviews = try value.bool(name)
            case "cases": cases = value.elements
            default:
                guard try defaults.take(name, value) else {
                    throw value.unknown(
                        name, of: "the file",
                        known: ["pictures", "data", "widgets", "previews", "cases"] + CaseSettings.names)
                }
            }
        }
        var written: [WrittenCase] = []
        for node in cases { written.append(try WrittenCase(node, folder)) }
        self.pictures = pictures.map { $0.hasPrefix("/") ? $0 : "\(folder)/\($0)" }
        self.defaults = defaults
        self.data = data
        self.drawsWidgets = drawsWidgets
        self.drawsPreviews = drawsPreviews
        self.written = written
    }

    /// Named sets of values: a mapping, or a JSON file's path from the plan on.
    private static func dataSets(
        _ node: PlanNode, _ folder: String
    ) throws(TestPlanError) -> [(name: String, values: JSONObject)] {
        var sets: [(name: String, values: JSONObject)] = []
        for (name, value) in try node.members(of: "data") {
            sets.append((name, try Self.values(value, folder)))
        }
        return sets
    }

    static func values(_ node: PlanNode, _ folder: String) throws(TestPlanError) -> JSONObject {
        if case .object(let values) = node.json { return values }
        let path = try node.string("a data set")
        let whole = path.hasPrefix("/") ? path : "\(folder)/\(path)"
        guard let bytes = FileManager.default.contents(atPath: whole) else {
            throw node.failure("\(whole) cannot be read", hint: "Name a JSON file by its path from the plan on.")
        }
        guard let object = (try? JSONValue(parsing: bytes))?.objectValue else {
            throw node.failure("\(whole) holds no JSON object", hint: "Write what the app saves, by key.")
        }
        return object
    }

    /// Every case, of an extension's widgets and previews and of those that the file has.
    ///
    /// - Parameters:
    ///   - widgets: the extension's kinds, with their families.
    ///   - previews: what its previews are called.
    package func cases(
        widgets: [(kind: String, families: [String])], previews: [String]
    ) throws(TestPlanError) -> [TestCase] {
        let families = Dictionary(widgets.map { ($0.kind, $0.families) }) { first, _ in first }
        var cases: [TestCase] = []
        if drawsWidgets {
            for widget in widgets {
                let generated = WrittenCase(["kind": [.string(widget.kind)]])
                cases += try expand(generated, families)
            }
        }
        if drawsPreviews {
            for preview in previews { cases += try expand(WrittenCase(["preview": [.string(preview)]]), families) }
        }
        for one in written { cases += try expand(one, families) }
        var lines: [String: Int?] = [:]
        for one in cases {
            if let other = lines.updateValue(one.line, forKey: one.name) {
                throw TestPlanError(
                    file: file, line: one.line ?? other,
                    message: "two cases are called \(BridgeError.quoted(one.name))",
                    hint: "Give one of them a name of its own.")
            }
        }
        return cases
    }

    private func expand(_ one: WrittenCase, _ families: [String: [String]]) throws(TestPlanError) -> [TestCase] {
        var one = one
        if let kinds = one.settings.values["kind"] {
            for kind in kinds.compactMap(\.stringValue) where families[kind] == nil {
                throw one.failure(
                    file, "there is no widget \(BridgeError.quoted(kind))",
                    hint: "There are \(BridgeError.list(families.keys.sorted())).")
            }
            if one.settings.values["family"] == nil, kinds.count == 1 {
                let supported = (families[kinds[0].stringValue ?? ""] ?? []).map { JSONValue.string($0) }
                let wanted = defaults.values["family"] ?? supported
                one.settings.values["family"] = supported.filter(wanted.contains)
            }
        }
        let settings = try defaults.overlaid(with: one.settings)
        var cases: [TestCase] = []
        for combination in settings.combinations {
            cases.append(try self.case(of: one, settings, combination))
        }
        return cases
    }

    private func `case`(
        of one: WrittenCase, _ settings: CaseSettings, _ combination: [(name: String, value: JSONValue)]
    ) throws(TestPlanError) -> TestCase {
        func value(_ name: String) -> JSONValue? { combination.first { $0.name == name }?.value }
        let timeZone = value("timeZone")?.stringValue ?? CaseSettings.timeZone
        guard let zone = TimeZone(identifier: timeZone) else {
            throw one.failure(
                file, "there is no time zone \(BridgeError.quoted(timeZone))", hint: "Name one such as Europe/Berlin.")
        }
        let day = CaseSettings.date
        let date = try value("date").map { value throws(TestPlanError) in try one.date(value, on: day, zone, file) }
        let state = TestState(
            data: try values(value("data"), of: one), group: settings.group,
            locale: value("locale")?.stringValue ?? DrawingEnvironment.defaultLocale, timeZone: timeZone,
            date: date ?? day)
        var params = one.params
        for (name, value) in combination where !PictureParameter.states.contains(name) { params[name] = value }
        if params["scale"] == nil { params["scale"] = .int(CaseSettings.scale) }
        let varied = combination.filter { settings.varies($0.name) }
        let axes = varied.map { (name: $0.name, value: Self.text($0.value)) }
        let subject = PictureParameter.subjects.compactMap { name in
            one.settings.values[name]?.count == 1 ? value(name).map(Self.text) : nil
        }
        let parts = (one.name.map { [$0] } ?? subject) + axes.map(\.value)
        return TestCase(
            name: parts.map(Self.fileName).joined(separator: "."), state: state, params: params, axes: axes,
            steps: try one.steps(state, zone, params, file), expectation: one.expectation,
            comparison: settings.comparison, checks: settings.checks, skipped: one.skipped, line: one.line)
    }

    /// The values that a case finds: those of the set that it names, else those of the first.
    private func values(_ value: JSONValue?, of one: WrittenCase) throws(TestPlanError) -> JSONObject {
        if let values = one.data { return values }
        guard let value else { return data.first?.values ?? JSONObject() }
        guard let set = data.first(where: { $0.name == value.stringValue }) else {
            throw one.failure(
                file, "there is no data set \(BridgeError.quoted(Self.text(value)))",
                hint: data.isEmpty
                    ? "Write one below `data:` at the top." : "There are \(BridgeError.list(data.map(\.name))).")
        }
        return set.values
    }

    private static func text(_ value: JSONValue) -> String { value.stringValue ?? value.text }

    /// A name as files can have it anywhere.
    static func fileName(_ name: String) -> String {
        let characters = name.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" }
        return String(characters).split(separator: "-", omittingEmptySubsequences: true).joined(separator: "-")
    }
}
