import Synchronization
import Foundation
import FoundationCompat

// All of it on the connection's own queue.
extension NWConnection {
    func establish() {
        startTime = .now()
        become(.preparing)
        do throws(NWError) {
            let carrier = try parameters.carrier()
            if let accepted {
                self.accepted = nil
                return try build(on: accepted)
            }
            guard parameters.privacyContext.proxyConfigurations.isEmpty else {
                Unavailable.note("a connection by a proxy")
                throw .posix(.EPROTONOSUPPORT)
            }
            if case .service = endpoint { Unavailable.note("a connection to a Bonjour service") }
            resolve(carrier)
        } catch {
            fail(error)
        }
    }

    private func resolve(_ carrier: NWParameters.Carrier) {
        let started = DispatchTime.now()
        Resolver.resolve(endpoint, parameters, on: core) { [weak self] result in
            guard let self, !isFinished, state == .preparing else { return }
            switch result {
            case .failure(let error): wait(hasWay() ? error : .posix(.ENETDOWN))
            case .success(let addresses):
                if let first = addresses.first?.endpoint, first != endpoint {
                    resolution = EstablishmentReport.Resolution(
                        source: .query, duration: started.seconds(to: .now()), endpointCount: addresses.count,
                        successfulEndpoint: first, preferredEndpoint: first)
                }
                connect(to: addresses, carrier)
            }
        }
    }

    /// Whether another machine can be reached at all.
    private func hasWay() -> Bool {
        let parameters = parameters
        return NWPath { parameters.permits($0) }.status == .satisfied
    }

    private func connect(to addresses: [SocketAddress], _ carrier: NWParameters.Carrier) {
        guard addresses.contains(where: \.isLocal) || hasWay() else { return wait(.posix(.ENETDOWN)) }
        attempt = ConnectionAttempt(addresses, parameters, carrier, on: core) { [weak self] result in
            guard let self, !isFinished else { return }
            attempt = nil
            switch result {
            case .failure(let error): wait(error)
            case .success(let (socket, address)):
                if let endpoint = address.endpoint { resolution?.succeed(with: endpoint) }
                do throws(NWError) {
                    switch carrier {
                    case .stream: try build(on: StreamTransport(socket, remote: address, on: core))
                    case .datagrams: try build(on: DatagramTransport(socket, remote: address, on: core))
                    }
                } catch {
                    fail(error)
                }
            }
        }
        attempt?.start()
    }

    private func build(on transport: any Transport) throws(NWError) {
        let parameters = parameters
        var path = NWPath { parameters.permits($0) }
        path.localEndpoint = transport.socket.localAddress?.endpoint
        path.remoteEndpoint = transport.remoteAddress?.endpoint
        if transport.remoteAddress?.isLocal == true {
            path = NWPath { $0.type == .loopback }.between(path.localEndpoint, path.remoteEndpoint)
        }
        shared.withLock { $0.path = path }
        deliver { [weak self] in self?.pathUpdateHandler?(path) }
        let layers: [ProtocolLayer]
        do {
            layers = try parameters.makeLayers()
        } catch {
            transport.close(flushing: false)
            throw error
        }
        let stack = LayerStack(
            layers, on: transport, queue: core, endpoint: endpoint, parameters: parameters, isServer: isServer)
        self.stack = stack
        let connected = DispatchTime.now()
        stack.onReady = { [weak self] in self?.becomeReady(connected) }
        stack.onInput = { [weak self] segment in self?.receive(segment) }
        stack.onFailure = { [weak self] error in self?.fail(error) }
        stack.start()
    }

