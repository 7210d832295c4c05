public import CoreLocationCompat
public import Foundation

/// An album, or a folder of albums.
open class PHCollection: PHObject, @unchecked Sendable {
    open var canContainAssets: Bool { false }
    open var canContainCollections: Bool { false }
    open var localizedTitle: String? { nil }

    open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }

    /// The collections of a list that the app has made itself; of others, none.
    open class func fetchCollections(
        in collectionList: PHCollectionList, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollection> {
        collectionList.collections
    }

    open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        PHFetchResult()
    }
}

/// An album.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
    fileprivate(set) var assets = PHFetchResult<PHAsset>()
    private var title: String?

    open override var localizedTitle: String? { title }
    open override var canContainAssets: Bool { true }
    open var assetCollectionType: PHAssetCollectionType { .album }
    open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
    open var estimatedAssetCount: Int { assets.count }
    open var startDate: Date? { nil }
    open var endDate: Date? { nil }
    open var approximateLocation: CLLocation? { nil }
    open var localizedLocationNames: [String] { [] }

    open class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        PHFetchResult()
    }

    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        PHFetchResult()
    }

    open class func fetchAssetCollectionsContaining(
        _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        PHFetchResult()
    }

    open class func fetchAssetCollections(
        withALAssetGroupURLs assetGroupURLs: [URL], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        PHFetchResult()
    }

    open class func fetchMoments(
        inMomentList momentList: PHCollectionList, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        PHFetchResult()
    }

    open class func fetchMoments(with options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> {
        PHFetchResult()
    }

    /// An album that is in no library.
    open class func transientAssetCollection(with assets: [PHAsset], title: String?) -> PHAssetCollection {
        transientAssetCollection(withAssetFetchResult: PHFetchResult(assets), title: title)
    }

    /// An album that is in no library.
    open class func transientAssetCollection(
        withAssetFetchResult fetchResult: PHFetchResult<PHAsset>, title: String?
    ) -> PHAssetCollection {
        let collection = PHAssetCollection()
        collection.assets = fetchResult
        collection.title = title
        return collection
    }
}

/// A folder of albums.
open class PHCollectionList: PHCollection, @unchecked Sendable {
    fileprivate(set) var collections = PHFetchResult<PHCollection>()
    private var title: String?

    open override var localizedTitle: String? { title }
    open override var canContainCollections: Bool { true }
    open var collectionListType: PHCollectionListType { .folder }
    open var collectionListSubtype: PHCollectionListSubtype { .regularFolder }
    open var startDate: Date? { nil }
    open var endDate: Date? { nil }
    open var localizedLocationNames: [String] { [] }

    open class func fetchCollectionListsContaining(
        _ collection: PHCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> {
        PHFetchResult()
    }

    open class func fetchCollectionLists(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> {
        PHFetchResult()
    }

    open class func fetchCollectionLists(
        with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> {
        PHFetchResult()
    }

    open class func fetchMomentLists(
        with momentListSubtype: PHCollectionListSubtype, containingMoment moment: PHAssetCollection,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> {
        PHFetchResult()
    }

    open class func fetchMomentLists(
        with momentListSubtype: PHCollectionListSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> {
        PHFetchResult()
    }

    /// A folder that is in no library.
    open class func transientCollectionList(with collections: [PHCollection], title: String?) -> PHCollectionList {
        transientCollectionList(withCollectionsFetchResult: PHFetchResult(collections), title: title)
    }

    /// A folder that is in no library.
    open class func transientCollectionList(
        withCollectionsFetchResult fetchResult: PHFetchResult<PHCollection>, title: String?
    ) -> PHCollectionList {
        let list = PHCollectionList()
        list.collections = fetchResult
        list.title = title
        return list
    }
}
