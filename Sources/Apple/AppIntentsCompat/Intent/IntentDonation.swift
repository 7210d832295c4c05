public import Foundation

/// Takes intents that the app has done itself. Nobody learns from them here.
///
/// - Compatibility: compiles
public final class IntentDonationManager: Sendable {
    public static let shared = IntentDonationManager()

    @discardableResult
    public func donate<Intent: AppIntent>(intent: Intent) async throws -> IntentDonationIdentifier {
        IntentDonationIdentifier()
    }

    @discardableResult
    public func donate<Intent: AppIntent>(intent: Intent, result: Intent.PerformResult) async throws
        -> IntentDonationIdentifier
    {
        IntentDonationIdentifier()
    }

    @discardableResult
    public func donate<Intent: AppIntent>(intent: Intent) -> IntentDonationIdentifier { IntentDonationIdentifier() }

    public func deleteDonations(matching predicate: IntentDonationMatchingPredicate) async throws {}
}

/// Which donations are meant.
///
/// - Compatibility: compiles
public struct IntentDonationMatchingPredicate: Sendable {
    public static func intentType<Intent: AppIntent>(_ type: Intent.Type) -> IntentDonationMatchingPredicate {
        IntentDonationMatchingPredicate()
    }

    public static func entityIdentifier(_ identifier: EntityIdentifier) -> IntentDonationMatchingPredicate {
        IntentDonationMatchingPredicate()
    }

    public static func entityIdentifiers(_ identifiers: [EntityIdentifier]) -> IntentDonationMatchingPredicate {
        IntentDonationMatchingPredicate()
    }

    public static func donationIdentifiers(
        _ identifiers: [IntentDonationIdentifier]
    ) -> IntentDonationMatchingPredicate {
        IntentDonationMatchingPredicate()
    }
}

/// Modules whose intents belong to this one.
public protocol AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// An extension that holds nothing but intents.
@MainActor @preconcurrency public protocol AppIntentsExtension {
    init()
}

/// When an intent or a widget matters. The bridge ranks nothing by it.
///
/// - Compatibility: compiles
public struct RelevantContext: Hashable, Sendable {
    private let text: String

    /// What people are about.
    public enum FitnessContext: Hashable, Sendable { case workoutActive, activityRingsIncomplete }
    public enum SleepContext: Hashable, Sendable { case wakeup, bedtime }
    public enum HardwareContext: Hashable, Sendable { case headphones }
    public enum DateKind: Hashable, Sendable { case `default`, scheduled, informational }
    public enum InferredLocation: Hashable, Sendable { case home, work, school, commute }

    public static func date(_ date: Date, kind: DateKind = .default) -> RelevantContext {
        RelevantContext(text: "date \(date)")
    }
    public static func date(from start: Date, to end: Date, kind: DateKind = .default) -> RelevantContext {
        RelevantContext(text: "from \(start) to \(end)")
    }
    public static func date(interval: DateInterval, kind: DateKind = .default) -> RelevantContext {
        RelevantContext(text: "interval \(interval)")
    }
    public static func date(range: ClosedRange<Date>, kind: DateKind = .default) -> RelevantContext {
        RelevantContext(text: "range \(range)")
    }
    public static func fitness(_ context: FitnessContext) -> RelevantContext {
        RelevantContext(text: "fitness \(context)")
    }
    public static func sleep(_ context: SleepContext) -> RelevantContext { RelevantContext(text: "sleep \(context)") }
    public static func hardware(_ context: HardwareContext) -> RelevantContext {
        RelevantContext(text: "hardware \(context)")
    }
    public static func hardware(headphones: Bool) -> RelevantContext {
        RelevantContext(text: "headphones \(headphones)")
    }
    public static func location(inferred: InferredLocation) -> RelevantContext {
        RelevantContext(text: "location \(inferred)")
    }
}

/// An intent of a widget that matters at a time. The bridge ranks nothing by it.
///
/// - Compatibility: compiles
public struct RelevantIntent: Sendable {
    public let intent: any AppIntent
    public let widgetKind: String
    public let relevance: RelevantContext

    public init(_ intent: any AppIntent, widgetKind: String, relevance: RelevantContext) {
        self.intent = intent
        self.widgetKind = widgetKind
        self.relevance = relevance
    }
}

/// Takes what matters when. The bridge ranks nothing by it.
///
/// - Compatibility: compiles
public final class RelevantIntentManager: Sendable {
    public static let shared = RelevantIntentManager()

    public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {}
}
