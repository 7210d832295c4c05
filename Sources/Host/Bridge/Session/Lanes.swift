import GroupStorage
import JSON
import POSIXSupport
import WidgetHome
import WidgetProtocol

/// What is done in the order sent: a queue for each app group, and while it is not empty a thread that works it off.
///
/// Reads need not wait for a reload: those with no change ahead of them have a thread of their own, and the next change
/// waits for them. A lane exists only while something in it is under way; the dispatcher serves a group without one by
/// itself. So many lanes at once as there may be groups open; others wait for one of those.
final class Lanes: Sendable {
    private struct Lane {
        var steps: [LaneStep] = []
        var isWorked = false
        /// Changes that are queued or under way.
        var changes = 0
        /// What is read beside the steps.
        var reads: [LaneStep] = []

        var isIdle: Bool { !isWorked && reads.isEmpty }
    }

    private enum Job {
        case saves([LaneStep], AppGroup)
        case reload(kind: String?, [LaneStep])
        case taps([LaneStep])
        case step(LaneStep)

        var isChange: Bool {
            switch self {
            case .saves: true
            case .reload, .taps: false
            case .step(let step): step.isChange
            }
        }
    }

    private let pending: PendingRequests
    private let reload: @Sendable (String?) throws(BridgeError) -> CallResult
    private let tap: Tapping
    private let lanes = Monitor<[String: Lane]>([:])
    private let threads = Monitor(Threads())

    /// The threads that there are, how many of them have nothing to do, and the lanes that wait for one.
    private struct Threads {
        var count = 0
        var idle = 0
        var waiting: [String] = []

        mutating func takeUp() -> String? {
            guard !waiting.isEmpty else { return nil }
            idle -= 1
            return waiting.removeFirst()
        }
    }

    /// How long a thread waits for another lane: to start one takes longer than to wake one.
    private static let patience = Duration.milliseconds(250)

    /// Taps widgets, and tells of each tap's result in their order.
    typealias Tapping = @Sendable ([WidgetHome.Tap], (Int, Result<CallResult, BridgeError>) -> Void) -> Void

    init(
        pending: PendingRequests, reload: @escaping @Sendable (String?) throws(BridgeError) -> CallResult,
        tap: @escaping Tapping
    ) {
        self.pending = pending
        self.reload = reload
        self.tap = tap
    }

    /// Whether something of the group is under way or waits.
    func isBusy(_ name: String) -> Bool { lanes.withLock { $0[name] != nil } }

    /// Whether a change of the group is under way or waits.
    func hasChange(_ name: String) -> Bool { lanes.withLock { $0[name].map { $0.changes > 0 } ?? false } }

    /// The lane in which a reload waits or is under way that a look at the widget has to see.
    ///
    /// - Parameter kind: Nil where it is not known: then every reload counts.
    func laneOfReload(kind: String?) -> String? {
        lanes.withLock { lanes in
            lanes.first { $0.value.steps.contains { $0.isReload(kind) } }?.key
        }
    }

    func add(_ steps: [LaneStep], to name: String) {
        let starts = lanes.withLock { lanes in
            // In its place: a copy would be one of all that waits.
            lanes[name, default: Lane()].steps += steps
            lanes[name, default: Lane()].changes += steps.count { $0.isChange }
            defer { lanes[name]?.isWorked = true }
            return lanes[name]?.isWorked == false
        }
        // Extensions are waited for here, for seconds if need be: not on a thread of the concurrency pool.
        if starts, takesThread(for: name) { startThread { [self] in workLanes(from: name) } }
    }

    /// Whether another thread is to be started; where not, the lane is worked as soon as one has time.
    private func takesThread(for lane: String? = nil) -> Bool {
        threads.withLock(waking: lane != nil) { threads in
            let isTaken = lane != nil && threads.idle > threads.waiting.count
            if !isTaken, threads.count < GroupStorage.maximumOpen {
                threads.count += 1
                return true
            }
            if let lane { threads.waiting.append(lane) }
            return false
        }
    }

    private func workLanes(from first: String?) {
        var name = first
        while let lane = name {
            work(lane)
            name = nextWaiting()
        }
    }

    /// The lane that this thread goes on with; nil ends it.
    private func nextWaiting() -> String? {
        threads.withLock { $0.idle += 1 }
        if let lane = threads.wait(for: Self.patience, until: { $0.takeUp() }) { return lane }
        return threads.withLock { threads in
            if let lane = threads.takeUp() { return lane }
            threads.idle -= 1
            threads.count -= 1
            return nil
        }
    }

