public import Foundation

public let CNGroupIdentifierKey = "identifier"
public let CNGroupNameKey = "name"
public let CNContainerIdentifierKey = "identifier"
public let CNContainerNameKey = "name"
public let CNContainerTypeKey = "type"

/// Several contacts under one name.
open class CNGroup: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    open fileprivate(set) var identifier = UUID().uuidString
    open fileprivate(set) var name = ""

    open class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: false)
    }
    open class func predicateForGroupsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }

    open func copy(with zone: NSZone? = nil) -> Any { copied(as: CNGroup()) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(as: CNMutableGroup()) }

    private func copied(as group: CNGroup) -> CNGroup {
        group.identifier = identifier
        group.name = name
        return group
    }
}

/// A group that an app makes.
open class CNMutableGroup: CNGroup, @unchecked Sendable {
    open override var name: String {
        get { super.name }
        set { super.name = newValue }
    }
}

public enum CNContainerType: Int, Sendable {
    case unassigned, local, exchange, cardDAV
}

/// An account's contacts. There is no account.
open class CNContainer: NSObject, NSCopying, @unchecked Sendable {
    open var identifier: String { "" }
    open var name: String { "" }
    open var type: CNContainerType { .unassigned }

    open class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: false)
    }
    open class func predicateForContainerOfContact(withIdentifier contactIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }
    open class func predicateForContainerOfGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
