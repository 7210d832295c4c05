public import Foundation

/// - Compatibility: works
public enum HKMetricPrefix: Int, Sendable {
    case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto

    fileprivate var factor: Double {
        switch self {
        case .none: 1
        case .femto: 1e-15
        case .pico: 1e-12
        case .nano: 1e-9
        case .micro: 1e-6
        case .milli: 1e-3
        case .centi: 1e-2
        case .deci: 1e-1
        case .deca: 10
        case .hecto: 100
        case .kilo: 1e3
        case .mega: 1e6
        case .giga: 1e9
        case .tera: 1e12
        }
    }

    fileprivate var symbol: String {
        switch self {
        case .none: ""
        case .femto: "f"
        case .pico: "p"
        case .nano: "n"
        case .micro: "mc"
        case .milli: "m"
        case .centi: "c"
        case .deci: "d"
        case .deca: "da"
        case .hecto: "h"
        case .kilo: "k"
        case .mega: "M"
        case .giga: "G"
        case .tera: "T"
        }
    }
}

/// A unit of the health store: a multiple of a base unit, some of which are quotients.
///
/// - Compatibility: works
open class HKUnit: NSObject, @unchecked Sendable {
    public let unitString: String
    /// What is measured, by its base unit's symbol.
    let dimension: String
    let factor: Double
    let offset: Double

    init(_ symbol: String, dimension: String, factor: Double = 1, offset: Double = 0) {
        unitString = symbol
        self.dimension = dimension
        self.factor = factor
        self.offset = offset
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.unitString == unitString }
    open override var hash: Int { unitString.hashValue }
    open override var description: String { unitString }

    private static func prefixed(_ prefix: HKMetricPrefix, _ symbol: String, _ factor: Double = 1) -> Self {
        Self(metric: prefix, symbol, factor)
    }

    required public init(metric prefix: HKMetricPrefix, _ symbol: String, _ factor: Double) {
        unitString = prefix.symbol + symbol
        dimension = symbol
        self.factor = prefix.factor * factor
        offset = 0
    }

