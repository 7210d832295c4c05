/// Transport Layer Security.
public final class NWProtocolTLS: NWProtocol, @unchecked Sendable {
    public static let definition = NWProtocolDefinition("tls")

    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public let securityProtocolOptions: sec_protocol_options_t

        public convenience init() { self.init(OS_sec_protocol_options()) }

        init(_ options: OS_sec_protocol_options) {
            securityProtocolOptions = options
            super.init(NWProtocolTLS.definition)
        }

        override func copy() -> NWProtocolOptions { Options(securityProtocolOptions.copy()) }

    }

    public final class Metadata: NWProtocolMetadata, @unchecked Sendable {
        public let securityProtocolMetadata: sec_protocol_metadata_t

        init(_ metadata: OS_sec_protocol_metadata) {
            securityProtocolMetadata = metadata
            super.init(NWProtocolTLS.definition)
        }
    }
}
