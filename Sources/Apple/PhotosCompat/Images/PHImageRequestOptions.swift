public import Foundation

public enum PHImageRequestOptionsVersion: Int, Sendable {
    case current, unadjusted, original
}

public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
    case opportunistic, highQualityFormat, fastFormat
}

public enum PHImageRequestOptionsResizeMode: Int, Sendable {
    case none, fast, exact
}

public enum PHVideoRequestOptionsVersion: Int, Sendable {
    case current, original
}

public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
    case automatic, highQualityFormat, mediumQualityFormat, fastFormat
}

public typealias PHAssetImageProgressHandler = (
    Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void

public typealias PHAssetVideoProgressHandler = (
    Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void

/// How a picture is asked for.
open class PHImageRequestOptions: NSObject, NSCopying, @unchecked Sendable {
    open var version = PHImageRequestOptionsVersion.current
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    open var normalizedCropRect = CGRect.zero
    open var isNetworkAccessAllowed = false
    open var isSynchronous = false
    open var allowSecondaryDegradedImage = false
    open var progressHandler: PHAssetImageProgressHandler?

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHImageRequestOptions()
        copy.version = version
        copy.deliveryMode = deliveryMode
        copy.resizeMode = resizeMode
        copy.normalizedCropRect = normalizedCropRect
        copy.isNetworkAccessAllowed = isNetworkAccessAllowed
        copy.isSynchronous = isSynchronous
        copy.allowSecondaryDegradedImage = allowSecondaryDegradedImage
        copy.progressHandler = progressHandler
        return copy
    }
}

/// How a Live Photo is asked for.
open class PHLivePhotoRequestOptions: NSObject, NSCopying, @unchecked Sendable {
    open var version = PHImageRequestOptionsVersion.current
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    open var isNetworkAccessAllowed = false
    open var progressHandler: PHAssetImageProgressHandler?

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHLivePhotoRequestOptions()
        copy.version = version
        copy.deliveryMode = deliveryMode
        copy.isNetworkAccessAllowed = isNetworkAccessAllowed
        copy.progressHandler = progressHandler
        return copy
    }
}

/// How a film is asked for.
open class PHVideoRequestOptions: NSObject, NSCopying, @unchecked Sendable {
    open var version = PHVideoRequestOptionsVersion.current
    open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
    open var isNetworkAccessAllowed = false
    open var progressHandler: PHAssetVideoProgressHandler?

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHVideoRequestOptions()
        copy.version = version
        copy.deliveryMode = deliveryMode
        copy.isNetworkAccessAllowed = isNetworkAccessAllowed
        copy.progressHandler = progressHandler
        return copy
    }
}
