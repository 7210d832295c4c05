public import Foundation

/// What an observer of the library is told; the library does not change.
open class PHChange: NSObject, @unchecked Sendable {
    open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
    open func changeDetails<T: AnyObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}

/// How one object has changed.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
    public let objectBeforeChanges: ObjectType
    open var objectAfterChanges: ObjectType? { objectBeforeChanges }
    open var assetContentChanged: Bool { false }
    open var objectWasDeleted: Bool { false }

    init(of object: ObjectType) {
        objectBeforeChanges = object
    }
}

/// How the objects that were found differ from those that are found now.
open class PHFetchResultChangeDetails<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
    public let fetchResultAfterChanges: PHFetchResult<ObjectType>
    public let changedObjects: [ObjectType]

    public init(
        from fromResult: PHFetchResult<ObjectType>, to toResult: PHFetchResult<ObjectType>,
        changedObjects: [ObjectType]
    ) {
        fetchResultBeforeChanges = fromResult
        fetchResultAfterChanges = toResult
        self.changedObjects = changedObjects
    }

    /// Whether what was removed and what was inserted tell all of it: where objects have moved, they do not.
    open var hasIncrementalChanges: Bool {
        fetchResultBeforeChanges.objects(with: fetchResultAfterChanges).map(ObjectIdentifier.init)
            == fetchResultAfterChanges.objects(with: fetchResultBeforeChanges).map(ObjectIdentifier.init)
    }

    open var removedIndexes: IndexSet? {
        hasIncrementalChanges ? fetchResultBeforeChanges.indexes(without: fetchResultAfterChanges) : nil
    }

    open var removedObjects: [ObjectType] {
        fetchResultBeforeChanges.objects(at: fetchResultBeforeChanges.indexes(without: fetchResultAfterChanges))
    }

    open var insertedIndexes: IndexSet? {
        hasIncrementalChanges ? fetchResultAfterChanges.indexes(without: fetchResultBeforeChanges) : nil
    }

    open var insertedObjects: [ObjectType] {
        fetchResultAfterChanges.objects(at: fetchResultAfterChanges.indexes(without: fetchResultBeforeChanges))
    }

    open var changedIndexes: IndexSet? {
        let indexes = changedObjects.map { fetchResultAfterChanges.index(of: $0) }
        return hasIncrementalChanges ? IndexSet(indexes.filter { $0 != NSNotFound }) : nil
    }

    open var hasMoves: Bool { false }

    open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}

extension PHFetchResult {
    fileprivate func objects(with others: PHFetchResult) -> [ObjectType] { found.filter(others.contains) }

    fileprivate func indexes(without others: PHFetchResult) -> IndexSet {
        IndexSet(found.indices.filter { !others.contains(found[$0]) })
    }
}
