import JSON
import WidgetProtocol

/// Reads what a configuration in JavaScript or TypeScript exports, without running it: literals, constants of the file,
/// and members of the configuration that an exported function is given.
struct ScriptReader {
    /// What has to be computed, by the path of its member.
    private(set) var unread: [String] = []
    private let tokens: [ScriptToken]
    /// What an exported function is given.
    private let parameter: JSONValue
    private var parameters: Set<String> = []
    /// Where the values of the file's constants begin.
    private var constants: [String: Int] = [:]
    private var position = 0
    private var depth = 0

    /// What an expression comes to, nil where it has to be computed.
    private typealias Value = JSONValue?

    init(_ text: String, parameter: JSONValue) {
        tokens = ScriptLexer(text).tokens
        self.parameter = parameter
        for index in tokens.indices {
            guard ["const", "let", "var"].contains(word(index)), let name = word(index + 1) else { continue }
            var end = index + 2
            // A type may stand between.
            while end < tokens.count, end < index + 40, ![.symbol("="), .symbol(";")].contains(tokens[end]) { end += 1 }
            if symbol(end) == "=", constants[name] == nil { constants[name] = end + 1 }
        }
    }

    /// The exported value; nil where the file exports none that can be read.
    mutating func exported() -> JSONValue? {
        for index in tokens.indices {
            let isCommon = word(index) == "module" && word(index + 2) == "exports" && symbol(index + 3) == "="
            let isModule = word(index) == "export" && word(index + 1) == "default"
            guard isCommon || isModule else { continue }
            position = index + (isCommon ? 4 : 2)
            return function(named: "")
        }
        return nil
    }

    /// The value of an expression, or what a function returns.
    private mutating func function(named path: String) -> Value {
        if word(position) == "async" { position += 1 }
        if word(position) == "function" {
            position += word(position + 1) == nil ? 1 : 2
            takeParameters()
            return body(path)
        }
        if let name = word(position), symbol(position + 1) == "=>" {
            parameters.insert(name)
            position += 2
            return symbol(position) == "{" ? body(path) : expression(path)
        }
        if symbol(position) == "(" {
            let start = position
            skipBrackets()
            if symbol(position) == ":" {
                while position < tokens.count, symbol(position) != "=>", symbol(position) != "{" { position += 1 }
            }
            let isArrow = symbol(position) == "=>"
            position = start
            if isArrow {
                takeParameters()
                return symbol(position) == "{" ? body(path) : expression(path)
            }
        }
        // A constant may be the function.
        if let name = word(position), let start = constants[name], depth < BuildLimits.depth {
            depth += 1
            defer { depth -= 1 }
            position = start
            return function(named: path)
        }
        return expression(path)
    }

    private mutating func takeParameters() {
        let start = position
        skipBrackets()
        for index in start..<min(position, tokens.count) {
            let isFirst = ["(", "{", ","].contains(symbol(index - 1))
            if let name = word(index), isFirst { parameters.insert(name) }
        }
        while position < tokens.count, symbol(position) != "=>", symbol(position) != "{" { position += 1 }
        if symbol(position) == "=>" { position += 1 }
    }

    /// What a function's body returns at its end.
    private mutating func body(_ path: String) -> Value {
        let start = position
        skipBrackets()
        let end = position
        var level = 0
        var found: Int?
        for index in start..<min(end, tokens.count) {
            if ["{", "(", "["].contains(symbol(index)) { level += 1 }
            if ["}", ")", "]"].contains(symbol(index)) { level -= 1 }
            if level == 1, word(index) == "return" { found = index }
        }
        guard let found else { return nil }
        position = found + 1
        return expression(path)
    }
}

extension ScriptReader {
    private mutating func expression(_ path: String) -> Value {
        guard depth < BuildLimits.depth, ProjectBoundary.spend(.values) else { return nil }
        depth += 1
        defer { depth -= 1 }
        var value = operand(path)
        while true {
            switch symbol(position) {
            case "||", "??":
                position += 1
                let other = operand(path)
                if value == nil || value == .null { value = other }
            case "+":
                position += 1
                let other = operand(path)
                guard let left = value?.stringValue, let right = other?.stringValue else {
                    value = nil
                    continue
                }
                value = .string(left + right)
            case ",", ")", "]", "}", ";", nil:
                // What follows on the next line begins with a word.
                return value
            default:
                skipRest()
                return nil
            }
        }
    }

