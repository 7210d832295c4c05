import FoundationCompat
import Glibc

extension NWProtocolOptions {
    /// The protocol at work; throws for one that is not here.
    func makeLayer() throws(NWError) -> ProtocolLayer {
        switch self {
        case let options as NWProtocolWebSocket.Options:
            return WebSocketLayer(options)
        case let options as NWProtocolFramer.Options:
            guard let definition = options.definition as? NWProtocolFramer.Definition else { break }
            return FramerLayer(options, definition)
        case let options as NWProtocolTLS.Options:
            return try TLSLayer(options)
        default: break
        }
        Unavailable.note("the network protocol \(definition.name)")
        throw .posix(.EPROTONOSUPPORT)
    }
}

extension NWParameters {
    /// What carries a connection's bytes.
    enum Carrier {
        case stream, datagrams
    }

    /// Throws for a transport that is not here.
    func carrier() throws(NWError) -> Carrier {
        let transport = defaultProtocolStack.transportProtocol
        let isSecured = defaultProtocolStack.applicationProtocols.contains { $0 is NWProtocolTLS.Options }
        switch transport {
        case is NWProtocolTCP.Options: return .stream
        case is NWProtocolUDP.Options where !isSecured: return .datagrams
        case is NWProtocolUDP.Options: Unavailable.note("DTLS")
        case let transport?: Unavailable.note("the network protocol \(transport.definition.name)")
        case nil:
            let number = customProtocolNumber.map { "IP's protocol \($0)" } ?? "a connection without a transport"
            Unavailable.note(number)
        }
        throw .posix(.EPROTONOSUPPORT)
    }

    /// The protocols above the transport, the lowest first.
    func makeLayers() throws(NWError) -> [ProtocolLayer] {
        var layers: [ProtocolLayer] = []
        for options in defaultProtocolStack.applicationProtocols.reversed() { layers.append(try options.makeLayer()) }
        return layers
    }
}
