public import Foundation

/// A view made for a moment of a schedule; a widget shows it as of its entry.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    public struct Context {
        public enum Cadence: Sendable, Hashable, Comparable {
            case live
            case seconds
            case minutes
        }

        public let date: Date
        public let cadence: Cadence
    }

    private let schedule: Schedule
    private let content: (Context) -> Content
}

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, _PrimitiveView, PrimitiveView where Content: View {
    public typealias Body = Never

    public nonisolated init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.init(schedule: schedule) { context in
            content(TimelineViewDefaultContext(date: context.date, cadence: .minutes))
        }
    }

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        let now = context.environment.entryDate
        // A schedule may be endless; it is walked no further than to the entry.
        var date = now
        for next in schedule.entries(from: now, mode: .lowFrequency) {
            guard next <= now else {
                context.environment.liveContent?.note(changesAt: next)
                break
            }
            date = next
        }
        context.evaluatingBody { $0.lower(content(Context(date: date, cadence: .minutes)), into: &nodes) }
    }
}

/// The moments at which a timeline view changes.
public protocol TimelineSchedule {
    associatedtype Entries: Sequence where Entries.Element == Date
    typealias Mode = TimelineScheduleMode
    func entries(from startDate: Date, mode: Mode) -> Entries
}

public enum TimelineScheduleMode: Sendable, Hashable {
    case normal
    case lowFrequency
}

public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}

    public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
        let minute = (startDate.timeIntervalSince1970 / 60).rounded(.down) * 60
        return PeriodicTimelineSchedule.Entries(upcoming: Date(timeIntervalSince1970: minute), interval: 60)
    }
}

public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var upcoming: Date
        fileprivate let interval: TimeInterval

        public mutating func next() -> Date? {
            defer { upcoming += interval }
            return upcoming
        }
    }

    private let startDate: Date
    private let interval: TimeInterval

    public init(from startDate: Date, by interval: TimeInterval) {
        self.startDate = startDate
        self.interval = max(interval, 1e-3)
    }

    public func entries(from startDate: Date, mode: Mode) -> Entries {
        let passed = ((startDate.timeIntervalSince(self.startDate)) / interval).rounded(.down)
        return Entries(upcoming: self.startDate + passed * interval, interval: interval)
    }
}

public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    public init(_ dates: Entries) {
        self.dates = dates
    }

    public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}

    public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
