public import Foundation

/// "1 hour, 20 minutes", "1:20:00": a length of time.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int, Sendable {
        case positional, abbreviated, short, full, spellOut, brief
    }

    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = ZeroFormattingBehavior(rawValue: 0x10000)
    }

    open var unitsStyle = UnitsStyle.positional
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    open var calendar: Calendar? = .autoupdatingCurrent
    open var referenceDate: Date?
    open var allowsFractionalUnits = false
    open var maximumUnitCount = 0
    open var collapsesLargestUnit = false
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false
    open var formattingContext = Formatter.Context.unknown

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    open func string(from interval: TimeInterval) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(interval.rounded()))
    }

    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return (calendar ?? .current).date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
    }

    open func string(from start: Date, to end: Date) -> String? {
        let units = TimeUnit.allCases.filter { allows($0) }
        guard !units.isEmpty else { return nil }
        let isNegative = end < start
        let (start, end) = isNegative ? (end, start) : (start, end)
        let components = (calendar ?? .current).dateComponents(Set(units.map(\.component)), from: start, to: end)
        let amounts = shown(units.map { ($0, components.value(for: $0.component) ?? 0) })
        let text = join(amounts)
        let phrased = includesTimeRemainingPhrase ? "\(text) remaining" : text
        return (includesApproximationPhrase ? "About " : "") + (isNegative ? "-" : "") + phrased
    }

    open override func string(for object: Any?) -> String? {
        (object as? DateComponents).flatMap { string(from: $0) }
    }

    private func allows(_ unit: TimeUnit) -> Bool {
        guard allowedUnits.isEmpty else { return allowedUnits.contains(unit.calendarUnit) }
        return unit != .week
    }

    /// The amounts that are shown: without zeros as asked for, and not too many.
    private func shown(_ amounts: [(unit: TimeUnit, amount: Int)]) -> [(unit: TimeUnit, amount: Int)] {
        let isPositional = unitsStyle == .positional
        var amounts = amounts
        let drops: ZeroFormattingBehavior =
            if zeroFormattingBehavior.contains(.pad) {
                []
            } else if zeroFormattingBehavior.contains(.default) {
                isPositional ? .dropLeading : .dropAll
            } else {
                zeroFormattingBehavior
            }
        if drops.contains(.dropLeading) {
            // The clock's style keeps its last two parts, as in 0:05.
            let last = isPositional && amounts.count > 1 ? 2 : 1
            while amounts.count > last, amounts[0].amount == 0 { amounts.removeFirst() }
        }
        if drops.contains(.dropTrailing) {
            while amounts.count > 1, amounts[amounts.count - 1].amount == 0 { amounts.removeLast() }
        }
        if drops.contains(.dropMiddle), amounts.count > 2 {
            amounts = amounts.enumerated().filter { index, part in
                part.amount != 0 || index == 0 || index == amounts.count - 1
            }.map(\.element)
        }
        return maximumUnitCount > 0 ? Array(amounts.prefix(maximumUnitCount)) : amounts
    }

    private func join(_ amounts: [(unit: TimeUnit, amount: Int)]) -> String {
        let locale = calendar?.locale ?? .current
        if unitsStyle == .positional {
            return amounts.enumerated().map { index, part in
                let pads = index > 0 || (zeroFormattingBehavior.contains(.pad) && part.unit <= .hour)
                return part.amount.formatted(
                    .number.precision(.integerLength(pads ? 2... : 1...)).grouping(.never).locale(locale))
            }.joined(separator: ":")
        }
        let width: TimeUnit.Width =
            switch unitsStyle {
            case .abbreviated: .narrow
            case .short, .brief: .abbreviated
            default: .wide
            }
        let parts = amounts.map { $0.unit.text($0.amount, width, locale) }
        return parts.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
    }
}