    open class func gram() -> Self { prefixed(.none, "g") }
    open class func gramUnit(with prefix: HKMetricPrefix) -> Self { prefixed(prefix, "g") }
    open class func ounce() -> HKUnit { HKUnit("oz", dimension: "g", factor: 28.349523125) }
    open class func pound() -> HKUnit { HKUnit("lb", dimension: "g", factor: 453.59237) }
    open class func stone() -> HKUnit { HKUnit("st", dimension: "g", factor: 6350.29318) }
    open class func meter() -> Self { prefixed(.none, "m") }
    open class func meterUnit(with prefix: HKMetricPrefix) -> Self { prefixed(prefix, "m") }
    open class func inch() -> HKUnit { HKUnit("in", dimension: "m", factor: 0.0254) }
    open class func foot() -> HKUnit { HKUnit("ft", dimension: "m", factor: 0.3048) }
    open class func yard() -> HKUnit { HKUnit("yd", dimension: "m", factor: 0.9144) }
    open class func mile() -> HKUnit { HKUnit("mi", dimension: "m", factor: 1609.344) }
    open class func liter() -> Self { prefixed(.none, "L") }
    open class func literUnit(with prefix: HKMetricPrefix) -> Self { prefixed(prefix, "L") }
    open class func fluidOunceUS() -> HKUnit { HKUnit("fl_oz_us", dimension: "L", factor: 0.0295735295625) }
    open class func fluidOunceImperial() -> HKUnit { HKUnit("fl_oz_imp", dimension: "L", factor: 0.0284130625) }
    open class func pintUS() -> HKUnit { HKUnit("pt_us", dimension: "L", factor: 0.473176473) }
    open class func pintImperial() -> HKUnit { HKUnit("pt_imp", dimension: "L", factor: 0.56826125) }
    open class func cupImperial() -> HKUnit { HKUnit("cup_imp", dimension: "L", factor: 0.284130625) }
    open class func cupUS() -> HKUnit { HKUnit("cup_us", dimension: "L", factor: 0.2365882365) }
    open class func second() -> Self { prefixed(.none, "s") }
    open class func secondUnit(with prefix: HKMetricPrefix) -> Self { prefixed(prefix, "s") }
    open class func minute() -> HKUnit { HKUnit("min", dimension: "s", factor: 60) }
    open class func hour() -> HKUnit { HKUnit("hr", dimension: "s", factor: 3600) }
    open class func day() -> HKUnit { HKUnit("d", dimension: "s", factor: 86_400) }
    open class func joule() -> Self { prefixed(.none, "J") }
    open class func jouleUnit(with prefix: HKMetricPrefix) -> Self { prefixed(prefix, "J") }
    open class func kilocalorie() -> HKUnit { HKUnit("kcal", dimension: "J", factor: 4184) }
    open class func largeCalorie() -> HKUnit { HKUnit("Cal", dimension: "J", factor: 4184) }
    open class func smallCalorie() -> HKUnit { HKUnit("cal", dimension: "J", factor: 4.184) }
    open class func degreeCelsius() -> HKUnit { HKUnit("degC", dimension: "K", offset: 273.15) }
    open class func degreeFahrenheit() -> HKUnit {
        HKUnit("degF", dimension: "K", factor: 5.0 / 9, offset: 273.15 - 160.0 / 9)
    }
    open class func kelvin() -> HKUnit { HKUnit("K", dimension: "K") }
    open class func count() -> HKUnit { HKUnit("count", dimension: "count") }
    open class func percent() -> HKUnit { HKUnit("%", dimension: "count") }
    open class func hertz() -> HKUnit { HKUnit("Hz", dimension: "Hz") }
    open class func volt() -> HKUnit { HKUnit("V", dimension: "V") }
    open class func watt() -> HKUnit { HKUnit("W", dimension: "W") }
    open class func internationalUnit() -> HKUnit { HKUnit("IU", dimension: "IU") }
    open class func pascal() -> HKUnit { HKUnit("Pa", dimension: "Pa") }
    open class func millimeterOfMercury() -> HKUnit { HKUnit("mmHg", dimension: "Pa", factor: 133.322387415) }
    open class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit("dBASPL", dimension: "dBASPL") }

    public convenience init(from string: String) {
        let parts = string.split(separator: "/", maxSplits: 1).map(String.init)
        let known = [
            HKUnit.count(), .percent(), .minute(), .hour(), .second(), .day(), .meter(), .kilocalorie(), .gram(),
            .pound(), .ounce(), .mile(), .foot(), .inch(), .liter(), .joule(), .degreeCelsius(), .degreeFahrenheit(),
            .millimeterOfMercury(), .gramUnit(with: .kilo), .gramUnit(with: .milli), .meterUnit(with: .kilo),
            .meterUnit(with: .centi), .literUnit(with: .milli), .literUnit(with: .deci), .jouleUnit(with: .kilo),
            .secondUnit(with: .milli), .yard(), .fluidOunceUS(), .fluidOunceImperial(), .cupUS(), .cupImperial(),
            .pintUS(), .pintImperial(),
        ]
        func unit(_ symbol: String) -> HKUnit {
            known.first { $0.unitString == symbol } ?? HKUnit(symbol, dimension: symbol)
        }
        let all = parts.count == 2 ? unit(parts[0]).unitDivided(by: unit(parts[1])) : unit(string)
        self.init(all.unitString, dimension: all.dimension, factor: all.factor, offset: all.offset)
    }

    open func unitDivided(by unit: HKUnit) -> HKUnit {
        HKUnit(
            "\(unitString)/\(unit.unitString)", dimension: "\(dimension)/\(unit.dimension)",
            factor: factor / unit.factor)
    }

    open func unitMultiplied(by unit: HKUnit) -> HKUnit {
        HKUnit(
            "\(unitString)·\(unit.unitString)", dimension: "\(dimension)·\(unit.dimension)",
            factor: factor * unit.factor)
    }

    open func reciprocal() -> HKUnit { HKUnit("1/\(unitString)", dimension: "1/\(dimension)", factor: 1 / factor) }
    open func isNull() -> Bool { false }
}

/// An amount and its unit.
///
/// - Compatibility: works
open class HKQuantity: NSObject, @unchecked Sendable {
    private let value: Double
    private let unit: HKUnit

    public init(unit: HKUnit, doubleValue value: Double) {
        self.unit = unit
        self.value = value
    }

    open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.dimension == unit.dimension }

    /// The amount in another unit. A unit of something else ends the extension, as on a phone.
    open func doubleValue(for unit: HKUnit) -> Double {
        precondition(self.is(compatibleWith: unit), "\(self.unit) cannot be told in \(unit)")
        return (value * self.unit.factor + self.unit.offset - unit.offset) / unit.factor
    }

    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let other = quantity.doubleValue(for: unit)
        return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
    }

    open override var description: String { "\(value) \(unit)" }
}
