extension MissingAPI {
    /// What is missing by the compiler's own words, most often first.
    static func all(in diagnostics: String) -> [MissingAPI] {
        var found: [MissingAPI] = []
        var seen: Set<Substring> = []
        var indices: [String: Int] = [:]
        for line in diagnostics.split(separator: "\n") where isDiagnostic(line) {
            guard let error = line.wholeMatch(of: #/(.+?):(\d+):\d+: error: (.+)/#), seen.insert(line).inserted,
                let (kind, name) = missing(error.output.3)
            else { continue }
            if let index = indices[kind.rawValue + name] {
                found[index].count += 1
            } else {
                indices[kind.rawValue + name] = found.count
                let line = Int(error.output.2) ?? 0
                found.append(MissingAPI(kind: kind, name: name, count: 1, file: String(error.output.1), line: line))
            }
        }
        return found.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
            .map(\.element)
    }

    /// Whether a line of the compiler's is an error; one that no person reads is none.
    static func isDiagnostic(_ line: Substring) -> Bool {
        line.utf8.count < 4096 && line.contains(": error: ") && line.contains(#/^\S.*:\d+:\d+: error: /#)
    }

    private static func missing(_ message: Substring) -> (Kind, String)? {
        if let match = message.firstMatch(of: #/^no such module '([^']+)'/#) {
            let name = String(match.output.1)
            return (AppleModules.contains(name) ? .appleModule : .module, name)
        }
        if let match = message.firstMatch(of: #/^cannot find (?:type |operator )?'([^']+)' in scope/#) {
            return (.symbol, String(match.output.1))
        }
        if let match = message.firstMatch(of: #/type '([^']+)' has no (?:dynamic )?member '([^']+)'/#) {
            return (.member, owner(match.output.1) + "." + match.output.2)
        }
        if let match = message.firstMatch(of: #/'([^']+)' is not a member type of \w+ '([^']+)'/#) {
            return (.member, owner(match.output.2) + "." + match.output.1)
        }
        if let match = message.firstMatch(of: #/^no type named '([^']+)' in module '([^']+)'/#) {
            return (.symbol, "\(match.output.2).\(match.output.1)")
        }
        if let match = message.firstMatch(of: #/^cannot infer contextual base in reference to member '([^']+)'/#) {
            return (.member, "." + match.output.1)
        }
        if let match = message.firstMatch(of: #/^no exact matches in call to (?:initializer|.*'([^']+)')/#) {
            return (.arguments, match.output.1.map(String.init) ?? "init")
        }
        if let match = message.firstMatch(of: #/^incorrect argument labels? in call \(have '([^']+)'/#) {
            return (.arguments, "(\(match.output.1))")
        }
        if let match = message.firstMatch(of: #/^extra arguments? (?:'([^']+)' )?(?:at positions [^ ]+ )?in call/#) {
            return (.arguments, "(\(match.output.1 ?? "_"):)")
        }
        if let match = message.firstMatch(of: #/^no macro named '([^']+)'/#) { return (.macro, "#" + match.output.1) }
        if let match = message.firstMatch(of: #/^unknown attribute '([^']+)'/#) {
            return (.attribute, "@" + match.output.1)
        }
        return nil
    }

    /// A type as people call it: without generic arguments, `View` for whatever a modifier returns.
    private static func owner(_ type: Substring) -> String {
        if type.hasPrefix("some ") { return String(type.dropFirst(5)) }
        return String(type.prefix { $0 != "<" })
    }
}

extension MissingAPI {
    /// The list as a person reads it.
    static func table(_ missing: [MissingAPI]) -> String {
        let names = missing.map { "\($0.kind.title) \($0.name)" }
        let width = min(names.map(\.count).max() ?? 0, 48)
        let lines = zip(missing, names).map { api, name in
            let padding = String(repeating: " ", count: max(0, width - name.count))
            let declaration = api.declaredIn.map { ", declared in \($0)" } ?? ""
            return "  \(name)\(padding)  \(api.count)x, first at \(api.file):\(api.line)\(declaration)"
        }
        return (["Missing here:"] + lines).joined(separator: "\n")
    }
}

extension MissingAPI.Kind {
    fileprivate var title: String {
        switch self {
        case .appleModule: "Apple's module"
        case .module: "module"
        case .symbol: "name"
        case .member: "member"
        case .arguments: "arguments"
        case .macro: "macro"
        case .attribute: "attribute"
        }
    }
}
