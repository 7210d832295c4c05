import Foundation

extension BuildSettings {
    /// Applies the modifiers of `$(NAME:modifier:modifier)` in turn.
    static func apply(_ modifiers: [Substring], to value: String?) -> String? {
        modifiers.reduce(value) { value, modifier in
            if modifier.hasPrefix("default=") {
                return value.flatMap { $0.isEmpty ? nil : $0 } ?? String(modifier.dropFirst("default=".count))
            }
            guard let value, ProjectBoundary.spend(.steps, value.utf8.count + 1) else { return nil }
            return switch modifier {
            case "rfc1034identifier": String(value.map { isLetterOrDigit($0) || ".-".contains($0) ? $0 : "-" })
            case "c99extidentifier", "identifier": identifier(value)
            case "lower": value.lowercased()
            case "upper": value.uppercased()
            case "dir": (value as NSString).deletingLastPathComponent
            case "file": (value as NSString).lastPathComponent
            case "base": ((value as NSString).lastPathComponent as NSString).deletingPathExtension
            case "suffix": (value as NSString).pathExtension
            case "standardizepath": (value as NSString).standardizingPath
            default: value
            }
        }
    }

    /// The words of a list, separated by spaces outside of quotes.
    static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var quote: Character?
        var isEscaped = false
        for character in text {
            if isEscaped {
                word.append(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == quote {
                quote = nil
            } else if quote == nil, character == "\"" || character == "'" {
                quote = character
            } else if quote == nil, character.isWhitespace {
                if !word.isEmpty { words.append(word) }
                word = ""
            } else {
                word.append(character)
            }
        }
        return word.isEmpty ? words : words + [word]
    }

    private static func identifier(_ value: String) -> String {
        let mapped = String(value.map { isLetterOrDigit($0) || $0 == "_" ? $0 : "_" })
        return mapped.first?.isNumber == true ? "_" + mapped.dropFirst() : mapped
    }

    private static func isLetterOrDigit(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber)
    }
}
