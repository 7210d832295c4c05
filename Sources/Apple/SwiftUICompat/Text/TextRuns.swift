import Foundation
import FoundationCompat
import WidgetArchive

/// Collects the runs that a text stands for in an environment.
struct TextRuns {
    /// A run whose colours wait until it is drawn: they depend on the text's frame and on the colour scheme.
    struct Run {
        var run: TextRun
        fileprivate let attributes: Attributes

        /// What fills the letters.
        func style(in environment: EnvironmentValues) -> ResolvedStyle {
            attributes.foreground?.resolved(in: environment) ?? environment.resolvedForeground()
        }

        /// The run in its colours.
        func painted(with style: ResolvedStyle, in frame: CGRect, _ environment: EnvironmentValues) -> TextRun {
            var run = run
            run.paint = style.paint(in: frame)
            run.underline = attributes.underline.map { $0.line(in: environment) }
            run.strikethrough = attributes.strikethrough.map { $0.line(in: environment) }
            run.background = attributes.background?.resolve(in: environment).sRGB
            return run
        }
    }

    /// What modifiers around a part of the text have set.
    fileprivate struct Attributes {
        var font: Font?
        var changes: [Font.Change] = []
        var foreground: AnyShapeStyle?
        var underline: Text.LineStyle?
        var strikethrough: Text.LineStyle?
        var spacing: CGFloat = 0
        var baselineOffset: CGFloat = 0
        var scale: CGFloat = 1
        var background: Color?
        var link: String?

        mutating func apply(_ change: Text.Change) {
            switch change {
            case .font(let font): self.font = font ?? self.font
            case .fontChange(let change): changes.append(change)
            case .removesWeight:
                changes.removeAll {
                    switch $0 {
                    case .weight, .bold: true
                    default: false
                    }
                }
            case .foreground(let style): foreground = style
            case .underline(let isActive, let pattern, let color):
                underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
            case .strikethrough(let isActive, let pattern, let color):
                strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
            case .kerning(let value), .tracking(let value): spacing = value
            case .baselineOffset(let value): baselineOffset = value
            case .scale(let value): scale = value.factor
            case .language, .accessibilityLabel, .spoken: break
            }
        }
    }

    private(set) var runs: [Run] = []
    /// The images among the text.
    private(set) var images: [ResolvedImage] = []
    /// The language that the text itself states.
    private(set) var language: String?
    private let environment: EnvironmentValues

    init(_ text: Text, in environment: EnvironmentValues) {
        self.environment = environment
        var attributes = Attributes()
        for change in environment.textChanges { attributes.apply(change) }
        add(text, attributes)
    }

    private mutating func add(_ text: Text, _ outer: Attributes) {
        var attributes = outer
        // The outermost modifier first, so that inner ones have the last word.
        for change in text.changes.reversed() {
            attributes.apply(change)
            if case .language(let tag) = change { language = tag }
        }
        switch text.storage {
        case .verbatim(let string): add(string, attributes)
        case .localized(let key, let table, let bundle):
            add(key.formatted(table: table, bundle: bundle, locale: environment.locale), attributes)
        case .resource(let resource): add(resource.formatted(locale: environment.locale), attributes)
        case .attributed(let string): add(string, attributes)
        case .image(let image): add(image, attributes)
        case .date(let date, let style):
            environment.liveContent?.note(changesAt: live.nextChange(of: date, style: style))
            add(
                live.string(date, style: style), attributes,
                live: .date(date.timeIntervalSince1970, style: style.archived))
        case .interval(let range): add(live.interval(range), attributes)
        case .timer(let range, let pauseTime, let countsDown, let showsHours):
            environment.liveContent?.note(
                changesAt: live.nextChange(ofTimer: range, pauseTime: pauseTime, countsDown: countsDown))
            add(
                live.timer(range, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours), attributes,
                live: .timer(
                    start: range.lowerBound.timeIntervalSince1970, end: range.upperBound.timeIntervalSince1970,
                    pause: pauseTime?.timeIntervalSince1970, countsDown: countsDown, showsHours: showsHours))
        case .formatted(let value): add(value.string(environment.locale), attributes)
        case .timed(let value):
            environment.liveContent?.note(changesAt: live.nextSecond)
            add(value.string(environment.entryDate, environment.locale), attributes)
        case .concatenated(let first, let second):
            add(first, attributes)
            add(second, attributes)
        }
    }

    private var live: LiveDateText {
        LiveDateText(
            now: environment.entryDate, locale: environment.locale, calendar: environment.calendar,
            timeZone: environment.timeZone)
    }

