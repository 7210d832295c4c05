import Foundation
import SwiftUICompat

/// Where values lie along an axis, from 0 to 1.
struct Scale {
    enum Kind {
        case linear(low: Double, high: Double, isDate: Bool)
        case band([String])
        /// That of no data: nothing is marked on it.
        case empty
    }

    let kind: Kind
    let isReversed: Bool
    let type: ScaleType
    let calendar: Calendar
    /// The part of the axis that padding leaves.
    private var range: ClosedRange<CGFloat> = 0...1

    /// Finds the scale that holds all of `values`.
    init(_ values: [_PlottedValue], isVertical: Bool, settings: ChartSettings.AxisSettings) {
        type = settings.type ?? .linear
        calendar = settings.calendar
        let all = settings.domain ?? values
        let names = all.compactMap { value -> String? in
            if case .category(let name) = value { return name }
            return settings.type == .category ? value.name : nil
        }
        if !names.isEmpty {
            let categories = names.map { _PlottedValue.category($0) }
            var seen: Set<String> = []
            kind = .band(
                (settings.modifyDomain?(categories) ?? categories).map(\.name).filter { seen.insert($0).inserted })
            // Categories are read from the top.
            isReversed = settings.isReversed != isVertical
            return
        }
        isReversed = settings.isReversed
        let isDate = all.contains { if case .date = $0 { true } else { false } }
        let positions = all.compactMap(\.position).filter { $0.isFinite }
        guard var low = positions.min(), var high = positions.max() else {
            kind = .empty
            return
        }
        if settings.domain == nil, !isDate { (low, high) = Self.rounded(low, high, type, settings.includesZero) }
        if settings.domain == nil, let modify = settings.modifyDomain {
            let inferred: [_PlottedValue] = [low, high].map {
                isDate ? .date(Date(timeIntervalSinceReferenceDate: $0)) : .number($0)
            }
            let modified = modify(inferred).compactMap(\.position).filter { $0.isFinite }
            (low, high) = (modified.min() ?? low, modified.max() ?? high)
        }
        // A logarithm has no zero: the scale begins at the least value that has one.
        if type.function(of: low) == nil {
            low = (positions + values.compactMap(\.position)).filter { $0 > 0 }.min() ?? 1
            high = max(low, high)
        }
        if low == high {
            (low, high) = isDate ? (low - 43_200, high + 43_200) : (low, high + 1)
        }
        kind = .linear(low: low, high: high, isDate: isDate)
    }

    /// The round ends of a scale of numbers.
    private static func rounded(
        _ low: Double, _ high: Double, _ type: ScaleType, _ includesZero: Bool
    ) -> (Double, Double) {
        if type == .log {
            guard low > 0 else { return (low, high) }
            return (pow(10, log10(low).rounded(.down)), pow(10, log10(high).rounded(.up)))
        }
        let (low, high) = includesZero ? (min(low, 0), max(high, 0)) : (low, high)
        let step = step(low, high, count: 4)
        return ((low / step).rounded(.down) * step, (high / step).rounded(.up) * step)
    }

    /// The scale on an axis of a length, with padding at its ends.
    func padded(_ padding: (start: CGFloat, end: CGFloat), length: CGFloat) -> Scale {
        var scale = self
        let start = min(max(padding.start / length, 0), 1)
        scale.range = start...max(1 - padding.end / length, start)
        return scale
    }

    var isBand: Bool {
        if case .band = kind { true } else { false }
    }

    var isEmpty: Bool {
        if case .empty = kind { true } else { false }
    }

    var isDate: Bool {
        if case .linear(_, _, true) = kind { true } else { false }
    }

    /// The share of the axis that each category has.
    var bandwidth: CGFloat {
        guard case .band(let names) = kind else { return 0 }
        return (range.upperBound - range.lowerBound) / CGFloat(max(names.count, 1))
    }

    /// Whether the value has a place: a category is one of the scale's, and a number is one.
    func holds(_ value: _PlottedValue) -> Bool {
        if case .band(let names) = kind { return names.contains(value.name) }
        return value.position?.isFinite ?? false
    }

    /// The value's place; a category's is its middle.
    func place(_ value: _PlottedValue) -> CGFloat {
        let place: CGFloat
        switch kind {
        case .empty: place = 0
        case .band(let names):
            let index = names.firstIndex(of: value.name) ?? 0
            place = (CGFloat(index) + 0.5) / CGFloat(max(names.count, 1))
        case .linear(let low, let high, _):
            guard let start = type.function(of: low), let end = type.function(of: high), start != end else { return 0 }
            // What has no place, such as a bar's foot at zero on a logarithmic scale, is at the scale's low end.
            place = CGFloat(((type.function(of: value.position ?? low) ?? start) - start) / (end - start))
        }
        return range.lowerBound + (isReversed ? 1 - place : place) * (range.upperBound - range.lowerBound)
    }

    /// The value at a place; nil on an axis of no data, and outside of an axis of categories.
    func value(at place: CGFloat) -> _PlottedValue? {
        let length = range.upperBound - range.lowerBound
        guard length > 0 else { return nil }
        let along = (place - range.lowerBound) / length
        let share = isReversed ? 1 - along : along
        switch kind {
        case .empty: return nil
        case .band(let names):
            let index = Int((share * CGFloat(names.count)).rounded(.down))
            return names.indices.contains(index) ? .category(names[index]) : nil
        case .linear(let low, let high, let isDate):
            guard let start = type.function(of: low), let end = type.function(of: high) else { return nil }
            let position = type.inverse(of: start + Double(share) * (end - start))
            return isDate ? .date(Date(timeIntervalSinceReferenceDate: position)) : .number(position)
        }
    }
}
