public import Foundation

extension NSSortDescriptor {
    /// A descriptor of Swift's as one of Foundation's: objects of another type are all alike.
    public convenience init<Compared>(_ sortDescriptor: SortDescriptor<Compared>) where Compared: NSObject {
        self.init(keyPath: \Any.self, ascending: true) { left, right in
            guard let left = left as? Compared, let right = right as? Compared else { return .orderedSame }
            return sortDescriptor.compare(left, right)
        }
    }
}

extension SortDescriptor where Compared: NSObject {
    /// A descriptor of Foundation's as one of Swift's, for objects of one type.
    public init?(_ descriptor: NSSortDescriptor, comparing comparedType: Compared.Type) {
        let ascending = descriptor.ascending ? descriptor : descriptor.reversed
        self.init(
            \Compared[orderedBy: SortedObject.Order(descriptor: ascending)],
            order: descriptor.ascending ? .forward : .reverse)
    }
}

extension NSSortDescriptor {
    fileprivate var reversed: NSSortDescriptor {
        // swift-format-ignore: NeverForceUnwrap
        reversedSortDescriptor as! NSSortDescriptor
    }
}

/// An object that is compared as a descriptor says.
private struct SortedObject: Comparable {
    /// `@unchecked Sendable`: nothing of a descriptor changes after it is made.
    struct Order: Hashable, @unchecked Sendable {
        fileprivate let descriptor: NSSortDescriptor
    }

    fileprivate let object: NSObject
    fileprivate let order: Order

    static func < (left: SortedObject, right: SortedObject) -> Bool {
        left.order.descriptor.orderByValue(left.object, right.object) == .orderedAscending
    }

    static func == (left: SortedObject, right: SortedObject) -> Bool {
        left.order.descriptor.orderByValue(left.object, right.object) == .orderedSame
    }
}

extension NSObject {
    fileprivate subscript(orderedBy order: SortedObject.Order) -> SortedObject {
        SortedObject(object: self, order: order)
    }
}
