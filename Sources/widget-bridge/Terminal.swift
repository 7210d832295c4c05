import Foundation

/// What standard error is, and standard output: what a person watches may have colours, and is told how things go on.
enum Terminal {
    /// Whether a person watches.
    static let isWatched = isatty(STDERR_FILENO) == 1

    /// Whether colours are welcome there (no-color.org).
    static let hasColors = isWatched && areColorsWelcome

    /// Whether colours are welcome in a result, on standard output.
    static let hasColorsInResults = isatty(STDOUT_FILENO) == 1 && areColorsWelcome

    private static var areColorsWelcome: Bool {
        value("NO_COLOR").isEmpty && !["", "dumb"].contains(value("TERM"))
    }

    /// How a word is set off from the others: SGR's number (ECMA-48).
    enum Style: Int {
        case error = 31
        case warning = 35
        case note = 36
    }

    /// The word in bold and in the style's colour; as it is where there are no colours.
    static func styled(_ word: String, _ style: Style) -> String { styled(word, style, hasColors) }

    /// The same in a result.
    static func styledInResult(_ word: String, _ style: Style) -> String { styled(word, style, hasColorsInResults) }

    private static func styled(_ word: String, _ style: Style, _ hasColors: Bool) -> String {
        hasColors ? "\u{1B}[1;\(style.rawValue)m\(word)\u{1B}[0m" : word
    }

    private static func value(_ variable: String) -> String {
        getenv(variable).map { String(cString: $0) } ?? ""
    }
}
