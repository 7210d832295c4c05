import Children
import Foundation
import WidgetProtocol

/// Looks after an extension between its calls, when nothing is asked of it: on a phone it is suspended then.
///
/// As long as the extension does nothing it is looked at less and less often: an idle bridge does next to nothing.
struct IdleWatch {
    /// The share of one processor that is too much, and for how many seconds.
    private static let share = 0.5
    private static let patience = 2.0
    /// The shortest time between two looks in seconds, the longest at what works a little, and at what does nothing.
    private static let (shortest, longest, longestAtRest) = (1.0, 8.0, 60.0)

    private let tree: ProcessTree
    private let memoryLimit: Int
    private var last: (calls: Int, use: ProcessTree.Use)?
    private var busySeconds = 0.0
    /// Seconds from one look to the next.
    private(set) var interval = shortest
    private var lastLook: ContinuousClock.Instant
    private var nextLook: ContinuousClock.Instant

    init(_ tree: ProcessTree, memoryLimit: Int, now: ContinuousClock.Instant = .now) {
        self.tree = tree
        self.memoryLimit = memoryLimit
        (lastLook, nextLook) = (now, now + .seconds(Self.shortest))
    }

    /// How long there is nothing to look at.
    func pause(at now: ContinuousClock.Instant = .now) -> Duration { max(.zero, nextLook - now) }

    /// How many calls there were at the last look; nil before the first.
    var calls: Int? { last?.calls }

    /// Whether the next look is more than the shortest time away from the last.
    var isDrowsy: Bool { interval > Self.shortest }

    /// Something has happened: looks again soon.
    mutating func hasten(at now: ContinuousClock.Instant = .now) {
        interval = Self.shortest
        nextLook = min(nextLook, now + .seconds(interval))
    }

    /// Puts a look off that cannot be had now.
    mutating func postpone(at now: ContinuousClock.Instant = .now) {
        interval = Self.shortest
        nextLook = now + .seconds(interval)
    }

    /// Why the extension is to be stopped; nil where it is quiet, or it is not yet time to look.
    ///
    /// - Parameter calls: how many calls there were so far: after one, time is counted anew.
    mutating func look(calls: Int, at now: ContinuousClock.Instant = .now) -> String? {
        guard now >= nextLook else { return nil }
        let elapsed = (now - lastLook).seconds
        let reason = judge(tree.use(most: ExtensionConnection.Limits.processes + 1), calls: calls, after: elapsed)
        (lastLook, nextLook) = (now, now + .seconds(interval))
        return reason
    }

    /// Why what the extension takes is too much, so many seconds after what it took before.
    mutating func judge(_ use: ProcessTree.Use, calls: Int, after elapsed: Double) -> String? {
        let most = ExtensionConnection.Limits.processes
        defer { last = (calls, use) }
        guard let last, last.calls == calls else {
            (busySeconds, interval) = (0, Self.shortest)
            return nil
        }
        if use.processes > most { return "started more than \(most) processes" }
        if use.memory > memoryLimit { return "took \(use.memory >> 20) MB of memory" }
        // What a process took that has ended is no longer counted.
        let ticks = use.processorTime > last.use.processorTime ? use.processorTime - last.use.processorTime : 0
        if Double(ticks) >= Self.share * elapsed * Double(sysconf(Int32(_SC_CLK_TCK))) {
            (busySeconds, interval) = (busySeconds + elapsed, Self.shortest)
        } else {
            let isAtRest =
                use.processorTime == last.use.processorTime && use.processes == last.use.processes
            (busySeconds, interval) = (0, min(2 * interval, isAtRest ? Self.longestAtRest : Self.longest))
        }
        return busySeconds >= Self.patience ? "used a processor for \(Int(busySeconds)) s" : nil
    }
}

extension Warning {
    static func idleExtensionStopped(_ name: String, _ reason: String) -> Warning {
        Warning(
            .idleExtensionStopped, "The extension \(name) \(reason) while nothing was asked of it, and was stopped",
            hint: "Do the work in the provider's calls, and end what goes on after them; a phone suspends it there.",
            subject: name)
    }
}
