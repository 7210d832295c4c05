/// The Internet Protocol.
public final class NWProtocolIP: NWProtocol, @unchecked Sendable {
    public static let definition = NWProtocolDefinition("ip")

    /// What a packet says of congestion.
    public enum ECN: Hashable, Sendable {
        case nonECT, ect0, ect1, ce
    }

    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public enum Version: Hashable, Sendable {
            case any, v4, v6
        }

        public enum AddressPreference: Hashable, Sendable {
            case `default`, temporary, stable
        }

        public var version = Version.any
        /// How many routers a packet may pass; 0 for as many as the system says.
        public var hopLimit: UInt8 = 0
        public var useMinimumMTU = false
        public var disableFragmentation = false
        public var shouldCalculateReceiveTime = false
        public var localAddressPreference = AddressPreference.default
        public var disableMulticastLoopback = false

        init() { super.init(NWProtocolIP.definition) }

        override func copy() -> NWProtocolOptions {
            let copy = Options()
            copy.version = version
            copy.hopLimit = hopLimit
            copy.useMinimumMTU = useMinimumMTU
            copy.disableFragmentation = disableFragmentation
            copy.shouldCalculateReceiveTime = shouldCalculateReceiveTime
            copy.localAddressPreference = localAddressPreference
            copy.disableMulticastLoopback = disableMulticastLoopback
            return copy
        }
    }

    public final class Metadata: NWProtocolMetadata, @unchecked Sendable {
        public var ecn = ECN.nonECT
        public var serviceClass = NWParameters.ServiceClass.bestEffort
        /// When a packet has come, in nanoseconds of the machine's uptime; 0 unless the options ask for it.
        public internal(set) var receiveTime: UInt64 = 0

        public init() { super.init(NWProtocolIP.definition) }

        public func ecn(_ ecn: ECN) -> Self {
            self.ecn = ecn
            return self
        }

        public func serviceClass(_ serviceClass: NWParameters.ServiceClass) -> Self {
            self.serviceClass = serviceClass
            return self
        }
    }
}
