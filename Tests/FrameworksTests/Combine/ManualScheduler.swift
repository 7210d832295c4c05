import OpenCombine

/// A scheduler whose time passes when the test says so, in whole units.
final class ManualScheduler: Scheduler {
    typealias SchedulerTimeType = Time
    typealias SchedulerOptions = Never

    struct Time: Strideable {
        var units = 0

        func distance(to other: Self) -> Stride { Stride(units: other.units - units) }
        func advanced(by stride: Stride) -> Self { Self(units: units + stride.units) }

        struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
            var units: Int
            var magnitude: Int { abs(units) }

            init(units: Int) { self.units = units }
            init(integerLiteral value: Int) { units = value }
            init?<T: BinaryInteger>(exactly source: T) { units = Int(source) }

            static func seconds(_ value: Int) -> Self { Self(units: value) }
            static func seconds(_ value: Double) -> Self { Self(units: Int(value)) }
            static func milliseconds(_ value: Int) -> Self { Self(units: value / 1_000) }
            static func microseconds(_ value: Int) -> Self { Self(units: value / 1_000_000) }
            static func nanoseconds(_ value: Int) -> Self { Self(units: value / 1_000_000_000) }
            static func < (left: Self, right: Self) -> Bool { left.units < right.units }
            static func + (left: Self, right: Self) -> Self { Self(units: left.units + right.units) }
            static func - (left: Self, right: Self) -> Self { Self(units: left.units - right.units) }
            static func * (left: Self, right: Self) -> Self { Self(units: left.units * right.units) }
            static func += (left: inout Self, right: Self) { left = left + right }
            static func -= (left: inout Self, right: Self) { left = left - right }
            static func *= (left: inout Self, right: Self) { left = left * right }
        }
    }

    private struct Job {
        let id: Int
        var time: Int
        let interval: Int?
        let action: () -> Void
    }

    private var jobs: [Job] = []
    private var count = 0
    private(set) var now = Time()
    let minimumTolerance: Time.Stride = 0

    var isIdle: Bool { jobs.isEmpty }

    private func add(_ action: @escaping () -> Void, at time: Int, every interval: Int? = nil) -> Int {
        count += 1
        jobs.append(Job(id: count, time: time, interval: interval, action: action))
        return count
    }

    func schedule(options: Never?, _ action: @escaping () -> Void) {
        _ = add(action, at: now.units)
    }

    func schedule(
        after date: Time, tolerance: Time.Stride, options: Never?, _ action: @escaping () -> Void
    ) {
        _ = add(action, at: date.units)
    }

    func schedule(
        after date: Time, interval: Time.Stride, tolerance: Time.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let id = add(action, at: date.units, every: interval.units)
        return AnyCancellable { [weak self] in self?.jobs.removeAll { $0.id == id } }
    }

    /// Does what is due in the next units, in its order.
    func advance(by units: Int = 0) {
        let end = now.units + units
        while let index = jobs.indices.min(by: { (jobs[$0].time, jobs[$0].id) < (jobs[$1].time, jobs[$1].id) }),
            jobs[index].time <= end
        {
            let job = jobs[index]
            now.units = max(now.units, job.time)
            if let interval = job.interval { jobs[index].time += interval } else { jobs.remove(at: index) }
            job.action()
        }
        now.units = end
    }
}
