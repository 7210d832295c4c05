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
            anchor: whole(date, from: reference), presentation: dateTimeStyle == .named ? .named : .numeric,
            unitsStyle: style,
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

    /// The date in whole units: 90 seconds are told as one minute.
    private func whole(_ date: Date, from reference: Date) -> Date {
        let calendar = calendar ?? .current
        let units: [Calendar.Component] = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
        let parts = calendar.dateComponents(Set(units), from: reference, to: date)
        for unit in units {
            guard let amount = parts.value(for: unit), amount != 0 else { continue }
            return calendar.date(byAdding: unit, value: amount, to: reference) ?? date
        }
        return reference
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
