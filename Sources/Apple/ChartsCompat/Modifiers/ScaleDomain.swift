/// The ends of a scale.
public protocol ScaleDomain {
    var _values: [_PlottedValue]? { get }
    var _isReversed: Bool { get }
    var _includesZero: Bool { get }
    /// What is made of the values that the data has.
    var _modify: (([_PlottedValue]) -> [_PlottedValue])? { get }
}

extension ScaleDomain {
    public var _isReversed: Bool { false }
    public var _includesZero: Bool { true }
    public var _modify: (([_PlottedValue]) -> [_PlottedValue])? { nil }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _values: [_PlottedValue]? {
        [lowerBound.primitivePlottable._plotted, upperBound.primitivePlottable._plotted]
    }
}

extension Range: ScaleDomain where Bound: Plottable {
    public var _values: [_PlottedValue]? {
        [lowerBound.primitivePlottable._plotted, upperBound.primitivePlottable._plotted]
    }
}

extension Array: ScaleDomain where Element: Plottable {
    public var _values: [_PlottedValue]? { map(\.primitivePlottable._plotted) }
}

/// A domain that the chart infers from its data.
public struct AutomaticScaleDomain: ScaleDomain {
    public var _isReversed: Bool
    public var _includesZero: Bool
    public var _modify: (([_PlottedValue]) -> [_PlottedValue])?
    public var _values: [_PlottedValue]? { nil }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    public static var automatic: AutomaticScaleDomain { automatic() }

    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        .init(_isReversed: reversed ?? false, _includesZero: includesZero ?? true)
    }

    public static func automatic<P: Plottable>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: P.Type,
        modifyInferredDomain: @escaping (inout [P]) -> Void
    ) -> AutomaticScaleDomain {
        .init(
            _isReversed: reversed ?? false, _includesZero: includesZero ?? true,
            _modify: { inferred in
                var domain = inferred.compactMap { AxisValue(index: 0, count: 0, value: $0).as(P.self) }
                modifyInferredDomain(&domain)
                return domain.map(\.primitivePlottable._plotted)
            })
    }
}
