public import AVFoundationCompat
public import CoreLocationCompat
public import Foundation
public import UIKitCompat
public import UniformTypeIdentifiersCompat

public let PHContentEditingInputCancelledKey = "PHContentEditingInputCancelledKey"
public let PHContentEditingInputErrorKey = "PHContentEditingInputErrorKey"

/// What an edit did, to be gone on with later.
open class PHAdjustmentData: NSObject, @unchecked Sendable {
    public let formatIdentifier: String
    public let formatVersion: String
    public let data: Data

    public init(formatIdentifier: String, formatVersion: String, data: Data) {
        self.formatIdentifier = formatIdentifier
        self.formatVersion = formatVersion
        self.data = data
    }

    public override convenience init() {
        self.init(formatIdentifier: "", formatVersion: "", data: Data())
    }
}

/// How a photo is asked for that is to be edited.
open class PHContentEditingInputRequestOptions: NSObject, @unchecked Sendable {
    open var canHandleAdjustmentData: (PHAdjustmentData) -> Bool = { _ in false }
    open var isNetworkAccessAllowed = false
    open var progressHandler: ((Double, UnsafeMutablePointer<ObjCBool>) -> Void)?
}

/// A photo to be edited. None is given.
open class PHContentEditingInput: NSObject, @unchecked Sendable {
    open var mediaType: PHAssetMediaType { .unknown }
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    open var creationDate: Date? { nil }
    open var location: CLLocation? { nil }
    open var uniformTypeIdentifier: String? { nil }
    open var contentType: UTType? { nil }
    open var playbackStyle: PHAsset.PlaybackStyle { .unsupported }
    open var adjustmentData: PHAdjustmentData? { nil }
    open var displaySizeImage: UIImage? { nil }
    open var fullSizeImageURL: URL? { nil }
    open var fullSizeImageOrientation: Int32 { 0 }
    open var avAsset: AVAsset? { nil }
    open var audiovisualAsset: AVAsset? { nil }
    open var livePhoto: PHLivePhoto? { nil }
}

/// Where an edited photo is written to: a file that nobody reads.
open class PHContentEditingOutput: NSObject, NSSecureCoding, @unchecked Sendable {
    public static var supportsSecureCoding: Bool { true }

    open var adjustmentData: PHAdjustmentData?
    public let renderedContentURL: URL

    private init(renderedContentURL: URL) {
        self.renderedContentURL = renderedContentURL
    }

    public override convenience init() {
        let name = UUID().uuidString
        self.init(renderedContentURL: FileManager.default.temporaryDirectory.appendingPathComponent("\(name).jpg"))
    }

    public convenience init(contentEditingInput: PHContentEditingInput) { self.init() }
    public convenience init(placeholderForCreatedAsset: PHObjectPlaceholder) { self.init() }

    public required convenience init?(coder: NSCoder) {
        guard let url = coder.decodeObject(of: NSURL.self, forKey: "renderedContentURL") else { return nil }
        self.init(renderedContentURL: url as URL)
    }

    open func encode(with coder: NSCoder) {
        coder.encode(renderedContentURL as NSURL, forKey: "renderedContentURL")
    }

    open var defaultRenderedContentType: UTType? { .jpeg }
    open var supportedRenderedContentTypes: [UTType] { [.jpeg] }

    /// Where the edited photo is written to as a file of a type.
    open func renderedContentURL(for type: UTType) throws -> URL {
        guard supportedRenderedContentTypes.contains(type) else { throw PHPhotosError(.invalidResource) }
        return renderedContentURL
    }
}
