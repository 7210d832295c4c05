public import CoreMediaCompat
public import Foundation
public import FoundationCompat
public import SwiftUICompat
public import UIKitCompat

/// How the pictures of tracks are put together.
open class AVVideoComposition: NSObject, @unchecked Sendable {
    open var frameDuration = CMTime.invalid
    open var sourceTrackIDForFrameTiming = kCMPersistentTrackID_Invalid
    open var renderSize = CGSize.zero
    open var renderScale: Float = 1
    open var colorPrimaries: String?
    open var colorTransferFunction: String?
    open var colorYCbCrMatrix: String?
    open var animationTool: AVVideoCompositionCoreAnimationTool?

    /// A composition without instructions: no track can be read.
    open class func videoComposition(withPropertiesOf asset: AVAsset) async throws -> AVVideoComposition {
        throw AVError(.operationNotAllowed)
    }
}

open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
    open var instructions: [AVVideoCompositionInstruction] = []

    public override init() {}
    public convenience init(propertiesOf asset: AVAsset) { self.init() }
}

/// How pictures are put together for a stretch of time.
open class AVVideoCompositionInstruction: NSObject, @unchecked Sendable {
    open var timeRange = CMTimeRange.invalid
    open var backgroundColor: CGColor?
    open var layerInstructions: [AVVideoCompositionLayerInstruction] = []
    open var enablePostProcessing = true
}

open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction, @unchecked Sendable {}

/// Where and how a track's pictures are drawn.
open class AVVideoCompositionLayerInstruction: NSObject, @unchecked Sendable {
    open var trackID = kCMPersistentTrackID_Invalid
}

open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction, @unchecked Sendable {
    public override init() {}
    public convenience init(assetTrack track: AVAssetTrack) {
        self.init()
        trackID = track.trackID
    }

    open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
    open func setTransformRamp(
        fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform, timeRange: CMTimeRange
    ) {}
    open func setOpacity(_ opacity: Float, at time: CMTime) {}
    open func setOpacityRamp(
        fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange
    ) {}
    open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {}
    open func setCropRectangleRamp(
        fromStartCropRectangle startCropRectangle: CGRect, toEndCropRectangle endCropRectangle: CGRect,
        timeRange: CMTimeRange
    ) {}
}

open class AVVideoCompositionCoreAnimationTool: NSObject, @unchecked Sendable {
    public convenience init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) { self.init() }
    public convenience init(additionalLayer layer: CALayer, asTrackID trackID: CMPersistentTrackID) { self.init() }
}

public let AVCoreAnimationBeginTimeAtZero: CFTimeInterval = 1e-100

/// How loud the tracks of a film are.
open class AVAudioMix: NSObject, NSCopying, @unchecked Sendable {
    open var inputParameters: [AVAudioMixInputParameters] = []

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AVAudioMix()
        copy.inputParameters = inputParameters
        return copy
    }
}

open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {}

open class AVAudioMixInputParameters: NSObject, @unchecked Sendable {
    open var trackID = kCMPersistentTrackID_Invalid
    open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm?
}

open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters, @unchecked Sendable {
    public override init() {}
    public convenience init(track: AVAssetTrack?) {
        self.init()
        trackID = track?.trackID ?? kCMPersistentTrackID_Invalid
    }

    open func setVolume(_ volume: Float, at time: CMTime) {}
    open func setVolumeRamp(fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange) {}
}
