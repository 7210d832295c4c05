public import Foundation

/// Where a connection leads, or comes from.
public enum NWEndpoint: Hashable, CustomDebugStringConvertible, Sendable {
    case hostPort(host: Host, port: Port)
    /// A service that Bonjour announces, of which there is none here.
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    case unix(path: String)
    case url(URL)
    /// An endpoint of the C interface, which is not here.
    case opaque(nw_endpoint_t)

    public var interface: NWInterface? {
        switch self {
        case .hostPort(let host, _): host.interface
        case .service(_, _, _, let interface): interface
        case .unix, .url, .opaque: nil
        }
    }

    /// What a browser has found out about a service: nothing here.
    public var txtRecord: NWTXTRecord? { nil }

    public var debugDescription: String {
        switch self {
        case .hostPort(.ipv6(let address), let port): "\(address.debugDescription).\(port)"
        case .hostPort(let host, let port): "\(host):\(port)"
        case .service(let name, let type, let domain, _): "\(name).\(type).\(domain)"
        case .unix(let path): path
        case .url(let url): url.absoluteString
        case .opaque(let endpoint): endpoint.debugDescription
        }
    }
}

/// An endpoint of Network's C interface, of which nobody can make one here.
public final class OS_nw_endpoint: Hashable, CustomDebugStringConvertible, Sendable {
    init() {}

    public var debugDescription: String { "nw_endpoint" }
    public static func == (left: OS_nw_endpoint, right: OS_nw_endpoint) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public typealias nw_endpoint_t = OS_nw_endpoint

extension NWEndpoint {
    /// A host, by name or by address.
    public enum Host: Hashable, ExpressibleByStringLiteral, CustomDebugStringConvertible, Sendable {
        case name(String, NWInterface?)
        case ipv4(IPv4Address)
        case ipv6(IPv6Address)

        /// An address where the text is one, else a name; `%` and an interface may follow either.
        public init(_ string: String) {
            if let address = IPv4Address(string) {
                self = .ipv4(address)
            } else if let address = IPv6Address(string) {
                self = .ipv6(address)
            } else if let percent = string.lastIndex(of: "%"),
                let interface = NWInterface(named: String(string[string.index(after: percent)...]))
            {
                self = .name(String(string[..<percent]), interface)
            } else {
                self = .name(string, nil)
            }
        }

        public init(stringLiteral: StringLiteralType) { self.init(stringLiteral) }

        public var interface: NWInterface? {
            switch self {
            case .name(_, let interface): interface
            case .ipv4(let address): address.interface
            case .ipv6(let address): address.interface
            }
        }

        public var debugDescription: String {
            switch self {
            case .name(let name, let interface): interface.map { "\(name)%\($0.name)" } ?? name
            case .ipv4(let address): address.debugDescription
            case .ipv6(let address): address.debugDescription
            }
        }
    }

    /// A port of TCP or UDP.
    public struct Port: Hashable, ExpressibleByIntegerLiteral, RawRepresentable, CustomDebugStringConvertible, Sendable
    {
        /// Lets the system choose.
        public static let any: Port = 0
        public static let ssh: Port = 22
        public static let smtp: Port = 25
        public static let http: Port = 80
        public static let pop: Port = 110
        public static let imap: Port = 143
        public static let https: Port = 443
        public static let imaps: Port = 993
        public static let socks: Port = 1080

        public let rawValue: UInt16

        public init?(rawValue: UInt16) {
            self.rawValue = rawValue
        }

        public init(integerLiteral value: UInt16) {
            rawValue = value
        }

        /// A number, or the name of a service in the system's table, such as `https`.
        public init?(_ service: String) {
            if let number = UInt16(service) {
                rawValue = number
            } else if let number = Self.known[service.lowercased()] {
                rawValue = number
            } else if let number = Self.number(ofService: service) {
                rawValue = number
            } else {
                return nil
            }
        }

        public var debugDescription: String { "\(rawValue)" }

        /// What Debian has in a package that may not be installed.
        private static let known: [String: UInt16] = [
            "ftp": 21, "ssh": 22, "telnet": 23, "smtp": 25, "domain": 53, "http": 80, "pop3": 110, "ntp": 123,
            "imap": 143,
            "ldap": 389, "https": 443, "submission": 587, "imaps": 993, "pop3s": 995, "socks": 1080,
        ]

        private static func number(ofService name: String) -> UInt16? {
            var hints = addrinfo()
            hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
            var list: UnsafeMutablePointer<addrinfo>?
            guard getaddrinfo(nil, name, &hints, &list) == 0, let first = list else { return nil }
            defer { freeaddrinfo(list) }
            return first.pointee.ai_addr.map { SocketAddress($0, first.pointee.ai_addrlen).port }
        }
    }
}
