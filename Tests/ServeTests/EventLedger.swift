import JSON
import TestSupport
import Testing

/// What the hosts of one root have seen of its events, session by session; what cannot be is an issue.
struct EventLedger {
    /// Where a widget is tapped.
    enum Place: CaseIterable {
        case link, first, second

        var url: String {
            switch self {
            case .link: "app://link?homeWidget"
            case .first: "app://first"
            case .second: "app://second"
            }
        }

        fileprivate var params: JSONValue {
            switch self {
            case .link: ["kind": "News", "family": "systemMedium", "x": 5, "y": 5]
            case .first: ["kind": "Clock", "family": "systemSmall", "x": 55, "y": 5]
            case .second: ["kind": "Clock", "family": "systemSmall", "x": 105, "y": 5]
            }
        }

        /// Has every widget of the extension show a link and two buttons whose intents call the host.
        static let behaviour: JSONValue = [
            "timeline": [
                "policy": ["type": "never"],
                "taps": [
                    ["frame": [0, 0, 40, 40], "url": .string(link.url)],
                    ["frame": [50, 0, 40, 40], "intent": "Call", "parameters": #"{"calls":"app://first"}"#],
                    ["frame": [100, 0, 40, 40], "intent": "Call", "parameters": #"{"calls":"app://second"}"#],
                ],
            ]
        ]
    }

    enum Call {
        case tap(Place)
        case events
        case acknowledge(Int)

        func line(_ id: Int) -> String {
            switch self {
            case .tap(let place): BridgeProcess.line(id, "tapWidget", place.params)
            case .events: BridgeProcess.line(id, "getEvents")
            case .acknowledge(let sequence): BridgeProcess.line(id, "acknowledgeEvents", ["seq": .int(sequence)])
            }
        }
    }

    private struct Event: Hashable {
        let sequence: Int
        let id: String
        let url: String

        init?(_ json: JSONValue?) {
            guard let sequence = json?["seq"]?.intValue, let id = json?["eventId"]?.stringValue,
                let url = json?["url"]?.stringValue
            else { return nil }
            (self.sequence, self.id, self.url) = (sequence, id, url)
        }
    }

    /// How often a host has asked for all events.
    private(set) var checks = 0
    /// The newest event's number.
    private(set) var newest = 0

    private var sequences: [Int: Event] = [:]
    private var ids: [String: Event] = [:]
    /// Up to where events are forgotten, and up to where they may be: the acknowledgement had no reply.
    private var (acknowledged, acknowledging) = (0, 0)

    private var announced: Set<Int> = []
    /// What was announced and belongs to no tap that had a reply.
    private var unclaimed: [Event] = []
    /// The taps of earlier sessions that had no reply, whose events may still come, once: a bridge whose host is gone may
    /// be at them during the next session.
    private var unanswered: [[Place]] = [[], []]

    var count: Int { ids.count }

    /// How many events the next host is told of at least.
    var kept: Int { sequences.keys.count { $0 > acknowledging } }

    /// Takes a session: its calls, whose ids are their indices, and all that its host has read.
    ///
    /// - Parameter crashes: how many calls may have failed with the extension.
    mutating func take(_ messages: [JSONValue], repliesTo calls: [Call], crashes: Int) {
        var told: [Int] = []
        var open = Dictionary(uniqueKeysWithValues: zip(calls.indices, calls))
        var failures = 0
        var isChecked = false
        for message in messages {
            if message["method"] != nil {
                guard let event = note(message["params"]) else { continue }
                #expect(event.sequence > told.last ?? 0, "\(event) is announced twice, or behind another")
                #expect(event.sequence > acknowledged, "\(event) is announced after it was acknowledged")
                told.append(event.sequence)
                if announced.insert(event.sequence).inserted { unclaimed.append(event) }
                continue
            }
            guard let id = message["id"]?.intValue, let call = open.removeValue(forKey: id) else { continue }
            if let error = message["error"] {
                #expect(error["code"] == -22, "\(message.text)")
                failures += 1
                // The intent may have called the host before its end.
                if case .tap(let place) = call { _ = claim { $0.url == place.url } }
                continue
            }
            switch call {
            case .tap(let place):
                let event = note(message["result"])
                #expect((event != nil) == (place == .link), "\(message.text)")
                let isClaimed = claim { $0.url == place.url && (event == nil || $0 == event) }
                #expect(isClaimed, "an event was not announced, or is another tap's: \(message.text)")
            case .acknowledge(let sequence):
                acknowledged = max(acknowledged, sequence)
                acknowledging = max(acknowledging, sequence)
            case .events:
                check(message["result"]?.arrayValue ?? [], told: Set(told))
                isChecked = true
            }
        }
        #expect(failures <= crashes)
        var left: [Place] = []
        for call in open.values {
            switch call {
            case .tap(let place): left.append(place)
            case .acknowledge(let sequence): acknowledging = max(acknowledging, sequence)
            case .events: break
            }
        }
        unanswered = isChecked ? [unanswered[1], left] : [unanswered[0], unanswered[1] + left]
    }

    /// Takes an event wherever it is spoken of: its number and its id belong together for ever.
    private mutating func note(_ json: JSONValue?) -> Event? {
        guard let event = Event(json) else { return nil }
        let others = [sequences[event.sequence], ids[event.id]].compactMap(\.self)
        #expect(others.allSatisfy { $0 == event }, "\(event) is \(others), too")
        sequences[event.sequence] = event
        ids[event.id] = event
        newest = max(newest, event.sequence)
        return event
    }

    /// Whether there is such an event that belongs to no tap; it has one from now on.
    private mutating func claim(where isWanted: (Event) -> Bool) -> Bool {
        guard let index = unclaimed.lastIndex(where: isWanted) else { return false }
        unclaimed.remove(at: index)
        return true
    }

    /// Holds all events that a host was given, and those that it was told of, against what was seen before.
    private mutating func check(_ result: [JSONValue], told: Set<Int>) {
        let required = sequences.keys.filter { $0 > acknowledging }
        let found = result.compactMap { note($0)?.sequence }
        #expect(found == Set(found).sorted(), "out of order, or twice")
        #expect(found.first ?? .max > acknowledged, "acknowledged, and there again")
        let lost = Set(required).subtracting(found)
        #expect(lost.isEmpty, "lost")
        let untold = Set(required).subtracting(told)
        #expect(untold.isEmpty, "not announced again")
        for event in unclaimed {
            let place = unanswered.joined().first { $0.url == event.url }
            #expect(place != nil, "\(event) belongs to no tap, or to one that has an event already")
            guard let place else { continue }
            for index in unanswered.indices {
                guard let tap = unanswered[index].firstIndex(of: place) else { continue }
                unanswered[index].remove(at: tap)
                break
            }
        }
        unclaimed = []
        checks += 1
    }
}
