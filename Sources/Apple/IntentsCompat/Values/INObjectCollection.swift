public import Foundation

/// Some options, under a title.
///
/// - Compatibility: works
open class INObjectSection<ObjectType: NSObjectProtocol>: NSObject {
    public let title: String?
    public let items: [ObjectType]

    public init(title: String?, items: [ObjectType]) {
        self.title = title
        self.items = items
    }
}

/// The options of a parameter, in sections.
///
/// - Compatibility: works
open class INObjectCollection<ObjectType: NSObjectProtocol>: NSObject {
    public let sections: [INObjectSection<ObjectType>]
    /// Has no effect: nothing here shows an index.
    open var usesIndexedCollation = false

    public init(sections: [INObjectSection<ObjectType>]) {
        self.sections = sections
    }

    public convenience init(items: [ObjectType]) {
        self.init(sections: [INObjectSection(title: nil, items: items)])
    }

    open var allItems: [ObjectType] { sections.flatMap(\.items) }
}
