import Glibc

/// The Transmission Control Protocol.
public final class NWProtocolTCP: NWProtocol, @unchecked Sendable {
    public static let definition = NWProtocolDefinition("tcp")

    /// How TCP works; times are in seconds, and 0 leaves them to the system.
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public enum MultipathVersion: Hashable, Sendable {
            case unspecified, v0, v1
        }

        public var noDelay = false
        public var noPush = false
        /// Linux leaves TCP's options to the machine's settings.
        public var noOptions = false
        public var enableKeepalive = false
        public var keepaliveCount = 0
        public var keepaliveIdle = 0
        public var keepaliveInterval = 0
        public var maximumSegmentSize = 0
        public var connectionTimeout = 0
        public var persistTimeout = 0
        public var connectionDropTime = 0
        public var retransmitFinDrop = false
        public var disableAckStretching = false
        public var enableFastOpen = false
        public var disableECN = false
        public var multipathForceVersion = MultipathVersion.unspecified

        public init() { super.init(NWProtocolTCP.definition) }

        override func copy() -> NWProtocolOptions {
            let copy = Options()
            copy.noDelay = noDelay
            copy.noPush = noPush
            copy.noOptions = noOptions
            copy.enableKeepalive = enableKeepalive
            copy.keepaliveCount = keepaliveCount
            copy.keepaliveIdle = keepaliveIdle
            copy.keepaliveInterval = keepaliveInterval
            copy.maximumSegmentSize = maximumSegmentSize
            copy.connectionTimeout = connectionTimeout
            copy.persistTimeout = persistTimeout
            copy.connectionDropTime = connectionDropTime
            copy.retransmitFinDrop = retransmitFinDrop
            copy.disableAckStretching = disableAckStretching
            copy.enableFastOpen = enableFastOpen
            copy.disableECN = disableECN
            copy.multipathForceVersion = multipathForceVersion
            return copy
        }
    }

    /// What TCP's buffers hold.
    public final class Metadata: NWProtocolMetadata, @unchecked Sendable {
        /// The connection's, which this does not keep open.
        weak let socket: Socket?

        init(_ socket: Socket?) {
            self.socket = socket
            super.init(NWProtocolTCP.definition)
        }

        /// Bytes that have come and that nobody has taken.
        public var availableReceiveBuffer: UInt32 { socket?.queuedInput ?? 0 }
        /// Bytes that have been sent and that the other side has not confirmed.
        public var availableSendBuffer: UInt32 { socket?.queuedOutput ?? 0 }
    }
}
