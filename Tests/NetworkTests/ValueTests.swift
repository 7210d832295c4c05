import Foundation
import NetworkCompat
import Testing

@Suite("Network's values")
struct ValueTests {
    @Test("addresses are read, written and told apart")
    func addresses() throws {
        #expect(IPv4Address("192.168.0.1")?.rawValue == Data([192, 168, 0, 1]))
        #expect(IPv4Address("300.1.1.1") == nil)
        #expect(IPv4Address("127.0.0.1") == .loopback)
        #expect(IPv4Address("169.254.1.0")?.isLinkLocal == true)
        #expect(IPv4Address("224.0.0.251") == .mdnsGroup)
        #expect(IPv4Address.mdnsGroup.isMulticast)
        #expect(IPv6Address("::1")?.isLoopback == true)
        #expect(IPv6Address("::1%lo")?.interface?.type == .loopback)
        #expect(IPv6Address("::ffff:1.2.3.4")?.asIPv4 == IPv4Address("1.2.3.4"))
        #expect(IPv6Address("::1.2.3.4")?.isIPv4Compatabile == true)
        #expect(IPv6Address("2002::1")?.is6to4 == true)
        #expect(IPv6Address("fd00::1")?.isUniqueLocal == true)
        #expect(IPv6Address("ff02::1")?.multicastScope == .linkLocal)
        #expect("\(try #require(IPv6Address("2001:db8:0:0::1")))" == "2001:db8::1")
        #expect(IPv6Address(Data(count: 15)) == nil)
    }

    @Test("hosts are names or addresses, and ports have names")
    func endpoints() {
        #expect(NWEndpoint.Host("example.com") == .name("example.com", nil))
        #expect(NWEndpoint.Host("10.0.0.1") == .ipv4(IPv4Address("10.0.0.1")!))
        #expect(NWEndpoint.Host("::") == .ipv6(.any))
        #expect(NWEndpoint.Port("https") == .https)
        #expect(NWEndpoint.Port("8080") == 8080)
        #expect(NWEndpoint.Port("no such service") == nil)
        #expect(NWEndpoint.hostPort(host: "example.com", port: 80).debugDescription == "example.com:80")
    }

    @Test("a TXT record is what DNS has, keys in any case")
    func record() {
        var record = NWTXTRecord(["path": "/index", "empty": ""])
        record.setEntry(.none, for: "flag")
        #expect(record["PATH"] == "/index")
        let copy = NWTXTRecord(record.data)
        #expect(copy == record)
        #expect(copy.getEntry(for: "flag") == NWTXTRecord.Entry.none)
        #expect(copy.getEntry(for: "empty") == .empty)
        #expect(record.setEntry(.string(String(repeating: "x", count: 255)), for: "long") == false)
        record["path"] = nil
        #expect(record.getEntry(for: "path") == nil)
    }

    @Test("parameters' presets have their protocols, and a copy is another's")
    func parameters() throws {
        let parameters = NWParameters.tls
        #expect(parameters.defaultProtocolStack.transportProtocol is NWProtocolTCP.Options)
        #expect(parameters.defaultProtocolStack.internetProtocol is NWProtocolIP.Options)
        #expect(parameters.defaultProtocolStack.applicationProtocols.first is NWProtocolTLS.Options)
        #expect(NWParameters.udp.defaultProtocolStack.applicationProtocols.isEmpty)
        #expect(NWParameters.quic(alpn: ["h3"]).defaultProtocolStack.transportProtocol is NWProtocolQUIC.Options)
        let copy = parameters.copy()
        try #require(copy.defaultProtocolStack.transportProtocol as? NWProtocolTCP.Options).noDelay = true
        #expect((parameters.defaultProtocolStack.transportProtocol as? NWProtocolTCP.Options)?.noDelay == false)
    }

    @Test("errors say what they are")
    func errors() {
        #expect(NWError.posix(.ECONNREFUSED).debugDescription == "POSIXErrorCode(rawValue: 111): Connection refused")
        #expect(NWError.dns(Int32(kDNSServiceErr_NoSuchRecord)).debugDescription == "-65554: NoSuchRecord")
        #expect(NWError.tls(errSSLBadCert).debugDescription == "-9808: bad certificate format")
    }

