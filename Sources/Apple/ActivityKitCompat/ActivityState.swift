public import Foundation

/// How far a Live Activity has come.
public enum ActivityState: Codable, Hashable, Sendable {
    case active
    case pending
    case stale
    case ended
    case dismissed
}

/// When a Live Activity that has ended leaves the lock screen.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
    private enum Policy: Hashable {
        case `default`, immediate
        case after(Date)
    }

    private let policy: Policy

    /// Up to four hours after its end.
    public static let `default` = ActivityUIDismissalPolicy(policy: .default)
    public static let immediate = ActivityUIDismissalPolicy(policy: .immediate)

    public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
        ActivityUIDismissalPolicy(policy: .after(date))
    }

    var isImmediate: Bool { policy == .immediate }
}

/// How a Live Activity gets updates by push notifications, which do not reach this machine.
public struct PushType: Hashable, Sendable {
    private enum Kind: Hashable {
        case token
        case channel(String)
    }

    private let kind: Kind

    public static let token = PushType(kind: .token)

    public static func channel(_ channelID: String) -> PushType { PushType(kind: .channel(channelID)) }
}

/// Whether a Live Activity stays when its app is left.
public enum ActivityStyle: Hashable, Sendable {
    case standard
    case transient
}
