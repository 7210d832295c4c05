import Foundation
import SwiftUICompat

/// Where values lie along an axis, from 0 to 1.
struct Scale {
    enum Kind {
        case linear(low: Double, high: Double, isDate: Bool)
        case band([String])
    }

    let kind: Kind
    let isReversed: Bool

    /// Finds the scale that holds all of `values`.
    init(_ values: [_PlottedValue], needsZero: Bool, isVertical: Bool, settings: ChartSettings.AxisSettings) {
        let all = settings.domain ?? values
        let names = all.compactMap { value -> String? in
            if case .category(let name) = value { name } else { nil }
        }
        if !names.isEmpty {
            var seen: Set<String> = []
            kind = .band(names.filter { seen.insert($0).inserted })
            // Categories are read from the top.
            isReversed = settings.isReversed != isVertical
            return
        }
        isReversed = settings.isReversed
        let positions = all.compactMap(\.position).filter(\.isFinite)
        let isDate = all.contains { if case .date = $0 { true } else { false } }
        guard var low = positions.min(), var high = positions.max() else {
            kind = .linear(low: 0, high: 1, isDate: false)
            return
        }
        if settings.domain == nil, !isDate {
            if needsZero, settings.includesZero {
                low = min(low, 0)
                high = max(high, 0)
            }
            let step = Self.step(low, high, count: 4)
            low = (low / step).rounded(.down) * step
            high = (high / step).rounded(.up) * step
        }
        if low == high {
            (low, high) = isDate ? (low - 43_200, high + 43_200) : (low, high + 1)
        }
        kind = .linear(low: low, high: high, isDate: isDate)
    }

    var isBand: Bool {
        if case .band = kind { true } else { false }
    }

    var isDate: Bool {
        if case .linear(_, _, true) = kind { true } else { false }
    }

    /// The share of the axis that each category has.
    var bandwidth: CGFloat {
        if case .band(let names) = kind { 1 / CGFloat(max(names.count, 1)) } else { 0 }
    }

    /// The value's place; a category's is its middle.
    func place(_ value: _PlottedValue) -> CGFloat {
        let place: CGFloat
        switch kind {
        case .band(let names):
            let index = names.firstIndex(of: value.name) ?? 0
            place = (CGFloat(index) + 0.5) / CGFloat(max(names.count, 1))
        case .linear(let low, let high, _):
            place = CGFloat(((value.position ?? low) - low) / (high - low))
        }
        return isReversed ? 1 - place : place
    }

    /// The values that are marked where nothing is said, or as `values` says.
    func marks(_ values: AxisMarkValues) -> [_PlottedValue] {
        switch kind {
        case .band(let names): return names.map { .category($0) }
        case .linear(let low, let high, let isDate):
            switch values.kind {
            case .strideDate(let component, let count, let calendar) where isDate:
                return Self.dates(low, high, component, count, calendar)
            case .strideNumber(let step) where step > 0: return Self.numbers(low, high, step)
            case .automatic(let count?): return automatic(low, high, isDate, count)
            default: return automatic(low, high, isDate, isDate ? 4 : 4)
            }
        }
    }

    private func automatic(_ low: Double, _ high: Double, _ isDate: Bool, _ count: Int) -> [_PlottedValue] {
        guard count > 0 else { return [] }
        guard isDate else { return Self.numbers(low, high, Self.step(low, high, count: count)) }
        let units: [(Calendar.Component, Int, Double)] = [
            (.minute, 5, 300), (.minute, 15, 900), (.hour, 1, 3600), (.hour, 3, 10_800), (.hour, 6, 21_600),
            (.day, 1, 86_400), (.day, 2, 172_800), (.day, 7, 604_800), (.month, 1, 2_629_800),
            (.month, 3, 7_889_400), (.year, 1, 31_557_600), (.year, 5, 157_788_000),
        ]
        let unit = units.first { (high - low) / $0.2 <= Double(count) + 1.5 } ?? (.year, 10, 0)
        return Self.dates(low, high, unit.0, unit.1, .current)
    }

    private static func numbers(_ low: Double, _ high: Double, _ step: Double) -> [_PlottedValue] {
        guard step > 0, (high - low) / step < 200 else { return [] }
        let first = (low / step).rounded(.up)
        return stride(from: first, through: (high / step) + 1e-9, by: 1).map { .number($0 * step) }
    }

    private static func dates(
        _ low: Double, _ high: Double, _ component: Calendar.Component, _ count: Int, _ calendar: Calendar
    ) -> [_PlottedValue] {
        let start = Date(timeIntervalSinceReferenceDate: low)
        var date = calendar.dateInterval(of: component, for: start)?.start ?? start
        var dates: [_PlottedValue] = []
        while date.timeIntervalSinceReferenceDate <= high, dates.count < 100 {
            if date >= start { dates.append(.date(date)) }
            guard let next = calendar.date(byAdding: component, value: count, to: date) else { break }
            date = next
        }
        return dates
    }

    /// A round step, of 1, 2 or 5 times a power of ten.
    static func step(_ low: Double, _ high: Double, count: Int) -> Double {
        let rough = max(high - low, .leastNonzeroMagnitude) / Double(max(count, 1))
        guard rough.isFinite, rough > 1e-300 else { return 1 }
        let power = pow(10, floor(log10(rough)))
        let step = [1.0, 2, 2.5, 5, 10].first { $0 * power >= rough * 0.999 } ?? 10
        return step * power
    }

    /// How a marked value is told.
    func text(_ value: _PlottedValue, among values: [_PlottedValue]) -> String {
        switch value {
        case .category(let name): return name
        case .number(let number):
            return abs(number) >= 10_000
                ? number.formatted(.number.notation(.compactName))
                : number.formatted(.number.precision(.fractionLength(0...2)))
        case .date(let date):
            let positions = values.compactMap(\.position)
            let gap = positions.count > 1 ? positions[1] - positions[0] : 86_400
            switch gap {
            case ..<80_000: return date.formatted(.dateTime.hour())
            case ..<2_000_000: return date.formatted(.dateTime.month(.abbreviated).day())
            case ..<30_000_000: return date.formatted(.dateTime.month(.abbreviated))
            default: return date.formatted(.dateTime.year())
            }
        }
    }
}