    /// Adds a read, which waits for the changes ahead of it alone.
    func add(read step: LaneStep, to name: String) {
        let (isAdded, starts) = lanes.withLock { lanes in
            // Where there is no reload to be passed by, the lane is as good.
            guard let lane = lanes[name], lane.changes == 0, lane.steps.contains(where: \.isLong) else {
                return (false, false)
            }
            guard !lane.reads.isEmpty || takesThread() else { return (false, false) }
            lanes[name]?.reads.append(step)
            return (true, lane.reads.isEmpty)
        }
        if !isAdded { return add([step], to: name) }
        if starts { startThread { [self] in read(name) } }
    }

    private func read(_ name: String) {
        var next = lanes.withLock { $0[name]?.reads.first }
        while let step = next {
            pending.waitForHost()
            perform(step)
            next = lanes.withLock(waking: true) { lanes in
                lanes[name]?.reads.removeFirst()
                if lanes[name]?.isIdle == true { lanes[name] = nil }
                return lanes[name]?.reads.first
            }
        }
        workLanes(from: nextWaiting())
    }

    private func work(_ name: String) {
        while let job = next(name) {
            // A host that does not read is not piled up for: what a lane makes waits here.
            pending.waitForHost()
            if job.isChange { lanes.wait { $0[name]?.reads.isEmpty != false ? () : nil } }
            switch job {
            case .saves(let steps, let group): commit(steps, group)
            case .reload(let kind, let steps): reload(kind, steps)
            case .taps(let steps): tap(steps)
            case .step(let step): perform(step)
            }
            finish(job, name)
        }
    }

    /// What comes next, left in its place until it is done; nil ends the lane.
    private func next(_ name: String) -> Job? {
        lanes.withLock { lanes in
            guard let steps = lanes[name]?.steps, let first = steps.first else {
                lanes[name]?.isWorked = false
                if lanes[name]?.isIdle == true { lanes[name] = nil }
                return nil
            }
            switch first.work {
            case .save(_, let group):
                return .saves(Array(steps.prefix { if case .save = $0.work { true } else { false } }), group)
            case .reload(let kind):
                return .reload(
                    kind: kind, Array(steps.prefix { if case .reload(kind) = $0.work { true } else { false } }))
            case .tap:
                return .taps(
                    Array(steps.prefix(Self.tapsAtOnce).prefix { if case .tap = $0.work { true } else { false } }))
            default: return .step(first)
            }
        }
    }

    private func finish(_ job: Job, _ name: String) {
        let steps: [LaneStep] =
            switch job {
            case .saves(let steps, _), .reload(_, let steps), .taps(let steps): steps
            case .step(let step): [step]
            }
        lanes.withLock { lanes in
            lanes[name]?.steps.removeFirst(steps.count)
            lanes[name]?.changes -= steps.count { $0.isChange }
        }
    }

    private func commit(_ steps: [LaneStep], _ group: AppGroup) {
        let steps = steps.filter { !$0.request.isAnswered }
        let changes = steps.compactMap { if case .save(let change, _) = $0.work { change } else { nil } }
        for (step, failure) in zip(steps, group.commitEach(changes) ?? []) {
            pending.finish(step.request, failure.map { .failure($0) } ?? .success(CallResult(.true)))
        }
    }

    private func reload(_ kind: String?, _ steps: [LaneStep]) {
        guard !steps.allSatisfy({ $0.request.isAnswered }) else { return }
        let result = Result { () throws(BridgeError) in try reload(kind) }
        for step in steps { pending.finish(step.request, result) }
    }

    /// So many taps share a commit at most.
    private static let tapsAtOnce = 256

    private func tap(_ steps: [LaneStep]) {
        let steps = steps.filter { !$0.request.isAnswered }
        let taps = steps.compactMap { if case .tap(let tap) = $0.work { tap } else { nil } }
        tap(taps) { index, result in pending.finish(steps[index].request, result) }
    }

    private func perform(_ step: LaneStep) {
        guard !step.request.isAnswered else { return }
        do throws(BridgeError) {
            switch step.work {
            case .save, .reload, .tap: preconditionFailure("handled in groups")
            case .change(let body), .read(let body): pending.finish(step.request, .success(try body()))
            case .fail(let error): throw error
            case .run(let body):
                switch try body() {
                case .done(let result): pending.finish(step.request, .success(result))
                case .goesOn(let rest):
                    step.request.goOn(cancelling: rest.cancel)
                    rest.whenDone { [pending] in pending.finish(step.request, $0) }
                }
            }
        } catch {
            pending.finish(step.request, .failure(error))
        }
    }
}

extension LaneStep {
    fileprivate func isReload(_ kind: String?) -> Bool {
        guard case .reload(let reloaded) = work else { return false }
        return kind == nil || reloaded == nil || kind == reloaded
    }
}
