public import Foundation

/// - Compatibility: works
public enum HKMetricPrefix: Int, Sendable {
    case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto

    fileprivate static let all: [HKMetricPrefix] = [
        .none, .pico, .nano, .micro, .milli, .centi, .deci, .deca, .hecto, .kilo, .mega, .giga, .tera, .femto,
    ]

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

/// A unit of the health store: base units, with prefixes and powers.
///
/// - Compatibility: works
open class HKUnit: NSObject, @unchecked Sendable {
    /// A unit with a name of its own, and the power that it is raised to.
    fileprivate struct Term: Hashable {
        var symbol: String
        /// What is measured, by its base unit's symbol.
        var dimension: String
        /// How many of the base unit it is.
        var factor = 1.0
        /// What zero of it is in the base unit.
        var offset = 0.0
        var power = 1
    }

    private let terms: [Term]

    fileprivate init(_ terms: [Term]) {
        var merged: [Term] = []
        for term in terms {
            if let index = merged.firstIndex(where: { $0.symbol == term.symbol }) {
                merged[index].power += term.power
            } else {
                merged.append(term)
            }
        }
        self.terms = merged.filter { $0.power != 0 }
    }

    /// The unit as HealthKit writes it: `mg/dL`, `kcal/(kg·hr)`, `m/s^2`.
    public var unitString: String {
        func list(_ terms: [Term]) -> String {
            terms.map { abs($0.power) == 1 ? $0.symbol : "\($0.symbol)^\(abs($0.power))" }.joined(separator: "·")
        }
        let (above, below) = (terms.filter { $0.power > 0 }, terms.filter { $0.power < 0 })
        if terms.isEmpty { return "()" }
        let numerator = above.isEmpty ? "1" : list(above)
        if below.isEmpty { return numerator }
        return numerator + (below.count == 1 ? "/\(list(below))" : "/(\(list(below)))")
    }

    /// What is measured, by the base units' symbols and their powers.
    var dimension: [String: Int] {
        terms.reduce(into: [:]) { $0[$1.dimension, default: 0] += $1.power }
            .filter { $0.key != Self.number && $0.value != 0 }
    }

    var factor: Double { terms.reduce(1) { $0 * pow($1.factor, Double($1.power)) } }

