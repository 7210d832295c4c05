public import Foundation
public import SwiftUICompat

// Lengths, weights and other measurements.
extension IntentParameter {
    public convenience init<UnitType: Unit>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: UnitType, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.ValueType == Measurement<UnitType> {
        self.init(
            ParameterTraits(title: title, description: description),
            default: defaultValue.flatMap {
                Value._value(of: [Measurement(value: $0, unit: defaultUnit)]) as? Value.UnwrappedType
            })
    }

    public convenience init<UnitType: Unit>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, unit: UnitType,
        defaultValue: Double? = nil, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.ValueType == Measurement<UnitType> {
        self.init(
            title: title, description: description, defaultValue: defaultValue, defaultUnit: unit,
            requestValueDialog: requestValueDialog)
    }

    public convenience init<UnitType: Unit>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double?,
        unit: UnitType, unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.ValueType == Measurement<UnitType> {
        self.init(
            title: title, description: description, defaultValue: defaultValue, defaultUnit: unit,
            requestValueDialog: requestValueDialog)
    }

    public convenience init<UnitType: Unit>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportsNegativeNumbers: Bool,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.ValueType == Measurement<UnitType> {
        self.init(ParameterTraits(title: title, description: description), default: nil)
    }
}
