import Foundation

extension Scale {
    /// The values that are marked where nothing is said, or as `values` says.
    func marks(_ values: AxisMarkValues) -> [_PlottedValue] {
        switch kind {
        case .empty: return []
        case .band(let names): return names.map { .category($0) }
        case .linear(let low, let high, let isDate):
            switch values.kind {
            case .strideDate(let component, let count, let calendar) where isDate:
                return Self.dates(low, high, component, count, calendar ?? self.calendar)
            case .strideNumber(let step) where step > 0 && !isDate: return Self.numbers(low, high, step)
            case .automatic(let count, let minimum):
                let count = count ?? 4
                if isDate { return dates(low, high, count: count) }
                return type == .log
                    ? Self.decades(low, high, count: count) : Self.numbers(low, high, count: count, atLeast: minimum)
            default: return isDate ? dates(low, high, count: 4) : Self.numbers(low, high, count: 4)
            }
        }
    }

    private static func numbers(
        _ low: Double, _ high: Double, count: Int, atLeast minimum: Double = 0
    ) -> [_PlottedValue] {
        count > 0 ? numbers(low, high, max(step(low, high, count: count), minimum)) : []
    }

    private static func numbers(_ low: Double, _ high: Double, _ step: Double) -> [_PlottedValue] {
        guard step > 0, (high - low) / step < 200 else { return [] }
        let first = (low / step).rounded(.up)
        return stride(from: first, through: (high / step) + 1e-9, by: 1).map { .number($0 * step) }
    }

    /// Powers of ten, or as many as are wanted of them; round numbers where there is one at most.
    private static func decades(_ low: Double, _ high: Double, count: Int) -> [_PlottedValue] {
        guard count > 0 else { return [] }
        let (first, last) = ((log10(low) - 1e-9).rounded(.up), (log10(high) + 1e-9).rounded(.down))
        guard last > first else { return numbers(low, high, count: count) }
        let step = max(((last - first) / Double(count)).rounded(.up), 1)
        return stride(from: first, through: last, by: step).map { .number(pow(10, $0)) }
    }

    private func dates(_ low: Double, _ high: Double, count: Int) -> [_PlottedValue] {
        guard count > 0 else { return [] }
        // Each unit is counted from the start of a larger one: three hours from midnight.
        let units: [(component: Calendar.Component, count: Int, whole: Calendar.Component, seconds: Double)] = [
            (.minute, 5, .hour, 300), (.minute, 15, .hour, 900), (.hour, 1, .day, 3600), (.hour, 3, .day, 10_800),
            (.hour, 6, .day, 21_600), (.day, 1, .day, 86_400), (.day, 2, .day, 172_800),
            (.day, 7, .weekOfYear, 604_800), (.month, 1, .year, 2_629_800), (.month, 3, .year, 7_889_400),
            (.year, 1, .year, 31_557_600), (.year, 5, .year, 157_788_000),
        ]
        let unit = units.first { (high - low) / $0.seconds <= Double(count) + 1.5 } ?? (.year, 10, .year, 0)
        return Self.dates(low, high, unit.component, unit.count, from: unit.whole, calendar)
    }

    private static func dates(
        _ low: Double, _ high: Double, _ component: Calendar.Component, _ count: Int,
        from whole: Calendar.Component? = nil, _ calendar: Calendar
    ) -> [_PlottedValue] {
        let start = Date(timeIntervalSinceReferenceDate: low)
        var date = calendar.dateInterval(of: whole ?? component, for: start)?.start ?? start
        var dates: [_PlottedValue] = []
        while date.timeIntervalSinceReferenceDate <= high, dates.count < 100 {
            if date >= start { dates.append(.date(date)) }
            guard let next = calendar.date(byAdding: component, value: count, to: date) else { break }
            date = next
        }
        return dates
    }

    /// A round step, of 1, 2, 2.5 or 5 times a power of ten.
    static func step(_ low: Double, _ high: Double, count: Int) -> Double {
        let rough = max(high - low, .leastNonzeroMagnitude) / Double(max(count, 1))
        guard rough.isFinite, rough > 1e-300 else { return 1 }
        let power = pow(10, floor(log10(rough)))
        let step = [1.0, 2, 2.5, 5, 10].first { $0 * power >= rough * 0.999 } ?? 10
        return step * power
    }

    /// How a marked value is told: in the format that its axis has for it, else as tells it apart from the others.
    func text(
        _ value: _PlottedValue, among values: [_PlottedValue], format: ((_PlottedValue, Locale) -> String?)? = nil
    ) -> String {
        let locale = calendar.locale ?? .current
        if let text = format?(value, locale) { return text }
        switch value {
        case .category(let name): return name
        case .number(let number):
            let style = FloatingPointFormatStyle<Double>(locale: locale)
            guard abs(number) < 10_000 else {
                return style.notation(.compactName).precision(.fractionLength(0...2)).format(number)
            }
            let gap = gap(values) ?? 1
            let digits = gap > 0 && gap < 0.1 ? min(Int((-log10(gap)).rounded(.up)) + 1, 12) : 2
            return style.precision(.fractionLength(0...digits)).format(number)
        case .date(let date):
            let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
            switch gap(values) ?? 86_400 {
            case ..<80_000: return style.hour().format(date)
            case ..<2_000_000: return style.month(.abbreviated).day().format(date)
            case ..<30_000_000: return style.month(.abbreviated).format(date)
            default: return style.year().format(date)
            }
        }
    }

    /// How far apart the first two values are.
    private func gap(_ values: [_PlottedValue]) -> Double? {
        let positions = values.prefix(2).compactMap(\.position)
        return positions.count == 2 ? positions[1] - positions[0] : nil
    }
}
