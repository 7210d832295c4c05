public import CoreMediaCompat
public import Foundation
public import FoundationNetworking
public import SwiftUICompat

/// A film or a sound. Nothing here reads one.
open class AVAsset: NSObject, AVAsynchronousKeyValueLoading, NSCopying, @unchecked Sendable {
    open var duration: CMTime { .zero }
    open var preferredRate: Float { 1 }
    open var preferredVolume: Float { 1 }
    open var preferredTransform: CGAffineTransform { .identity }
    open var providesPreciseDurationAndTiming: Bool { false }
    open var isPlayable: Bool { false }
    open var isReadable: Bool { false }
    open var isExportable: Bool { false }
    open var isComposable: Bool { false }
    open var hasProtectedContent: Bool { false }
    open var isCompatibleWithSavedPhotosAlbum: Bool { false }
    open var isCompatibleWithAirPlayVideo: Bool { false }
    open var tracks: [AVAssetTrack] { [] }
    open var trackGroups: [AVAssetTrackGroup] { [] }
    open var creationDate: AVMetadataItem? { nil }
    open var lyrics: String? { nil }
    open var metadata: [AVMetadataItem] { [] }
    open var commonMetadata: [AVMetadataItem] { [] }
    open var availableMetadataFormats: [AVMetadataFormat] { [] }
    open var availableChapterLocales: [Locale] { [] }
    open var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] { [] }
    open var allMediaSelections: [AVMediaSelection] { [] }

    public convenience init(url: URL) {
        self.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open func cancelLoading() {}
    open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? { nil }
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    open func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVAssetTrack] { [] }
    open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }
    open func mediaSelectionGroup(
        forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
    ) -> AVMediaSelectionGroup? { nil }

    // What is loaded from a file fails.
    open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        throw AVError(.operationNotAllowed)
    }
    open func loadTracks(
        withMediaType mediaType: AVMediaType, completionHandler: @escaping ([AVAssetTrack]?, (any Error)?) -> Void
    ) {
        completionHandler(nil, AVError(.operationNotAllowed))
    }
    open func loadTracks(
        withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
    ) async throws -> [AVAssetTrack] {
        throw AVError(.operationNotAllowed)
    }
    open func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVAssetTrack? {
        throw AVError(.operationNotAllowed)
    }
    open func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] {
        throw AVError(.operationNotAllowed)
    }
    open func loadMediaSelectionGroup(
        for mediaCharacteristic: AVMediaCharacteristic
    ) async throws -> AVMediaSelectionGroup? {
        throw AVError(.operationNotAllowed)
    }
    open func loadChapterMetadataGroups(
        bestMatchingPreferredLanguages preferredLanguages: [String]
    ) async throws -> [AVTimedMetadataGroup] {
        throw AVError(.operationNotAllowed)
    }
    open func chapterMetadataGroups(
        bestMatchingPreferredLanguages preferredLanguages: [String]
    ) -> [AVTimedMetadataGroup] { [] }
}

public typealias CMPersistentTrackID = Int32

public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
public let AVURLAssetReferenceRestrictionsKey = "AVURLAssetReferenceRestrictionsKey"
public let AVURLAssetHTTPCookiesKey = "AVURLAssetHTTPCookiesKey"
public let AVURLAssetHTTPUserAgentKey = "AVURLAssetHTTPUserAgentKey"
public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey"
public let AVURLAssetAllowsExpensiveNetworkAccessKey = "AVURLAssetAllowsExpensiveNetworkAccessKey"
public let AVURLAssetAllowsConstrainedNetworkAccessKey = "AVURLAssetAllowsConstrainedNetworkAccessKey"
public let AVURLAssetOverrideMIMETypeKey = "AVURLAssetOverrideMIMETypeKey"
public let AVURLAssetPrimarySessionIdentifierKey = "AVURLAssetPrimarySessionIdentifierKey"

open class AVURLAsset: AVAsset, @unchecked Sendable {
    public let url: URL
    public let resourceLoader = AVAssetResourceLoader()
    open var variants: [AVAssetVariant] { [] }
    open var assetCache: AVAssetCache? { nil }

    public init(url: URL, options: [String: Any]? = nil) {
        self.url = url
    }

    open class func audiovisualTypes() -> [AVFileType] { [] }
    open class func audiovisualMIMETypes() -> [String] { [] }
    open class func isPlayableExtendedMIMEType(_ extendedMIMEType: String) -> Bool { false }
}

open class AVAssetCache: NSObject, @unchecked Sendable {
    open var isPlayableOffline: Bool { false }
}

open class AVAssetVariant: NSObject, @unchecked Sendable {
    open var peakBitRate: Double? { nil }
    open var averageBitRate: Double? { nil }
}

/// Asks an app for what a film's address does not tell; it asks for nothing.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
    open private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?
    open private(set) var delegateQueue: DispatchQueue?
    open var preloadsEligibleContentKeys = false

    open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?) {
        self.delegate = delegate
        self.delegateQueue = delegateQueue
    }
}

public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest)
}

extension AVAssetResourceLoaderDelegate {
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool { false }
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
    ) {}
}

open class AVAssetResourceLoadingRequest: NSObject, @unchecked Sendable {
    public let request: URLRequest
    open var redirect: URLRequest?
    open var response: URLResponse?
    open var isFinished: Bool { true }
    open var isCancelled: Bool { true }
    open var contentInformationRequest: AVAssetResourceLoadingContentInformationRequest? { nil }
    open var dataRequest: AVAssetResourceLoadingDataRequest? { nil }

    init(_ request: URLRequest) { self.request = request }

    open func finishLoading() {}
    open func finishLoading(with error: (any Error)?) {}
}

open class AVAssetResourceLoadingContentInformationRequest: NSObject, @unchecked Sendable {
    open var contentType: String?
    open var contentLength: Int64 = 0
    open var isByteRangeAccessSupported = false
}

open class AVAssetResourceLoadingDataRequest: NSObject, @unchecked Sendable {
    open var requestedOffset: Int64 { 0 }
    open var requestedLength: Int { 0 }
    open var requestsAllDataToEndOfResource: Bool { false }
    open var currentOffset: Int64 { 0 }
    open func respond(with data: Data) {}
}
