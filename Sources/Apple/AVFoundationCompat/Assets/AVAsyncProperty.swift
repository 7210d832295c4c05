public import CoreMediaCompat
public import Foundation
public import SwiftUICompat

/// A property of something that is loaded when it is asked for.
open class AVPartialAsyncProperty<Root>: @unchecked Sendable {
    init() {}
}

/// A property of something that is loaded when it is asked for, and what it is of.
public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
    /// How far a property is loaded: nothing is.
    public enum Status {
        case notYetLoaded, loading
        case loaded(Value)
        case failed(NSError)
    }
}

/// What loads its properties when they are asked for.
public protocol AVAsynchronousKeyValueLoading: NSObjectProtocol {
    func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus
    func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)?)
}

public enum AVKeyValueStatus: Int, Sendable {
    case unknown, loading, loaded, failed, cancelled
}

extension AVAsynchronousKeyValueLoading {
    public func statusOfValue(
        forKey key: String, error outError: UnsafeMutablePointer<NSError?>?
    ) -> AVKeyValueStatus {
        outError?.pointee = AVError(.operationNotAllowed) as NSError
        return .failed
    }

    public func loadValuesAsynchronously(
        forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil
    ) {
        handler?()
    }

    public func status<Value>(of property: AVAsyncProperty<Self, Value>) -> AVAsyncProperty<Self, Value>.Status {
        .failed(AVError(.operationNotAllowed) as NSError)
    }

    /// Throws: nothing is read.
    public func load<Value>(
        _ property: AVAsyncProperty<Self, Value>, isolation: isolated (any Actor)? = #isolation
    ) async throws -> Value {
        throw AVError(.operationNotAllowed)
    }

    public func load<First, Second, each Other>(
        _ first: AVAsyncProperty<Self, First>, _ second: AVAsyncProperty<Self, Second>,
        _ others: repeat AVAsyncProperty<Self, each Other>, isolation: isolated (any Actor)? = #isolation
    ) async throws -> (First, Second, repeat each Other) {
        throw AVError(.operationNotAllowed)
    }
}

extension AVPartialAsyncProperty where Root: AVAsset {
    public static var duration: AVAsyncProperty<Root, CMTime> { AVAsyncProperty() }
    public static var preferredRate: AVAsyncProperty<Root, Float> { AVAsyncProperty() }
    public static var preferredVolume: AVAsyncProperty<Root, Float> { AVAsyncProperty() }
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { AVAsyncProperty() }
    public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { AVAsyncProperty() }
    public static var trackGroups: AVAsyncProperty<Root, [AVAssetTrackGroup]> { AVAsyncProperty() }
    public static var creationDate: AVAsyncProperty<Root, AVMetadataItem?> { AVAsyncProperty() }
    public static var lyrics: AVAsyncProperty<Root, String?> { AVAsyncProperty() }
    public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty() }
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty() }
    public static var availableMetadataFormats: AVAsyncProperty<Root, [AVMetadataFormat]> { AVAsyncProperty() }
    public static var availableChapterLocales: AVAsyncProperty<Root, [Locale]> { AVAsyncProperty() }
    public static var availableMediaCharacteristicsWithMediaSelectionOptions:
        AVAsyncProperty<Root, [AVMediaCharacteristic]>
    { AVAsyncProperty() }
    public static var preferredMediaSelection: AVAsyncProperty<Root, AVMediaSelection> { AVAsyncProperty() }
    public static var allMediaSelections: AVAsyncProperty<Root, [AVMediaSelection]> { AVAsyncProperty() }
    public static var hasProtectedContent: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var canContainFragments: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var containsFragments: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var overallDurationHint: AVAsyncProperty<Root, CMTime> { AVAsyncProperty() }
    public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var isExportable: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var isReadable: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var isComposable: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var isCompatibleWithSavedPhotosAlbum: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var isCompatibleWithAirPlayVideo: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var minimumTimeOffsetFromLive: AVAsyncProperty<Root, CMTime> { AVAsyncProperty() }
    public static var providesPreciseDurationAndTiming: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
}

extension AVPartialAsyncProperty where Root: AVURLAsset {
    public static var variants: AVAsyncProperty<Root, [AVAssetVariant]> { AVAsyncProperty() }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
    public static var formatDescriptions: AVAsyncProperty<Root, [CMFormatDescription]> { AVAsyncProperty() }
    public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var isDecodable: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var isEnabled: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var isSelfContained: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var totalSampleDataLength: AVAsyncProperty<Root, Int64> { AVAsyncProperty() }
    public static var mediaCharacteristics: AVAsyncProperty<Root, [AVMediaCharacteristic]> { AVAsyncProperty() }
    public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { AVAsyncProperty() }
    public static var naturalTimeScale: AVAsyncProperty<Root, CMTimeScale> { AVAsyncProperty() }
    public static var estimatedDataRate: AVAsyncProperty<Root, Float> { AVAsyncProperty() }
    public static var languageCode: AVAsyncProperty<Root, String?> { AVAsyncProperty() }
    public static var extendedLanguageTag: AVAsyncProperty<Root, String?> { AVAsyncProperty() }
    public static var naturalSize: AVAsyncProperty<Root, CGSize> { AVAsyncProperty() }
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { AVAsyncProperty() }
    public static var preferredVolume: AVAsyncProperty<Root, Float> { AVAsyncProperty() }
    public static var hasAudioSampleDependencies: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var nominalFrameRate: AVAsyncProperty<Root, Float> { AVAsyncProperty() }
    public static var minFrameDuration: AVAsyncProperty<Root, CMTime> { AVAsyncProperty() }
    public static var requiresFrameReordering: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var segments: AVAsyncProperty<Root, [AVAssetTrackSegment]> { AVAsyncProperty() }
    public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty() }
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty() }
    public static var availableMetadataFormats: AVAsyncProperty<Root, [AVMetadataFormat]> { AVAsyncProperty() }
    public static var availableTrackAssociationTypes: AVAsyncProperty<Root, [AVAssetTrack.AssociationType]> {
        AVAsyncProperty()
    }
}

extension AVPartialAsyncProperty where Root: AVMetadataItem {
    public static var value: AVAsyncProperty<Root, (any NSCopying & NSObjectProtocol)?> { AVAsyncProperty() }
    public static var extraAttributes: AVAsyncProperty<Root, [AVMetadataExtraAttributeKey: Any]?> { AVAsyncProperty() }
    public static var stringValue: AVAsyncProperty<Root, String?> { AVAsyncProperty() }
    public static var numberValue: AVAsyncProperty<Root, NSNumber?> { AVAsyncProperty() }
    public static var dateValue: AVAsyncProperty<Root, Date?> { AVAsyncProperty() }
    public static var dataValue: AVAsyncProperty<Root, Data?> { AVAsyncProperty() }
}
