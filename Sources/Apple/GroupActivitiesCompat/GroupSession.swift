public import Foundation
public import OpenCombine

public struct Participant: Hashable, Identifiable, Sendable {
    public let id: UUID
}

public enum Participants: Sendable {
    case all
    case only(Set<Participant>)
}

extension Participants {
    public static func only(_ participant: Participant) -> Participants { .only([participant]) }
}

/// An activity that goes on; there are none.
///
/// `@unchecked Sendable`: nobody can make one, so nothing of it changes.
public final class GroupSession<ActivityType: GroupActivity>: ObservableObject, Identifiable, @unchecked Sendable {
    public enum State: @unchecked Sendable {
        case waiting, joined
        case invalidated(reason: any Error)
    }

    public struct Sessions: AsyncSequence, Sendable {
        public typealias Element = GroupSession<ActivityType>

        public struct Iterator: AsyncIteratorProtocol {
            public mutating func next() async -> GroupSession<ActivityType>? { nil }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    @Published public var activity: ActivityType
    @Published public private(set) var state = State.waiting
    @Published public private(set) var activeParticipants: Set<Participant> = []
    public let localParticipant = Participant(id: UUID())
    public let id = UUID()
    public var isLocallyInitiated: Bool { false }

    private init(_ activity: ActivityType) { self.activity = activity }

    public func join() {}
    public func leave() {}
    public func end() {}
    public func requestForegroundPresentation() async {}
    public func showNotice(_ event: GroupSessionEvent) {}
    public func postEvent(_ event: GroupSessionEvent) {}
}

public struct GroupSessionEvent: Sendable {
    public enum Action: Sendable {
        case play, pause, skip, addedToQueue, changed
    }

    public let originator: Participant
    public let action: Action
    public let url: URL?

    public init(originator: Participant, action: Action, url: URL?) {
        self.originator = originator
        self.action = action
        self.url = url
    }
}

/// Sends messages to those who take part; each fails.
///
/// `@unchecked Sendable`: it keeps nothing.
public final class GroupSessionMessenger: @unchecked Sendable {
    public enum DeliveryMode: Hashable, Sendable {
        case reliable, unreliable
    }

    public struct MessageContext: Sendable {
        public let source: Participant
    }

    public struct Messages<Message>: AsyncSequence {
        public typealias Element = (Message, MessageContext)

        public struct Iterator: AsyncIteratorProtocol {
            public mutating func next() async -> (Message, MessageContext)? { nil }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    public init<Activity: GroupActivity>(session: GroupSession<Activity>) {}
    public init<Activity: GroupActivity>(session: GroupSession<Activity>, deliveryMode: DeliveryMode) {}

    public func messages<Message: Codable>(of type: Message.Type) -> Messages<Message> { Messages() }
    public func messages(of type: Data.Type) -> Messages<Data> { Messages() }

    public func send<Message: Codable>(_ value: Message, to participants: Participants = .all) async throws {
        throw GroupActivityUnavailable()
    }
    public func send(_ value: Data, to participants: Participants = .all) async throws {
        throw GroupActivityUnavailable()
    }
    public func send<Message: Codable>(
        _ value: Message, to participants: Participants = .all, completion: @escaping ((any Error)?) -> Void
    ) {
        completion(GroupActivityUnavailable())
    }
    public func send(
        _ value: Data, to participants: Participants = .all, completion: @escaping ((any Error)?) -> Void
    ) {
        completion(GroupActivityUnavailable())
    }
}

/// Tells whether people are in a call together: they are not.
public final class GroupStateObserver: ObservableObject {
    @Published public private(set) var isEligibleForGroupSession = false

    public init() {}
}