    /// Degrees have a zero of their own where nothing else is measured.
    var offset: Double { terms.count == 1 && terms[0].power == 1 ? terms[0].offset : 0 }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? HKUnit).map { Set($0.terms) == Set(terms) } ?? false
    }

    open override var hash: Int { Set(terms).hashValue }
    open override var description: String { unitString }

    fileprivate static let number = "count"

    fileprivate class func unit(
        _ symbol: String, _ dimension: String, _ factor: Double = 1, offset: Double = 0
    ) -> HKUnit {
        HKUnit([Term(symbol: symbol, dimension: dimension, factor: factor, offset: offset)])
    }

    private class func unit(_ prefix: HKMetricPrefix, _ symbol: String) -> HKUnit {
        unit(prefix.symbol + symbol, symbol, prefix.factor)
    }

    // MARK: - Mass

    open class func gram() -> HKUnit { gramUnit(with: .none) }
    open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { unit(prefix, "g") }
    open class func ounce() -> HKUnit { unit("oz", "g", 28.349523125) }
    open class func pound() -> HKUnit { unit("lb", "g", 453.59237) }
    open class func stone() -> HKUnit { unit("st", "g", 6350.29318) }

    /// Moles of a substance, which are a mass: of a molar mass in grams per mole.
    open class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
        moleUnit(with: .none, molarMass: gramsPerMole)
    }

    open class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
        unit("\(prefix.symbol)mol<\(gramsPerMole)>", "g", prefix.factor * gramsPerMole)
    }

    // MARK: - Length

    open class func meter() -> HKUnit { meterUnit(with: .none) }
    open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { unit(prefix, "m") }
    open class func inch() -> HKUnit { unit("in", "m", 0.0254) }
    open class func foot() -> HKUnit { unit("ft", "m", 0.3048) }
    open class func yard() -> HKUnit { unit("yd", "m", 0.9144) }
    open class func mile() -> HKUnit { unit("mi", "m", 1609.344) }

    // MARK: - Volume

    open class func liter() -> HKUnit { literUnit(with: .none) }
    open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { unit(prefix, "L") }
    open class func fluidOunceUS() -> HKUnit { unit("fl_oz_us", "L", 0.0295735295625) }
    open class func fluidOunceImperial() -> HKUnit { unit("fl_oz_imp", "L", 0.0284130625) }
    open class func pintUS() -> HKUnit { unit("pt_us", "L", 0.473176473) }
    open class func pintImperial() -> HKUnit { unit("pt_imp", "L", 0.56826125) }
    open class func cupUS() -> HKUnit { unit("cup_us", "L", 0.2365882365) }
    open class func cupImperial() -> HKUnit { unit("cup_imp", "L", 0.284130625) }

    // MARK: - Time

    open class func second() -> HKUnit { secondUnit(with: .none) }
    open class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { unit(prefix, "s") }
    open class func minute() -> HKUnit { unit("min", "s", 60) }
    open class func hour() -> HKUnit { unit("hr", "s", 3600) }
    open class func day() -> HKUnit { unit("d", "s", 86_400) }
    open class func hertz() -> HKUnit { hertzUnit(with: .none) }
    open class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit { unit(prefix, "Hz") }

    // MARK: - Energy and power

    open class func joule() -> HKUnit { jouleUnit(with: .none) }
    open class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { unit(prefix, "J") }
    open class func kilocalorie() -> HKUnit { unit("kcal", "J", 4184) }
    open class func largeCalorie() -> HKUnit { unit("Cal", "J", 4184) }
    open class func smallCalorie() -> HKUnit { unit("cal", "J", 4.184) }
    open class func calorie() -> HKUnit { smallCalorie() }
    open class func watt() -> HKUnit { wattUnit(with: .none) }
    open class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit { unit(prefix, "W") }

    // MARK: - Temperature

    open class func degreeCelsius() -> HKUnit { unit("degC", "K", offset: 273.15) }
    open class func degreeFahrenheit() -> HKUnit { unit("degF", "K", 5.0 / 9, offset: 273.15 - 160.0 / 9) }
    open class func kelvin() -> HKUnit { unit("K", "K") }

    // MARK: - Pressure

    open class func pascal() -> HKUnit { pascalUnit(with: .none) }
    open class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { unit(prefix, "Pa") }
    open class func millimeterOfMercury() -> HKUnit { unit("mmHg", "Pa", 133.322387415) }
    open class func inchesOfMercury() -> HKUnit { unit("inHg", "Pa", 3386.388640341) }
    open class func centimeterOfWater() -> HKUnit { unit("cmAq", "Pa", 98.0665) }
    open class func atmosphere() -> HKUnit { unit("atm", "Pa", 101_325) }

    // MARK: - Electricity, light, angles, sound

    open class func siemen() -> HKUnit { siemenUnit(with: .none) }
    open class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit { unit(prefix, "S") }
    open class func volt() -> HKUnit { voltUnit(with: .none) }
    open class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit { unit(prefix, "V") }
    open class func lux() -> HKUnit { luxUnit(with: .none) }
    open class func luxUnit(with prefix: HKMetricPrefix) -> HKUnit { unit(prefix, "lx") }
    open class func diopter() -> HKUnit { unit("D", "D") }
    open class func prismDiopter() -> HKUnit { unit("pD", "pD") }
    open class func radianAngle() -> HKUnit { radianAngleUnit(with: .none) }
    open class func radianAngleUnit(with prefix: HKMetricPrefix) -> HKUnit { unit(prefix, "rad") }
    open class func degreeAngle() -> HKUnit { unit("deg", "rad", .pi / 180) }
    open class func decibelHearingLevel() -> HKUnit { unit("dBHL", "dBHL") }
    open class func decibelAWeightedSoundPressureLevel() -> HKUnit { unit("dBASPL", "dBASPL") }

    // MARK: - Numbers

    open class func count() -> HKUnit { unit("count", number) }
    open class func percent() -> HKUnit { unit("%", number) }
    open class func internationalUnit() -> HKUnit { unit("IU", "IU") }
    open class func appleEffortScore() -> HKUnit { unit("appleEffortScore", "appleEffortScore") }

    // MARK: - Made of others

    open func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit(terms + unit.terms) }
    open func unitDivided(by unit: HKUnit) -> HKUnit { unitMultiplied(by: unit.unitRaised(toPower: -1)) }
    open func reciprocal() -> HKUnit { unitRaised(toPower: -1) }

    open func unitRaised(toPower power: Int) -> HKUnit {
        HKUnit(
            terms.map { term in
                var term = term
                term.power *= power
                return term
            })
    }

    open func isNull() -> Bool { terms.isEmpty }

    /// The unit that a string writes, as `mmol<180.16>/L`, `kg·m^2` or `count/min`; one that it does not know is a unit of
    /// its own.
    public convenience init(from string: String) {
        var (terms, group) = ([Term](), 1)
        for part in string.split(separator: #/(?=[\/·*])/#) {
            let sign = part.hasPrefix("/") ? -group : group
            if part.contains("(") { group = sign }
            if part.contains(")") { group = 1 }
            let pieces = part.drop { "/·*( ".contains($0) }.prefix { !") ".contains($0) }.split(separator: "^")
            guard let symbol = pieces.first, symbol != "1" else { continue }
            var term = HKUnit.term(String(symbol))
            term.power = sign * (pieces.count > 1 ? Int(pieces[1]) ?? 1 : 1)
            terms.append(term)
        }
        self.init(terms)
    }

    private static func term(_ symbol: String) -> Term {
        if let named = named.first(where: { $0.symbol == symbol }) { return named }
        let prefixes = HKMetricPrefix.all
        if let match = symbol.wholeMatch(of: #/([a-zA-Z]*)mol<([0-9.]+)>/#), let mass = Double(match.output.2),
            let prefix = prefixes.first(where: { $0.symbol == match.output.1 })
        {
            return moleUnit(with: prefix, molarMass: mass).terms[0]
        }
        for base in ["Hz", "Pa", "rad", "lx", "g", "m", "L", "s", "J", "W", "S", "V"] where symbol.hasSuffix(base) {
            let before = symbol.dropLast(base.count)
            guard let prefix = prefixes.first(where: { $0.symbol == before }) else { continue }
            return unit(prefix, base).terms[0]
        }
        return Term(symbol: symbol, dimension: symbol)
    }

    private static let named: [Term] =
        [
            ounce(), pound(), stone(), inch(), foot(), yard(), mile(), fluidOunceUS(), fluidOunceImperial(), pintUS(),
            pintImperial(), cupUS(), cupImperial(), minute(), hour(), day(), kilocalorie(), largeCalorie(),
            smallCalorie(), degreeCelsius(), degreeFahrenheit(), kelvin(), millimeterOfMercury(), inchesOfMercury(),
            centimeterOfWater(), atmosphere(), diopter(), prismDiopter(), degreeAngle(), decibelHearingLevel(),
            decibelAWeightedSoundPressureLevel(), count(), percent(), internationalUnit(), appleEffortScore(),
        ].flatMap { (unit: HKUnit) in unit.terms }
}