    /// A literal, a name, and the members that are asked of it.
    private mutating func operand(_ path: String) -> Value {
        var value: Value
        switch position < tokens.count ? tokens[position] : .symbol(";") {
        case .string(let text):
            value = .string(text)
            position += 1
        case .number(let text):
            value = (try? JSONValue(parsing: text)) ?? .string(text)
            position += 1
        case .template(let text):
            value = template(text, path)
            position += 1
        case .symbol("{"): value = object(path)
        case .symbol("["): value = array(path)
        case .symbol("("):
            position += 1
            value = expression(path)
            if symbol(position) == ")" { position += 1 }
        case .word(let name):
            position += 1
            value = named(name, path)
        case .symbol:
            skipRest()
            return nil
        }
        while let next = symbol(position) {
            switch next {
            case ".",
                "?." where word(position + 1) != nil:
                value = value?[word(position + 1) ?? ""]
                position += 2
            case "[", "?.":
                position += next == "[" ? 1 : 2
                let key = expression(path)
                if symbol(position) == "]" { position += 1 }
                if let text = key?.stringValue {
                    value = value?[text]
                } else if let index = key?.intValue, let values = value?.arrayValue, values.indices.contains(index) {
                    value = values[index]
                } else {
                    value = nil
                }
            case "!": position += 1
            case "(":
                skipBrackets()
                value = nil
            default: return value
            }
        }
        if ["as", "satisfies"].contains(word(position)) {
            while position < tokens.count, ![",", ")", "]", "}", ";"].contains(symbol(position)) { position += 1 }
        }
        return value
    }

    private mutating func named(_ name: String, _ path: String) -> Value {
        switch name {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null", "undefined": return .null
        case _ where parameters.contains(name): return parameter
        default:
            guard let start = constants[name] else { return nil }
            let end = position
            position = start
            defer { position = end }
            return expression(path)
        }
    }

    private mutating func object(_ path: String) -> Value {
        var members: JSONObject = [:]
        position += 1
        while position < tokens.count, symbol(position) != "}" {
            if symbol(position) == "..." {
                position += 1
                if let spread = expression(path)?.objectValue {
                    for member in spread.members { members[member.name] = member.value }
                } else {
                    unread.append(path.isEmpty ? "..." : path)
                }
            } else if let key = key() {
                let own = path.isEmpty ? key : "\(path).\(key)"
                let value: Value
                if symbol(position) == ":" {
                    position += 1
                    value = expression(own)
                } else if symbol(position) == "(" {
                    skipRest()
                    value = nil
                } else {
                    value = named(key, own)
                }
                if let value {
                    if value != .null { members[key] = value }
                } else {
                    unread.append(own)
                }
            } else {
                skipRest()
            }
            if symbol(position) == "," { position += 1 } else if symbol(position) != "}" { break }
        }
        position += 1
        return .object(members)
    }

    private mutating func key() -> String? {
        switch position < tokens.count ? tokens[position] : .symbol(";") {
        case .word(let name), .string(let name), .number(let name):
            position += 1
            return name
        case .symbol("[") where symbol(position + 2) == "]":
            position += 1
            let key = expression("")?.stringValue
            if symbol(position) == "]" { position += 1 }
            return key
        default: return nil
        }
    }

    private mutating func array(_ path: String) -> Value {
        var values: [JSONValue] = []
        position += 1
        while position < tokens.count, symbol(position) != "]" {
            let isSpread = symbol(position) == "..."
            if isSpread { position += 1 }
            if let value = expression(path) {
                values += isSpread ? value.arrayValue ?? [] : [value]
            } else {
                unread.append(path)
            }
            if symbol(position) == "," { position += 1 } else if symbol(position) != "]" { break }
        }
        position += 1
        return .array(values)
    }

    /// A template's text, with what is put into it.
    private func template(_ text: String, _ path: String) -> Value {
        var result = ""
        var rest = text[...]
        while let start = rest.firstRange(of: "${") {
            result += rest[..<start.lowerBound]
            guard let end = rest[start.upperBound...].firstIndex(of: "}") else { return nil }
            var inner = ScriptReader(self, reading: String(rest[start.upperBound..<end]))
            guard let value = inner.expression(path)?.stringValue else { return nil }
            result += value
            rest = rest[rest.index(after: end)...]
        }
        return .string(result + rest)
    }

    /// A reader of an expression that knows what another knows.
    private init(_ other: ScriptReader, reading text: String) {
        // The constants' values stay where they are: the expression is read behind them.
        tokens = other.tokens + [.symbol(";")] + ScriptLexer(text).tokens
        parameter = other.parameter
        parameters = other.parameters
        constants = other.constants
        depth = other.depth + 1
        position = other.tokens.count + 1
    }

    private func word(_ index: Int) -> String? {
        guard tokens.indices.contains(index), case .word(let word) = tokens[index] else { return nil }
        return word
    }

    private func symbol(_ index: Int) -> String? {
        guard tokens.indices.contains(index), case .symbol(let symbol) = tokens[index] else { return nil }
        return symbol
    }

    /// Passes over brackets and what they hold.
    private mutating func skipBrackets() {
        var level = 0
        while position < tokens.count {
            if ["{", "(", "["].contains(symbol(position)) { level += 1 }
            if ["}", ")", "]"].contains(symbol(position)) { level -= 1 }
            position += 1
            if level == 0 { return }
        }
    }

    /// Passes over the rest of an expression.
    private mutating func skipRest() {
        while position < tokens.count, ![",", ")", "]", "}", ";"].contains(symbol(position)) {
            if ["{", "(", "["].contains(symbol(position)) { skipBrackets() } else { position += 1 }
        }
    }
}
