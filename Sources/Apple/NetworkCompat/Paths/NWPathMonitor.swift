public import Foundation
import Glibc
import Synchronization

/// Tells how this machine reaches others, and when that changes.
public final class NWPathMonitor: AsyncSequence, @unchecked Sendable {
    public typealias Element = NWPath

    private struct State {
        var handler: (@Sendable (NWPath) -> Void)?
        var queue: DispatchQueue?
        var watch: InterfaceWatch?
        var told: NWPath?
        var isCancelled = false
        var waiting: [UUID: AsyncStream<NWPath>.Continuation] = [:]
    }

    private let isPermitted: @Sendable (NWInterface) -> Bool
    private let state = Mutex(State())

    /// Watches every way but the one to this machine itself.
    public init() {
        isPermitted = { $0.type != .loopback }
    }

    public init(requiredInterfaceType: NWInterface.InterfaceType) {
        isPermitted = { $0.type == requiredInterfaceType }
    }

    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        isPermitted = { $0.type != .loopback && !prohibitedInterfaceTypes.contains($0.type) }
    }

    private init(where isPermitted: @escaping @Sendable (NWInterface) -> Bool) {
        self.isPermitted = isPermitted
    }

    /// Watches the wires that frames can be sent over.
    public static var ethernetChannel: NWPathMonitor { NWPathMonitor { $0.type == .wiredEthernet } }

    /// Called with the path when the monitor starts, and with every other one.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { state.withLock { $0.handler } }
        set { state.withLock { $0.handler = newValue } }
    }

    public var currentPath: NWPath { NWPath(where: isPermitted) }

    public var queue: DispatchQueue? { state.withLock { $0.queue } }

    /// Calls the handler on `queue` from now on, until the monitor is cancelled; a cancelled one does not start again.
    public func start(queue: DispatchQueue) {
        let starts = state.withLock { state in
            guard !state.isCancelled, state.queue == nil else { return false }
            state.queue = queue
            return true
        }
        guard starts else { return }
        state.withLock { $0.told = nil }
        watch()
    }

    public func cancel() {
        let waiting = state.withLock { state in
            defer { state = State(queue: state.queue, isCancelled: true) }
            return state.waiting.values
        }
        waiting.forEach { $0.finish() }
    }

    /// The paths, from the present one on, until the monitor is cancelled.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var base: AsyncStream<NWPath>.Iterator
        /// A monitor that is only iterated lives as long as somebody does.
        fileprivate let monitor: NWPathMonitor

        public mutating func next() async -> NWPath? { await base.next() }

        public mutating func next(isolation actor: isolated (any Actor)?) async -> NWPath? {
            await base.next(isolation: actor)
        }
    }

    public func makeAsyncIterator() -> Iterator {
        let (stream, continuation) = AsyncStream.makeStream(of: NWPath.self, bufferingPolicy: .bufferingNewest(1))
        let id = UUID()
        continuation.onTermination = { [weak self] _ in
            _ = self?.state.withLock { $0.waiting.removeValue(forKey: id) }
        }
        let isCancelled = state.withLock { state in
            state.waiting[id] = state.isCancelled ? nil : continuation
            return state.isCancelled
        }
        if isCancelled {
            continuation.finish()
        } else {
            continuation.yield(currentPath)
            watch()
        }
        return Iterator(base: stream.makeAsyncIterator(), monitor: self)
    }

    private func watch() {
        state.withLock { state in
            state.watch = state.watch ?? InterfaceWatch { [weak self] in self?.update() }
        }
        update()
    }

    private func update() {
        let path = currentPath
        let listeners = state.withLock { state -> (DispatchQueue?, [AsyncStream<NWPath>.Continuation])? in
            guard !state.isCancelled, state.told != path else { return nil }
            // Who iterates has had the first path already.
            let waiting = state.told == nil ? [] : Array(state.waiting.values)
            state.told = path
            return (state.queue, waiting)
        }
        guard let (queue, waiting) = listeners else { return }
        queue?.async { self.pathUpdateHandler?(path) }
        waiting.forEach { $0.yield(path) }
    }
}

/// Calls when the kernel tells that a link or an address has changed.
///
/// The source is set up before anybody has it, and only cancelled after.
final class InterfaceWatch: @unchecked Sendable {
    private let source: any DispatchSourceRead

    /// Nil where the sandbox has no such sockets: the path then stays as it was.
    init?(_ changed: @escaping @Sendable () -> Void) {
        let descriptor = socket(
            AF_NETLINK, Int32(SOCK_RAW.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        // struct sockaddr_nl: the family, a process (none), and the groups for links and addresses (1, 0x10, 0x100).
        var address: (UInt16, UInt16, UInt32, UInt32) = (UInt16(AF_NETLINK), 0, 0, 0x111)
        let bound = withUnsafeBytes(of: &address) { bytes in
            bind(descriptor, bytes.assumingMemoryBound(to: sockaddr.self).baseAddress, socklen_t(bytes.count))
        }
        guard bound == 0 else {
            close(descriptor)
            return nil
        }
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global())
        source.setEventHandler {
            var buffer = [UInt8](repeating: 0, count: 16384)
            while recv(descriptor, &buffer, buffer.count, 0) > 0 {}
            changed()
        }
        source.setCancelHandler { close(descriptor) }
        source.resume()
    }

    deinit { source.cancel() }
}
