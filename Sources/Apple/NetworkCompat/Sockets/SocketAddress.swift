import Foundation
import Glibc

/// An address as the system's calls take it.
struct SocketAddress: Hashable, Sendable {
    private(set) var bytes: [UInt8]

    init(_ pointer: UnsafePointer<sockaddr>, _ length: socklen_t) {
        bytes = [UInt8](UnsafeRawBufferPointer(start: pointer, count: Int(length)))
    }

    /// Has a call of the system's write an address; nil where that fails.
    init?(filledBy call: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32) {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let result = withUnsafeMutablePointer(to: &storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { call($0, &length) }
        }
        guard result >= 0, length >= 2 else { return nil }
        bytes = withUnsafeBytes(of: &storage) { [UInt8]($0.prefix(Int(length))) }
    }

    init(ipv4 address: IPv4Address, port: UInt16) {
        var value = sockaddr_in()
        value.sin_family = sa_family_t(AF_INET)
        value.sin_port = port.bigEndian
        withUnsafeMutableBytes(of: &value.sin_addr) { $0.copyBytes(from: address.bytes) }
        bytes = withUnsafeBytes(of: &value) { [UInt8]($0) }
    }

    init(ipv6 address: IPv6Address, port: UInt16) {
        var value = sockaddr_in6()
        value.sin6_family = sa_family_t(AF_INET6)
        value.sin6_port = port.bigEndian
        value.sin6_scope_id = UInt32(address.interface?.index ?? 0)
        withUnsafeMutableBytes(of: &value.sin6_addr) { $0.copyBytes(from: address.bytes) }
        bytes = withUnsafeBytes(of: &value) { [UInt8]($0) }
    }

    /// Nil where the path is longer than the system takes.
    init?(unixPath path: String) {
        var value = sockaddr_un()
        value.sun_family = sa_family_t(AF_UNIX)
        let fits = withUnsafeMutableBytes(of: &value.sun_path) { buffer in
            guard path.utf8.count < buffer.count else { return false }
            buffer.copyBytes(from: path.utf8)
            return true
        }
        guard fits else { return nil }
        bytes = withUnsafeBytes(of: &value) { [UInt8]($0) }
    }

    var family: Int32 {
        bytes.count < 2 ? AF_UNSPEC : bytes.withUnsafeBytes { Int32($0.loadUnaligned(as: sa_family_t.self)) }
    }

    var port: UInt16 {
        family == AF_INET || family == AF_INET6
            ? bytes.withUnsafeBytes { UInt16(bigEndian: $0.loadUnaligned(fromByteOffset: 2, as: UInt16.self)) } : 0
    }

    /// Whether it never leaves this machine.
    var isLocal: Bool {
        switch host {
        case .ipv4(let address): address.isLoopback || address == .any
        case .ipv6(let address): address.isLoopback || address.isAny || address.asIPv4?.isLoopback == true
        case .name, nil: true
        }
    }

    var host: NWEndpoint.Host? {
        switch family {
        case AF_INET where bytes.count >= 8:
            return .ipv4(IPv4Address([UInt8](bytes[4..<8])))
        case AF_INET6 where bytes.count >= MemoryLayout<sockaddr_in6>.size:
            let raw = [UInt8](bytes[8..<24])
            let scope = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: 24, as: UInt32.self) }
            let address = IPv6Address(raw, scope == 0 ? nil : NWInterface(index: Int(scope)))
            // What a socket of both versions hears from version 4.
            return address.isIPv4Mapped ? address.asIPv4.map { .ipv4($0) } : .ipv6(address)
        default: return nil
        }
    }

    var endpoint: NWEndpoint? {
        if let host { return .hostPort(host: host, port: NWEndpoint.Port(integerLiteral: port)) }
        guard family == AF_UNIX else { return nil }
        return .unix(path: String(decoding: bytes.dropFirst(2).prefix { $0 != 0 }, as: UTF8.self))
    }

    func withPointer<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
        // Copied, so that it is aligned as a `sockaddr` has to be.
        var storage = sockaddr_storage()
        withUnsafeMutableBytes(of: &storage) { $0.copyBytes(from: bytes) }
        return withUnsafePointer(to: &storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(bytes.count)) }
        }
    }
}
