import Foundation

/// What a string table holds for a key.
enum LocalizedEntry: Sendable, Hashable {
    /// A string, which may be a format.
    case string(String)
    /// A format whose variables take a form by the number that is put in.
    indirect case rules(LocalizedRules)
}

/// An entry of a `.stringsdict`.
struct LocalizedRules: Sendable, Hashable {
    /// Such as `%#@files@ in %#@folders@`.
    var format: String
    /// The forms of each variable, by the names of plural categories.
    var variables: [String: [String: String]]

    /// Reads what the property list holds for a key; a choice by device or by width is made here, once.
    static func entry(_ value: Any) -> LocalizedEntry? {
        if let string = value as? String { return .string(string) }
        guard let object = value as? [String: Any] else { return nil }
        if let devices = object["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            return (devices["iphone"] ?? devices["other"] ?? devices.values.first).flatMap(entry)
        }
        if let widths = object["NSStringVariableWidthRuleType"] as? [String: Any] {
            return widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }.flatMap { entry($0.value) }
        }
        guard let format = object["NSStringLocalizedFormatKey"] as? String else { return nil }
        var variables: [String: [String: String]] = [:]
        for case (let name, let forms as [String: Any]) in object {
            variables[name] = forms.compactMapValues { $0 as? String }.filter { !$0.key.hasPrefix("NSString") }
        }
        return .rules(LocalizedRules(format: format, variables: variables))
    }

    /// The format for these numbers, in which every specifier names its argument's place.
    func format(numbers: [PluralOperand?], language: String) -> String {
        var next = 0
        return expand(format, &next, numbers, language, depth: 0)
    }

    private func expand(
        _ format: String, _ next: inout Int, _ numbers: [PluralOperand?], _ language: String, depth: Int
    ) -> String {
        var result = ""
        var rest = format[...]
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[percent...]
            if rest.hasPrefix("%%") {
                result += "%%"
                rest = rest.dropFirst(2)
            } else if let variable = Variable(rest) {
                rest = rest.dropFirst(variable.length)
                var index = variable.position.map { $0 - 1 } ?? next
                if variable.position == nil { next += 1 }
                let number = numbers.indices.contains(index) ? numbers[index] : nil
                if let form = form(of: variable.name, number, language), depth < 8 {
                    result += expand(form, &index, numbers, language, depth: depth + 1)
                }
            } else if let specifier = FormatSpecifier(rest) {
                let text = rest.prefix(specifier.length)
                rest = rest.dropFirst(specifier.length)
                if specifier.position == nil {
                    next += 1
                    result += "%\(next)$" + text.dropFirst()
                } else {
                    result += text
                }
            } else {
                result += "%"
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }

    private func form(of variable: String, _ number: PluralOperand?, _ language: String) -> String? {
        guard let forms = variables[variable] else { return nil }
        guard let number else { return forms["other"] }
        // Zero has its own form in every language where the table gives one.
        if number.isZero, let zero = forms["zero"] { return zero }
        return forms[PluralRule(language: language).category(of: number).rawValue] ?? forms["other"]
    }

    /// `%#@name@` or `%1$#@name@`.
    private struct Variable {
        var position: Int?
        var name: String
        var length: Int

        init?(_ text: Substring) {
            guard let match = text.prefixMatch(of: #/%(?:(\d+)\$)?#@([^@]+)@/#) else { return nil }
            position = match.output.1.flatMap { Int($0) }
            name = String(match.output.2)
            length = match.output.0.count
        }
    }
}
