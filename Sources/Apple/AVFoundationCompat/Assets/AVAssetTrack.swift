public import CoreMediaCompat
public import Foundation
public import SwiftUICompat

/// The pictures or the sounds of an asset.
open class AVAssetTrack: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    public struct AssociationType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let audioFallback = AssociationType(rawValue: "fall")
        public static let chapterList = AssociationType(rawValue: "chap")
        public static let forcedSubtitlesOnly = AssociationType(rawValue: "forc")
        public static let selectionFollower = AssociationType(rawValue: "folw")
        public static let timecode = AssociationType(rawValue: "tmcd")
        public static let metadataReferent = AssociationType(rawValue: "cdsc")
    }

    open weak var asset: AVAsset? { nil }
    open var trackID: CMPersistentTrackID { kCMPersistentTrackID_Invalid }
    open var mediaType: AVMediaType { .video }
    open var formatDescriptions: [Any] { [] }
    open var isPlayable: Bool { false }
    open var isDecodable: Bool { false }
    open var isEnabled: Bool { false }
    open var isSelfContained: Bool { false }
    open var totalSampleDataLength: Int64 { 0 }
    open var timeRange: CMTimeRange { .zero }
    open var naturalTimeScale: CMTimeScale { 0 }
    open var estimatedDataRate: Float { 0 }
    open var languageCode: String? { nil }
    open var extendedLanguageTag: String? { nil }
    open var naturalSize: CGSize { .zero }
    open var preferredTransform: CGAffineTransform { .identity }
    open var preferredVolume: Float { 1 }
    open var nominalFrameRate: Float { 0 }
    open var minFrameDuration: CMTime { .invalid }
    open var requiresFrameReordering: Bool { false }
    open var segments: [AVAssetTrackSegment] { [] }
    open var metadata: [AVMetadataItem] { [] }
    open var commonMetadata: [AVMetadataItem] { [] }
    open var availableMetadataFormats: [AVMetadataFormat] { [] }

    open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool { false }
    open func segment(forTrackTime trackTime: CMTime) -> AVAssetTrackSegment? { nil }
    open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }
    open func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] {
        throw AVError(.operationNotAllowed)
    }
}

open class AVAssetTrackSegment: NSObject, @unchecked Sendable {
    public let timeMapping: CMTimeMapping
    open var isEmpty: Bool { timeMapping.isEmpty }

    init(_ timeMapping: CMTimeMapping) { self.timeMapping = timeMapping }
}

open class AVAssetTrackGroup: NSObject, @unchecked Sendable {
    open var trackIDs: [NSNumber] { [] }
}

/// Which of an asset's languages are chosen.
open class AVMediaSelection: NSObject, NSCopying, @unchecked Sendable {
    open weak var asset: AVAsset? { nil }
    open func selectedMediaOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? { nil }
    open func mediaSelectionCriteriaCanBeAppliedAutomatically(
        to mediaSelectionGroup: AVMediaSelectionGroup
    ) -> Bool { false }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The languages that an asset can be heard or read in.
open class AVMediaSelectionGroup: NSObject, @unchecked Sendable {
    open var options: [AVMediaSelectionOption] { [] }
    open var defaultOption: AVMediaSelectionOption? { nil }
    open var allowsEmptySelection: Bool { true }

    open class func mediaSelectionOptions(
        from mediaSelectionOptions: [AVMediaSelectionOption], with locale: Locale
    ) -> [AVMediaSelectionOption] {
        mediaSelectionOptions.filter { $0.locale == locale }
    }
    open class func playableMediaSelectionOptions(
        from mediaSelectionOptions: [AVMediaSelectionOption]
    ) -> [AVMediaSelectionOption] {
        mediaSelectionOptions.filter(\.isPlayable)
    }
}

open class AVMediaSelectionOption: NSObject, @unchecked Sendable {
    open var mediaType: AVMediaType { .audio }
    open var isPlayable: Bool { false }
    open var extendedLanguageTag: String? { nil }
    open var locale: Locale? { nil }
    open var displayName: String { "" }
    open var commonMetadata: [AVMetadataItem] { [] }
    open func displayName(with locale: Locale) -> String { "" }
    open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool { false }
}
