public import Foundation

/// An address of the Internet Protocol, of either version.
public protocol IPAddress: Sendable {
    /// The address's bytes, in the network's order.
    var rawValue: Data { get }
    /// The interface that the address is meant on, as in `fe80::1%en0`.
    var interface: NWInterface? { get }
    var isLoopback: Bool { get }
    var isLinkLocal: Bool { get }
    var isMulticast: Bool { get }

    init?(_ rawValue: Data, _ interface: NWInterface?)
    init?(_ string: String)
}

/// Cuts `address%interface` in two; nil where the interface is none of this machine's.
private func scoped(_ string: String) -> (address: String, interface: NWInterface?)? {
    let parts = string.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return (string, nil) }
    guard let interface = NWInterface(named: String(parts[1])) else { return nil }
    return (String(parts[0]), interface)
}

/// The bytes of an address that is written as text.
private func bytes(of address: String, family: Int32, count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    return inet_pton(family, address, &bytes) == 1 ? bytes : nil
}

private func text(of bytes: [UInt8], family: Int32, on interface: NWInterface?) -> String {
    var buffer = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    inet_ntop(family, bytes, &buffer, socklen_t(buffer.count))
    let address = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return interface.map { "\(address)%\($0.name)" } ?? address
}

/// An address of version 4.
public struct IPv4Address: IPAddress, Hashable, CustomDebugStringConvertible {
    public static let any = IPv4Address([0, 0, 0, 0])
    public static let broadcast = IPv4Address([255, 255, 255, 255])
    public static let loopback = IPv4Address([127, 0, 0, 1])
    public static let allHostsGroup = IPv4Address([224, 0, 0, 1])
    public static let allRoutersGroup = IPv4Address([224, 0, 0, 2])
    public static let allReportsGroup = IPv4Address([224, 0, 0, 22])
    public static let mdnsGroup = IPv4Address([224, 0, 0, 251])

    let bytes: [UInt8]
    public let interface: NWInterface?

    init(_ bytes: [UInt8], _ interface: NWInterface? = nil) {
        self.bytes = bytes
        self.interface = interface
    }

    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 4 else { return nil }
        self.init([UInt8](rawValue), interface)
    }

    /// Reads `192.0.2.1` or `192.0.2.1%eth0`.
    public init?(_ string: String) {
        guard let (address, interface) = scoped(string),
            let bytes = NetworkCompat.bytes(of: address, family: AF_INET, count: 4)
        else { return nil }
        self.init(bytes, interface)
    }

    public var rawValue: Data { Data(bytes) }
    public var isLoopback: Bool { bytes[0] == 127 }
    public var isLinkLocal: Bool { bytes[0] == 169 && bytes[1] == 254 }
    public var isMulticast: Bool { bytes[0] & 0xF0 == 0xE0 }
    public var debugDescription: String { text(of: bytes, family: AF_INET, on: interface) }
}

/// An address of version 6.
public struct IPv6Address: IPAddress, Hashable, CustomDebugStringConvertible {
    /// How far a multicast address reaches.
    public enum Scope: UInt8, Sendable {
        case nodeLocal = 1
        case linkLocal = 2
        case siteLocal = 5
        case organizationLocal = 8
        case global = 14
    }

    public static let any = IPv6Address([UInt8](repeating: 0, count: 16))
    /// As Apple has it, the same as `any`: version 6 has no broadcast.
    public static let broadcast = any
    public static let loopback = IPv6Address([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
    public static let nodeLocalNodes = IPv6Address([0xFF, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
    public static let linkLocalNodes = IPv6Address([0xFF, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
    public static let linkLocalRouters = IPv6Address([0xFF, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2])

    let bytes: [UInt8]
    public let interface: NWInterface?

    init(_ bytes: [UInt8], _ interface: NWInterface? = nil) {
        self.bytes = bytes
        self.interface = interface
    }

    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 16 else { return nil }
        self.init([UInt8](rawValue), interface)
    }

    /// Reads `2001:db8::1` or `fe80::1%eth0`.
    public init?(_ string: String) {
        guard let (address, interface) = scoped(string),
            let bytes = NetworkCompat.bytes(of: address, family: AF_INET6, count: 16)
        else { return nil }
        self.init(bytes, interface)
    }

    public var rawValue: Data { Data(bytes) }
    public var isAny: Bool { bytes.allSatisfy { $0 == 0 } }
    public var isLoopback: Bool { bytes == Self.loopback.bytes }
    /// As Apple spells it.
    public var isIPv4Compatabile: Bool {
        bytes.prefix(12).allSatisfy { $0 == 0 } && bytes[12...].contains { $0 != 0 } && !isLoopback
    }
    public var isIPv4Mapped: Bool {
        bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
    }
    public var asIPv4: IPv4Address? {
        isIPv4Mapped || isIPv4Compatabile ? IPv4Address([UInt8](bytes[12...]), interface) : nil
    }
    public var is6to4: Bool { bytes[0] == 0x20 && bytes[1] == 0x02 }
    public var isLinkLocal: Bool { bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80 }
    public var isMulticast: Bool { bytes[0] == 0xFF }
    public var isUniqueLocal: Bool { bytes[0] & 0xFE == 0xFC }
    public var multicastScope: Scope? { isMulticast ? Scope(rawValue: bytes[1] & 0x0F) : nil }
    public var debugDescription: String { text(of: bytes, family: AF_INET6, on: interface) }
}
