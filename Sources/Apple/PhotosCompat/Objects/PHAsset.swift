public import CoreLocationCompat
public import Foundation
public import UniformTypeIdentifiersCompat

public typealias PHContentEditingInputRequestID = Int

/// A photo or film of the user's.
open class PHAsset: PHObject, @unchecked Sendable {
    open var playbackStyle: PlaybackStyle { .unsupported }
    open var mediaType: PHAssetMediaType { .unknown }
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    open var contentType: UTType? { nil }
    open var pixelWidth: Int { 0 }
    open var pixelHeight: Int { 0 }
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var addedDate: Date? { nil }
    open var location: CLLocation? { nil }
    open var duration: TimeInterval { 0 }
    open var isHidden: Bool { false }
    open var isFavorite: Bool { false }
    open var burstIdentifier: String? { nil }
    open var burstSelectionTypes: PHAssetBurstSelectionType { [] }
    open var representsBurst: Bool { false }
    open var sourceType: PHAssetSourceType { [] }
    open var hasAdjustments: Bool { false }
    open var adjustmentsState: AdjustmentsState { .none }
    open var adjustmentFormatIdentifier: String? { nil }

    open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }

    /// The assets of a collection that the app has made itself; of others, none.
    open class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        assetCollection.assets
    }

    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }

    open class func fetchKeyAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset>? {
        nil
    }

    open class func fetchAssets(
        withBurstIdentifier burstIdentifier: String, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }

    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }

    open class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }

    open class func fetchAssets(
        withALAssetURLs assetURLs: [URL], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }

    /// Gives nothing to edit, and says that access is denied.
    @discardableResult
    open func requestContentEditingInput(
        with options: PHContentEditingInputRequestOptions?,
        completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
    ) -> PHContentEditingInputRequestID {
        completionHandler(nil, [PHContentEditingInputErrorKey: PHPhotosError(.accessUserDenied)])
        return 0
    }

    open func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {}
}
