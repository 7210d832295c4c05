public import Foundation
import FoundationCompat

/// - Compatibility: works
public enum CNContactFormatterStyle: Int, Sendable {
    case fullName, phoneticFullName
}

public enum CNContactDisplayNameOrder: Int, Sendable {
    case userDefault, givenNameFirst, familyNameFirst
}

public let CNContactPropertyAttribute = "CNContactPropertyAttribute"

/// Names as they are written.
///
/// - Compatibility: works
open class CNContactFormatter: Formatter, @unchecked Sendable {
    open var style = CNContactFormatterStyle.fullName

    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        CNContactGivenNameKey
    }

    open class var descriptorForRequiredKeysForNameOrder: any CNKeyDescriptor { CNContactGivenNameKey }
    open class var descriptorForRequiredKeysForDelimiter: any CNKeyDescriptor { CNContactGivenNameKey }

    /// A person's name, or what an organisation is called; nil where there is none.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        var components = PersonNameComponents()
        switch style {
        case .fullName:
            components.namePrefix = contact.namePrefix
            components.givenName = contact.givenName
            components.middleName = contact.middleName
            components.familyName = contact.familyName
            components.nameSuffix = contact.nameSuffix
        case .phoneticFullName:
            components.givenName = contact.phoneticGivenName
            components.middleName = contact.phoneticMiddleName
            components.familyName = contact.phoneticFamilyName
        }
        let name = components.formatted(.name(style: .long))
        let organization = style == .fullName ? contact.organizationName : contact.phoneticOrganizationName
        let written =
            name.isEmpty || contact.contactType == .organization && !organization.isEmpty ? organization : name
        return written.isEmpty ? nil : written
    }

    open class func attributedString(
        from contact: CNContact, style: CNContactFormatterStyle,
        defaultAttributes attributes: [AnyHashable: Any]? = nil
    ) -> NSAttributedString? {
        string(from: contact, style: style).map { NSAttributedString(string: $0, attributes: keyed(attributes)) }
    }

    open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder {
        isFamilyNameFirst(contact) ? .familyNameFirst : .givenNameFirst
    }

    open class func delimiter(for contact: CNContact) -> String { isFamilyNameFirst(contact) ? "" : " " }

    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

    open func attributedString(
        from contact: CNContact, defaultAttributes attributes: [AnyHashable: Any]? = nil
    ) -> NSAttributedString? {
        Self.attributedString(from: contact, style: style, defaultAttributes: attributes)
    }

    open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap(string(from:)) }

    /// Whether a name is written in East Asia's letters.
    private static func isFamilyNameFirst(_ contact: CNContact) -> Bool {
        (contact.familyName + contact.givenName).unicodeScalars.contains { (0x2E80...0xD7FF).contains($0.value) }
    }

    static func keyed(_ attributes: [AnyHashable: Any]?) -> [NSAttributedString.Key: Any] {
        Dictionary(
            (attributes ?? [:]).compactMap { key, value in
                (key.base as? NSAttributedString.Key ?? (key.base as? String).map { .init(rawValue: $0) })
                    .map { ($0, value) }
            }, uniquingKeysWith: { first, _ in first })
    }
}
