public import Foundation

/// What the library of photos holds.
open class PHObject: NSObject, NSCopying, @unchecked Sendable {
    open var localIdentifier: String { "" }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What stands for an object until the library has made it.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}
