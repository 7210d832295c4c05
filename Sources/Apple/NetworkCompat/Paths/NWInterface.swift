import Foundation
import Glibc

/// One of this machine's ways to others.
public struct NWInterface: Hashable, CustomDebugStringConvertible, Sendable {
    public enum InterfaceType: Hashable, Sendable {
        case other, wifi, cellular, wiredEthernet, loopback
    }

    /// The subtype of a radio, which Linux does not tell.
    public enum RadioType: Hashable, Sendable {
        public enum WiFi: Hashable, Sendable {
            case b, a, g, n, ac, ax, be
        }

        public enum Cellular: Hashable, Sendable {
            public enum NewRadio5GVariant: Hashable, Sendable {
                case sub6GHz, mmWave
            }

            case lte
            case dualConnectivity5G(NewRadio5GVariant)
            case standalone5G(NewRadio5GVariant)
            case gsm, cdma, wcdma, evdo
        }

        case wifi(WiFi)
        case cell(Cellular)
    }

    public let type: InterfaceType
    public let name: String
    public let index: Int

    public var debugDescription: String { name }

    init?(named name: String) {
        let index = if_nametoindex(name)
        guard index != 0 else { return nil }
        self.init(name: name, index: Int(index))
    }

    init?(index: Int) {
        var buffer = [CChar](repeating: 0, count: Int(IF_NAMESIZE))
        guard if_indextoname(UInt32(index), &buffer) != nil else { return nil }
        self.init(
            name: String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self),
            index: index)
    }

    private init(name: String, index: Int) {
        self.name = name
        self.index = index
        type = Self.type(of: name)
    }

    /// What systemd's names say, and those that the kernel gives by itself; an unknown one is taken for a wire.
    private static func type(of name: String) -> InterfaceType {
        let types: [(prefixes: [String], type: InterfaceType)] = [
            (["lo"], .loopback), (["wl"], .wifi), (["ww", "rmnet", "ppp"], .cellular),
            (["tun", "tap", "wg", "docker", "br-", "virbr", "veth", "sit", "ip6tnl", "dummy"], .other),
        ]
        return types.first { $0.prefixes.contains { name.hasPrefix($0) } }?.type ?? .wiredEthernet
    }
}

extension NWInterface {
    /// An interface that is up, with the addresses that it has.
    struct Addressed {
        let interface: NWInterface
        var hosts: [NWEndpoint.Host] = []
    }

    /// The interfaces that are up, in the kernel's order; nil where the system does not tell, as some sandboxes have it.
    static func current() -> [Addressed]? {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return nil }
        defer { freeifaddrs(list) }
        var found: [Addressed] = []
        for item in sequence(first: list, next: { $0?.pointee.ifa_next }) {
            guard let item = item?.pointee, item.ifa_flags & UInt32(IFF_UP) != 0 else { continue }
            let name = String(cString: item.ifa_name)
            let index: Int
            if let known = found.firstIndex(where: { $0.interface.name == name }) {
                index = known
            } else if let interface = NWInterface(named: name) {
                index = found.count
                found.append(Addressed(interface: interface))
            } else {
                continue
            }
            guard let address = item.ifa_addr else { continue }
            let length: Int
            switch Int32(address.pointee.sa_family) {
            case AF_INET: length = MemoryLayout<sockaddr_in>.size
            case AF_INET6: length = MemoryLayout<sockaddr_in6>.size
            default: continue
            }
            if let host = SocketAddress(address, socklen_t(length)).host { found[index].hosts.append(host) }
        }
        return found
    }
}
