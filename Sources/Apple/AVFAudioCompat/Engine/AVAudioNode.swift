public import Foundation

public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
public typealias AVAudioNodeCompletionHandler = () -> Void

/// A place that sounds go through; none does.
open class AVAudioNode: NSObject, @unchecked Sendable {
    open internal(set) weak var engine: AVAudioEngine?
    var mixing = Mixing()

    open var numberOfInputs: Int { 1 }
    open var numberOfOutputs: Int { 1 }
    open var lastRenderTime: AVAudioTime? { nil }
    open var latency: TimeInterval { 0 }
    open var outputPresentationLatency: TimeInterval { 0 }

    open func reset() {}
    open func name(forInputBus bus: AVAudioNodeBus) -> String? { nil }
    open func name(forOutputBus bus: AVAudioNodeBus) -> String? { nil }
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
        AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 2)!
    }
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
        AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 2)!
    }
    /// Taps nothing.
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping AVAudioNodeTapBlock
    ) {}
    open func removeTap(onBus bus: AVAudioNodeBus) {}
}

/// A node and one of its plugs.
open class AVAudioConnectionPoint: NSObject, @unchecked Sendable {
    open private(set) weak var node: AVAudioNode?
    public let bus: AVAudioNodeBus

    public init(node: AVAudioNode, bus: AVAudioNodeBus) {
        self.node = node
        self.bus = bus
    }
}

open class AVAudioIONode: AVAudioNode, @unchecked Sendable {
    open var presentationLatency: TimeInterval { 0 }
    open var isVoiceProcessingEnabled: Bool { false }
    open func setVoiceProcessingEnabled(_ enabled: Bool) throws { throw AVAudioError.unavailable }
}

public enum AVAudioVoiceProcessingSpeechActivityEvent: Int, Sendable {
    case started, ended
}

public struct AVAudioVoiceProcessingOtherAudioDuckingConfiguration: Sendable {
    public enum Level: Int, Sendable {
        case `default` = 0
        case min = 10
        case mid = 20
        case max = 30
    }

    public var enableAdvancedDucking: Bool
    public var duckingLevel: Level

    public init() { self.init(enableAdvancedDucking: false, duckingLevel: .default) }

    public init(enableAdvancedDucking: Bool) {
        self.init(enableAdvancedDucking: enableAdvancedDucking, duckingLevel: .default)
    }

    public init(duckingLevel: Level) { self.init(enableAdvancedDucking: false, duckingLevel: duckingLevel) }

    public init(enableAdvancedDucking: Bool, duckingLevel: Level) {
        self.enableAdvancedDucking = enableAdvancedDucking
        self.duckingLevel = duckingLevel
    }
}

open class AVAudioInputNode: AVAudioIONode, AVAudioMixing, @unchecked Sendable {
    open var isVoiceProcessingBypassed = false
    open var isVoiceProcessingAGCEnabled = true
    open var isVoiceProcessingInputMuted = false
    open var voiceProcessingOtherAudioDuckingConfiguration = AVAudioVoiceProcessingOtherAudioDuckingConfiguration()
    @discardableResult
    open func setMutedSpeechActivityEventListener(
        _ listenerBlock: ((AVAudioVoiceProcessingSpeechActivityEvent) -> Void)?
    ) -> Bool { false }
}

open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {}

open class AVAudioMixerNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
    open var outputVolume: Float = 1
    open var nextAvailableInputBus: AVAudioNodeBus { 0 }
    public override init() {}
}
