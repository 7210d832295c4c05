package import Foundation
import WidgetArchive

extension Text {
    /// The text without its looks, as a voice reads it and as titles and labels use it.
    package func plainString(locale: Locale) -> String {
        var environment = EnvironmentValues()
        environment.locale = locale
        return plainString(in: environment)
    }

    package func plainString(in environment: EnvironmentValues) -> String {
        var plain = environment
        plain.textCase = nil
        return TextRuns(self, in: plain).plainString
    }

    /// The string with its values put in, without an environment; how names of widgets and options read texts.
    package var plainString: String { plainString(locale: .current) }
}

extension StyledText {
    /// The text as the typesetter measures it, without its colours.
    init(_ runs: TextRuns, in environment: EnvironmentValues) {
        let alignment: Alignment =
            switch environment.multilineTextAlignment {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
        let truncation: Truncation =
            switch environment.truncationMode {
            case .head: .head
            case .middle: .middle
            case .tail: .tail
            }
        self.init(
            runs: runs.runs.map(\.run), alignment: alignment, lineLimit: environment.lineLimit,
            reservesSpace: environment.lineLimitReservesSpace, truncation: truncation,
            lineSpacing: Double(environment.lineSpacing), allowsTightening: environment.allowsTightening,
            minimumScaleFactor: Double(min(max(environment.minimumScaleFactor, 0.01), 1)),
            direction: environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
            locale: runs.language ?? environment.locale.identifier(.bcp47))
    }
}
