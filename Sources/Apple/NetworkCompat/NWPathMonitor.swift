public import Foundation

/// How this machine reaches others: it is taken to be connected, by wire.
public struct NWPath: Hashable, Sendable {
    public enum Status: Sendable {
        case satisfied, unsatisfied, requiresConnection
    }

    public enum UnsatisfiedReason: Sendable {
        case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
    }

    public let status = Status.satisfied
    public let isExpensive = false
    public let isConstrained = false
    public let supportsIPv4 = true
    public let supportsIPv6 = true
    public let supportsDNS = true
    public let unsatisfiedReason = UnsatisfiedReason.notAvailable
    public let availableInterfaces: [NWInterface] = [NWInterface(name: "eth0", type: .wiredEthernet)]

    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wiredEthernet }
}

public struct NWInterface: Hashable, Sendable {
    public enum InterfaceType: Sendable {
        case other, wifi, cellular, wiredEthernet, loopback
    }

    public let name: String
    public let type: InterfaceType
}

/// Tells the path once, and no change of it.
public final class NWPathMonitor: @unchecked Sendable, AsyncSequence {
    public typealias Element = NWPath

    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    public var currentPath: NWPath { NWPath() }
    public private(set) var queue: DispatchQueue?

    public init() {}
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

    public func start(queue: DispatchQueue) {
        self.queue = queue
        let handler = pathUpdateHandler
        queue.async { handler?(NWPath()) }
    }

    public func cancel() { pathUpdateHandler = nil }

    public struct AsyncIterator: AsyncIteratorProtocol {
        var hasTold = false

        public mutating func next() async -> NWPath? {
            guard !hasTold else { return nil }
            hasTold = true
            return NWPath()
        }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}
