public import Foundation

/// "in 2 hours", "yesterday": a date told from another.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    public enum DateTimeStyle: Int, Sendable {
        case numeric, named
    }

    public enum UnitsStyle: Int, Sendable {
        case full, spellOut, short, abbreviated
    }

    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    open var formattingContext = Formatter.Context.unknown
    open var calendar: Calendar! = .autoupdatingCurrent
    open var locale: Locale! = .autoupdatingCurrent

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func localizedString(for date: Date, relativeTo reference: Date) -> String {
        var style = Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: style,
            locale: locale ?? .current, calendar: calendar ?? .current)
        style.capitalizationContext =
            switch formattingContext {
            case .beginningOfSentence: .beginningOfSentence
            case .middleOfSentence: .middleOfSentence
            case .standalone: .standalone
            case .listItem: .listItem
            default: .unknown
            }
        return style.format(reference)
    }

    open func localizedString(from components: DateComponents) -> String {
        let reference = Date(timeIntervalSinceReferenceDate: 0)
        let date = (calendar ?? .current).date(byAdding: components, to: reference) ?? reference
        return localizedString(for: date, relativeTo: reference)
    }

    open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
        let reference = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(for: reference.addingTimeInterval(interval), relativeTo: reference)
    }

    open override func string(for object: Any?) -> String? {
        (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private var style: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }
}
