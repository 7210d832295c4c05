public import Foundation

public enum CNContactSortOrder: Int, Sendable {
    case none, userDefault, givenName, familyName
}

extension CNContact {
    public class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
    public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: false)
    }
    public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
        NSPredicate(value: false)
    }
    public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
        NSPredicate(value: false)
    }
    public class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }
    public class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }

    public class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor { CNContactFamilyNameKey }

    /// How two contacts are sorted: by family names, but where given names are asked for.
    public class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator {
        { first, second in
            guard let first = first as? CNContact, let second = second as? CNContact else { return .orderedSame }
            let (givenNames, familyNames) = (
                first.givenName.localizedStandardCompare(second.givenName),
                first.familyName.localizedStandardCompare(second.familyName)
            )
            switch sortOrder {
            case .none: return .orderedSame
            case .givenName: return givenNames == .orderedSame ? familyNames : givenNames
            case .userDefault, .familyName: return familyNames == .orderedSame ? givenNames : familyNames
            }
        }
    }
}
