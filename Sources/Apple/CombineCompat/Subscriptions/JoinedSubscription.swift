import Foundation
import OpenCombine

/// A subscriber's subscription to several upstreams at once.
///
/// What is done with their values is a subclass's. `@unchecked Sendable`: what changes is guarded by `lock`, and what
/// subclasses hold by either lock.
class JoinedSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable {
    private enum Upstream {
        case awaited
        case active(any Subscription)
        case finished
    }

    /// Never held while anybody is called: a subscriber may cancel while another thread tells it something.
    let lock = NSLock()
    /// Held while the subscriber is told something, so that it is told one thing at a time. Recursive, because a value
    /// may make its receiver send the next.
    let delivery = NSRecursiveLock()

    /// What the subscriber has asked for and not got. Guarded by `lock`, as what follows.
    private(set) var demand = Subscribers.Demand.none
    /// Nil from the end on.
    private var downstream: Downstream?
    private var upstreams: [Upstream]
    private var unfinished: Int

    init(_ downstream: Downstream, upstreams count: Int) {
        self.downstream = downstream
        upstreams = Array(repeating: .awaited, count: count)
        unfinished = count
    }

    // MARK: For subclasses

    /// What an upstream is asked for at first; called with `lock` held.
    var initialDemand: Subscribers.Demand { demand }

    /// What each upstream is asked for when the subscriber asks for more; called with `lock` held.
    func demandOfEach(forMore more: Subscribers.Demand, after before: Subscribers.Demand) -> Subscribers.Demand { more }

    /// Whether all that upstreams have sent is told; called with `delivery` held.
    var isAllTold: Bool { true }

    /// Frees what is held for the time of the subscription; called once, after its end.
    func didEnd() {}

    final var hasEnded: Bool { lock.withLock { downstream == nil } }

    /// Takes one from the demand, and gives who is to be told the value; nil when none is wanted.
    final func spendDemand() -> Downstream? {
        lock.withLock {
            guard demand > .none, let downstream else { return nil }
            demand -= 1
            return downstream
        }
    }

    /// Adds to the demand, and asks the upstreams accordingly, but for one that is asked by other means: gives what
    /// that is to be asked for.
    @discardableResult
    final func add(_ more: Subscribers.Demand, except index: Int? = nil) -> Subscribers.Demand {
        guard more > .none else { return .none }
        let (asked, subscriptions) = lock.withLock {
            let before = demand
            demand += more
            return (demandOfEach(forMore: more, after: before), activeUpstreams(except: index))
        }
        guard asked > .none else { return .none }
        for subscription in subscriptions { subscription.request(asked) }
        return asked
    }

    /// Asks one upstream for more, unless it has finished.
    final func request(_ demand: Subscribers.Demand, of index: Int) {
        let subscription = lock.withLock {
            if upstreams.indices.contains(index), case .active(let subscription) = upstreams[index] {
                subscription
            } else {
                nil as (any Subscription)?
            }
        }
        subscription?.request(demand)
    }

    /// Ends the subscription if there is nothing left to tell; called with `delivery` held.
    final func finishIfDone() {
        if isAllTold, lock.withLock({ unfinished == 0 }) { end()?.receive(completion: .finished) }
    }

    // MARK: From upstream

    final func receive(subscription: any Subscription, from index: Int) {
        let asked = lock.withLock {
            guard downstream != nil, case .awaited = upstreams[index] else { return nil as Subscribers.Demand? }
            upstreams[index] = .active(subscription)
            return initialDemand
        }
        guard let asked else { return subscription.cancel() }
        if asked > .none { subscription.request(asked) }
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>, from index: Int) {
        delivery.withLock {
            let isLate = lock.withLock {
                guard downstream != nil else { return true }
                if case .finished = upstreams[index] { return true }
                upstreams[index] = .finished
                unfinished -= 1
                return false
            }
            if isLate { return }
            switch completion {
            case .finished: finishIfDone()
            case .failure: end()?.receive(completion: completion)
            }
        }
    }

    // MARK: From downstream

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > .none, "A subscriber asks for at least one value")
        add(demand)
    }

    final func cancel() {
        _ = end()
    }

    // MARK: -

    /// Cancels what is active, and gives who is to be told why; nil from the second time on.
    private func end() -> Downstream? {
        let (told, subscriptions) = lock.withLock {
            defer {
                downstream = nil
                upstreams = []
            }
            return (downstream, activeUpstreams())
        }
        guard told != nil else { return nil }
        for subscription in subscriptions { subscription.cancel() }
        didEnd()
        return told
    }

    private func activeUpstreams(except index: Int? = nil) -> [any Subscription] {
        upstreams.enumerated().compactMap { position, upstream in
            if position != index, case .active(let subscription) = upstream { subscription } else { nil }
        }
    }
}