    @Test("close codes have their ranges")
    func closeCodes() throws {
        #expect(try NWProtocolWebSocket.CloseCode(rawValue: 1001) == .protocolCode(.goingAway))
        #expect(try NWProtocolWebSocket.CloseCode(rawValue: 3500) == .applicationCode(3500))
        #expect(try NWProtocolWebSocket.CloseCode(rawValue: 4000).rawValue == 4000)
        #expect(throws: NWError.self) { try NWProtocolWebSocket.CloseCode(rawValue: 999) }
    }

    @Test("results differ by what has changed")
    func changes() {
        #expect(NWBrowser.Result.Change(between: nil, nil) == .identical)
    }
}

@Suite("Paths, groups and services", .timeLimit(.minutes(1)))
struct ServiceTests {
    @Test("a monitor tells the path on its queue, once started, and nothing once cancelled")
    func monitor() async {
        let monitor = NWPathMonitor()
        let paths = Log<NWPath>()
        monitor.pathUpdateHandler = { path in
            dispatchPrecondition(condition: .onQueue(testQueue))
            paths.append(path)
        }
        monitor.start(queue: testQueue)
        let path = await paths.next()
        #expect(path.availableInterfaces.allSatisfy { $0.type != .loopback && $0.index > 0 })
        #expect((path.status == .satisfied) == (path.supportsIPv4 || path.supportsIPv6))
        #expect(monitor.queue === testQueue)
        monitor.cancel()
        #expect(monitor.pathUpdateHandler == nil)
    }

    @Test("a monitor of the way to this machine is satisfied")
    func loopback() {
        let path = NWPathMonitor(requiredInterfaceType: .loopback).currentPath
        #expect(path.status == .satisfied)
        #expect(path.usesInterfaceType(.loopback))
        #expect(!path.usesInterfaceType(.wifi))
    }

    @Test("a monitor is a sequence, which ends when it is cancelled")
    func sequence() async {
        let monitor = NWPathMonitor(requiredInterfaceType: .loopback)
        var paths: [NWPath] = []
        for await path in monitor {
            paths.append(path)
            monitor.cancel()
        }
        #expect(paths.map(\.status) == [.satisfied])
    }

    @Test("a browser fails by name")
    func browser() async {
        let browser = NWBrowser(for: .bonjour(type: "_http._tcp", domain: nil), using: .tcp)
        let states = Log<NWBrowser.State>()
        browser.stateUpdateHandler = { states.append($0) }
        browser.start(queue: testQueue)
        #expect(await states.next() == .failed(.dns(Int32(kDNSServiceErr_ServiceNotRunning))))
        browser.cancel()
        await states.first { $0 == .cancelled }
    }

    @Test("a group of multicast hears what it sends, and answers")
    func multicast() async throws {
        let parameters = NWParameters.udp
        parameters.requiredInterface =
            NWPathMonitor(requiredInterfaceType: .loopback).currentPath.availableInterfaces.first
        let group = try NWMulticastGroup(for: [.hostPort(host: "239.255.42.99", port: 42_099)])
        let connections = NWConnectionGroup(with: group, using: parameters)
        let messages = Log<String>()
        connections.setReceiveHandler { message, content, isComplete in
            messages.append(String(decoding: content ?? Data(), as: UTF8.self))
        }
        let states = Log<NWConnectionGroup.State>()
        connections.stateUpdateHandler = { states.append($0) }
        connections.start(queue: testQueue)
        // A machine without a route for multicast has none on loopback either.
        guard await states.next() == .ready else { return connections.cancel() }
        let error = await withCheckedContinuation { continuation in
            connections.send(content: Data("all".utf8)) { continuation.resume(returning: $0) }
        }
        if error == nil { #expect(await messages.next() == "all") }
        connections.cancel()
        #expect(throws: NWError.posix(.EINVAL)) {
            try NWMulticastGroup(for: [.hostPort(host: "10.0.0.1", port: 1)])
        }
    }
}
