import Foundation
import Glibc

/// How this machine reaches others.
public struct NWPath: Hashable, CustomDebugStringConvertible, Sendable {
    public enum Status: Hashable, Sendable {
        case satisfied, unsatisfied, requiresConnection
    }

    public enum UnsatisfiedReason: Hashable, Sendable {
        case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
    }

    public enum LinkQuality: Hashable, Sendable {
        case unknown, minimal, moderate, good
    }

    public let status: Status
    public let availableInterfaces: [NWInterface]
    /// Whether a link is paid for by what goes over it: none is here, but for a cellular one.
    public let isExpensive: Bool
    /// The mode for little data, which Linux does not have.
    public let isConstrained = false
    public let isUltraConstrained = false
    public let supportsIPv4: Bool
    public let supportsIPv6: Bool
    public let supportsDNS: Bool
    /// The routers that default routes lead to.
    public let gateways: [NWEndpoint]
    public internal(set) var localEndpoint: NWEndpoint?
    public internal(set) var remoteEndpoint: NWEndpoint?

    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    public var linkQuality: LinkQuality { .unknown }

    /// Whether the path goes by an interface of this type.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        status == .satisfied && availableInterfaces.contains { $0.type == type }
    }

    public var debugDescription: String {
        guard status == .satisfied else { return "unsatisfied (No network route)" }
        let kinds = [(supportsIPv4, "ipv4"), (supportsIPv6, "ipv6"), (supportsDNS, "dns")].filter(\.0).map(\.1)
        return "satisfied (Path is satisfied), interface: "
            + "\(availableInterfaces.map(\.name).joined(separator: ", ")), \(kinds.joined(separator: ", "))"
    }

    /// The path over those interfaces that are up and permitted.
    init(where isPermitted: (NWInterface) -> Bool = { $0.type != .loopback }) {
        let interfaces = (NWInterface.current() ?? []).filter { isPermitted($0.interface) }
            .map { ($0.interface, hosts: $0.hosts.filter { !$0.isLinkLocal }) }.filter { !$0.hosts.isEmpty }
        let hosts = interfaces.flatMap(\.hosts)
        availableInterfaces = interfaces.map(\.0)
        supportsIPv4 = hosts.contains { if case .ipv4 = $0 { true } else { false } }
        supportsIPv6 = hosts.contains { if case .ipv6 = $0 { true } else { false } }
        status = hosts.isEmpty ? .unsatisfied : .satisfied
        supportsDNS = availableInterfaces.contains { $0.type != .loopback }
        isExpensive = availableInterfaces.first?.type == .cellular
        gateways = status == .satisfied ? Self.gateways() : []
    }

    /// What `/proc/net/route` says, where it can be read.
    private static func gateways() -> [NWEndpoint] {
        guard let table = try? String(contentsOfFile: "/proc/net/route", encoding: .utf8) else { return [] }
        return table.split(separator: "\n").dropFirst().compactMap { line in
            let fields = line.split(separator: "\t")
            guard fields.count > 2, fields[1] == "00000000", let raw = UInt32(fields[2], radix: 16), raw != 0 else {
                return nil
            }
            let address = IPv4Address(withUnsafeBytes(of: raw) { [UInt8]($0) })
            return .hostPort(host: .ipv4(address), port: .any)
        }
    }
}

extension NWEndpoint.Host {
    fileprivate var isLinkLocal: Bool {
        switch self {
        case .name: false
        case .ipv4(let address): address.isLinkLocal
        case .ipv6(let address): address.isLinkLocal
        }
    }
}
