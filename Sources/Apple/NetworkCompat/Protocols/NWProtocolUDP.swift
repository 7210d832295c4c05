/// The User Datagram Protocol.
public final class NWProtocolUDP: NWProtocol, @unchecked Sendable {
    public static let definition = NWProtocolDefinition("udp")

    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public var preferNoChecksum = false

        public init() { super.init(NWProtocolUDP.definition) }

        override func copy() -> NWProtocolOptions {
            let copy = Options()
            copy.preferNoChecksum = preferNoChecksum
            return copy
        }
    }

    public final class Metadata: NWProtocolMetadata, @unchecked Sendable {
        public init() { super.init(NWProtocolUDP.definition) }
    }
}
