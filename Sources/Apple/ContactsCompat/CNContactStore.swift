public import Foundation

public enum CNAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized, limited
}

public enum CNEntityType: Int, Sendable {
    case contacts
}

/// Names what of a contact is asked for.
public protocol CNKeyDescriptor {}

extension NSString: CNKeyDescriptor {}
extension String: CNKeyDescriptor {}

/// What is asked of the address book.
open class CNFetchRequest: NSObject, @unchecked Sendable {}

/// Which contacts are asked for, and what of them.
open class CNContactFetchRequest: CNFetchRequest, @unchecked Sendable {
    open var predicate: NSPredicate?
    open var keysToFetch: [any CNKeyDescriptor]
    open var mutableObjects = false
    open var unifyResults = true
    open var sortOrder = CNContactSortOrder.none

    public init(keysToFetch: [any CNKeyDescriptor]) {
        self.keysToFetch = keysToFetch
    }
}

/// What the address book gives, and which state of it that is.
open class CNFetchResult<ValueType>: NSObject {
    public let value: ValueType
    open var currentHistoryToken: Data { Data() }

    init(_ value: ValueType) {
        self.value = value
    }
}

/// How the user has contacts shown.
open class CNContactsUserDefaults: NSObject, @unchecked Sendable {
    private static let one = CNContactsUserDefaults()

    open class func shared() -> CNContactsUserDefaults { one }

    open var sortOrder: CNContactSortOrder { .userDefault }
    open var countryCode: String { Locale.current.region?.identifier.lowercased() ?? "us" }
}

/// The address book, to which access is denied.
open class CNContactStore: NSObject, @unchecked Sendable {
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }

    open var currentHistoryToken: Data? { nil }

    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
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

    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest,
        usingBlock block: @escaping (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws {
        throw CNError(.authorizationDenied)
    }

    open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { throw CNError(.authorizationDenied) }
    open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
        throw CNError(.authorizationDenied)
    }
    open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
    open func defaultContainerIdentifier() -> String { "" }
}

extension NSNotification.Name {
    public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}
