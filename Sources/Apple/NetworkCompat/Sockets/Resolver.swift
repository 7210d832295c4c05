import Foundation
import Glibc

/// Finds the addresses of an endpoint.
enum Resolver {
    /// The addresses, best first; asks the system's resolver on a thread of its own where there is a name.
    static func resolve(
        _ endpoint: NWEndpoint, _ parameters: NWParameters, on queue: DispatchQueue,
        completion: @escaping @Sendable (Result<[SocketAddress], NWError>) -> Void
    ) {
        let result: Result<[SocketAddress], NWError>
        switch endpoint {
        case .unix(let path):
            result = SocketAddress(unixPath: path).map { .success([$0]) } ?? .failure(.posix(.ENAMETOOLONG))
        case .service:
            result = .failure(.dns(DNSServiceErrorType(kDNSServiceErr_ServiceNotRunning)))
        case .opaque:
            result = .failure(.posix(.EINVAL))
        case .url(let url):
            guard let endpoint = url.hostPort else {
                result = .failure(.posix(.EINVAL))
                break
            }
            return resolve(endpoint, parameters, on: queue, completion: completion)
        case .hostPort(.ipv4(let address), let port):
            result = .success([SocketAddress(ipv4: address, port: port.rawValue)])
        case .hostPort(.ipv6(let address), let port):
            result = .success([SocketAddress(ipv6: address, port: port.rawValue)])
        case .hostPort(.name(let name, _), let port):
            let options = parameters.defaultProtocolStack.internetProtocol as? NWProtocolIP.Options
            let version = options?.version ?? .any
            DispatchQueue.global().async {
                let result = addresses(of: name, port: port.rawValue, version: version)
                queue.async { completion(result) }
            }
            return
        }
        queue.async { completion(result) }
    }

    private static func addresses(
        of name: String, port: UInt16, version: NWProtocolIP.Options.Version
    ) -> Result<[SocketAddress], NWError> {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        switch version {
        case .any: hints.ai_family = AF_UNSPEC
        case .v4: hints.ai_family = AF_INET
        case .v6: hints.ai_family = AF_INET6
        }
        var list: UnsafeMutablePointer<addrinfo>?
        let code = getaddrinfo(name, String(port), &hints, &list)
        guard code == 0 else {
            let isPassing = code == EAI_AGAIN || code == EAI_SYSTEM || code == EAI_MEMORY
            let error = isPassing ? kDNSServiceErr_Timeout : kDNSServiceErr_NoSuchRecord
            return .failure(.dns(DNSServiceErrorType(error)))
        }
        defer { freeaddrinfo(list) }
        let found = sequence(first: list, next: { $0?.pointee.ai_next }).compactMap { item in
            item.flatMap { item in item.pointee.ai_addr.map { SocketAddress($0, item.pointee.ai_addrlen) } }
        }
        return found.isEmpty ? .failure(.dns(DNSServiceErrorType(kDNSServiceErr_NoSuchRecord))) : .success(found)
    }
}

extension URL {
    /// The host and the port that an address leads to, by its scheme where it names none.
    var hostPort: NWEndpoint? {
        guard let host, !host.isEmpty else { return nil }
        let schemes: [String: NWEndpoint.Port] = ["ws": .http, "http": .http, "wss": .https, "https": .https]
        let named = port.flatMap { UInt16(exactly: $0) }.map { NWEndpoint.Port(integerLiteral: $0) }
        guard let port = named ?? schemes[scheme?.lowercased() ?? ""] else { return nil }
        return .hostPort(host: NWEndpoint.Host(host.trimmingCharacters(in: ["[", "]"])), port: port)
    }
}

extension NWEndpoint {
    /// The name that a certificate and a handshake of HTTP are about.
    var hostName: String? {
        switch self {
        case .hostPort(.name(let name, _), _): name
        case .hostPort(let host, _): host.debugDescription
        case .url(let url): url.host?.trimmingCharacters(in: ["[", "]"])
        case .service, .unix, .opaque: nil
        }
    }
}
