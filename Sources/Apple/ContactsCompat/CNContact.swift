public import Foundation
import FoundationCompat

public enum CNAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized, limited
}

public enum CNEntityType: Int, Sendable {
    case contacts
}

public protocol CNKeyDescriptor {}

extension NSString: CNKeyDescriptor {}
extension String: CNKeyDescriptor {}

public struct CNError: _BridgedStoredNSError, Hashable, Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = CNError
        case communicationError = 1
        case dataAccessError = 2
        case authorizationDenied = 100
        case recordDoesNotExist = 200
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) {
        _nsError = error
    }

    public static var _nsErrorDomain: String { "CNErrorDomain" }
    public static var errorDomain: String { "CNErrorDomain" }

    public static var communicationError: Code { .communicationError }
    public static var dataAccessError: Code { .dataAccessError }
    public static var authorizationDenied: Code { .authorizationDenied }
    public static var recordDoesNotExist: Code { .recordDoesNotExist }
}

/// - Compatibility: works
open class CNLabeledValue<ValueType>: NSObject {
    public let identifier = UUID().uuidString
    public let label: String?
    public let value: ValueType

    public init(label: String?, value: ValueType) {
        self.label = label
        self.value = value
    }

    open class func localizedString(forLabel label: String) -> String { label }
}

/// - Compatibility: works
open class CNPhoneNumber: NSObject, @unchecked Sendable {
    public let stringValue: String

    public init(stringValue: String) {
        self.stringValue = stringValue
    }
}

/// - Compatibility: works
public enum CNContactType: Int, Sendable {
    case person, organization
}

/// A person in the address book.
///
/// - Compatibility: works
open class CNContact: NSObject, @unchecked Sendable {
    public let identifier = UUID().uuidString
    open fileprivate(set) var contactType = CNContactType.person
    open fileprivate(set) var namePrefix = ""
    open fileprivate(set) var givenName = ""
    open fileprivate(set) var middleName = ""
    open fileprivate(set) var familyName = ""
    open fileprivate(set) var previousFamilyName = ""
    open fileprivate(set) var nameSuffix = ""
    open fileprivate(set) var nickname = ""
    open fileprivate(set) var organizationName = ""
    open fileprivate(set) var departmentName = ""
    open fileprivate(set) var jobTitle = ""
    open fileprivate(set) var phoneticGivenName = ""
    open fileprivate(set) var phoneticFamilyName = ""
    open fileprivate(set) var note = ""
    open fileprivate(set) var birthday: DateComponents?
    open fileprivate(set) var nonGregorianBirthday: DateComponents?
    open fileprivate(set) var imageData: Data?
    open fileprivate(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    open fileprivate(set) var emailAddresses: [CNLabeledValue<NSString>] = []
    open fileprivate(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    open fileprivate(set) var urlAddresses: [CNLabeledValue<NSString>] = []
    open fileprivate(set) var contactRelations: [CNLabeledValue<CNContactRelation>] = []
    open fileprivate(set) var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
    open fileprivate(set) var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
    open fileprivate(set) var dates: [CNLabeledValue<NSDateComponents>] = []
    open var thumbnailImageData: Data? { imageData }
    open var imageDataAvailable: Bool { imageData != nil }

    open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
    open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: false)
    }
    open class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }
    open class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }
    open class func localizedString(forKey key: String) -> String { key }
    open func isKeyAvailable(_ key: String) -> Bool { true }
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
}

