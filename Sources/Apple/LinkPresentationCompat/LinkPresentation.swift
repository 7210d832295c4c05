public import Foundation
public import FoundationCompat
public import FoundationNetworking

public struct LPError: _BridgedStoredNSError, Hashable, Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = LPError
        case unknown = 1
        case metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut, metadataFetchNotAllowed
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) {
        _nsError = error
    }

    public static var _nsErrorDomain: String { "LPErrorDomain" }
    public static var errorDomain: String { "LPErrorDomain" }

    public static var unknown: Code { .unknown }
    public static var metadataFetchFailed: Code { .metadataFetchFailed }
    public static var metadataFetchCancelled: Code { .metadataFetchCancelled }
    public static var metadataFetchTimedOut: Code { .metadataFetchTimedOut }
    public static var metadataFetchNotAllowed: Code { .metadataFetchNotAllowed }
}

/// What a web page says of itself.
open class LPLinkMetadata: NSObject, NSCopying, @unchecked Sendable {
    open var originalURL: URL?
    open var url: URL?
    open var title: String?
    open var iconProvider: NSItemProvider?
    open var imageProvider: NSItemProvider?
    open var videoProvider: NSItemProvider?
    open var remoteVideoURL: URL?

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = LPLinkMetadata()
        copy.originalURL = originalURL
        copy.url = url
        copy.title = title
        copy.iconProvider = iconProvider
        copy.imageProvider = imageProvider
        copy.videoProvider = videoProvider
        copy.remoteVideoURL = remoteVideoURL
        return copy
    }
}

/// Asks web pages what they say of themselves: nothing here reads web pages.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    open var shouldFetchSubresources = true
    open var timeout: TimeInterval = 30

    open func startFetchingMetadata(
        for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) {
        completionHandler(nil, LPError(.metadataFetchFailed))
    }

    open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
        throw LPError(.metadataFetchFailed)
    }

    open func startFetchingMetadata(
        for request: URLRequest, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) {
        completionHandler(nil, LPError(.metadataFetchFailed))
    }

    open func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata {
        throw LPError(.metadataFetchFailed)
    }

    open func cancel() {}
}
