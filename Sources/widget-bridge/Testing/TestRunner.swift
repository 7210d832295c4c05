import Bridge
import Children
import Foundation
import GroupStorage
import JSON
import Logging
import Synchronization
import ValueStore
import WidgetArchive
import WidgetBuild
import WidgetHome
import WidgetProtocol
import WidgetTesting

/// Draws the cases of a plan and compares them, several at a time: each job is a bridge's state of its own, with an
/// extension's process and one that draws.
struct TestRunner: Sendable {
    enum Mode { case verify, record, recordFailed }

    let built: BuiltExtension
    let sandbox: Sandbox
    let recorded: RecordedPictures
    let mode: Mode
    /// Whether a report wants the pictures of all cases, or of those that failed.
    let keepsPictures: Bool
    let root: String

    /// Cases that start from the same state, and leave it as it was.
    private struct Job: Sendable {
        var state: TestState
        var cases: [(index: Int, test: TestCase)]
    }

    /// A process takes longer to start than some pictures take to draw.
    private static let leastShare = 12

    /// What came of each of the cases, in their order. `finished` is told of each as it comes, one at a time.
    func run(_ cases: [TestCase], finished: @escaping @Sendable (TestOutcome) -> Void) -> [TestOutcome] {
        let workers = max(1, ProcessInfo.processInfo.activeProcessorCount)
        let jobs = Self.jobs(of: cases, for: workers)
        let outcomes = Mutex<[Int: TestOutcome]>([:])
        DispatchQueue.concurrentPerform(iterations: min(workers, max(1, jobs.count))) { worker in
            for number in stride(from: worker, to: jobs.count, by: workers) {
                run(jobs[number], number) { index, outcome in
                    outcomes.withLock { outcomes in
                        outcomes[index] = outcome
                        finished(outcome)
                    }
                }
            }
        }
        return outcomes.withLock { outcomes in cases.indices.compactMap { outcomes[$0] } }
    }

    /// A case with steps is a job; others that start from the same state are shared out among the workers.
    private static func jobs(of cases: [TestCase], for workers: Int) -> [Job] {
        var jobs: [Job] = []
        var alike: [TestState: [(index: Int, test: TestCase)]] = [:]
        var states: [TestState] = []
        for (index, test) in cases.enumerated() {
            if test.steps.isEmpty {
                if alike[test.state] == nil { states.append(test.state) }
                alike[test.state, default: []].append((index, test))
            } else {
                jobs.append(Job(state: test.state, cases: [(index, test)]))
            }
        }
        for state in states {
            let all = alike[state] ?? []
            let size = max(leastShare, (all.count + workers - 1) / workers)
            for start in stride(from: 0, to: all.count, by: size) {
                jobs.append(Job(state: state, cases: Array(all[start..<min(start + size, all.count)])))
            }
        }
        return jobs
    }

    private func run(_ job: Job, _ number: Int, _ finished: (Int, TestOutcome) -> Void) {
        let session = Result { try self.session(for: job.state, "\(root)/\(number)") }
        defer { if case .success(let session) = session { session.end() } }
        for (index, test) in job.cases {
            var outcome = TestOutcome(test)
            let begun = ContinuousClock.now
            if test.skipped == nil {
                do {
                    try TestCaseRun(test, in: session.get(), runner: self).run(&outcome)
                } catch {
                    outcome.failures.append("\(error)")
                }
            }
            // The report alone has them, and there may be many.
            if !keepsPictures { outcome.warnings = [] }
            outcome.duration = (ContinuousClock.now - begun) / .seconds(1)
            finished(index, outcome)
        }
    }

    private func session(for state: TestState, _ root: String) throws -> LocalSession {
        let group = state.group ?? built.appGroups?.first
        if let group, !state.data.members.isEmpty {
            let changes = try state.data.members.map { try GroupChange(key: $0.name, value: StoredValue($0.value)) }
            try GroupStorage(root: root).group(group).commit(changes)
        }
        var options = WidgetHome.Options()
        options.sandbox = sandbox
        options.locale = state.locale
        options.timeZone = state.timeZone
        options.use(VirtualClock(state.date))
        let session = LocalSession([built], root: root, options, logger: Self.logger)
        if let group { _ = try session.call("setAppGroupId", ["groupId": .string(group)]) }
        return session
    }

    /// What extensions print would be in the way of the results: it is in the warnings and errors where it matters.
    private static let logger = Logger(label: "widget-bridge.test") { _ in SwiftLogNoOpLogHandler() }
}
