import Foundation
import OpenCombine

/// A subscription to the values of several upstreams in the order in which they come.
///
/// As long as the subscriber's demand has an end, each upstream is asked for one value, and for its next when that is
/// told.
final class MergedSubscription<Downstream: Subscriber>: JoinedSubscription<Downstream>, CustomStringConvertible,
    @unchecked Sendable
{
    /// What the subscriber has not asked for yet, oldest first. Guarded by `delivery`.
    private var waiting: [(index: Int, value: Downstream.Input)] = []

    var description: String { "Merge" }

    func merge<Upstream: Publisher>(_ upstream: Upstream, at index: Int)
    where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
        upstream.subscribe(
            UpstreamSubscriber<Upstream.Output, Downstream>(joined: self, index: index) {
                self.receive($0, from: index)
            })
    }

    private func receive(_ value: Downstream.Input, from index: Int) -> Subscribers.Demand {
        delivery.withLock {
            if hasEnded { return .none }
            waiting.append((index, value))
            return deliver(answering: index)
        }
    }

    /// Gives what the upstream that is answered is to be asked for.
    @discardableResult
    private func deliver(answering answered: Int? = nil) -> Subscribers.Demand {
        var answer = Subscribers.Demand.none
        while !waiting.isEmpty, let downstream = spendDemand() {
            let (index, value) = waiting.removeFirst()
            add(downstream.receive(value))
            guard lock.withLock({ demand != .unlimited }) else { continue }
            if index == answered { answer += 1 } else { request(.max(1), of: index) }
        }
        finishIfDone()
        return answer
    }

    override var initialDemand: Subscribers.Demand { demand == .unlimited ? .unlimited : .max(1) }

    override func demandOfEach(
        forMore more: Subscribers.Demand, after before: Subscribers.Demand
    ) -> Subscribers.Demand {
        before != .unlimited && demand == .unlimited ? .unlimited : .none
    }

    override var isAllTold: Bool { waiting.isEmpty }

    override func request(_ demand: Subscribers.Demand) {
        super.request(demand)
        delivery.withLock { _ = deliver() }
    }
}
