import Foundation

/// A language that apps and their widgets are written in, as far as its comments and literals differ from others'.
enum SourceLanguage: Sendable {
    case swift, dart, javaScript, kotlin, java, objectiveC

    init?(path: String) {
        switch (path as NSString).pathExtension {
        case "swift": self = .swift
        case "dart": self = .dart
        case "ts", "tsx", "js", "jsx", "mjs", "cjs": self = .javaScript
        case "kt", "kts": self = .kotlin
        case "java": self = .java
        case "m", "mm": self = .objectiveC
        default: return nil
        }
    }

    var nestsComments: Bool { self == .swift || self == .dart || self == .kotlin }

    var hasSingleQuotes: Bool { self == .dart || self == .javaScript }

    /// Whether three quotes begin a literal of several lines.
    var hasTripleQuotes: Bool { self != .javaScript && self != .objectiveC }

    var hasRegularExpressions: Bool { self == .swift || self == .javaScript }

    /// The words that declare what never changes.
    var constantWords: Set<String> {
        switch self {
        case .swift: ["let", "var"]
        case .dart: ["const", "final"]
        case .javaScript: ["const"]
        case .kotlin: ["val"]
        case .java: ["final"]
        case .objectiveC: []
        }
    }
}