/// A person that an app makes.
///
/// - Compatibility: works
open class CNMutableContact: CNContact, @unchecked Sendable {
    open override var contactType: CNContactType {
        get { super.contactType }
        set { super.contactType = newValue }
    }
    open override var namePrefix: String {
        get { super.namePrefix }
        set { super.namePrefix = newValue }
    }
    open override var givenName: String {
        get { super.givenName }
        set { super.givenName = newValue }
    }
    open override var middleName: String {
        get { super.middleName }
        set { super.middleName = newValue }
    }
    open override var familyName: String {
        get { super.familyName }
        set { super.familyName = newValue }
    }
    open override var previousFamilyName: String {
        get { super.previousFamilyName }
        set { super.previousFamilyName = newValue }
    }
    open override var nameSuffix: String {
        get { super.nameSuffix }
        set { super.nameSuffix = newValue }
    }
    open override var nickname: String {
        get { super.nickname }
        set { super.nickname = newValue }
    }
    open override var organizationName: String {
        get { super.organizationName }
        set { super.organizationName = newValue }
    }
    open override var departmentName: String {
        get { super.departmentName }
        set { super.departmentName = newValue }
    }
    open override var jobTitle: String {
        get { super.jobTitle }
        set { super.jobTitle = newValue }
    }
    open override var phoneticGivenName: String {
        get { super.phoneticGivenName }
        set { super.phoneticGivenName = newValue }
    }
    open override var phoneticFamilyName: String {
        get { super.phoneticFamilyName }
        set { super.phoneticFamilyName = newValue }
    }
    open override var note: String {
        get { super.note }
        set { super.note = newValue }
    }
    open override var birthday: DateComponents? {
        get { super.birthday }
        set { super.birthday = newValue }
    }
    open override var nonGregorianBirthday: DateComponents? {
        get { super.nonGregorianBirthday }
        set { super.nonGregorianBirthday = newValue }
    }
    open override var imageData: Data? {
        get { super.imageData }
        set { super.imageData = newValue }
    }
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { super.phoneNumbers }
        set { super.phoneNumbers = newValue }
    }
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { super.emailAddresses }
        set { super.emailAddresses = newValue }
    }
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { super.postalAddresses }
        set { super.postalAddresses = newValue }
    }
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { super.urlAddresses }
        set { super.urlAddresses = newValue }
    }
    open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
        get { super.contactRelations }
        set { super.contactRelations = newValue }
    }
    open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
        get { super.socialProfiles }
        set { super.socialProfiles = newValue }
    }
    open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        get { super.instantMessageAddresses }
        set { super.instantMessageAddresses = newValue }
    }
    open override var dates: [CNLabeledValue<NSDateComponents>] {
        get { super.dates }
        set { super.dates = newValue }
    }
}

/// - Compatibility: works
open class CNPostalAddress: NSObject, @unchecked Sendable {
    open fileprivate(set) var street = ""
    open fileprivate(set) var subLocality = ""
    open fileprivate(set) var city = ""
    open fileprivate(set) var subAdministrativeArea = ""
    open fileprivate(set) var state = ""
    open fileprivate(set) var postalCode = ""
    open fileprivate(set) var country = ""
    open fileprivate(set) var isoCountryCode = ""
}

/// - Compatibility: works
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    open override var street: String {
        get { super.street }
        set { super.street = newValue }
    }
    open override var subLocality: String {
        get { super.subLocality }
        set { super.subLocality = newValue }
    }
    open override var city: String {
        get { super.city }
        set { super.city = newValue }
    }
    open override var subAdministrativeArea: String {
        get { super.subAdministrativeArea }
        set { super.subAdministrativeArea = newValue }
    }
    open override var state: String {
        get { super.state }
        set { super.state = newValue }
    }
    open override var postalCode: String {
        get { super.postalCode }
        set { super.postalCode = newValue }
    }
    open override var country: String {
        get { super.country }
        set { super.country = newValue }
    }
    open override var isoCountryCode: String {
        get { super.isoCountryCode }
        set { super.isoCountryCode = newValue }
    }
}

open class CNContactRelation: NSObject, @unchecked Sendable {
    public let name: String

    public init(name: String) {
        self.name = name
    }
}

open class CNSocialProfile: NSObject, @unchecked Sendable {
    public let urlString: String
    public let username: String
    public let service: String

    public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
        self.urlString = urlString ?? ""
        self.username = username ?? ""
        self.service = service ?? ""
    }
}