    private mutating func add(_ formatted: FormattedKey, _ attributes: Attributes) {
        for span in InlineMarkdown.spans(formatted.pieces, locale: environment.locale) {
            var inner = attributes
            if span.style.isStrong { inner.changes.append(.bold) }
            if span.style.isEmphasized { inner.changes.append(.italic) }
            if span.style.isCode { inner.changes.append(.monospaced) }
            if span.style.isStruck { inner.strikethrough = inner.strikethrough ?? .single }
            if let link = span.style.link {
                inner.link = link
                inner.foreground = inner.foreground ?? AnyShapeStyle(TintShapeStyle())
            }
            var string = ""
            for piece in span.pieces {
                switch piece {
                case .literal(let character): string.append(character)
                case .string(let value): string += value
                case .text(let text):
                    add(string, inner)
                    string = ""
                    add(text, inner)
                }
            }
            add(string, inner)
        }
    }

    private mutating func add(_ string: AttributedString, _ attributes: Attributes) {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        let others = AttributeScopes.loaded.compactMap { $0 as? any DrawnAttributeScope.Type }
        for run in string.runs {
            var inner = attributes
            let looks = others.reduce(run.attributes) { $1.drawn($0) }
            if let font = looks[Scope.FontAttribute.self] { inner.font = font }
            if let color = looks[Scope.ForegroundColorAttribute.self] { inner.foreground = AnyShapeStyle(color) }
            if let color = looks[Scope.BackgroundColorAttribute.self] { inner.background = color }
            if let line = looks[Scope.UnderlineStyleAttribute.self] { inner.underline = line }
            if let line = looks[Scope.StrikethroughStyleAttribute.self] { inner.strikethrough = line }
            if let kern = looks[Scope.KerningAttribute.self] { inner.spacing = kern }
            if let tracking = looks[Scope.TrackingAttribute.self] { inner.spacing = tracking }
            if let offset = looks[Scope.BaselineOffsetAttribute.self] { inner.baselineOffset = offset }
            if let intent = looks.inlinePresentationIntent {
                if intent.contains(.stronglyEmphasized) { inner.changes.append(.bold) }
                if intent.contains(.emphasized) { inner.changes.append(.italic) }
                if intent.contains(.code) { inner.changes.append(.monospaced) }
                if intent.contains(.strikethrough) { inner.strikethrough = inner.strikethrough ?? .single }
            }
            if let link = looks.link {
                inner.link = link.absoluteString
                inner.foreground = inner.foreground ?? AnyShapeStyle(TintShapeStyle())
            }
            add(String(string[run.range].characters), inner)
        }
    }

    private mutating func add(_ image: Image, _ attributes: Attributes) {
        if let name = image.symbolName(in: environment) { return add(.symbol(name), attributes) }
        guard let resolved = image.resolvedBitmap(in: environment) else { return }
        images.append(resolved)
        add(
            .image(resolved.id, size: resolved.size, isTemplate: image.isTemplate(resolved)), attributes)
    }

    private mutating func add(_ string: String, _ attributes: Attributes, live: LiveDate? = nil) {
        guard !string.isEmpty else { return }
        let cased =
            switch environment.textCase {
            case .uppercase: string.uppercased(with: environment.locale)
            case .lowercase: string.lowercased(with: environment.locale)
            case nil: string
            }
        add(.string(cased), attributes, live: live)
    }

    private mutating func add(_ content: TextRun.Content, _ attributes: Attributes, live: LiveDate? = nil) {
        let scaling: [Font.Change] = attributes.scale == 1 ? [] : [.scaled(attributes.scale)]
        let font = (attributes.font ?? environment.resolvedFont)
            .archived(in: environment, changedBy: attributes.changes + scaling)
        let run = TextRun(
            content: content, font: font, paint: .color(ArchiveColor(red: 0, green: 0, blue: 0)),
            tracking: Double(attributes.spacing), baselineOffset: Double(attributes.baselineOffset), live: live,
            link: attributes.link)
        runs.append(Run(run: run, attributes: attributes))
    }

    /// The string without its looks.
    var plainString: String {
        runs.map { if case .string(let string) = $0.run.content { string } else { "" } }.joined()
    }
}

extension Text.LineStyle {
    fileprivate func line(in environment: EnvironmentValues) -> TextRun.Line {
        TextRun.Line(pattern: pattern.archived, color: color?.resolve(in: environment).sRGB)
    }
}
