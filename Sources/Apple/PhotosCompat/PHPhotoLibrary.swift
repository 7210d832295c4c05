public import Foundation
public import UIKitCompat

public enum PHAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized, limited
}

public enum PHAccessLevel: Int, Sendable {
    case addOnly = 1
    case readWrite
}

public enum PHAssetMediaType: Int, Sendable {
    case unknown, image, video, audio
}

public enum PHImageContentMode: Int, Sendable {
    case aspectFit, aspectFill
    public static let `default` = PHImageContentMode.aspectFit
}

public enum PHAssetCollectionType: Int, Sendable {
    case album = 1
    case smartAlbum
}

public enum PHAssetCollectionSubtype: Int, Sendable {
    case any = 9_223_372_036_854_775_807
    case albumRegular = 2
    case smartAlbumFavorites = 203
    case smartAlbumUserLibrary = 209
}

/// The user's photos, to which access is denied.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let one = PHPhotoLibrary()
    open class func shared() -> PHPhotoLibrary { one }
    open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }

    open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        handler(.denied)
    }

    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) {
        handler(.denied)
    }

    @discardableResult
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }
}

open class PHObject: NSObject, @unchecked Sendable {
    open var localIdentifier: String { "" }
}

/// A photo or film of the user's.
open class PHAsset: PHObject, @unchecked Sendable {
    open var mediaType: PHAssetMediaType { .unknown }
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var pixelWidth: Int { 0 }
    open var pixelHeight: Int { 0 }
    open var duration: TimeInterval { 0 }
    open var isFavorite: Bool { false }

    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }
    open class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }
}

open class PHAssetCollection: PHObject, @unchecked Sendable {
    open var localizedTitle: String? { nil }
    open var estimatedAssetCount: Int { 0 }

    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        PHFetchResult()
    }
}

open class PHFetchOptions: NSObject, @unchecked Sendable {
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
}

/// What was found: nothing.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    open var count: Int { 0 }
    open var firstObject: ObjectType? { nil }
    open var lastObject: ObjectType? { nil }
    open func object(at index: Int) -> ObjectType { preconditionFailure("No photo was found") }
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void) {}
}

open class PHImageRequestOptions: NSObject, @unchecked Sendable {
    open var isSynchronous = false
    open var isNetworkAccessAllowed = false
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
}

public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
    case opportunistic, highQualityFormat, fastFormat
}

public enum PHImageRequestOptionsResizeMode: Int, Sendable {
    case none, fast, exact
}

public typealias PHImageRequestID = Int32
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

open class PHImageManager: NSObject, @unchecked Sendable {
    private static let one = PHImageManager()
    open class func `default`() -> PHImageManager { one }

    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil)
        return 0
    }

    @discardableResult
    open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UInt32, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, 1, nil)
        return 0
    }
}

open class PHCachingImageManager: PHImageManager, @unchecked Sendable {}

/// Hears of changes to the library of photos: there are none.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

open class PHChange: NSObject, @unchecked Sendable {
    open func changeDetails<T: AnyObject>(for object: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}

open class PHFetchResultChangeDetails<ObjectType: AnyObject>: NSObject {
    open var hasIncrementalChanges: Bool { false }
    open var removedIndexes: IndexSet? { nil }
    open var insertedIndexes: IndexSet? { nil }
    open var changedIndexes: IndexSet? { nil }
}

/// A photo to be added or changed; the library takes none.
open class PHAssetChangeRequest: NSObject, @unchecked Sendable {
    @discardableResult
    open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest { PHAssetChangeRequest() }
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
    open class func deleteAssets(_ assets: [PHAsset]) {}
    open var creationDate: Date?
    open var isFavorite = false
    open var isHidden = false
}

open class PHLivePhoto: NSObject, @unchecked Sendable {
    open var size: CGSize { .zero }
}

extension PHPhotoLibrary {
    /// Changes nothing, and says so.
    public func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(false, CocoaError(.fileWriteNoPermission))
    }

    public func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
        throw CocoaError(.fileWriteNoPermission)
    }

    public func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
        throw CocoaError(.fileWriteNoPermission)
    }

    public func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}
