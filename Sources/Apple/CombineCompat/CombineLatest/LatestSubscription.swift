import Foundation
import OpenCombine

/// A subscription to the latest values of several upstreams together, whenever one of them has a new one.
///
/// Each upstream is asked for as many values as the subscriber asks for; what comes when it wants none takes the place
/// of the upstream's value before, and is told with the next.
final class LatestSubscription<Downstream: Subscriber>: JoinedSubscription<Downstream>, CustomStringConvertible,
    @unchecked Sendable
{
    /// An upstream's latest value. Guarded by `delivery`.
    final class Slot<Value> {
        fileprivate(set) var value: Value?
    }

    private let together: () -> Downstream.Input?

    var description: String { "CombineLatest" }

    /// `together` reads the slots, and gives nil as long as one is empty.
    init(_ downstream: Downstream, upstreams count: Int, together: @escaping () -> Downstream.Input?) {
        self.together = together
        super.init(downstream, upstreams: count)
    }

    func combine<Upstream: Publisher>(_ upstream: Upstream, at index: Int, in slot: Slot<Upstream.Output>)
    where Upstream.Failure == Downstream.Failure {
        upstream.subscribe(
            UpstreamSubscriber<Upstream.Output, Downstream>(joined: self, index: index) { value in
                self.delivery.withLock {
                    slot.value = value
                    return self.deliver(answering: index)
                }
            })
    }

    private func deliver(answering index: Int) -> Subscribers.Demand {
        guard let input = together(), let downstream = spendDemand() else { return .none }
        return add(downstream.receive(input), except: index)
    }
}
