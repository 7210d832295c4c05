public import Foundation

/// - Compatibility: works
public enum CNContactType: Int, Sendable {
    case person, organization
}

/// What is known of a person.
struct ContactValues: Hashable {
    var identifier = UUID().uuidString
    var contactType = CNContactType.person
    var namePrefix = ""
    var givenName = ""
    var middleName = ""
    var familyName = ""
    var previousFamilyName = ""
    var nameSuffix = ""
    var nickname = ""
    var organizationName = ""
    var departmentName = ""
    var jobTitle = ""
    var phoneticGivenName = ""
    var phoneticMiddleName = ""
    var phoneticFamilyName = ""
    var phoneticOrganizationName = ""
    var note = ""
    var imageData: Data?
    var birthday: DateComponents?
    var nonGregorianBirthday: DateComponents?
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    var urlAddresses: [CNLabeledValue<NSString>] = []
    var contactRelations: [CNLabeledValue<CNContactRelation>] = []
    var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
    var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
    var dates: [CNLabeledValue<NSDateComponents>] = []
}

/// A person in the address book.
///
/// - Compatibility: works
open class CNContact: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    var values: ContactValues

    public override init() {
        values = ContactValues()
    }

    init(_ values: ContactValues) {
        self.values = values
    }

    open var identifier: String { values.identifier }
    open var contactType: CNContactType { values.contactType }
    open var namePrefix: String { values.namePrefix }
    open var givenName: String { values.givenName }
    open var middleName: String { values.middleName }
    open var familyName: String { values.familyName }
    open var previousFamilyName: String { values.previousFamilyName }
    open var nameSuffix: String { values.nameSuffix }
    open var nickname: String { values.nickname }
    open var organizationName: String { values.organizationName }
    open var departmentName: String { values.departmentName }
    open var jobTitle: String { values.jobTitle }
    open var phoneticGivenName: String { values.phoneticGivenName }
    open var phoneticMiddleName: String { values.phoneticMiddleName }
    open var phoneticFamilyName: String { values.phoneticFamilyName }
    open var phoneticOrganizationName: String { values.phoneticOrganizationName }
    open var note: String { values.note }
    open var imageData: Data? { values.imageData }
    open var birthday: DateComponents? { values.birthday }
    open var nonGregorianBirthday: DateComponents? { values.nonGregorianBirthday }
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
    open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.postalAddresses }
    open var urlAddresses: [CNLabeledValue<NSString>] { values.urlAddresses }
    open var contactRelations: [CNLabeledValue<CNContactRelation>] { values.contactRelations }
    open var socialProfiles: [CNLabeledValue<CNSocialProfile>] { values.socialProfiles }
    open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] { values.instantMessageAddresses }
    open var dates: [CNLabeledValue<NSDateComponents>] { values.dates }
    open var thumbnailImageData: Data? { imageData }
    open var imageDataAvailable: Bool { imageData != nil }

    /// Everything of a contact that an app has made is there.
    open func isKeyAvailable(_ key: String) -> Bool { true }

    /// Everything of a contact that an app has made is there.
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }

    open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool {
        contactIdentifier == identifier
    }

    open class func localizedString(forKey key: String) -> String { key }

    open func copy(with zone: NSZone? = nil) -> Any { CNContact(values) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(values) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNContact)?.values == values }
    open override var hash: Int { values.identifier.hashValue }
}
