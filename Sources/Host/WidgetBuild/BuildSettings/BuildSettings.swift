/// Xcode's build settings: levels of assignments, the most specific first.
struct BuildSettings: Sendable, Hashable {
    /// One level's assignments as written, by name.
    typealias Level = [String: String]

    var levels: [Level]

    init(_ levels: [Level]) {
        // A project's levels are read for each of its targets.
        _ = ProjectBoundary.spend(.steps, levels.reduce(0) { $0 + $1.count })
        self.levels = levels.map(Self.answeringConditions)
    }

    /// What a setting says, with the variables in it replaced; nil where no level has it.
    subscript(name: String) -> String? { value(of: name, from: 0, depth: 0) }

    /// The words of a setting that is a list, quotes taken off.
    func list(_ name: String) -> [String] {
        self[name].map(Self.words) ?? []
    }

    func isOn(_ name: String) -> Bool { self[name] == "YES" }

    /// The text with `$(NAME)`, `${NAME}`, `$NAME` and `$(NAME:modifier)` replaced; what is not known is nothing.
    func expand(_ text: String) -> String {
        expand(text, of: nil, at: 0, depth: 0)
    }

    /// The variables of a text, and of what they stand for, that no level has.
    func undefined(in text: String) -> [String] {
        var found: [String] = []
        var known: Set = ["inherited"]
        var pending = [text]
        while let text = pending.popLast(), ProjectBoundary.spend(.steps, text.utf8.count) {
            for match in text.matches(of: #/\$(?:[({](\w+)(:[^)}]*)?[)}]|([A-Za-z_]\w*))/#) {
                guard let name = (match.output.1 ?? match.output.3).map(String.init) else { continue }
                if match.output.2?.contains("default=") ?? false { continue }
                guard known.insert(name).inserted else { continue }
                let values = levels.compactMap { $0[name] }
                if values.isEmpty { found.append(name) }
                // What stands below counts where it is inherited.
                let inheriting = values.prefix { $0.contains("$(inherited)") || $0.contains("$(\(name))") }
                pending += values.prefix(inheriting.count + 1)
            }
        }
        return found
    }

    /// Deeper than any project nests, and so a circle; each setting takes two.
    private static let deepest = 64

    private func value(of name: String, from level: Int, depth: Int) -> String? {
        guard depth < Self.deepest else { return nil }
        for index in levels.indices.dropFirst(level) {
            guard let text = levels[index][name] else { continue }
            return expand(text, of: name, at: index, depth: depth + 1)
        }
        return nil
    }

    private func expand(_ text: String, of setting: String?, at level: Int, depth: Int) -> String {
        guard text.utf8.contains(UInt8(ascii: "$")), depth < Self.deepest else { return text }
        // A setting that holds another twice, which holds a third twice, and so on.
        guard ProjectBoundary.spend(.steps, text.utf8.count) else { return "" }
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[dollar...]
            guard let reference = Self.reference(at: rest) else {
                result.append("$")
                rest = rest.dropFirst()
                continue
            }
            let inner = expand(String(reference.body), of: setting, at: level, depth: depth + 1)
            let parts = inner.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            let name = parts.first.map(String.init) ?? ""
            // A setting that names itself means what the level below says, as `$(inherited)` does.
            var value =
                if let setting, name == "inherited" || name == setting {
                    self.value(of: setting, from: level + 1, depth: depth + 1)
                } else {
                    self.value(of: name, from: 0, depth: depth + 1)
                }
            if parts.count > 1 { value = Self.apply(parts[1].split(separator: ":"), to: value) }
            result += value ?? ""
            rest = rest[reference.end...]
            guard result.utf8.count <= BuildLimits.text else { return "" }
        }
        return result + rest
    }

    /// The reference that a text begins with: its name or what stands between its brackets, and where it ends.
    private static func reference(at text: Substring) -> (body: Substring, end: Substring.Index)? {
        let open = text.index(after: text.startIndex)
        guard open < text.endIndex else { return nil }
        guard let close: Character = text[open] == "(" ? ")" : text[open] == "{" ? "}" : nil else {
            let name = text[open...].prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
            return name.first.map { !$0.isNumber } == true ? (name, name.endIndex) : nil
        }
        var depth = 0
        for index in text[open...].indices {
            if !ProjectBoundary.spend(.steps) { return nil }
            if text[index] == text[open] { depth += 1 }
            if text[index] == close { depth -= 1 }
            if depth == 0 { return (text[text.index(after: open)..<index], text.index(after: index)) }
        }
        return nil
    }
}
