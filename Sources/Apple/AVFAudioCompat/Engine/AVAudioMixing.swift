public import Foundation

public enum AVAudio3DMixingRenderingAlgorithm: Int, Sendable {
    case equalPowerPanning = 0
    case sphericalHead = 1
    case HRTF = 2
    case soundField = 3
    case stereoPassThrough = 5
    case HRTFHQ = 6
    case auto = 7
}

public enum AVAudio3DMixingSourceMode: Int, Sendable {
    case spatializeIfMono, bypass, pointSource, ambienceBed
}

public enum AVAudio3DMixingPointSourceInHeadMode: Int, Sendable {
    case mono, bypass
}

/// A place around a listener, in meters.
public struct AVAudio3DPoint: Hashable, Sendable {
    public var x: Float
    public var y: Float
    public var z: Float

    public init() { self.init(x: 0, y: 0, z: 0) }
    public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
}

public typealias AVAudio3DVector = AVAudio3DPoint

public func AVAudioMake3DPoint(_ x: Float, _ y: Float, _ z: Float) -> AVAudio3DPoint {
    AVAudio3DPoint(x: x, y: y, z: z)
}
public func AVAudioMake3DVector(_ x: Float, _ y: Float, _ z: Float) -> AVAudio3DVector {
    AVAudio3DPoint(x: x, y: y, z: z)
}

/// Where a listener looks, and where above is.
public struct AVAudio3DVectorOrientation: Hashable, Sendable {
    public var forward: AVAudio3DVector
    public var up: AVAudio3DVector

    public init() { self.init(forward: AVAudio3DVector(), up: AVAudio3DVector()) }
    public init(forward: AVAudio3DVector, up: AVAudio3DVector) { (self.forward, self.up) = (forward, up) }
}

/// How a listener's head is turned, in degrees.
public struct AVAudio3DAngularOrientation: Hashable, Sendable {
    public var yaw: Float
    public var pitch: Float
    public var roll: Float

    public init() { self.init(yaw: 0, pitch: 0, roll: 0) }
    public init(yaw: Float, pitch: Float, roll: Float) { (self.yaw, self.pitch, self.roll) = (yaw, pitch, roll) }
}

/// How loud a node is, and on which side, where it is mixed.
public protocol AVAudioStereoMixing: NSObjectProtocol {
    var pan: Float { get set }
}

/// Where around a listener a node is.
public protocol AVAudio3DMixing: NSObjectProtocol {
    var renderingAlgorithm: AVAudio3DMixingRenderingAlgorithm { get set }
    var sourceMode: AVAudio3DMixingSourceMode { get set }
    var pointSourceInHeadMode: AVAudio3DMixingPointSourceInHeadMode { get set }
    var rate: Float { get set }
    var reverbBlend: Float { get set }
    var obstruction: Float { get set }
    var occlusion: Float { get set }
    var position: AVAudio3DPoint { get set }
}

/// What is set of a node for the mixers that it leads to.
public protocol AVAudioMixing: AVAudioStereoMixing, AVAudio3DMixing {
    func destination(forMixer mixer: AVAudioNode, bus: AVAudioNodeBus) -> AVAudioMixingDestination?
    var volume: Float { get set }
}

struct Mixing {
    var volume: Float = 1
    var pan: Float = 0
    var renderingAlgorithm = AVAudio3DMixingRenderingAlgorithm.equalPowerPanning
    var sourceMode = AVAudio3DMixingSourceMode.spatializeIfMono
    var pointSourceInHeadMode = AVAudio3DMixingPointSourceInHeadMode.mono
    var rate: Float = 1
    var reverbBlend: Float = 0
    var obstruction: Float = 0
    var occlusion: Float = 0
    var position = AVAudio3DPoint()
}

extension AVAudioMixing where Self: AVAudioNode {
    public var volume: Float {
        get { mixing.volume }
        set { mixing.volume = newValue }
    }
    public var pan: Float {
        get { mixing.pan }
        set { mixing.pan = newValue }
    }
    public var renderingAlgorithm: AVAudio3DMixingRenderingAlgorithm {
        get { mixing.renderingAlgorithm }
        set { mixing.renderingAlgorithm = newValue }
    }
    public var sourceMode: AVAudio3DMixingSourceMode {
        get { mixing.sourceMode }
        set { mixing.sourceMode = newValue }
    }
    public var pointSourceInHeadMode: AVAudio3DMixingPointSourceInHeadMode {
        get { mixing.pointSourceInHeadMode }
        set { mixing.pointSourceInHeadMode = newValue }
    }
    public var rate: Float {
        get { mixing.rate }
        set { mixing.rate = newValue }
    }
    public var reverbBlend: Float {
        get { mixing.reverbBlend }
        set { mixing.reverbBlend = newValue }
    }
    public var obstruction: Float {
        get { mixing.obstruction }
        set { mixing.obstruction = newValue }
    }
    public var occlusion: Float {
        get { mixing.occlusion }
        set { mixing.occlusion = newValue }
    }
    public var position: AVAudio3DPoint {
        get { mixing.position }
        set { mixing.position = newValue }
    }
    public func destination(forMixer mixer: AVAudioNode, bus: AVAudioNodeBus) -> AVAudioMixingDestination? { nil }
}

/// A node as one of its mixers has it.
open class AVAudioMixingDestination: AVAudioNode, AVAudioMixing, @unchecked Sendable {
    open var connectionPoint: AVAudioConnectionPoint { AVAudioConnectionPoint(node: self, bus: 0) }
}

public enum AVAudioEnvironmentDistanceAttenuationModel: Int, Sendable {
    case exponential = 1
    case inverse, linear
}

open class AVAudioEnvironmentDistanceAttenuationParameters: NSObject, @unchecked Sendable {
    open var distanceAttenuationModel = AVAudioEnvironmentDistanceAttenuationModel.inverse
    open var referenceDistance: Float = 1
    open var maximumDistance: Float = 100_000
    open var rolloffFactor: Float = 1
}

open class AVAudioEnvironmentReverbParameters: NSObject, @unchecked Sendable {
    open var enable = false
    open var level: Float = 0
    public let filterParameters = AVAudioUnitEQFilterParameters()
    open func loadFactoryReverbPreset(_ preset: AVAudioUnitReverbPreset) {}
}

public enum AVAudioEnvironmentOutputType: Int, Sendable {
    case auto, headphones, builtInSpeakers, externalSpeakers
}

/// Mixes what sounds around a listener.
open class AVAudioEnvironmentNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
    open var outputType = AVAudioEnvironmentOutputType.auto
    open var outputVolume: Float = 1
    open var nextAvailableInputBus: AVAudioNodeBus { 0 }
    open var listenerPosition = AVAudio3DPoint()
    open var listenerVectorOrientation = AVAudio3DVectorOrientation(
        forward: AVAudio3DVector(x: 0, y: 0, z: -1), up: AVAudio3DVector(x: 0, y: 1, z: 0))
    open var listenerAngularOrientation = AVAudio3DAngularOrientation()
    open var isListenerHeadTrackingEnabled = false
    public let distanceAttenuationParameters = AVAudioEnvironmentDistanceAttenuationParameters()
    public let reverbParameters = AVAudioEnvironmentReverbParameters()
    open var applicableRenderingAlgorithms: [NSNumber] { [] }
    public override init() {}
}
