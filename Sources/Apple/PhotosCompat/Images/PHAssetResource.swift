public import Foundation
public import UniformTypeIdentifiersCompat

public enum PHAssetResourceType: Int, Sendable {
    case photo = 1
    case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto, pairedVideo
    case fullSizePairedVideo, adjustmentBasePairedVideo, adjustmentBaseVideo
    case photoProxy = 19
}

public typealias PHAssetResourceDataRequestID = Int32
public let PHInvalidAssetResourceDataRequestID: PHAssetResourceDataRequestID = 0
public typealias PHAssetResourceProgressHandler = (Double) -> Void

/// A file that a photo is made of. None is found.
open class PHAssetResource: NSObject, @unchecked Sendable {
    open var type: PHAssetResourceType { .photo }
    open var assetLocalIdentifier: String { "" }
    open var originalFilename: String { "" }
    open var uniformTypeIdentifier: String { contentType.identifier }
    open var contentType: UTType { .data }
    open var pixelWidth: Int { 0 }
    open var pixelHeight: Int { 0 }

    open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
    open class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] { [] }
}

/// What is said of a file that a photo is to be made of.
open class PHAssetResourceCreationOptions: NSObject, NSCopying, @unchecked Sendable {
    open var originalFilename: String?
    open var uniformTypeIdentifier: String?
    open var contentType: UTType?
    open var shouldMoveFile = false

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHAssetResourceCreationOptions()
        copy.originalFilename = originalFilename
        copy.uniformTypeIdentifier = uniformTypeIdentifier
        copy.contentType = contentType
        copy.shouldMoveFile = shouldMoveFile
        return copy
    }
}

/// How a file is asked for that a photo is made of.
open class PHAssetResourceRequestOptions: NSObject, NSCopying, @unchecked Sendable {
    open var isNetworkAccessAllowed = false
    open var progressHandler: PHAssetResourceProgressHandler?

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHAssetResourceRequestOptions()
        copy.isNetworkAccessAllowed = isNetworkAccessAllowed
        copy.progressHandler = progressHandler
        return copy
    }
}

/// Reads the files that photos are made of: access is denied.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
    private static let one = PHAssetResourceManager()

    open class func `default`() -> PHAssetResourceManager { one }

    @discardableResult
    open func requestData(
        for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
        dataReceivedHandler handler: @escaping (Data) -> Void,
        completionHandler: @escaping ((any Error)?) -> Void
    ) -> PHAssetResourceDataRequestID {
        completionHandler(PHPhotosError(.accessUserDenied))
        return PHInvalidAssetResourceDataRequestID
    }

    open func writeData(
        for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
        completionHandler: @escaping ((any Error)?) -> Void
    ) {
        completionHandler(PHPhotosError(.accessUserDenied))
    }

    open func writeData(
        for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?
    ) async throws {
        throw PHPhotosError(.accessUserDenied)
    }

    open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) {}
}
