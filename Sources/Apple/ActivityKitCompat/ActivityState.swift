public import Foundation
import WidgetProtocol

/// How far a Live Activity has come.
public enum ActivityState: Codable, Hashable, Sendable {
    case active
    case pending
    case stale
    case ended
    case dismissed
}

extension ActivityState {
    init(_ phase: ActivityPhase) {
        switch phase {
        case .pending: self = .pending
        case .active: self = .active
        case .stale: self = .stale
        case .ended: self = .ended
        case .dismissed: self = .dismissed
        }
    }
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

    var dismissal: ActivityUpdate.Dismissal {
        switch policy {
        case .default: .default
        case .immediate: .immediate
        case .after(let date): .after(date.timeIntervalSince1970)
        }
    }
}

/// How a Live Activity gets updates by push notifications, which the app's host makes here.
public struct PushType: Hashable, Sendable {
    enum Kind: Hashable {
        case token
        case channel(String)
    }

    let kind: Kind

    public static let token = PushType(kind: .token)

    public static func channel(_ channelID: String) -> PushType { PushType(kind: .channel(channelID)) }
}

/// Whether a Live Activity stays when its app is left.
public enum ActivityStyle: Hashable, Sendable {
    case standard
    case transient
}

extension ActivityStyle {
    /// As the protocol has it.
    var name: String {
        switch self {
        case .standard: ActivityRecord.standardStyle
        case .transient: "transient"
        }
    }
}
