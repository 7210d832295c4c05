/// Answers `os(…)`, `targetEnvironment(…)` and `canImport(…)` in `#if` lines as a build for iOS would.
///
/// Works on `#if` and `#elseif` lines only, one at a time, so line numbers stay.
struct ConditionRewriter {
    /// Modules that Linux has and iOS has not; what else is importable, the façades decide.
    static let modulesUnknownToIOS: Set<String> = [
        "AppKit", "Cocoa", "Glibc", "Musl", "Android", "WinSDK", "FoundationNetworking", "FoundationXML",
        "FoundationEssentials", "FoundationInternationalization",
    ]

    /// The source with its conditions answered, nil when it holds none.
    static func rewrite(_ source: String) -> String? {
        guard source.utf8.contains(UInt8(ascii: "#")) else { return nil }
        var changed = false
        // By scalars: a carriage return and a line feed are one character.
        let lines = source.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        let answered = lines.map { scalars in
            let line = Substring(scalars)
            let trimmed = line.drop { $0 == " " || $0 == "\t" }
            guard trimmed.hasPrefix("#if") || trimmed.hasPrefix("#elseif") else { return line }
            let answered = answer(line)
            if answered != line { changed = true }
            return answered
        }
        return changed ? answered.joined(separator: "\n") : nil
    }

    private static func answer(_ line: Substring) -> Substring {
        let condition = #/\b(os|targetEnvironment|canImport)\s*\(\s*([A-Za-z_][A-Za-z0-9_]*)\s*\)/#
        return line.replacing(condition) { match -> String in
            switch match.output.1 {
            case "os": match.output.2 == "iOS" ? "true" : "false"
            case "targetEnvironment": "false"
            default: modulesUnknownToIOS.contains(String(match.output.2)) ? "false" : String(match.output.0)
            }
        }
    }
}
