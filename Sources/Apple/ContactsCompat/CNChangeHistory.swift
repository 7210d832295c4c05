public import Foundation

/// Which changes of the address book are asked for.
open class CNChangeHistoryFetchRequest: CNFetchRequest, @unchecked Sendable {
    open var startingToken: Data?
    open var additionalContactKeyDescriptors: [any CNKeyDescriptor]?
    open var shouldUnifyResults = true
    open var mutableObjects = false
    open var includeGroupChanges = false
    open var excludedTransactionAuthors: [String]?
}

/// A change of the address book: none is told.
open class CNChangeHistoryEvent: NSObject, NSCopying, @unchecked Sendable {
    open func accept(_ visitor: any CNChangeHistoryEventVisitor) {}
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Everything that is known is to be forgotten.
open class CNChangeHistoryDropEverythingEvent: CNChangeHistoryEvent, @unchecked Sendable {
    open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}

/// A contact was added.
open class CNChangeHistoryAddContactEvent: CNChangeHistoryEvent, @unchecked Sendable {
    open var contact: CNContact { CNContact() }
    open var containerIdentifier: String? { nil }

    open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}

/// A contact was changed.
open class CNChangeHistoryUpdateContactEvent: CNChangeHistoryEvent, @unchecked Sendable {
    open var contact: CNContact { CNContact() }

    open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}

/// A contact was deleted.
open class CNChangeHistoryDeleteContactEvent: CNChangeHistoryEvent, @unchecked Sendable {
    open var contactIdentifier: String { "" }

    open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}

/// A group was added.
open class CNChangeHistoryAddGroupEvent: CNChangeHistoryEvent, @unchecked Sendable {
    open var group: CNGroup { CNGroup() }
    open var containerIdentifier: String { "" }

    open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}

/// A group was changed.
open class CNChangeHistoryUpdateGroupEvent: CNChangeHistoryEvent, @unchecked Sendable {
    open var group: CNGroup { CNGroup() }

    open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}

/// A group was deleted.
open class CNChangeHistoryDeleteGroupEvent: CNChangeHistoryEvent, @unchecked Sendable {
    open var groupIdentifier: String { "" }

    open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}

/// A contact came into a group.
open class CNChangeHistoryAddMemberToGroupEvent: CNChangeHistoryEvent, @unchecked Sendable {
    open var member: CNContact { CNContact() }
    open var group: CNGroup { CNGroup() }

    open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}

/// A contact left a group.
open class CNChangeHistoryRemoveMemberFromGroupEvent: CNChangeHistoryEvent, @unchecked Sendable {
    open var member: CNContact { CNContact() }
    open var group: CNGroup { CNGroup() }

    open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}

/// A group came into a group.
open class CNChangeHistoryAddSubgroupToGroupEvent: CNChangeHistoryEvent, @unchecked Sendable {
    open var subgroup: CNGroup { CNGroup() }
    open var group: CNGroup { CNGroup() }

    open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}

/// A group left a group.
open class CNChangeHistoryRemoveSubgroupFromGroupEvent: CNChangeHistoryEvent, @unchecked Sendable {
    open var subgroup: CNGroup { CNGroup() }
    open var group: CNGroup { CNGroup() }

    open override func accept(_ visitor: any CNChangeHistoryEventVisitor) { visitor.visit(self) }
}

/// Takes each kind of change.
public protocol CNChangeHistoryEventVisitor: NSObjectProtocol {
    func visit(_ event: CNChangeHistoryDropEverythingEvent)
    func visit(_ event: CNChangeHistoryAddContactEvent)
    func visit(_ event: CNChangeHistoryUpdateContactEvent)
    func visit(_ event: CNChangeHistoryDeleteContactEvent)
    func visit(_ event: CNChangeHistoryAddGroupEvent)
    func visit(_ event: CNChangeHistoryUpdateGroupEvent)
    func visit(_ event: CNChangeHistoryDeleteGroupEvent)
    func visit(_ event: CNChangeHistoryAddMemberToGroupEvent)
    func visit(_ event: CNChangeHistoryRemoveMemberFromGroupEvent)
    func visit(_ event: CNChangeHistoryAddSubgroupToGroupEvent)
    func visit(_ event: CNChangeHistoryRemoveSubgroupFromGroupEvent)
}

extension CNChangeHistoryEventVisitor {
    public func visit(_ event: CNChangeHistoryAddGroupEvent) {}
    public func visit(_ event: CNChangeHistoryUpdateGroupEvent) {}
    public func visit(_ event: CNChangeHistoryDeleteGroupEvent) {}
    public func visit(_ event: CNChangeHistoryAddMemberToGroupEvent) {}
    public func visit(_ event: CNChangeHistoryRemoveMemberFromGroupEvent) {}
    public func visit(_ event: CNChangeHistoryAddSubgroupToGroupEvent) {}
    public func visit(_ event: CNChangeHistoryRemoveSubgroupFromGroupEvent) {}
}
