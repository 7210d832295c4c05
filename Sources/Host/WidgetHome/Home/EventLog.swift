import Foundation
package import JSON
import Logging
import POSIXSupport
package import WidgetProtocol

/// What the host is to know of, in order: committed before it is announced, and kept until the host acknowledges it.
package final class EventLog: Sendable {
    package typealias Listener = @Sendable (HomeEvent) -> Void

    private struct State {
        var listener: Listener?
        /// The number of the last event that the listener was told of.
        var announced: Int64 = 0
        /// The number of the last event that was there before this process.
        var inherited: Int64?
    }

    private let database: HomeDatabase
    private let now: @Sendable () -> Double
    /// Tells this process's events from those of others.
    private let session = UUID().uuidString.lowercased()
    /// Held while an event is committed and announced, so that both happen in the same order.
    private let state = Monitor(State())

    init(_ database: HomeDatabase, now: @escaping @Sendable () -> Double) {
        self.database = database
        self.now = now
    }

    /// Commits an event and announces it, behind those of other processes that came before it.
    @discardableResult
    package func record(_ kind: HomeEvent.Kind, _ details: JSONObject) throws(BridgeError) -> HomeEvent {
        try record(kind, [details])[0]
    }

    /// The same with several, in one commit.
    func record(_ kind: HomeEvent.Kind, _ details: [JSONObject]) throws(BridgeError) -> [HomeEvent] {
        if details.isEmpty { return [] }
        let result = state.withLock { state -> Result<[HomeEvent], BridgeError> in
            let recorded = Result { () throws(BridgeError) in
                try database.record(
                    kind, details.map { (id: UUID().uuidString.lowercased(), details: $0) }, at: now(),
                    session: session, isHeard: state.listener != nil)
            }
            if case .success(let events) = recorded { announce(events, &state) }
            return recorded
        }
        return try result.get()
    }

    /// - Parameter events: of one commit, so that no other's are among them.
    private func announce(_ events: [HomeEvent], _ state: inout State) {
        guard let listener = state.listener, let first = events.first, let last = events.last else { return }
        guard first.sequence == state.announced + 1 else { return announceNew(&state) }
        state.announced = last.sequence
        events.forEach(listener)
    }

    /// Announces what other processes have recorded, too; where it cannot be read, it is announced together with the next.
    private func announceNew(_ state: inout State) {
        guard let told = try? announceRest(&state) else { return }
        // They were told as they happened: they launch no other host.
        try? database.markHeard(from: told.first, to: told.last)
    }

    /// Announces, in order, what the listener was not told of yet; gives the numbers of the first and the last.
    @discardableResult
    private func announceRest(_ state: inout State) throws(BridgeError) -> (first: Int64, last: Int64)? {
        guard let listener = state.listener else { return nil }
        let events = try database.events(after: state.announced)
        events.forEach(listener)
        guard let first = events.first, let last = events.last else { return nil }
        state.announced = last.sequence
        return (first.sequence, last.sequence)
    }

    /// Commits a call of its host's by an extension, as ``record(_:_:)``; gives what is to be told of one that is lost.
    func call(_ params: JSONValue, of name: String, _ logger: Logger) -> Warning? {
        do throws(BridgeError) {
            try record(.backgroundCallback, params.objectValue ?? [:])
            return nil
        } catch {
            logger.error("\(name): a call of the host's is lost: \(error.message)")
            return Warning(
                .storageFailed, "The extension \(name) calls its host, and the call is lost: \(error.message)",
                hint: error.hint, subject: name)
        }
    }

    /// Announces what nobody has acknowledged, in order, and from now on whatever comes; nothing twice.
    package func listen(_ listen: @escaping Listener) throws(BridgeError) {
        let missed = state.withLock { state -> Result<Void, BridgeError> in
            state.listener = listen
            return Result { () throws(BridgeError) -> Void in
                try note(&state)
                try announceRest(&state)
            }
        }
        try missed.get()
    }

    /// Announces what other processes have recorded meanwhile.
    func catchUp() { state.withLock { state in announceNew(&state) } }

    /// Notes which events are there already.
    func begin() {
        state.withLock { state in _ = try? note(&state) }
    }

    private func note(_ state: inout State) throws(BridgeError) {
        if state.inherited == nil { state.inherited = try database.newestEvent() }
    }

    /// The events that nobody has acknowledged, behind a sequence number.
    package func all(after sequence: Int64 = 0) throws(BridgeError) -> [HomeEvent] {
        try database.events(after: sequence)
    }

    /// The URL of the tap that launched the host: the first that was there before this process, that no host was told of
    /// as it happened, and that none has acknowledged.
    package func launchURL() throws(BridgeError) -> String? {
        let inherited = state.withLock { state -> Result<Int64, BridgeError> in
            Result { () throws(BridgeError) -> Int64 in
                try note(&state)
                return state.inherited ?? 0
            }
        }
        return try database.launch(upTo: try inherited.get(), except: session)?.details["url"]?.stringValue
    }

    /// Forgets the events up to a sequence number: the host has them.
    package func acknowledge(upTo sequence: Int64) throws(BridgeError) {
        try database.acknowledgeEvents(upTo: sequence)
    }
}
