import GroupStorage
import JSON
import POSIXSupport
import WidgetProtocol

/// What is done in the order sent: a queue for each app group, and while it is not empty a thread that works it off.
///
/// A lane exists only while something in it is under way; the dispatcher serves a group without one by itself.
final class Lanes: Sendable {
    private struct Lane {
        var steps: [LaneStep] = []
        /// Changes that are queued or under way.
        var changes = 0
    }

    private enum Job {
        case saves([LaneStep], AppGroup)
        case reload(kind: String, [LaneStep])
        case step(LaneStep)
    }

    private let pending: PendingRequests
    private let reload: @Sendable (String) throws(BridgeError) -> CallResult
    private let lanes = Monitor<[String: Lane]>([:])

    init(pending: PendingRequests, reload: @escaping @Sendable (String) throws(BridgeError) -> CallResult) {
        self.pending = pending
        self.reload = reload
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
            let starts = lanes[name] == nil
            lanes[name, default: Lane()].steps += steps
            lanes[name]?.changes += steps.count { $0.isChange }
            return starts
        }
        // Extensions are waited for here, for seconds if need be: not on a thread of the concurrency pool.
        if starts { startThread { [self] in work(name) } }
    }

    private func work(_ name: String) {
        while let job = next(name) {
            // A host that does not read is not piled up for: what a lane makes waits here.
            pending.waitForHost()
            switch job {
            case .saves(let steps, let group): commit(steps, group)
            case .reload(let kind, let steps): reload(kind, steps)
            case .step(let step): perform(step)
            }
            finish(job, name)
        }
    }

    /// What comes next, left in its place until it is done; nil ends the lane.
    private func next(_ name: String) -> Job? {
        lanes.withLock { lanes in
            guard let steps = lanes[name]?.steps, let first = steps.first else {
                lanes[name] = nil
                return nil
            }
            switch first.work {
            case .save(_, let group):
                return .saves(Array(steps.prefix { if case .save = $0.work { true } else { false } }), group)
            case .reload(let kind):
                return .reload(
                    kind: kind, Array(steps.prefix { if case .reload(kind) = $0.work { true } else { false } }))
            default: return .step(first)
            }
        }
    }

    private func finish(_ job: Job, _ name: String) {
        let steps: [LaneStep] =
            switch job {
            case .saves(let steps, _), .reload(_, let steps): steps
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

    private func reload(_ kind: String, _ steps: [LaneStep]) {
        guard !steps.allSatisfy({ $0.request.isAnswered }) else { return }
        let result = Result { () throws(BridgeError) in try reload(kind) }
        for step in steps { pending.finish(step.request, result) }
    }

    private func perform(_ step: LaneStep) {
        guard !step.request.isAnswered else { return }
        do throws(BridgeError) {
            switch step.work {
            case .save, .reload: preconditionFailure("handled in groups")
            case .change(let body), .read(let body): pending.finish(step.request, .success(try body()))
            case .fail(let error): throw error
            case .run(let body):
                switch try body() {
                case .done(let result): pending.finish(step.request, .success(result))
                case .goesOn(let rest): Task { [pending] in await Self.perform(rest, for: step.request, pending) }
                }
            }
        } catch {
            pending.finish(step.request, .failure(error))
        }
    }

    private static func perform(
        _ rest: @Sendable () async throws(BridgeError) -> CallResult, for request: PendingRequest,
        _ pending: PendingRequests
    ) async {
        do throws(BridgeError) {
            pending.finish(request, .success(try await rest()))
        } catch {
            pending.finish(request, .failure(error))
        }
    }
}

extension LaneStep {
    fileprivate func isReload(_ kind: String?) -> Bool {
        guard case .reload(let reloaded) = work else { return false }
        return kind == nil || kind == reloaded
    }
}
