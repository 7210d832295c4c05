import Foundation
import JSON
import WidgetProtocol

/// What a plan says for all of its cases, or one of them.
struct CaseSettings {
    /// The values of what is drawn and how; several make a matrix.
    var values: [String: [JSONValue]] = [:]
    var excluded: [[String: JSONValue]] = []
    var included: [[String: JSONValue]] = []
    var group: String?
    private var givenChecks: Set<TestCheck>?
    private var forms: Set<Comparison.Form>?
    private var precision: Double?
    private var perceptualPrecision: Double?

    static let names =
        ["matrix", "group", "checks", "compare", "precision", "perceptualPrecision", "family"]
        + PictureParameter.surroundings + ["date"]

    /// The day of Apple's pictures, so that no picture depends on today: 2026-01-01 at 9:41, UTC.
    static let date = 1_767_260_460.0
    static let timeZone = "UTC"
    /// Pixels to a point: half the size of a file at 3, and no less to be seen.
    static let scale = 2

    var checks: Set<TestCheck> { givenChecks ?? [] }

    var comparison: Comparison {
        var comparison = Comparison()
        if let forms { comparison.forms = forms }
        comparison.precision = precision ?? 1
        comparison.perceptualPrecision = perceptualPrecision ?? 1
        return comparison
    }

    /// Takes a member of a file or a case; false for one that is not a setting.
    mutating func take(_ name: String, _ node: PlanNode) throws(TestPlanError) -> Bool {
        switch name {
        case "matrix": try takeMatrix(node)
        case "group": group = try node.string(name)
        case "checks":
            var checks: Set<TestCheck> = []
            for element in node.elements where element.json != .null {
                checks.insert(try element.one(of: TestCheck.self, "check"))
            }
            givenChecks = checks
        case "compare":
            var chosen: Set<Comparison.Form> = []
            for element in node.elements { chosen.insert(try element.one(of: Comparison.Form.self, "compare")) }
            forms = chosen
        case "precision": precision = try node.share(name)
        case "perceptualPrecision": perceptualPrecision = try node.share(name)
        case "redaction": values[name] = [.array(node.elements.map(\.json))]
        default:
            guard PictureParameter.surroundings.contains(name) || ["date", "family"].contains(name) else {
                return false
            }
            values[name] = node.elements.map(\.json)
        }
        return true
    }

    private mutating func takeMatrix(_ node: PlanNode) throws(TestPlanError) {
        for (name, value) in try node.members(of: "matrix") {
            switch name {
            case "include": included += try Self.combinations(value, name)
            case "exclude": excluded += try Self.combinations(value, name)
            default:
                guard PictureParameter.axes.contains(name) else {
                    throw value.unknown(name, of: "matrix", known: PictureParameter.axes + ["include", "exclude"])
                }
                values[name] = value.elements.map { element in
                    name == "redaction" ? .array(element.elements.map(\.json)) : element.json
                }
            }
        }
    }

    private static func combinations(
        _ node: PlanNode, _ what: String
    ) throws(TestPlanError) -> [[String: JSONValue]] {
        var combinations: [[String: JSONValue]] = []
        for element in node.elements {
            var combination: [String: JSONValue] = [:]
            for (name, value) in try element.members(of: what) {
                guard PictureParameter.axes.contains(name) else {
                    throw value.unknown(name, of: what, known: PictureParameter.axes)
                }
                combination[name] = value.json
            }
            combinations.append(combination)
        }
        return combinations
    }

    /// These with a case's own over them.
    func overlaid(with own: CaseSettings) throws(TestPlanError) -> CaseSettings {
        var settings = self
        settings.values.merge(own.values) { $1 }
        settings.excluded += own.excluded
        settings.included += own.included
        settings.group = own.group ?? group
        settings.givenChecks = own.givenChecks ?? givenChecks
        settings.forms = own.forms ?? forms
        settings.precision = own.precision ?? precision
        settings.perceptualPrecision = own.perceptualPrecision ?? perceptualPrecision
        if own.values["kind"] == nil { settings.values["family"] = nil }
        // A widget is looked at in light and dark, unless it is said otherwise.
        if settings.values["colorScheme"] == nil, own.values["preview"] == nil, own.values["control"] == nil {
            settings.values["colorScheme"] = ["light", "dark"]
        }
        return settings
    }

    func varies(_ name: String) -> Bool { (values[name]?.count ?? 0) > 1 || included.contains { $0[name] != nil } }

    /// Every combination of the values, without what is excluded, and with what is included besides.
    var combinations: [[(name: String, value: JSONValue)]] {
        var combinations: [[(name: String, value: JSONValue)]] = [[]]
        for name in PictureParameter.axes {
            guard let choices = values[name] else { continue }
            combinations = combinations.flatMap { one in
                // Accessories look alike in light and dark.
                let isAlike = name == "colorScheme" && one.contains { $0.name == "family" && $0.value.isAccessory }
                return isAlike ? [one] : choices.map { one + [(name: name, value: $0)] }
            }
        }
        combinations.removeAll { one in
            excluded.contains { $0.allSatisfy { name, value in one.contains { $0.name == name && $0.value == value } } }
        }
        for combination in included {
            combinations.append(
                PictureParameter.axes.compactMap { name in
                    (combination[name] ?? values[name]?.first).map { (name: name, value: $0) }
                })
        }
        return combinations
    }
}

extension JSONValue {
    fileprivate var isAccessory: Bool { stringValue?.hasPrefix("accessory") ?? false }
}
