public import CoreMediaCompat
public import Foundation
public import SwiftUICompat

/// A property of an asset that is loaded when it is asked for.
public struct AVAsyncProperty<Root, Value>: @unchecked Sendable {
    let value: @Sendable () -> Value
}

extension AVAsyncProperty where Root == AVAsset {
    public static var duration: AVAsyncProperty<AVAsset, CMTime> { .init { .zero } }
    public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> { .init { [] } }
    public static var metadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { .init { [] } }
    public static var commonMetadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { .init { [] } }
    public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { .init { false } }
    public static var isExportable: AVAsyncProperty<AVAsset, Bool> { .init { false } }
    public static var isReadable: AVAsyncProperty<AVAsset, Bool> { .init { false } }
    public static var hasProtectedContent: AVAsyncProperty<AVAsset, Bool> { .init { false } }
}

/// A film or a sound. Nothing here reads one.
open class AVAsset: NSObject, @unchecked Sendable {
    open var duration: CMTime { .zero }
    open var isPlayable: Bool { false }
    open var isReadable: Bool { false }
    open var isExportable: Bool { false }
    open var tracks: [AVAssetTrack] { [] }
    open var metadata: [AVMetadataItem] { [] }
    open var commonMetadata: [AVMetadataItem] { [] }

    public convenience init(url: URL) {
        self.init()
    }

    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        throw AVError(.operationNotAllowed)
    }

    /// Throws: nothing is read.
    public func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value {
        throw AVError(.operationNotAllowed)
    }

    public func load<First, Second>(
        _ first: AVAsyncProperty<AVAsset, First>, _ second: AVAsyncProperty<AVAsset, Second>
    ) async throws -> (First, Second) {
        throw AVError(.operationNotAllowed)
    }

    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
        handler?()
    }
}

open class AVURLAsset: AVAsset, @unchecked Sendable {
    public let url: URL

    public init(url: URL, options: [String: Any]? = nil) {
        self.url = url
    }
}

open class AVAssetTrack: NSObject, @unchecked Sendable {
    open var mediaType: AVMediaType { .video }
    open var naturalSize: CGSize { .zero }
    open var preferredTransform: CGAffineTransform { .identity }
    open var nominalFrameRate: Float { 0 }
}

public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "common/title")
    public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "common/artist")
    public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "common/artwork")
    public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "common/description")
}

public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
}

open class AVMetadataItem: NSObject, @unchecked Sendable {
    open var identifier: AVMetadataIdentifier? { nil }
    open var commonKey: AVMetadataKey? { nil }
    open var value: (any NSCopying & NSObjectProtocol)? { nil }
    open var stringValue: String? { nil }
    open var dataValue: Data? { nil }
}

public struct AVFileType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    public static let mp3 = AVFileType(rawValue: "public.mp3")
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
    public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
    public static let jpg = AVFileType(rawValue: "public.jpeg")
    public static let heic = AVFileType(rawValue: "public.heic")
}

public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"

/// Writes an asset to a file: it fails.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable {
        case unknown, waiting, exporting, completed, failed, cancelled
    }

    open var outputURL: URL?
    open var outputFileType: AVFileType?
    open var shouldOptimizeForNetworkUse = false
    open private(set) var status = Status.unknown
    open var error: (any Error)? { AVError(.operationNotAllowed) }
    open var progress: Float { 0 }

    public init?(asset: AVAsset, presetName: String) {}

    open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
        status = .failed
        handler()
    }
    open func export() async { status = .failed }

    public func export(
        to url: URL, as fileType: AVFileType, isolation: isolated (any Actor)? = #isolation
    ) async throws {
        status = .failed
        throw AVError(.operationNotAllowed)
    }

    open func cancelExport() { status = .cancelled }
}
