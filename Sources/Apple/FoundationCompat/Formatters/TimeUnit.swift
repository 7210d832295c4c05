import Foundation

/// The units that lengths of time are told in, the longest first.
enum TimeUnit: Int, CaseIterable, Comparable {
    enum Width {
        case wide, abbreviated, narrow
    }

    case year, month, week, day, hour, minute, second

    static func < (left: TimeUnit, right: TimeUnit) -> Bool { left.rawValue > right.rawValue }

    static func <= (left: TimeUnit, right: TimeUnit) -> Bool { left.rawValue >= right.rawValue }

    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var calendarUnit: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var field: Date.ComponentsFormatStyle.Field {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .week
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    /// "3 hours" in the locale's words; years and months in English, which have no length to tell ICU.
    func text(_ amount: Int, _ width: Width, _ locale: Locale) -> String {
        let duration: (Duration.UnitsFormatStyle.Unit, Int)? =
            switch self {
            case .week: (.weeks, 604_800)
            case .day: (.days, 86_400)
            case .hour: (.hours, 3600)
            case .minute: (.minutes, 60)
            case .second: (.seconds, 1)
            case .year, .month: nil
            }
        if let (unit, seconds) = duration {
            let unitWidth: Duration.UnitsFormatStyle.UnitWidth =
                switch width {
                case .wide: .wide
                case .abbreviated: .abbreviated
                case .narrow: .narrow
                }
            return Duration.seconds(amount * seconds).formatted(
                .units(allowed: [unit], width: unitWidth).locale(locale))
        }
        let number = amount.formatted(.number.locale(locale))
        switch width {
        case .wide: return "\(number) \(self == .year ? "year" : "month")\(amount == 1 ? "" : "s")"
        case .abbreviated: return "\(number) \(self == .year ? "yr" : "mth")\(amount == 1 ? "" : "s")"
        case .narrow: return "\(number)\(self == .year ? "y" : "mo")"
        }
    }
}
