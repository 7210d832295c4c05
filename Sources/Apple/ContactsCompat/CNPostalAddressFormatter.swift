public import Foundation

/// - Compatibility: works
public enum CNPostalAddressFormatterStyle: Int, Sendable {
    case mailingAddress
}

public let CNPostalAddressPropertyAttribute = "CNPostalAddressPropertyAttribute"
public let CNPostalAddressLocalizedPropertyNameAttribute = "CNPostalAddressLocalizedPropertyNameAttribute"

/// Addresses as they are written: street, place, country.
///
/// - Compatibility: works
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
    open var style = CNPostalAddressFormatterStyle.mailingAddress

    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        let place = [postalAddress.city, postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }
        return [postalAddress.street, place.joined(separator: " "), postalAddress.country]
            .filter { !$0.isEmpty }.joined(separator: "\n")
    }

    open class func attributedString(
        from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle
    ) -> NSAttributedString {
        attributedString(from: postalAddress, style: style, withDefaultAttributes: [:])
    }

    open class func attributedString(
        from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle,
        withDefaultAttributes attributes: [AnyHashable: Any]
    ) -> NSAttributedString {
        NSAttributedString(
            string: string(from: postalAddress, style: style), attributes: CNContactFormatter.keyed(attributes))
    }

    open func string(from postalAddress: CNPostalAddress) -> String {
        Self.string(from: postalAddress, style: style)
    }

    open func attributedString(from postalAddress: CNPostalAddress) -> NSAttributedString {
        attributedString(from: postalAddress, withDefaultAttributes: [:])
    }

    open func attributedString(
        from postalAddress: CNPostalAddress, withDefaultAttributes attributes: [AnyHashable: Any]
    ) -> NSAttributedString {
        Self.attributedString(from: postalAddress, style: style, withDefaultAttributes: attributes)
    }

    open override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map(string(from:)) }
}
