public import Foundation

/// Changes to the address book, which does not take them.
open class CNSaveRequest: NSObject, @unchecked Sendable {
    open var transactionAuthor: String?
    open var shouldRefetchContacts = true

    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    open func update(_ contact: CNMutableContact) {}
    open func delete(_ contact: CNMutableContact) {}

    open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {}
    open func update(_ group: CNMutableGroup) {}
    open func delete(_ group: CNMutableGroup) {}

    open func addSubgroup(_ subgroup: CNGroup, to group: CNGroup) {}
    open func removeSubgroup(_ subgroup: CNGroup, from group: CNGroup) {}
    open func addMember(_ contact: CNContact, to group: CNGroup) {}
    open func removeMember(_ contact: CNContact, from group: CNGroup) {}
}
