public import Foundation
public import FoundationCompat

/// An album to be made or changed; the library takes none.
open class PHAssetCollectionChangeRequest: PHChangeRequest, @unchecked Sendable {
    open var title = ""
    open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }

    public convenience init?(for assetCollection: PHAssetCollection) { return nil }
    public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) { return nil }

    @discardableResult
    open class func creationRequestForAssetCollection(withTitle title: String) -> Self {
        let request = Self()
        request.title = title
        return request
    }

    open class func deleteAssetCollections(_ assetCollections: any NSFastEnumeration) {}

    open func addAssets(_ assets: any NSFastEnumeration) {}
    open func insertAssets(_ assets: any NSFastEnumeration, at indexes: IndexSet) {}
    open func removeAssets(_ assets: any NSFastEnumeration) {}
    open func removeAssets(at indexes: IndexSet) {}
    open func replaceAssets(at indexes: IndexSet, withAssets assets: any NSFastEnumeration) {}
    open func moveAssets(at fromIndexes: IndexSet, to toIndex: Int) {}
}

/// A folder to be made or changed; the library takes none.
open class PHCollectionListChangeRequest: PHChangeRequest, @unchecked Sendable {
    open var title = ""
    open var placeholderForCreatedCollectionList: PHObjectPlaceholder { PHObjectPlaceholder() }

    public convenience init?(for collectionList: PHCollectionList) { return nil }
    public convenience init?(
        for collectionList: PHCollectionList, childCollections: PHFetchResult<PHCollection>
    ) {
        return nil
    }
    public convenience init?(forTopLevelCollectionListUserCollections childCollections: PHFetchResult<PHCollection>) {
        return nil
    }

    @discardableResult
    open class func creationRequestForCollectionList(withTitle title: String) -> Self {
        let request = Self()
        request.title = title
        return request
    }

    open class func deleteCollectionLists(_ collectionLists: any NSFastEnumeration) {}

    open func addChildCollections(_ collections: any NSFastEnumeration) {}
    open func insertChildCollections(_ collections: any NSFastEnumeration, at indexes: IndexSet) {}
    open func removeChildCollections(_ collections: any NSFastEnumeration) {}
    open func removeChildCollections(at indexes: IndexSet) {}
    open func replaceChildCollections(
        at indexes: IndexSet, withChildCollections collections: any NSFastEnumeration
    ) {}
    open func moveChildCollections(at indexes: IndexSet, to toIndex: Int) {}
}
