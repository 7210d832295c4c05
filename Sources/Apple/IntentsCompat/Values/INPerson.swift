public import Foundation

/// - Compatibility: works
public enum INPersonHandleType: Int, Sendable {
    case unknown
    case emailAddress
    case phoneNumber
}

public enum INPersonSuggestionType: Int, Sendable {
    case none
    case socialProfile
    case instantMessageAddress
}

/// What kind of address a handle is.
///
/// - Compatibility: works
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public static let home = INPersonHandleLabel("_$!<Home>!$_")
    public static let work = INPersonHandleLabel("_$!<Work>!$_")
    public static let iPhone = INPersonHandleLabel("iPhone")
    public static let mobile = INPersonHandleLabel("_$!<Mobile>!$_")
    public static let main = INPersonHandleLabel("_$!<Main>!$_")
    public static let homeFax = INPersonHandleLabel("_$!<HomeFAX>!$_")
    public static let workFax = INPersonHandleLabel("_$!<WorkFAX>!$_")
    public static let pager = INPersonHandleLabel("_$!<Pager>!$_")
    public static let other = INPersonHandleLabel("_$!<Other>!$_")
    public static let school = INPersonHandleLabel("_$!<School>!$_")
}

/// An address or a number that reaches a person.
///
/// - Compatibility: works
open class INPersonHandle: NSObject, NSCopying {
    public let value: String?
    public let type: INPersonHandleType
    public let label: INPersonHandleLabel?

    public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel?) {
        self.value = value
        self.type = type
        self.label = label
    }

    public convenience init(value: String?, type: INPersonHandleType) {
        self.init(value: value, type: type, label: nil)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INPersonHandle else { return false }
        return value == other.value && type == other.type && label == other.label
    }

    open override var hash: Int { value.hashValue }
}

/// How a person is related to the user.
public struct INPersonRelationship: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public static let father = INPersonRelationship("_$!<Father>!$_")
    public static let mother = INPersonRelationship("_$!<Mother>!$_")
    public static let parent = INPersonRelationship("_$!<Parent>!$_")
    public static let brother = INPersonRelationship("_$!<Brother>!$_")
    public static let sister = INPersonRelationship("_$!<Sister>!$_")
    public static let child = INPersonRelationship("_$!<Child>!$_")
    public static let friend = INPersonRelationship("_$!<Friend>!$_")
    public static let spouse = INPersonRelationship("_$!<Spouse>!$_")
    public static let partner = INPersonRelationship("_$!<Partner>!$_")
    public static let assistant = INPersonRelationship("_$!<Assistant>!$_")
    public static let manager = INPersonRelationship("_$!<Manager>!$_")
    public static let son = INPersonRelationship("_$!<Son>!$_")
    public static let daughter = INPersonRelationship("_$!<Daughter>!$_")
}

/// A person whom an intent is about.
///
/// - Compatibility: works
open class INPerson: NSObject, INSpeakable, NSCopying {
    public let personHandle: INPersonHandle?
    public let nameComponents: PersonNameComponents?
    public let displayName: String
    public let image: INImage?
    public let contactIdentifier: String?
    public let customIdentifier: String?
    public let aliases: [INPersonHandle]?
    public let suggestionType: INPersonSuggestionType
    public let isMe: Bool
    public let isContactSuggestion: Bool
    public let relationship: INPersonRelationship?
    open var siriMatches: [INPerson]? { nil }

    public init(
        personHandle: INPersonHandle?, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, aliases: [INPersonHandle]?,
        suggestionType: INPersonSuggestionType, isMe: Bool, isContactSuggestion: Bool,
        relationship: INPersonRelationship?
    ) {
        self.personHandle = personHandle
        self.nameComponents = nameComponents
        self.displayName =
            displayName
            ?? nameComponents.map { [$0.givenName, $0.familyName].compactMap { $0 }.joined(separator: " ") }
            ?? personHandle?.value ?? ""
        self.image = image
        self.contactIdentifier = contactIdentifier
        self.customIdentifier = customIdentifier
        self.aliases = aliases
        self.suggestionType = suggestionType
        self.isMe = isMe
        self.isContactSuggestion = isContactSuggestion
        self.relationship = relationship
    }

    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?
    ) {
        self.init(
            personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
            contactIdentifier: contactIdentifier, customIdentifier: customIdentifier, aliases: nil,
            suggestionType: .none, isMe: false, isContactSuggestion: false, relationship: nil)
    }

    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, relationship: INPersonRelationship?
    ) {
        self.init(
            personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
            contactIdentifier: contactIdentifier, customIdentifier: customIdentifier, aliases: nil,
            suggestionType: .none, isMe: false, isContactSuggestion: false, relationship: relationship)
    }

    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, isMe: Bool
    ) {
        self.init(
            personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
            contactIdentifier: contactIdentifier, customIdentifier: customIdentifier, aliases: nil,
            suggestionType: .none, isMe: isMe, isContactSuggestion: false, relationship: nil)
    }

    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, isMe: Bool, suggestionType: INPersonSuggestionType
    ) {
        self.init(
            personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
            contactIdentifier: contactIdentifier, customIdentifier: customIdentifier, aliases: nil,
            suggestionType: suggestionType, isMe: isMe, isContactSuggestion: false, relationship: nil)
    }

    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, aliases: [INPersonHandle]?,
        suggestionType: INPersonSuggestionType
    ) {
        self.init(
            personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
            contactIdentifier: contactIdentifier, customIdentifier: customIdentifier, aliases: aliases,
            suggestionType: suggestionType, isMe: false, isContactSuggestion: false, relationship: nil)
    }

    open var spokenPhrase: String { displayName }
    open var vocabularyIdentifier: String? { customIdentifier }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INPerson else { return false }
        return displayName == other.displayName && personHandle == other.personHandle
            && customIdentifier == other.customIdentifier
    }

    open override var hash: Int { displayName.hashValue }
}