    private func becomeReady(_ connected: DispatchTime) {
        guard let stack, !isFinished else { return }
        let carrier = parameters.defaultProtocolStack.transportProtocol
        var handshakes: [EstablishmentReport.Handshake] = []
        if let carrier, carrier is NWProtocolTCP.Options {
            let time = startTime.seconds(to: connected)
            handshakes.append(.init(definition: carrier.definition, handshakeDuration: time, handshakeRTT: time))
        }
        if let layer = stack.layers.first {
            let time = connected.seconds(to: .now())
            handshakes.append(.init(definition: layer.options.definition, handshakeDuration: time, handshakeRTT: time))
        }
        let report = EstablishmentReport(
            duration: startTime.seconds(to: .now()), attemptStartedAfterInterval: 0,
            previousAttemptCount: previousAttempts, resolutions: resolution.map { [$0] } ?? [], handshakes: handshakes)
        let carried: NWProtocolMetadata =
            stack.transport.maximumDatagramSize == nil
            ? NWProtocolTCP.Metadata(stack.transport.socket) : NWProtocolUDP.Metadata()
        shared.withLock { shared in
            shared.metadata = stack.layers.compactMap(\.metadata) + [carried, NWProtocolIP.Metadata()]
            shared.maximumDatagramSize = stack.transport.maximumDatagramSize ?? 0
            shared.establishment = report
        }
        watch = nil
        become(.ready)
        deliver { [weak self] in
            self?.viabilityUpdateHandler?(true)
            self?.betterPathUpdateHandler?(false)
        }
        flushSendings()
        answerRequests()
    }

    /// Waits for the network to change.
    private func wait(_ error: NWError) {
        switch error {
        case .posix(.ENETDOWN), .posix(.EPERM):
            Unavailable.note(
                "the network, for a connection to \(endpoint)",
                hint: "Draw something without it, as on a phone in flight mode, or leave out --no-network.")
        default: break
        }
        stack?.close(flushing: false)
        stack = nil
        become(.waiting(error))
        watch = watch ?? InterfaceWatch { [weak self] in self?.restart() }
    }

    /// Ends the connection for a reason that trying again does not mend.
    func fail(_ error: NWError) {
        guard !isFinished else { return }
        finish(.failed(error), error)
        stack?.close(flushing: true)
        stack = nil
    }

    /// Ends the connection because the app wants it.
    func end(flushing: Bool) {
        if isFinished {
            guard case .failed = state else { return }
            become(.cancelled)
            release()
            return
        }
        let stack = stack
        self.stack = nil
        finish(.cancelled, .posix(.ECANCELED))
        release()
        guard flushing, let stack else {
            stack?.close(flushing: false)
            return
        }
        stack.stop { stack.close(flushing: true) }
        core.asyncAfter(deadline: .now() + .seconds(5)) { [weak stack] in stack?.close(flushing: true) }
    }

    private func finish(_ state: State, _ error: NWError) {
        isFinished = true
        attempt?.cancel()
        attempt = nil
        watch = nil
        accepted?.close(flushing: false)
        accepted = nil
        sendings.forEach { tell($0.completion, error) }
        sendings = []
        inbox.fail(error)
        if self.state == .ready { deliver { [weak self] in self?.viabilityUpdateHandler?(false) } }
        become(state)
        while let answer = inbox.nextAnswer() { deliver(answer) }
        whenEnded?()
        whenEnded = nil
        let kept = itself
        itself = nil
        // Until all of this has been told.
        deliver { withExtendedLifetime(kept) {} }
    }

    /// Lets go of the app's functions, when they have been told.
    private func release() {
        deliver { [self] in
            shared.withLock { shared in
                shared.stateUpdateHandler = nil
                shared.pathUpdateHandler = nil
                shared.viabilityUpdateHandler = nil
                shared.betterPathUpdateHandler = nil
            }
        }
    }

    func become(_ state: State) {
        shared.withLock { $0.state = state }
        deliver { [weak self] in self?.stateUpdateHandler?(state) }
    }
}

extension NWPath {
    func between(_ local: NWEndpoint?, _ remote: NWEndpoint?) -> NWPath {
        var path = self
        path.localEndpoint = local
        path.remoteEndpoint = remote
        return path
    }
}

extension DispatchTime {
    func seconds(to end: DispatchTime) -> TimeInterval {
        Double(end.uptimeNanoseconds) / 1e9 - Double(uptimeNanoseconds) / 1e9
    }
}
