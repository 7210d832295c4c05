public import Foundation
public import UIKitCompat

/// Why there is no thumbnail.
public struct QLThumbnailError: _BridgedStoredNSError, Hashable, Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = QLThumbnailError
        case generationFailed = 0
        case savingToURLFailed = 1
        case noCachedThumbnail = 2
        case noCloudThumbnail = 3
        case requestInvalid = 4
        case requestCancelled = 5
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) { _nsError = error }

    public static var _nsErrorDomain: String { "QLThumbnailErrorDomain" }
    public static var errorDomain: String { "QLThumbnailErrorDomain" }

    public static var generationFailed: Code { .generationFailed }
    public static var savingToURLFailed: Code { .savingToURLFailed }
    public static var noCachedThumbnail: Code { .noCachedThumbnail }
    public static var noCloudThumbnail: Code { .noCloudThumbnail }
    public static var requestInvalid: Code { .requestInvalid }
    public static var requestCancelled: Code { .requestCancelled }
}

open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
    public enum RepresentationType: Int, Sendable {
        case icon, lowQualityThumbnail, thumbnail
    }

    open var type: RepresentationType { .thumbnail }
    public let cgImage: CGImage
    public let uiImage: UIImage
    open var contentRect: CGRect { CGRect(origin: .zero, size: uiImage.size) }

    init(_ image: UIImage, _ cgImage: CGImage) {
        uiImage = image
        self.cgImage = cgImage
    }
}

/// Makes small pictures of files: of pictures, not of documents.
///
/// - Compatibility: works
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
    open class Request: NSObject, @unchecked Sendable {
        public struct RepresentationTypes: OptionSet, Sendable {
            public let rawValue: UInt

            public init(rawValue: UInt) { self.rawValue = rawValue }

            public static let icon = RepresentationTypes(rawValue: 1)
            public static let lowQualityThumbnail = RepresentationTypes(rawValue: 2)
            public static let thumbnail = RepresentationTypes(rawValue: 4)
            public static let all = RepresentationTypes(rawValue: .max)
        }

        let url: URL
        open var minimumDimension: CGFloat = 0
        open var iconMode = false
        public let size: CGSize
        public let scale: CGFloat
        public let representationTypes: RepresentationTypes

        public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) {
            self.url = url
            self.size = size
            self.scale = scale
            self.representationTypes = representationTypes
        }
    }

    private static let one = QLThumbnailGenerator()
    open class var shared: QLThumbnailGenerator { one }

    open func generateBestRepresentation(
        for request: Request, completion completionHandler: @escaping (QLThumbnailRepresentation?, (any Error)?) -> Void
    ) {
        do { completionHandler(try thumbnail(request), nil) } catch { completionHandler(nil, error) }
    }

    open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
        try thumbnail(request)
    }

    open func generateRepresentations(
        for request: Request,
        update updateHandler: (
            (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void
        )? = nil
    ) {
        do { updateHandler?(try thumbnail(request), .thumbnail, nil) } catch { updateHandler?(nil, .thumbnail, error) }
    }

    open func cancel(_ request: Request) {}

    private func thumbnail(_ request: Request) throws -> QLThumbnailRepresentation {
        let pixels = CGSize(width: request.size.width * request.scale, height: request.size.height * request.scale)
        guard let image = UIImage(contentsOfFile: request.url.path)?.preparingThumbnail(of: pixels),
            let picture = image.cgImage
        else { throw QLThumbnailError(.generationFailed) }
        return QLThumbnailRepresentation(
            UIImage(cgImage: picture, scale: request.scale, orientation: .up), picture)
    }
}
