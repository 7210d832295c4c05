public import Foundation

/// What a loop of Objective-C runs over; frameworks take it for "several objects".
public protocol NSFastEnumeration {}

extension Array: NSFastEnumeration {}
extension Set: NSFastEnumeration {}
extension NSArray: NSFastEnumeration {}
extension NSDictionary: NSFastEnumeration {}
extension NSEnumerator: NSFastEnumeration {}
extension NSOrderedSet: NSFastEnumeration {}
extension NSSet: NSFastEnumeration {}
