public import Foundation

public enum EKParticipantStatus: Int, Sendable {
    case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
}

public enum EKParticipantRole: Int, Sendable {
    case unknown, required, optional, chair, nonParticipant
}

public enum EKParticipantType: Int, Sendable {
    case unknown, person, room, resource, group
}

public enum EKParticipantScheduleStatus: Int, Sendable {
    case none, pending, sent, delivered, recipientNotRecognized, noPrivileges, deliveryFailed, cannotDeliver
    case recipientNotAllowed
}

/// Somebody who takes part in an event. Nobody is known.
open class EKParticipant: EKObject, NSCopying, @unchecked Sendable {
    open var name: String? { nil }
    open var url: URL { URL(fileURLWithPath: "/") }
    open var participantStatus: EKParticipantStatus { .unknown }
    open var participantRole: EKParticipantRole { .unknown }
    open var participantType: EKParticipantType { .unknown }
    open var isCurrentUser: Bool { false }
    open var contactPredicate: NSPredicate { NSPredicate(value: false) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
