public import CoreLocationCompat
public import Foundation
import FoundationCompat

/// Says distances as maps do: in the units of the locale, rounded to what matters on the way.
///
/// - Compatibility: works
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
    public enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }
    public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }

    open var locale: Locale! = .current
    open var units = Units.default
    open var unitStyle = DistanceUnitStyle.default

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func string(fromDistance distance: CLLocationDistance) -> String {
        let formatter = MeasurementFormatter()
        formatter.locale = locale
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = unitStyle == .full ? .long : .medium
        let metres = Measurement(value: distance, unit: UnitLength.meters)
        var said: Measurement<UnitLength>
        switch units {
        case .metric: said = metric(metres)
        case .imperial: said = imperial(metres, short: .feet)
        case .imperialWithYards: said = imperial(metres, short: .yards)
        case .default:
            switch locale.measurementSystem {
            case .us: said = imperial(metres, short: .feet)
            case .uk: said = imperial(metres, short: .yards)
            default: said = metric(metres)
            }
        }
        let long = said.unit == .kilometers || said.unit == .miles
        formatter.numberFormatter.maximumFractionDigits = long && said.value < 10 ? 1 : 0
        if !long { said.value = (said.value / 10).rounded() * 10 }
        return formatter.string(from: said)
    }

    /// A distance in metres, of a number and a unit of length; -1 where there is none.
    open func distance(from distance: String) -> CLLocationDistance {
        let numbers = NumberFormatter()
        numbers.locale = locale
        numbers.numberStyle = .decimal
        let text = distance.trimmingCharacters(in: .whitespaces)
        guard let end = text.lastIndex(where: \.isNumber), let number = numbers.number(from: String(text[...end]))
        else {
            return -1
        }
        let symbol = text[text.index(after: end)...].trimmingCharacters(in: .whitespaces)
        let units = [UnitLength.meters, .kilometers, .feet, .yards, .miles]
        guard let unit = units.first(where: { $0.symbol == symbol }) else { return -1 }
        return Measurement(value: number.doubleValue, unit: unit).converted(to: .meters).value
    }

    open override func string(for object: Any?) -> String? {
        (object as? CLLocationDistance).map(string(fromDistance:))
    }

    private func metric(_ distance: Measurement<UnitLength>) -> Measurement<UnitLength> {
        distance.value < 1000 ? distance : distance.converted(to: .kilometers)
    }

    private func imperial(_ distance: Measurement<UnitLength>, short: UnitLength) -> Measurement<UnitLength> {
        let miles = distance.converted(to: .miles)
        return miles.value < 0.2 ? distance.converted(to: short) : miles
    }
}
