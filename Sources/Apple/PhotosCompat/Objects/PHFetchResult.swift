public import Foundation
public import FoundationCompat

/// What is to be found, and in which order.
open class PHFetchOptions: NSObject, NSCopying, @unchecked Sendable {
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var includeHiddenAssets = false
    open var includeAllBurstAssets = false
    open var includeAssetSourceTypes: PHAssetSourceType = []
    open var fetchLimit = 0
    open var wantsIncrementalChangeDetails = true

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHFetchOptions()
        copy.predicate = predicate
        copy.sortDescriptors = sortDescriptors
        copy.includeHiddenAssets = includeHiddenAssets
        copy.includeAllBurstAssets = includeAllBurstAssets
        copy.includeAssetSourceTypes = includeAssetSourceTypes
        copy.fetchLimit = fetchLimit
        copy.wantsIncrementalChangeDetails = wantsIncrementalChangeDetails
        return copy
    }
}

/// What was found: nothing, but in a collection that the app has made itself.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, NSCopying, NSFastEnumeration, @unchecked Sendable {
    let found: [ObjectType]

    public override init() {
        found = []
    }

    init(_ found: [ObjectType]) {
        self.found = found
    }

    open var count: Int { found.count }
    open var firstObject: ObjectType? { found.first }
    open var lastObject: ObjectType? { found.last }
    open subscript(index: Int) -> ObjectType { object(at: index) }
    open func object(at index: Int) -> ObjectType { found[index] }
    open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { found[$0] } }
    open func contains(_ anObject: ObjectType) -> Bool { found.contains { $0 === anObject } }
    open func index(of anObject: ObjectType) -> Int { found.firstIndex { $0 === anObject } ?? NSNotFound }

    open func index(of anObject: ObjectType, in range: NSRange) -> Int {
        let index = index(of: anObject)
        return range.contains(index) ? index : NSNotFound
    }

    open func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        enumerateObjects(options: [], using: block)
    }

    // A trailing closure is for the one without a label.
    @_disfavoredOverload
    open func enumerateObjects(
        using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerateObjects(options: [], using: block)
    }

    open func enumerateObjects(
        options opts: NSEnumerationOptions,
        using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerateObjects(at: IndexSet(found.indices), options: opts, using: block)
    }

    open func enumerateObjects(
        at indexes: IndexSet, using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerateObjects(at: indexes, options: [], using: block)
    }

    open func enumerateObjects(
        at indexes: IndexSet, options opts: NSEnumerationOptions,
        using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for index in opts.contains(.reverse) ? indexes.reversed() : Array(indexes) where !stop.boolValue {
            block(found[index], index, &stop)
        }
    }

    open func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
        found.count { ($0 as? PHAsset)?.mediaType == mediaType }
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
