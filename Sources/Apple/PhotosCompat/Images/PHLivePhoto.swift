public import Foundation
public import FoundationCompat
public import UIKitCompat

public typealias PHLivePhotoRequestID = Int32
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0

public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// A photo with what was seen and heard around it. None is made.
open class PHLivePhoto: NSObject, NSCopying, NSSecureCoding, NSItemProviderReading, @unchecked Sendable {
    public static var supportsSecureCoding: Bool { true }
    public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.live-photo"] }

    open var size: CGSize { .zero }

    public override init() {}
    public required init?(coder: NSCoder) {}

    open func encode(with coder: NSCoder) {}
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Gives none, and says why.
    @discardableResult
    open class func request(
        withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
        contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
    ) -> PHLivePhotoRequestID {
        resultHandler(nil, [PHLivePhotoInfoErrorKey: PHPhotosError(.invalidResource)])
        return PHLivePhotoRequestIDInvalid
    }

    open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}
