import Foundation
import OpenCombine

/// A subscription to what an upstream sends in some time, told on a scheduler.
final class CollectedSubscription<Input, Downstream: Subscriber, Context: Scheduler>:
    JoinedSubscription<Downstream>, CustomStringConvertible, @unchecked Sendable
where Downstream.Input == [Input] {
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let count: Int?
    private let options: Context.SchedulerOptions?
    /// What has come since the last array. Guarded by `lock`, as what follows.
    private var collected: [Input] = []
    /// What the subscriber has not asked for yet, oldest first.
    private var waiting: [[Input]] = []
    private var timer: (any Cancellable)?

    var description: String { "CollectByTime" }

    init(
        _ downstream: Downstream, strategy: Publishers.TimeGroupingStrategy<Context>,
        options: Context.SchedulerOptions?
    ) {
        switch strategy {
        case .byTime(let scheduler, let interval):
            (self.scheduler, self.interval, count) = (scheduler, interval, nil)
        case .byTimeOrCount(let scheduler, let interval, let count):
            (self.scheduler, self.interval, self.count) = (scheduler, interval, count)
        }
        self.options = options
        super.init(downstream, upstreams: 1)
    }

    func startTimer() {
        let timer = scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
            options: options
        ) { [weak self] in
            guard let self else { return }
            lock.withLock { _ = closeArray() }
            deliver()
        }
        lock.withLock { self.timer = timer }
    }

    func collect<Upstream: Publisher>(_ upstream: Upstream)
    where Upstream.Output == Input, Upstream.Failure == Downstream.Failure {
        upstream.subscribe(
            UpstreamSubscriber<Input, Downstream>(joined: self, index: 0) {
                self.receive($0)
                return .none
            })
    }

    private func receive(_ input: Input) {
        let isFull = lock.withLock {
            collected.append(input)
            return collected.count == count && closeArray()
        }
        if isFull { scheduleDelivery() }
    }

    /// Whether there is one more to be told; called with `lock` held.
    private func closeArray() -> Bool {
        guard !collected.isEmpty else { return false }
        waiting.append(collected)
        collected = []
        return true
    }

    private func scheduleDelivery() {
        scheduler.schedule(options: options) { self.deliver() }
    }

    private func deliver() {
        delivery.withLock {
            while lock.withLock({ !waiting.isEmpty }), let downstream = spendDemand() {
                let array = lock.withLock { waiting.removeFirst() }
                add(downstream.receive(array))
            }
            finishIfDone()
        }
    }

    override var initialDemand: Subscribers.Demand {
        demand > .none ? demandOfEach(forMore: demand, after: .none) : .none
    }

    override func demandOfEach(
        forMore more: Subscribers.Demand, after before: Subscribers.Demand
    ) -> Subscribers.Demand {
        count.map { more * $0 } ?? .unlimited
    }

    override var isAllTold: Bool { lock.withLock { collected.isEmpty && waiting.isEmpty } }

    override func receive(completion: Subscribers.Completion<Downstream.Failure>, from index: Int) {
        if case .finished = completion { lock.withLock { _ = closeArray() } }
        scheduler.schedule(options: options) {
            self.deliver()
            super.receive(completion: completion, from: index)
        }
    }

    override func request(_ demand: Subscribers.Demand) {
        super.request(demand)
        if lock.withLock({ !waiting.isEmpty }) { scheduleDelivery() }
    }

    override func didEnd() {
        let held = lock.withLock {
            defer { (collected, waiting, timer) = ([], [], nil) }
            return (collected, waiting, timer)
        }
        held.2?.cancel()
    }
}
