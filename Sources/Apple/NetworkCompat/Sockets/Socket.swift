import Foundation
import Glibc

/// An open socket, which is closed when nobody uses it any more.
final class Socket: Sendable {
    let descriptor: Int32

    init(adopting descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// A new one that never waits and that no other program inherits.
    init(family: Int32, isDatagram: Bool) throws(NWError) {
        let type = (isDatagram ? SOCK_DGRAM : SOCK_STREAM).rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
        descriptor = socket(family, Int32(type), 0)
        guard descriptor >= 0 else { throw NWError(errno: errno) }
    }

    deinit { close(descriptor) }

    var localAddress: SocketAddress? { SocketAddress { getsockname(descriptor, $0, $1) } }
    var remoteAddress: SocketAddress? { SocketAddress { getpeername(descriptor, $0, $1) } }

    /// The error that the last step of connecting has met.
    var pendingError: Int32 {
        var code: Int32 = 0
        var length = socklen_t(MemoryLayout<Int32>.size)
        getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &code, &length)
        return code
    }

    /// FIONREAD.
    var queuedInput: UInt32 { count(0x541B) }
    /// TIOCOUTQ.
    var queuedOutput: UInt32 { count(0x5411) }

    /// What the system refuses stays as it was: options are wishes.
    func set(_ level: Int32, _ name: Int32, _ value: Int32) {
        var value = value
        setsockopt(descriptor, level, name, &value, socklen_t(MemoryLayout<Int32>.size))
    }

    func bind(to address: SocketAddress) throws(NWError) {
        guard address.withPointer({ Glibc.bind(descriptor, $0, $1) }) == 0 else { throw NWError(errno: errno) }
    }

    private func count(_ request: UInt) -> UInt32 {
        var value: Int32 = 0
        return ioctl(descriptor, request, &value) == 0 ? UInt32(max(value, 0)) : 0
    }
}

extension Socket {
    /// Applies what parameters say of sockets.
    func apply(_ parameters: NWParameters, family: Int32) {
        let stack = parameters.defaultProtocolStack
        if family != AF_UNIX {
            (stack.internetProtocol as? NWProtocolIP.Options).map { apply($0, family: family) }
            (stack.transportProtocol as? NWProtocolTCP.Options).map { apply($0) }
            apply(parameters.serviceClass, family: family)
            if let interface = parameters.requiredInterface ?? parameters.requiredLocalEndpoint?.interface {
                _ = interface.name.withCString {
                    setsockopt(descriptor, SOL_SOCKET, SO_BINDTODEVICE, $0, socklen_t(strlen($0)))
                }
            }
        }
        if parameters.allowLocalEndpointReuse {
            set(SOL_SOCKET, SO_REUSEADDR, 1)
            if stack.transportProtocol is NWProtocolUDP.Options { set(SOL_SOCKET, SO_REUSEPORT, 1) }
        }
    }

    private func apply(_ options: NWProtocolIP.Options, family: Int32) {
        let isV6 = family == AF_INET6
        if options.hopLimit != 0 {
            set(Int32(IPPROTO_IP), IP_TTL, Int32(options.hopLimit))
            if isV6 { set(Int32(IPPROTO_IPV6), IPV6_UNICAST_HOPS, Int32(options.hopLimit)) }
        }
        if options.disableFragmentation {
            set(Int32(IPPROTO_IP), IP_MTU_DISCOVER, IP_PMTUDISC_DO)
            if isV6 { set(Int32(IPPROTO_IPV6), IPV6_MTU_DISCOVER, IPV6_PMTUDISC_DO) }
        }
        if options.useMinimumMTU, isV6 { set(Int32(IPPROTO_IPV6), IPV6_MTU, 1280) }
        if options.disableMulticastLoopback {
            set(Int32(IPPROTO_IP), IP_MULTICAST_LOOP, 0)
            if isV6 { set(Int32(IPPROTO_IPV6), IPV6_MULTICAST_LOOP, 0) }
        }
    }

    private func apply(_ options: NWProtocolTCP.Options) {
        let tcp = Int32(IPPROTO_TCP)
        if options.noDelay { set(tcp, TCP_NODELAY, 1) }
        if options.noPush { set(tcp, TCP_CORK, 1) }
        if options.enableKeepalive {
            set(SOL_SOCKET, SO_KEEPALIVE, 1)
            if options.keepaliveIdle > 0 { set(tcp, TCP_KEEPIDLE, Int32(clamping: options.keepaliveIdle)) }
            if options.keepaliveInterval > 0 { set(tcp, TCP_KEEPINTVL, Int32(clamping: options.keepaliveInterval)) }
            if options.keepaliveCount > 0 { set(tcp, TCP_KEEPCNT, Int32(clamping: options.keepaliveCount)) }
        }
        if options.maximumSegmentSize > 0 { set(tcp, TCP_MAXSEG, Int32(clamping: options.maximumSegmentSize)) }
        let patience = [options.connectionDropTime, options.persistTimeout].filter { $0 > 0 }.min()
        if let patience { set(tcp, TCP_USER_TIMEOUT, Int32(clamping: patience * 1000)) }
    }

    /// The code points of RFC 4594.
    private func apply(_ serviceClass: NWParameters.ServiceClass, family: Int32) {
        let codePoint: Int32
        switch serviceClass {
        case .bestEffort: return
        case .background: codePoint = 8
        case .interactiveVideo: codePoint = 34
        case .interactiveVoice: codePoint = 46
        case .responsiveData: codePoint = 18
        case .signaling: codePoint = 40
        }
        set(Int32(IPPROTO_IP), IP_TOS, codePoint << 2)
        if family == AF_INET6 { set(Int32(IPPROTO_IPV6), IPV6_TCLASS, codePoint << 2) }
    }
}
