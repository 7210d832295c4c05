import Foundation
import SwiftUICompat

/// A mark with what stacking and grouping made of it.
struct PlacedMark {
    var mark: Mark
    /// The ends along the axis that it grows on, where it is stacked; a sector's shares of the whole before and with it.
    var low = 0.0
    var high = 0.0
    /// Its place among the groups of `position(by:)`, and how many there are.
    var group = 0
    var groupCount = 1

    /// Whether a bar lies along the x axis: its y is a category, or its x the only number.
    ///
    /// Of one that only x or y is said, that is a number which it grows to.
    var isHorizontal: Bool {
        if mark.isXRange { return true }
        if mark.isYRange { return false }
        guard let x = mark.x, let y = mark.y else {
            if let x = mark.x, case .number = x.start { return x.end == nil }
            if let y = mark.y, case .number = y.start { return y.end != nil }
            return mark.x == nil
        }
        if case .category = y.start { return true }
        if case .number = x.start, y.end != nil { return true }
        if case .date = y.start, case .number = x.start { return true }
        return false
    }

    /// Stacks bars that stand at one place, and areas, upon each other.
    static func place(_ marks: [Mark]) -> [PlacedMark] {
        struct Slot: Hashable {
            var value: _PlottedValue?
            var group: _PlottedValue?
            var isPositive: Bool
            var isArea: Bool
        }
        var groups: [_PlottedValue] = []
        for mark in marks {
            if let key = mark.groupKey, !groups.contains(key) { groups.append(key) }
        }
        var tops: [Slot: Double] = [:]
        var totals: [Slot: Double] = [:]
        func slot(_ placed: PlacedMark, _ amount: Double) -> Slot {
            Slot(
                value: placed.isHorizontal ? placed.mark.y?.start : placed.mark.x?.start, group: placed.mark.groupKey,
                isPositive: amount >= 0, isArea: placed.mark.kind == .area)
        }
        func amount(_ placed: PlacedMark) -> Double {
            (placed.isHorizontal ? placed.mark.x : placed.mark.y)?.start.position ?? 0
        }
        let whole = marks.reduce(0) { $0 + ($1.kind == .sector ? max($1.angle, 0) : 0) }
        var share = 0.0
        for mark in marks where mark.kind == .bar || mark.kind == .area {
            let placed = PlacedMark(mark: mark)
            totals[slot(placed, amount(placed)), default: 0] += amount(placed)
        }
        return marks.map { mark in
            var placed = PlacedMark(mark: mark)
            if let key = mark.groupKey {
                placed.group = groups.firstIndex(of: key) ?? 0
                placed.groupCount = groups.count
            }
            if mark.kind == .sector, whole > 0 {
                placed.low = share
                share += max(mark.angle, 0) / whole
                placed.high = share
            }
            guard mark.kind == .bar || mark.kind == .area else { return placed }
            if mark.isXRange || mark.isYRange {
                let extent = mark.isXRange ? mark.x : mark.y
                placed.low = extent?.start.position ?? 0
                placed.high = extent?.end?.position ?? 0
                return placed
            }
            let value = amount(placed)
            let slot = slot(placed, value)
            switch mark.stacking {
            case .unstacked:
                placed.high = value
            case .standard, .normalized, .center:
                let total = totals[slot] ?? 0
                let factor = mark.stacking == .normalized && total != 0 ? 1 / abs(total) : 1
                let shift = mark.stacking == .center ? -total / 2 : 0
                placed.low = (tops[slot] ?? 0) * factor + shift
                placed.high = ((tops[slot] ?? 0) + value) * factor + shift
                tops[slot, default: 0] += value
            }
            return placed
        }
    }
}
