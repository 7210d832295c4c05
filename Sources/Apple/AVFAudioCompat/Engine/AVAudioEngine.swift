public import Foundation
public import FoundationCompat

public enum AVAudioEngineManualRenderingMode: Int, Sendable {
    case offline, realtime
}

public enum AVAudioEngineManualRenderingStatus: Int, Sendable {
    case error = -1
    case success, insufficientDataFromInputNode, cannotDoInCurrentContext
}

public enum AVAudioEngineManualRenderingError: OSStatus, Sendable {
    case invalidMode = -80_800
    case initialized = -80_801
    case notRunning = -80_802
}

/// Sounds on their way from node to node: nodes are connected, and none sounds here.
open class AVAudioEngine: NSObject, @unchecked Sendable {
    public let inputNode = AVAudioInputNode()
    public let outputNode = AVAudioOutputNode()
    public let mainMixerNode = AVAudioMixerNode()
    open private(set) var attachedNodes: Set<AVAudioNode> = []
    open var isAutoShutdownEnabled = false
    open var isRunning: Bool { false }
    private var wires: [Wire] = []

    private struct Wire {
        let source: AVAudioNode
        let sourceBus: AVAudioNodeBus
        let target: AVAudioNode
        let targetBus: AVAudioNodeBus
    }

    public override init() {
        super.init()
        for node in [inputNode, outputNode, mainMixerNode] as [AVAudioNode] { attach(node) }
        connect(mainMixerNode, to: outputNode, format: nil)
    }

    open func attach(_ node: AVAudioNode) {
        node.engine = self
        attachedNodes.insert(node)
    }

    open func detach(_ node: AVAudioNode) {
        node.engine = nil
        attachedNodes.remove(node)
        wires.removeAll { $0.source === node || $0.target === node }
    }

    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
        connect(node1, to: node2, fromBus: 0, toBus: 0, format: format)
    }

    open func connect(
        _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
        format: AVAudioFormat?
    ) {
        disconnectNodeOutput(node1, bus: bus1)
        wires.append(Wire(source: node1, sourceBus: bus1, target: node2, targetBus: bus2))
    }

    open func connect(
        _ sourceNode: AVAudioNode, to destNodes: [AVAudioConnectionPoint], fromBus sourceBus: AVAudioNodeBus,
        format: AVAudioFormat?
    ) {
        disconnectNodeOutput(sourceNode, bus: sourceBus)
        for point in destNodes {
            guard let node = point.node else { continue }
            wires.append(Wire(source: sourceNode, sourceBus: sourceBus, target: node, targetBus: point.bus))
        }
    }

    open func disconnectNodeInput(_ node: AVAudioNode) { wires.removeAll { $0.target === node } }
    open func disconnectNodeInput(_ node: AVAudioNode, bus: AVAudioNodeBus) {
        wires.removeAll { $0.target === node && $0.targetBus == bus }
    }
    open func disconnectNodeOutput(_ node: AVAudioNode) { wires.removeAll { $0.source === node } }
    open func disconnectNodeOutput(_ node: AVAudioNode, bus: AVAudioNodeBus) {
        wires.removeAll { $0.source === node && $0.sourceBus == bus }
    }

    open func inputConnectionPoint(for node: AVAudioNode, inputBus bus: AVAudioNodeBus) -> AVAudioConnectionPoint? {
        wires.first { $0.target === node && $0.targetBus == bus }
            .map { AVAudioConnectionPoint(node: $0.source, bus: $0.sourceBus) }
    }

    open func outputConnectionPoints(
        for node: AVAudioNode, outputBus bus: AVAudioNodeBus
    ) -> [AVAudioConnectionPoint] {
        wires.filter { $0.source === node && $0.sourceBus == bus }
            .map { AVAudioConnectionPoint(node: $0.target, bus: $0.targetBus) }
    }

    open func prepare() {}
    /// Throws: nothing can sound.
    open func start() throws { throw AVAudioError.unavailable }
    open func pause() {}
    open func stop() {}
    open func reset() {}

    open var isInManualRenderingMode: Bool { false }
    open var manualRenderingMode: AVAudioEngineManualRenderingMode { .offline }
    open var manualRenderingFormat: AVAudioFormat { mainMixerNode.outputFormat(forBus: 0) }
    open var manualRenderingMaximumFrameCount: AVAudioFrameCount { 0 }
    open var manualRenderingSampleTime: AVAudioFramePosition { 0 }
    open func enableManualRenderingMode(
        _ mode: AVAudioEngineManualRenderingMode, format pcmFormat: AVAudioFormat,
        maximumFrameCount: AVAudioFrameCount
    ) throws {
        throw AVAudioError.unavailable
    }
    open func disableManualRenderingMode() {}
    open func renderOffline(
        _ numberOfFrames: AVAudioFrameCount, to buffer: AVAudioPCMBuffer
    ) throws -> AVAudioEngineManualRenderingStatus {
        throw AVAudioError.unavailable
    }
}

extension NSNotification.Name {
    public static let AVAudioEngineConfigurationChange = NSNotification.Name(
        "AVAudioEngineConfigurationChangeNotification")
}
