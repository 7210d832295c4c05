import JSON
import Logging
import POSIXSupport
package import WidgetProtocol

/// The Live Activities of a root: each change is committed before it is announced.
package final class ActivityLog: Sendable {
    package typealias Listener = @Sendable (ActivityNews) -> Void

    private struct State {
        var listener: Listener?
        /// What the listener was last told of each activity, or found when it began.
        var told: [String: ActivityNews] = [:]
    }

    private let database: HomeDatabase
    private let now: @Sendable () -> Double
    private let woken: @Sendable () -> Void
    /// Held while a change is committed and announced, so that both happen in the same order.
    private let state = Monitor(State())

    /// So many an extension may have at once: more than a phone allows, and no more than a row each is read at a call.
    private static let most = 64

    /// - Parameter woken: called after a change, when another may be due.
    init(_ database: HomeDatabase, now: @escaping @Sendable () -> Double, woken: @escaping @Sendable () -> Void) {
        self.database = database
        self.now = now
        self.woken = woken
    }

    /// Announces whatever comes from now on.
    package func listen(_ listen: @escaping Listener) {
        state.withLock { state in
            state.listener = listen
            let date = now()
            for record in (try? database.activities()) ?? [] {
                state.told[record.id] = ActivityNews(record: record, phase: record.phase(at: date), isChanged: false)
            }
        }
    }

    /// Announces what other processes have done meanwhile.
    func catchUp() {
        state.withLock { state in
            guard state.listener != nil, let records = try? database.activities() else { return }
            let date = now()
            for record in records {
                let isChanged = state.told[record.id]?.record != record
                Self.announce(
                    ActivityNews(record: record, phase: record.phase(at: date), isChanged: isChanged), &state)
            }
            let ids = Set(records.map(\.id))
            for news in Array(state.told.values) where !ids.contains(news.record.id) {
                Self.announce(ActivityNews(record: news.record, phase: .dismissed, isChanged: false), &state)
            }
        }
    }

    /// Tells the listener, unless it was told the same.
    private static func announce(_ news: ActivityNews, _ state: inout State) {
        guard let listener = state.listener else { return }
        let told = state.told[news.record.id]
        if told == nil, news.phase == .dismissed { return }
        if let told, told.phase == news.phase, told.record == news.record { return }
        state.told[news.record.id] = news.phase == .dismissed ? nil : news
        listener(news)
    }

    /// The activities that are not dismissed: the most relevant first, and of those the first that was started.
    package func all() throws(BridgeError) -> [(record: ActivityRecord, phase: ActivityPhase)] {
        let date = now()
        let started = try database.activities().filter { $0.phase(at: date) != .dismissed }
        let sorted = started.enumerated().sorted { left, right in
            let (first, second) = (left.element.relevanceScore, right.element.relevanceScore)
            return first == second ? left.offset < right.offset : first > second
        }
        return sorted.map { (record: $0.element, phase: $0.element.phase(at: date)) }
    }

    /// The activity of an id; throws -32602.
    package func record(_ id: String) throws(BridgeError) -> ActivityRecord {
        try find(id) { $0.id == id }
    }

    /// The activity that a push notification's token reaches; throws -32602.
    package func record(pushToken token: String) throws(BridgeError) -> ActivityRecord {
        try find(token) { $0.pushToken == token.lowercased() }
    }

    private func find(_ name: String, where isMeant: (ActivityRecord) -> Bool) throws(BridgeError) -> ActivityRecord {
        let all = try all().map { $0.record }
        guard let record = all.first(where: isMeant) else {
            throw .unknownLiveActivity(name, known: all.map(\.id))
        }
        return record
    }

    /// Starts an activity; throws -32602 for an id that another has, and -28 for one that is too large.
    func start(_ record: ActivityRecord, of owner: String) throws(BridgeError) {
        if record.size > ActivityRecord.largestSize {
            throw .activityTooLarge("The Live Activity's attributes and state take", size: record.size)
        }
        if try database.activities(of: owner).count >= Self.most {
            throw .invalidParams("there are \(Self.most) Live Activities already")
        }
        let date = now()
        try announcing { () throws(BridgeError) in
            guard try database.start(record, of: owner, at: date) else {
                throw .invalidParams("there is a Live Activity \(BridgeError.quoted(record.id)) already")
            }
            return [ActivityNews(record: record, phase: record.phase(at: date), isChanged: true)]
        }
    }

    /// Updates or ends an activity; false for what is older than what it shows. Throws -32602 and -28.
    ///
    /// - Parameter owner: the extension that alone may; nil for the host.
    func change(_ id: String, of owner: String? = nil, _ update: ActivityUpdate) throws(BridgeError) -> Bool {
        if let content = update.content {
            var changed = try record(id)
            changed.state = content.state
            if changed.size > ActivityRecord.largestSize {
                throw .activityTooLarge("The Live Activity's attributes and state would take", size: changed.size)
            }
        }
        let date = now()
        let known = try all().map { $0.record.id }
        let news = try announcing { () throws(BridgeError) in
            switch try database.change(id, of: owner, update, at: date) {
            case .changed(let record):
                return [ActivityNews(record: record, phase: record.phase(at: date), isChanged: true)]
            case .newer: return []
            case .ended: throw .endedLiveActivity(id)
            case .unknown: throw .unknownLiveActivity(id, known: known)
            }
        }
        return !news.isEmpty
    }

    /// Announces what time has made of the activities.
    func settle() throws(BridgeError) -> [ActivityNews] {
        let date = now()
        guard let next = try nextChange(), next <= date else { return [] }
        return try announcing { () throws(BridgeError) in
            try database.settleActivities(at: date).map {
                ActivityNews(record: $0, phase: $0.phase(at: date), isChanged: false)
            }
        }
    }

    /// The date at which the next activity comes to another phase by itself.
    func nextChange() throws(BridgeError) -> Double? { try database.nextActivityChange() }

    /// What an extension's code has done; gives what is to be told of what is not shown.
    func take(
        _ notification: ExtensionNotification, _ params: JSONValue, of owner: String, _ logger: Logger
    ) -> Warning? {
        let id = params["id"]?.stringValue ?? ""
        do throws(BridgeError) {
            if notification == .startActivity {
                guard let record = ActivityRecord(json: params, now: now()) else {
                    return .activityUpdateIgnored(id, "it is malformed")
                }
                try start(record, of: owner)
            } else if try !change(id, of: owner, ActivityUpdate(json: params)) {
                return .activityUpdateIgnored(id, "it shows what is newer")
            }
            return nil
        } catch {
            logger.error("a Live Activity's change is lost: \(error.message)")
            return .activityUpdateIgnored(id, error.message)
        }
    }

    @discardableResult
    private func announcing(_ body: () throws(BridgeError) -> [ActivityNews]) throws(BridgeError) -> [ActivityNews] {
        let result = state.withLock { state -> Result<[ActivityNews], BridgeError> in
            let news = Result { () throws(BridgeError) -> [ActivityNews] in try body() }
            if case .success(let all) = news {
                for one in all { Self.announce(one, &state) }
            }
            return news
        }
        let news = try result.get()
        if !news.isEmpty { woken() }
        return news
    }
}
