/// QUIC, which is not here: a connection that asks for it fails.
///
/// - Compatibility: compiles
public final class NWProtocolQUIC: NWProtocol, @unchecked Sendable {
    public static let definition = NWProtocolDefinition("quic")

    /// A number and a text that one side ends a connection with.
    public struct ApplicationError: Hashable, Sendable {
        public let code: UInt64
        public let reason: String?

        public init(code: UInt64, reason: String? = nil) {
            self.code = code
            self.reason = reason
        }
    }

    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public enum Direction: Hashable, Sendable {
            case bidirectional, unidirectional
        }

        public let securityProtocolOptions: sec_protocol_options_t
        public var alpn: [String] = []
        public var direction = Direction.bidirectional
        public var isDatagram = false
        /// In milliseconds.
        public var idleTimeout = 30_000
        public var maxUDPPayloadSize = 1_350
        public var maxDatagramFrameSize = 0
        public var initialMaxData = 2_097_152
        public var initialMaxStreamDataBidirectionalLocal = 2_097_152
        public var initialMaxStreamDataBidirectionalRemote = 2_097_152
        public var initialMaxStreamDataUnidirectional = 2_097_152
        public var initialMaxStreamsBidirectional = 8
        public var initialMaxStreamsUnidirectional = 8

        public convenience init() { self.init(OS_sec_protocol_options()) }

        public convenience init(alpn: [String]) {
            self.init()
            self.alpn = alpn
        }

        private init(_ options: OS_sec_protocol_options) {
            securityProtocolOptions = options
            super.init(NWProtocolQUIC.definition)
        }

        override func copy() -> NWProtocolOptions {
            let copy = Options(securityProtocolOptions.copy())
            copy.alpn = alpn
            copy.direction = direction
            copy.isDatagram = isDatagram
            copy.idleTimeout = idleTimeout
            copy.maxUDPPayloadSize = maxUDPPayloadSize
            copy.maxDatagramFrameSize = maxDatagramFrameSize
            copy.initialMaxData = initialMaxData
            copy.initialMaxStreamDataBidirectionalLocal = initialMaxStreamDataBidirectionalLocal
            copy.initialMaxStreamDataBidirectionalRemote = initialMaxStreamDataBidirectionalRemote
            copy.initialMaxStreamDataUnidirectional = initialMaxStreamDataUnidirectional
            copy.initialMaxStreamsBidirectional = initialMaxStreamsBidirectional
            copy.initialMaxStreamsUnidirectional = initialMaxStreamsUnidirectional
            return copy
        }
    }

    /// What a connection of QUIC knows of itself; there is none here.
    public final class Metadata: NWProtocolMetadata, @unchecked Sendable {
        public enum KeepAliveBehavior: Hashable, Sendable {
            case on, off
            case seconds(Int)
        }

        public let securityProtocolMetadata: sec_protocol_metadata_t
        public internal(set) var negotiatedALPN: String?
        public internal(set) var streamIdentifier: UInt64 = 0
        public internal(set) var usableDatagramFrameSize = 0
        public internal(set) var remoteIdleTimeout = 0
        public internal(set) var remoteMaxStreamsBidirectional = 0
        public internal(set) var remoteMaxStreamsUnidirectional = 0
        public var localMaxStreamsBidirectional = 0
        public var localMaxStreamsUnidirectional = 0
        public var streamApplicationErrorCode: UInt64 = 0
        public var applicationError = ApplicationError(code: 0)
        public var keepAlive = KeepAliveBehavior.off

        init(_ metadata: OS_sec_protocol_metadata) {
            securityProtocolMetadata = metadata
            super.init(NWProtocolQUIC.definition)
        }
    }
}