// MARK: - Formatters' units

extension HKUnit {
    public convenience init(from unit: MassFormatter.Unit) {
        switch unit {
        case .gram: self.init(from: "g")
        case .kilogram: self.init(from: "kg")
        case .ounce: self.init(from: "oz")
        case .pound: self.init(from: "lb")
        case .stone: self.init(from: "st")
        @unknown default: self.init(from: "g")
        }
    }

    public convenience init(from unit: LengthFormatter.Unit) {
        switch unit {
        case .millimeter: self.init(from: "mm")
        case .centimeter: self.init(from: "cm")
        case .meter: self.init(from: "m")
        case .kilometer: self.init(from: "km")
        case .inch: self.init(from: "in")
        case .foot: self.init(from: "ft")
        case .yard: self.init(from: "yd")
        case .mile: self.init(from: "mi")
        @unknown default: self.init(from: "m")
        }
    }

    public convenience init(from unit: EnergyFormatter.Unit) {
        switch unit {
        case .joule: self.init(from: "J")
        case .kilojoule: self.init(from: "kJ")
        case .calorie: self.init(from: "cal")
        case .kilocalorie: self.init(from: "kcal")
        @unknown default: self.init(from: "J")
        }
    }

    /// The formatter's unit of a mass; grams for another.
    public class func massFormatterUnit(from unit: HKUnit) -> MassFormatter.Unit {
        [.gram, .kilogram, .ounce, .pound, .stone].first { HKUnit(from: $0) == unit } ?? .gram
    }

    /// The formatter's unit of a length; metres for another.
    public class func lengthFormatterUnit(from unit: HKUnit) -> LengthFormatter.Unit {
        [.millimeter, .centimeter, .meter, .kilometer, .inch, .foot, .yard, .mile].first { HKUnit(from: $0) == unit }
            ?? .meter
    }

    /// The formatter's unit of an energy; joules for another.
    public class func energyFormatterUnit(from unit: HKUnit) -> EnergyFormatter.Unit {
        [.joule, .kilojoule, .calorie, .kilocalorie].first { HKUnit(from: $0) == unit } ?? .joule
    }
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
