import Foundation
import WidgetProtocol

/// A file of build settings, with what it includes.
enum XCConfig {
    /// The assignments of a file, nil where there is none; those of included files come before what stands below their
    /// line.
    ///
    /// - Parameter missing: gets the file, or those that it includes without a question mark, where they are not there.
    static func read(_ path: String, missing: inout [String]) throws(BridgeError) -> BuildSettings.Level? {
        var count = 0
        return try read(path, depth: 0, count: &count, missing: &missing)
    }

    /// - Parameters:
    ///   - depth: how many files include this one.
    ///   - count: how many were read.
    private static func read(
        _ path: String, isOptional: Bool = false, depth: Int, count: inout Int, missing: inout [String]
    ) throws(BridgeError) -> BuildSettings.Level? {
        guard depth < 16 else { return nil }
        guard let text = try ProjectFiles.text(path, .slow) else {
            if !isOptional { missing.append(path) }
            return nil
        }
        count += 1
        guard count <= BuildLimits.includes else {
            throw .projectTooLarge("\(path) is one of more than \(BuildLimits.includes) files", BuildLimits.includes)
        }
        var level: BuildSettings.Level = [:]
        let folder = (path as NSString).deletingLastPathComponent
        for line in text.split(whereSeparator: \.isNewline) {
            let text = withoutComment(line)
            if text.hasPrefix("#include") {
                let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
                guard parts.count >= 2 else { continue }
                let included = XcodeProject.join(folder, String(parts[1]))
                let below = try ProjectBoundary.naming(path) { () throws(BridgeError) in
                    try read(
                        included, isOptional: text.hasPrefix("#include?"), depth: depth + 1, count: &count,
                        missing: &missing)
                }
                level.merge(below ?? [:]) { _, new in new }
            } else if let (name, value) = assignment(text) {
                // What was said above is inherited by what is said below.
                let above = level[name] ?? "$(inherited)"
                let value = value.replacingOccurrences(of: "$(inherited)", with: above)
                guard value.utf8.count <= BuildLimits.text else {
                    throw .projectTooLarge(
                        "\(name) of \(path) has more than \(BuildLimits.text) bytes", BuildLimits.text)
                }
                level[name] = value
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
