extension PlacedMark {
    /// The values that the x axis has to hold.
    var xValues: [_PlottedValue] {
        guard mark.grows, isHorizontal, !mark.isXRange, case .number = mark.x?.start else {
            return mark.x?.values ?? []
        }
        return [.number(low), .number(high)]
    }

    /// The values that the y axis has to hold.
    var yValues: [_PlottedValue] {
        guard mark.grows, !isHorizontal, !mark.isYRange, case .number = mark.y?.start else {
            return mark.y?.values ?? []
        }
        return [.number(low), .number(high)]
    }
}

extension Mark {
    /// Whether it reaches from zero to its value.
    fileprivate var grows: Bool { kind == .bar || kind == .area }

    /// Whether each of its values has a place: what is no number is left out.
    var isFinite: Bool {
        [x, y].compactMap { $0 }.flatMap(\.values).allSatisfy { $0.position?.isFinite ?? true } && angle.isFinite
    }
}

extension Mark.Extent {
    fileprivate var values: [_PlottedValue] { end.map { [start, $0] } ?? [start] }
}
