import Foundation
import OpenCombine

/// Several publishers being listened to for one subscriber, which is told of each of their values at once: demand is
/// taken to be unlimited.
///
/// `@unchecked Sendable`: guarded by a lock.
final class JoinedSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable {
    private let lock = NSRecursiveLock()
    /// Guarded by `lock`, as what follows.
    private var downstream: Downstream?
    private var upstreams: [AnyCancellable] = []
    private var latest: [Any?]
    private var remaining: Int

    init(_ downstream: Downstream, count: Int) {
        self.downstream = downstream
        latest = Array(repeating: nil, count: count)
        remaining = count
    }

    /// Listens to one of the publishers; `receive` gives what the subscriber is told, or nil as long as it is nothing.
    func listen<Upstream: Publisher>(
        to upstream: Upstream, at index: Int, receive: @escaping ([Any?]) -> Downstream.Input?
    ) where Upstream.Failure == Downstream.Failure {
        let token = upstream.sink { [weak self] completion in
            self?.complete(completion)
        } receiveValue: { [self] value in
            lock.withLock {
                latest[index] = value
                if let input = receive(latest) { _ = downstream?.receive(input) }
            }
        }
        lock.withLock { upstreams.append(token) }
    }

    private func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        lock.withLock {
            remaining -= 1
            if case .finished = completion, remaining > 0 { return }
            let told = downstream
            cancel()
            told?.receive(completion: completion)
        }
    }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
        lock.withLock {
            downstream = nil
            upstreams = []
        }
    }
}
