public import SwiftUICompat

extension String.LocalizationValue {
    /// A value that is put into a text later, such as the number of a plural.
    public enum Placeholder: Hashable, Sendable { case int, uint, float, double, object }
}

extension LocalizedStringKey.StringInterpolation {
    /// What stands in for the value until it is known is a number sign.
    public mutating func appendInterpolation(
        placeholder: String.LocalizationValue.Placeholder, specifier: String? = nil
    ) {
        appendLiteral("#")
    }
}
