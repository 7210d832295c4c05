public import Foundation
public import FoundationCompat

/// What a voice shortcut does: an intent is handled, or an activity goes on in the app.
public enum INShortcut {
    case intent(INIntent)
    case userActivity(NSUserActivity)

    public init?(intent: INIntent) {
        self = .intent(intent)
    }

    public init(userActivity: NSUserActivity) {
        self = .userActivity(userActivity)
    }

    public var intent: INIntent? {
        guard case .intent(let intent) = self else { return nil }
        return intent
    }

    public var userActivity: NSUserActivity? {
        guard case .userActivity(let activity) = self else { return nil }
        return activity
    }
}

/// A shortcut with the phrase that the user has given it.
open class INVoiceShortcut: NSObject {
    public let identifier: UUID
    public let invocationPhrase: String
    public let shortcut: INShortcut

    package init(identifier: UUID, invocationPhrase: String, shortcut: INShortcut) {
        self.identifier = identifier
        self.invocationPhrase = invocationPhrase
        self.shortcut = shortcut
    }
}

/// The user's voice shortcuts, of which there are none here.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
    public static let shared = INVoiceShortcutCenter()

    @preconcurrency
    open func getAllVoiceShortcuts(
        completion: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void
    ) { completion([], nil) }

    open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }

    @preconcurrency
    open func getVoiceShortcut(
        with identifier: UUID, completion: @escaping @Sendable (INVoiceShortcut?, (any Error)?) -> Void
    ) { completion(nil, INIntentError(.voiceShortcutGetFailed)) }

    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

/// When a shortcut is worth showing.
open class INRelevanceProvider: NSObject {}

open class INDateRelevanceProvider: INRelevanceProvider {
    public let startDate: Date
    public let endDate: Date?

    public init(start startDate: Date, end endDate: Date?) {
        self.startDate = startDate
        self.endDate = endDate
    }
}

public enum INDailyRoutineSituation: Int, Sendable {
    case morning
    case evening
    case home
    case work
    case school
    case gym
    case commute
    case headphonesConnected
    case activeWorkout
    case physicalActivityIncomplete
}

open class INDailyRoutineRelevanceProvider: INRelevanceProvider {
    public let situation: INDailyRoutineSituation

    public init(situation: INDailyRoutineSituation) {
        self.situation = situation
    }
}

public enum INRelevantShortcutRole: Int, Sendable {
    case action
    case information
}

/// How a shortcut looks where it is suggested.
open class INDefaultCardTemplate: NSObject {
    open var title: String
    open var subtitle: String?
    open var image: INImage?

    public init(title: String) {
        self.title = title
    }
}

/// A shortcut that is worth showing at times.
open class INRelevantShortcut: NSObject {
    public let shortcut: INShortcut
    open var relevanceProviders: [INRelevanceProvider] = []
    open var shortcutRole: INRelevantShortcutRole = .action
    open var watchTemplate: INDefaultCardTemplate?
    open var widgetKind: String?

    public init(shortcut: INShortcut) {
        self.shortcut = shortcut
    }
}

/// Tells the system of shortcuts; there is none here to suggest them.
open class INRelevantShortcutStore: NSObject, @unchecked Sendable {
    public static let `default` = INRelevantShortcutStore()

    @preconcurrency
    open func setRelevantShortcuts(
        _ shortcuts: [INRelevantShortcut], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }

    open func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {}
}

/// Suggests media; there is nothing here to suggest them.
open class INUpcomingMediaManager: NSObject, @unchecked Sendable {
    public static let shared = INUpcomingMediaManager()

    open func setSuggestedMediaIntents(_ intents: NSOrderedSet) {}
}
