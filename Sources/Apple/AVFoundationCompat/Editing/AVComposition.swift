public import CoreMediaCompat
public import Foundation
public import SwiftUICompat

/// A film of stretches of others.
open class AVComposition: AVAsset, @unchecked Sendable {
    open var naturalSize: CGSize { .zero }
}

/// A film that an app puts together; of what is inserted, nothing can be read.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
    private var size = CGSize.zero
    private var own: [AVMutableCompositionTrack] = []

    public override init() {}
    public convenience init(urlAssetInitializationOptions: [String: Any]? = nil) { self.init() }

    open override var naturalSize: CGSize {
        get { size }
        set { size = newValue }
    }
    open override var tracks: [AVAssetTrack] { own }
    open override var duration: CMTime { own.map(\.timeRange.end).max() ?? .zero }
    open override func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
        own.filter { $0.mediaType == mediaType }
    }

    open func addMutableTrack(
        withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
    ) -> AVMutableCompositionTrack? {
        let next = (own.map(\.trackID).max() ?? 0) + 1
        let isFree = preferredTrackID > 0 && !own.contains { $0.trackID == preferredTrackID }
        let track = AVMutableCompositionTrack(mediaType, isFree ? preferredTrackID : next)
        own.append(track)
        return track
    }

    open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? {
        own.first { $0.mediaType == track.mediaType }
    }
    open func removeTrack(_ track: AVCompositionTrack) { own.removeAll { $0 === track } }
    open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
        throw AVError(.invalidSourceMedia)
    }
    open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) async throws {
        throw AVError(.invalidSourceMedia)
    }
    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {}
    open func removeTimeRange(_ timeRange: CMTimeRange) {}
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
}

open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {
    private let kind: AVMediaType
    private let id: CMPersistentTrackID

    init(_ mediaType: AVMediaType, _ trackID: CMPersistentTrackID) {
        kind = mediaType
        id = trackID
    }

    open override var mediaType: AVMediaType { kind }
    open override var trackID: CMPersistentTrackID { id }
}

open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
    private var own = (transform: CGAffineTransform.identity, volume: Float(1), isEnabled: true)

    open override var preferredTransform: CGAffineTransform {
        get { own.transform }
        set { own.transform = newValue }
    }
    open override var preferredVolume: Float {
        get { own.volume }
        set { own.volume = newValue }
    }
    open override var isEnabled: Bool {
        get { own.isEnabled }
        set { own.isEnabled = newValue }
    }

    /// Throws: no track's samples can be read.
    open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
        throw AVError(.invalidSourceMedia)
    }
    open func insertTimeRanges(
        _ timeRanges: [NSValue], of tracks: [AVAssetTrack], at startTime: CMTime
    ) throws {
        throw AVError(.invalidSourceMedia)
    }
    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {}
    open func removeTimeRange(_ timeRange: CMTimeRange) {}
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
}
