import Foundation

/// A protocol at work, between the one beneath it and the one above; used on the connection's queue alone.
class ProtocolLayer: @unchecked Sendable {
    let options: NWProtocolOptions
    weak var stack: LayerStack?

    init(_ options: NWProtocolOptions) {
        self.options = options
    }

    /// What the protocol has found out about the connection.
    var metadata: NWProtocolMetadata? { nil }

    /// Begins, when what is beneath is ready; calls `ready()` when it is itself.
    func start() { ready() }

    func handleInput(_ segment: Segment) { deliver(segment) }

    func handleOutput(_ segment: Segment) { write(segment) }

    /// Says goodbye; false where it has more to say, and calls `stopped()` then.
    func stop() -> Bool { true }

    /// Lets go of all that it holds.
    func cleanUp() {}

    final func ready() { stack?.layerIsReady(self) }
    final func fail(_ error: NWError) { stack?.fail(error) }
    final func deliver(_ segment: Segment) { stack?.deliver(segment, from: self) }
    final func write(_ segment: Segment) { stack?.write(segment, from: self) }
    final func stopped() { stack?.layerHasStopped(self) }
}

/// The protocols of one connection on their transport; used on the connection's queue alone.
final class LayerStack: @unchecked Sendable {
    let transport: any Transport
    let queue: DispatchQueue
    let endpoint: NWEndpoint
    let parameters: NWParameters
    /// Whether the other side has begun the connection.
    let isServer: Bool

    var onReady: (() -> Void)?
    var onInput: ((Segment) -> Void)?
    var onFailure: ((NWError) -> Void)?

    /// The lowest first.
    private(set) var layers: [ProtocolLayer]
    private var readyCount = 0
    /// What came before the layer above was there to take it.
    private var early: [Segment] = []
    private var whenStopped: (() -> Void)?
    private var stopping: [ProtocolLayer] = []

    init(
        _ layers: [ProtocolLayer], on transport: any Transport, queue: DispatchQueue, endpoint: NWEndpoint,
        parameters: NWParameters, isServer: Bool
    ) {
        self.layers = layers
        self.transport = transport
        self.queue = queue
        self.endpoint = endpoint
        self.parameters = parameters
        self.isServer = isServer
    }

    func start() {
        layers.forEach { $0.stack = self }
        transport.onInput = { [weak self] segment in self?.receive(segment) }
        transport.onFailure = { [weak self] error in self?.fail(error) }
        transport.setReading(true)
        startNext()
    }

    /// Sends what the app says.
    func send(_ segment: Segment) {
        if let top = layers.last {
            top.handleOutput(segment)
        } else {
            transmit(segment)
        }
    }

    /// Stops the protocols, the uppermost first, and calls when all have said what they had to.
    func stop(completion: @escaping () -> Void) {
        onReady = nil
        onInput = nil
        onFailure = nil
        let started = layers.prefix(readyCount).reversed()
        stopping = started.filter { !$0.stop() }
        guard !stopping.isEmpty else { return completion() }
        whenStopped = completion
    }

    func close(flushing: Bool) {
        onReady = nil
        onInput = nil
        onFailure = nil
        whenStopped = nil
        layers.forEach { $0.cleanUp() }
        layers = []
        transport.close(flushing: flushing)
    }

    /// Puts a protocol right above another that is not yet ready.
    func insert(_ layer: ProtocolLayer, above lower: ProtocolLayer) -> Bool {
        guard let index = index(of: lower), index >= readyCount else { return false }
        layer.stack = self
        layers.insert(layer, at: index + 1)
        return true
    }

    fileprivate func layerIsReady(_ layer: ProtocolLayer) {
        guard let index = index(of: layer), index == readyCount else { return }
        readyCount += 1
        startNext()
    }

    fileprivate func layerHasStopped(_ layer: ProtocolLayer) {
        stopping.removeAll { $0 === layer }
        guard stopping.isEmpty, let whenStopped else { return }
        self.whenStopped = nil
        whenStopped()
    }

    fileprivate func deliver(_ segment: Segment, from layer: ProtocolLayer) {
        guard let index = index(of: layer) else { return }
        guard index < readyCount else { return early.append(segment) }
        receive(segment, at: index + 1)
    }

    fileprivate func write(_ segment: Segment, from layer: ProtocolLayer) {
        guard let index = index(of: layer) else { return }
        if index == 0 {
            transmit(segment)
        } else {
            layers[index - 1].handleOutput(segment)
        }
    }

    fileprivate func fail(_ error: NWError) { onFailure?(error) }

    private func startNext() {
        let waiting = early
        early = []
        let next = readyCount
        if next < layers.count {
            layers[next].start()
        } else {
            onReady?()
        }
        waiting.forEach { receive($0, at: next) }
    }

    private func receive(_ segment: Segment) { receive(segment, at: 0) }

    private func receive(_ segment: Segment, at index: Int) {
        if index < layers.count {
            layers[index].handleInput(segment)
        } else {
            onInput?(segment)
        }
    }

    private func transmit(_ segment: Segment) {
        if !segment.data.isEmpty || transport.maximumDatagramSize != nil && segment.isComplete {
            transport.write(segment.data)
        }
        if segment.isFinal { transport.finishWriting() }
    }

    private func index(of layer: ProtocolLayer) -> Int? { layers.firstIndex { $0 === layer } }
}
