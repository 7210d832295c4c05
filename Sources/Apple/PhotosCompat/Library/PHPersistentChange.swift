public import Foundation

public enum PHObjectType: Int, Sendable {
    case asset = 1
    case assetCollection, collectionList
}

/// A state of the library, from which later changes are told. It has one state here.
open class PHPersistentChangeToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public static var supportsSecureCoding: Bool { true }

    public override init() {}
    public required init?(coder: NSCoder) {}

    open func encode(with coder: NSCoder) {}
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { object is PHPersistentChangeToken }
    open override var hash: Int { 0 }
}

/// A change that the library keeps: there is none.
open class PHPersistentChange: NSObject, @unchecked Sendable {
    open var changeToken: PHPersistentChangeToken { PHPersistentChangeToken() }

    open func changeDetails(for objectType: PHObjectType) throws -> PHPersistentObjectChangeDetails {
        throw PHPhotosError(.persistentChangeDetailsUnavailable)
    }
}

/// What a change did to the objects of a type.
open class PHPersistentObjectChangeDetails: NSObject, @unchecked Sendable {
    open var objectType: PHObjectType { .asset }
    open var insertedLocalIdentifiers: Set<String> { [] }
    open var updatedLocalIdentifiers: Set<String> { [] }
    open var deletedLocalIdentifiers: Set<String> { [] }
}

/// The changes since a token: none.
open class PHPersistentChangeFetchResult: NSObject, @unchecked Sendable {
    open func enumerateChanges(_ block: (PHPersistentChange, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}

extension PHPersistentChangeFetchResult: Sequence {
    public func makeIterator() -> some IteratorProtocol<PHPersistentChange> {
        EmptyCollection<PHPersistentChange>().makeIterator()
    }
}
