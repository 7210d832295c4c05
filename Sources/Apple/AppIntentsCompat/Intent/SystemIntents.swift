public import Foundation
public import FoundationCompat
public import SwiftUICompat

/// An intent that is a widget's configuration. It is never performed.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
    public func perform() async throws -> Never { throw AppIntentError.Unrecoverable.featureCurrentlyRestricted }
}

/// An intent that is a control's configuration. It is never performed.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
    public func perform() async throws -> Never { throw AppIntentError.Unrecoverable.featureCurrentlyRestricted }
}

extension WidgetConfigurationIntent where Self: ControlConfigurationIntent {
    public func perform() async throws -> Never { throw AppIntentError.Unrecoverable.featureCurrentlyRestricted }
}

/// An intent of one of the system's own domains.
public protocol SystemIntent: AppIntent {}

/// An intent that opens something of the app.
public protocol OpenIntent: SystemIntent {
    associatedtype Value: _IntentValue
    var target: Value { get set }
}

extension OpenIntent {
    public static var openAppWhenRun: Bool { true }
}

/// An intent that sets a value, such as a switch's.
public protocol SetValueIntent: SystemIntent {
    associatedtype ValueType: _IntentValue
    var value: ValueType { get set }
}

/// An intent that deletes entities of the app.
public protocol DeleteIntent: SystemIntent {
    associatedtype Entity: _IntentValue
    var entities: [Entity] { get set }
}

/// An intent that changes one of the app's settings.
public protocol ToggleSettingIntent: SystemIntent {}

/// An intent that plays, pauses or skips audio.
public protocol AudioPlaybackIntent: SystemIntent {}

/// An intent that begins to play audio; its name before ``AudioPlaybackIntent``.
public protocol AudioStartingIntent: SystemIntent {}

/// An intent that records audio.
public protocol AudioRecordingIntent: SystemIntent {}

/// An intent that begins, changes or ends a Live Activity.
public protocol LiveActivityIntent: SystemIntent {}

/// An intent that begins a Live Activity; its name before ``LiveActivityIntent``.
public protocol LiveActivityStartingIntent: SystemIntent {}

/// An intent that opens the app's camera.
///
/// - Compatibility: compiles
public protocol CameraCaptureIntent: SystemIntent {
    associatedtype AppContext: Codable & Sendable = _NoAppContext
}

/// What a ``CameraCaptureIntent`` keeps that keeps nothing.
public struct _NoAppContext: Codable, Sendable {}

/// An intent that pushes a message.
///
/// - Compatibility: compiles
public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// An intent that may ask to go on with its app in front.
///
/// - Compatibility: compiles
public protocol ForegroundContinuableIntent: SystemIntent {}

extension ForegroundContinuableIntent {
    /// No app comes to the front here, so the intent ends with the error.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
    ) -> AppIntentError {
        .asking(for: .foreground, dialog)
    }

    public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
        throw AppIntentError.asking(for: .foreground, dialog)
    }

    public func requestToContinueInForeground<Result>(
        _ dialog: IntentDialog? = nil, continuation: @MainActor () async throws -> Result
    ) async throws -> Result {
        throw AppIntentError.asking(for: .foreground, dialog)
    }
}

extension AppIntent {
    public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {
        throw AppIntentError.asking(for: .foreground, dialog)
    }

    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, alwaysConfirm: Bool
    ) -> AppIntentError {
        .asking(for: .foreground, dialog)
    }
}

/// An intent that tells how far it is.
public protocol ProgressReportingIntent: SystemIntent {}

extension ProgressReportingIntent {
    /// Nobody watches it here.
    public var progress: Progress { Progress(totalUnitCount: 100) }

    public func performReportingProgress(totalUnitCount: Int64) -> Progress { Progress(totalUnitCount: totalUnitCount) }
}

/// An intent that may run long.
public protocol LongRunningIntent: ProgressReportingIntent {}

/// An intent that can be cancelled.
public protocol CancellableIntent: AppIntent {}

/// An intent that shows the app's own results of a search.
///
/// - Compatibility: compiles
public protocol ShowInAppSearchResultsIntent: SystemIntent {
    associatedtype SearchScopes = [StringSearchScope]
    static var searchScopes: [StringSearchScope] { get }
    var criteria: StringSearchCriteria { get set }
}

/// What kind of things a search looks for.
///
/// - Compatibility: compiles
public struct StringSearchScope: Hashable, Sendable {
    private enum Scope: Hashable { case general, movies, tv, music, photos, files }
    private let scope: Scope
    public static let general = StringSearchScope(scope: .general)
    public static let movies = StringSearchScope(scope: .movies)
    public static let tv = StringSearchScope(scope: .tv)
    public static let music = StringSearchScope(scope: .music)
    public static let photos = StringSearchScope(scope: .photos)
    public static let files = StringSearchScope(scope: .files)
}

/// What a search looks for.
///
/// - Compatibility: compiles
public struct StringSearchCriteria: Hashable, Sendable, _IntentValue {
    public var term: String
    public init(term: String) { self.term = term }
}

/// An intent that begins a workout.
///
/// - Compatibility: compiles
public protocol StartWorkoutIntent: SystemIntent {
    associatedtype WorkoutStyle: AppEnum
    static var suggestedWorkouts: [Self] { get }
    var workoutStyle: WorkoutStyle { get set }
}

/// An intent that pauses a workout.
///
/// - Compatibility: compiles
public protocol PauseWorkoutIntent: SystemIntent {}

/// An intent that goes on with a workout.
///
/// - Compatibility: compiles
public protocol ResumeWorkoutIntent: SystemIntent {}

/// An intent that begins a dive.
///
/// - Compatibility: compiles
public protocol StartDiveIntent: SystemIntent {}

/// An intent that replaces one of an `.intentdefinition`.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    static var intentClassName: String { get }
}

/// An intent that widgets once configured with one of the older kind.
public protocol DeprecatedAppIntent: AppIntent {
    static var deprecation: IntentDeprecation<Self>? { get }
}

/// What to use in the place of an intent.
public struct IntentDeprecation<Intent: AppIntent>: Sendable {
    package let message: LocalizedStringResource
    public init(message: LocalizedStringResource) { self.message = message }
    public init<Replacement: AppIntent>(message: LocalizedStringResource, replacedBy: Replacement.Type) {
        self.message = message
    }
}

/// An intent that shows a snippet.
///
/// - Compatibility: compiles
public protocol SnippetIntent: AppIntent {}

extension SnippetIntent {
    /// Snippets are not on show here.
    public static func reload() {}
}

/// An intent whose content a view of the app stands for.
///
/// - Compatibility: compiles
public protocol TargetContentProvidingIntent: AppIntent {
    var contentIdentifier: String { get }
}

extension TargetContentProvidingIntent {
    public var contentIdentifier: String { Self.persistentIdentifier }

    /// Nothing: the app's view shows what the intent targets.
    public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that can be undone.
///
/// - Compatibility: compiles
public protocol UndoableIntent: AppIntent {}

extension UndoableIntent {
    /// Nil: a widget's extension has nobody to undo for.
    public var undoManager: UndoManager? { nil }
}

/// Where a configuration comes from when the user has made none.
///
/// - Compatibility: compiles
public protocol PredictableIntent: AppIntent {
    associatedtype PredictionsBody: IntentPredictionConfiguration
    @IntentPredictionsBuilder<Self> static var predictionConfiguration: PredictionsBody { get }
}
