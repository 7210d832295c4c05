import Foundation

/// A file of build settings, with what it includes.
enum XCConfig {
    /// The assignments of a file; those of included files come before what stands below their line.
    ///
    /// - Parameter depth: how many files include this one.
    static func read(_ path: String, depth: Int = 0) -> BuildSettings.Level? {
        guard depth < 16, let data = FileManager.default.contents(atPath: path) else { return nil }
        var level: BuildSettings.Level = [:]
        let folder = (path as NSString).deletingLastPathComponent
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = withoutComment(line)
            if text.hasPrefix("#include") {
                let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
                guard parts.count >= 2 else { continue }
                let included = read(XcodeProject.join(folder, String(parts[1])), depth: depth + 1) ?? [:]
                level.merge(included) { _, new in new }
            } else if let (name, value) = assignment(text) {
                // What was said above is inherited by what is said below.
                let above = level[name] ?? "$(inherited)"
                level[name] = value.replacingOccurrences(of: "$(inherited)", with: above)
            }
        }
        return level
    }

    private static func withoutComment(_ line: Substring) -> String {
        let text = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
        return text.trimmingCharacters(in: .whitespaces)
    }

    /// `NAME = value` or `NAME[sdk=iphoneos*] = value`.
    private static func assignment(_ text: String) -> (name: String, value: String)? {
        var depth = 0
        for index in text.indices {
            switch text[index] {
            case "[": depth += 1
            case "]": depth -= 1
            case "=" where depth == 0:
                let name = text[..<index].filter { !$0.isWhitespace }
                let value = text[text.index(after: index)...].trimmingCharacters(in: .whitespaces)
                return name.isEmpty ? nil : (name, value.hasSuffix(";") ? String(value.dropLast()) : value)
            default: continue
            }
        }
        return nil
    }
}
