/// Which protocols a connection speaks, and which ways it may take.
public final class NWParameters: CustomDebugStringConvertible, @unchecked Sendable {
    public enum MultipathServiceType: Hashable, Sendable {
        case disabled, handover, interactive, aggregate
    }

    public enum ServiceClass: Hashable, Sendable {
        case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling
    }

    public enum ExpiredDNSBehavior: Hashable, Sendable {
        case systemDefault, allow, prohibit, persistent
    }

    /// On whose behalf a connection is.
    public enum Attribution: Hashable, Sendable {
        case developer, user
    }

    /// Protocols from the one that the app speaks to the one that packets have.
    public final class ProtocolStack: @unchecked Sendable {
        /// The uppermost first.
        public var applicationProtocols: [NWProtocolOptions] = []
        public var transportProtocol: NWProtocolOptions?
        public var internetProtocol: NWProtocolOptions? = NWProtocolIP.Options()

        func copy() -> ProtocolStack {
            let copy = ProtocolStack()
            copy.applicationProtocols = applicationProtocols.map { $0.copy() }
            copy.transportProtocol = transportProtocol?.copy()
            copy.internetProtocol = internetProtocol?.copy()
            return copy
        }
    }

    public class var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
    public class var tcp: NWParameters { NWParameters(tls: nil) }
    public class var dtls: NWParameters { NWParameters(dtls: NWProtocolTLS.Options()) }
    public class var udp: NWParameters { NWParameters(dtls: nil) }
    public class var applicationService: NWParameters { NWParameters(tls: nil) }

    public class func quic(alpn: [String]) -> NWParameters { NWParameters(quic: NWProtocolQUIC.Options(alpn: alpn)) }

    public class func quicDatagram(alpn: [String]) -> NWParameters {
        let options = NWProtocolQUIC.Options(alpn: alpn)
        options.isDatagram = true
        return NWParameters(quic: options)
    }

    public private(set) var defaultProtocolStack = ProtocolStack()
    public var requiredInterfaceType = NWInterface.InterfaceType.other
    public var requiredInterface: NWInterface?
    public var requiredLocalEndpoint: NWEndpoint?
    public var prohibitConstrainedPaths = false
    public var prohibitExpensivePaths = false
    public var allowUltraConstrainedPaths = false
    public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
    public var prohibitedInterfaces: [NWInterface]?
    public var multipathServiceType = MultipathServiceType.disabled
    public var serviceClass = ServiceClass.bestEffort
    public var allowFastOpen = false
    public var expiredDNSBehavior = ExpiredDNSBehavior.systemDefault
    public var requiresDNSSECValidation = false
    public var preferNoProxies = false
    public var includePeerToPeer = false
    public var allowLocalEndpointReuse = false
    public var acceptLocalOnly = false
    public var attribution = Attribution.developer
    private(set) var privacyContext = PrivacyContext.default
    let customProtocolNumber: UInt8?

    public init() {
        customProtocolNumber = nil
    }

    /// Speaks a protocol of its own right above IP, which takes rights that a widget does not have.
    public init(customIPProtocolNumber: UInt8) {
        customProtocolNumber = customIPProtocolNumber
    }

    public convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
        self.init()
        defaultProtocolStack.transportProtocol = tcp
        defaultProtocolStack.applicationProtocols = tls.map { [$0] } ?? []
    }

    public convenience init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()) {
        self.init()
        defaultProtocolStack.transportProtocol = udp
        defaultProtocolStack.applicationProtocols = dtls.map { [$0] } ?? []
    }

    public convenience init(quic: NWProtocolQUIC.Options) {
        self.init()
        defaultProtocolStack.transportProtocol = quic
    }

    public func copy() -> NWParameters {
        let copy = customProtocolNumber.map { NWParameters(customIPProtocolNumber: $0) } ?? NWParameters()
        copy.defaultProtocolStack = defaultProtocolStack.copy()
        copy.requiredInterfaceType = requiredInterfaceType
        copy.requiredInterface = requiredInterface
        copy.requiredLocalEndpoint = requiredLocalEndpoint
        copy.prohibitConstrainedPaths = prohibitConstrainedPaths
        copy.prohibitExpensivePaths = prohibitExpensivePaths
        copy.allowUltraConstrainedPaths = allowUltraConstrainedPaths
        copy.prohibitedInterfaceTypes = prohibitedInterfaceTypes
        copy.prohibitedInterfaces = prohibitedInterfaces
        copy.multipathServiceType = multipathServiceType
        copy.serviceClass = serviceClass
        copy.allowFastOpen = allowFastOpen
        copy.expiredDNSBehavior = expiredDNSBehavior
        copy.requiresDNSSECValidation = requiresDNSSECValidation
        copy.preferNoProxies = preferNoProxies
        copy.includePeerToPeer = includePeerToPeer
        copy.allowLocalEndpointReuse = allowLocalEndpointReuse
        copy.acceptLocalOnly = acceptLocalOnly
        copy.attribution = attribution
        copy.privacyContext = privacyContext
        return copy
    }

    public func setPrivacyContext(_ privacyContext: PrivacyContext) { self.privacyContext = privacyContext }

    public var debugDescription: String {
        let stack = defaultProtocolStack
        let names =
            stack.applicationProtocols.map(\.definition.name)
            + [stack.transportProtocol, stack.internetProtocol].compactMap { $0?.definition.name }
        return names.joined(separator: ", ") + ", attribution: \(attribution)"
    }

    /// Whether a connection may take this way to another machine.
    func permits(_ interface: NWInterface) -> Bool {
        interface.type != .loopback
            && (requiredInterfaceType == .other || interface.type == requiredInterfaceType)
            && (requiredInterface.map { $0 == interface } ?? true)
            && !(prohibitedInterfaceTypes ?? []).contains(interface.type)
            && !(prohibitedInterfaces ?? []).contains(interface)
            && !(prohibitExpensivePaths && interface.type == .cellular)
    }
}