open class CNInstantMessageAddress: NSObject, @unchecked Sendable {
    public let username: String
    public let service: String

    public init(username: String, service: String) {
        self.username = username
        self.service = service
    }
}

/// - Compatibility: works
public enum CNContactFormatterStyle: Int, Sendable {
    case fullName, phoneticFullName
}

/// Names as they are written.
///
/// - Compatibility: works
open class CNContactFormatter: Formatter, @unchecked Sendable {
    open var style = CNContactFormatterStyle.fullName

    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        var components = PersonNameComponents()
        components.namePrefix = contact.namePrefix
        components.givenName = contact.givenName
        components.middleName = contact.middleName
        components.familyName = contact.familyName
        components.nameSuffix = contact.nameSuffix
        let name = components.formatted(.name(style: .long))
        return name.isEmpty ? nil : name
    }

    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        CNContactGivenNameKey as NSString
    }
}

/// - Compatibility: works
public enum CNPostalAddressFormatterStyle: Int, Sendable {
    case mailingAddress
}

/// Addresses as they are written: street, place, country.
///
/// - Compatibility: works
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        let place = [postalAddress.city, postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }
        return [postalAddress.street, place.joined(separator: " "), postalAddress.country]
            .filter { !$0.isEmpty }.joined(separator: "\n")
    }

    open func string(from postalAddress: CNPostalAddress) -> String {
        Self.string(from: postalAddress, style: .mailingAddress)
    }
}

open class CNGroup: NSObject, @unchecked Sendable {
    open var identifier: String { "" }
    open var name: String { "" }
}

open class CNContainer: NSObject, @unchecked Sendable {
    open var identifier: String { "" }
    open var name: String { "" }
}

/// Changes to the address book, which does not take them.
open class CNSaveRequest: NSObject, @unchecked Sendable {
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    open func update(_ contact: CNMutableContact) {}
    open func delete(_ contact: CNMutableContact) {}
}

public enum CNContactSortOrder: Int, Sendable {
    case none, userDefault, givenName, familyName
}

open class CNContactFetchRequest: NSObject, @unchecked Sendable {
    open var predicate: NSPredicate?
    public let keysToFetch: [any CNKeyDescriptor]
    open var mutableObjects = false
    open var unifyResults = true
    open var sortOrder = CNContactSortOrder.none

    public init(keysToFetch: [any CNKeyDescriptor]) {
        self.keysToFetch = keysToFetch
    }
}

/// The address book, to which access is denied.
open class CNContactStore: NSObject, @unchecked Sendable {
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }

    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completionHandler(false, CNError(.authorizationDenied))
    }

    @discardableResult
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool { throw CNError(.authorizationDenied) }

    open func unifiedContacts(
        matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] {
        throw CNError(.authorizationDenied)
    }

    open func unifiedContact(
        withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact {
        throw CNError(.authorizationDenied)
    }

    open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
    open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { throw CNError(.authorizationDenied) }
    open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
        throw CNError(.authorizationDenied)
    }
    open func defaultContainerIdentifier() -> String { "" }

    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void
    ) throws {
        throw CNError(.authorizationDenied)
    }
}

public let CNContactGivenNameKey = "givenName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactBirthdayKey = "birthday"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactIdentifierKey = "identifier"
public let CNContactNamePrefixKey = "namePrefix"
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
public let CNContactNameSuffixKey = "nameSuffix"
public let CNContactDepartmentNameKey = "departmentName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
public let CNContactNoteKey = "note"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNContactRelationsKey = "contactRelations"
public let CNContactSocialProfilesKey = "socialProfiles"
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"
public let CNContactDatesKey = "dates"
public let CNContactTypeKey = "contactType"
public let CNContactNonGregorianBirthdayKey = "nonGregorianBirthday"
public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelSchool = "_$!<School>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"

extension NSNotification.Name {
    public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}
