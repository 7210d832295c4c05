import Foundation

/// How values of the data become places, sizes or colours.
public struct ScaleType: Hashable, Sendable {
    enum Kind: Hashable {
        case linear, log, date, category
        case power(Double)
        case symmetricLog(slopeAtZero: Double)
    }

    let kind: Kind
    public static var linear: ScaleType { ScaleType(kind: .linear) }
    public static var log: ScaleType { ScaleType(kind: .log) }
    public static var date: ScaleType { ScaleType(kind: .date) }
    public static var category: ScaleType { ScaleType(kind: .category) }
    public static var squareRoot: ScaleType { power(exponent: 0.5) }
    public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }

    public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }

    public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
        ScaleType(kind: .symmetricLog(slopeAtZero: slopeAtZero))
    }

    /// The function of the value that places are linear in; nil where it has none, as a logarithm at zero.
    ///
    /// Apple's documentation of each scale has its formula. A power keeps the sign of what it is of.
    func function(of value: Double) -> Double? {
        let result =
            switch kind {
            case .linear, .date, .category: value
            case .log: value > 0 ? Foundation.log(value) : .nan
            case .power(let exponent): Self.signed(value) { pow($0, exponent) }
            case .symmetricLog(let slope): Self.signed(value) { log1p($0 * slope) }
            }
        return result.isFinite ? result : nil
    }

    /// The value that the function gives a result for.
    func inverse(of result: Double) -> Double {
        switch kind {
        case .linear, .date, .category: result
        case .log: exp(result)
        case .power(let exponent): Self.signed(result) { pow($0, 1 / exponent) }
        case .symmetricLog(let slope): Self.signed(result) { expm1($0) / slope }
        }
    }

    private static func signed(_ value: Double, _ function: (Double) -> Double) -> Double {
        value < 0 ? -function(-value) : function(value)
    }
}
