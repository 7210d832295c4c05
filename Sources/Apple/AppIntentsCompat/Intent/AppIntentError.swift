public import Foundation

/// Why an intent ended, as the system tells the user.
public struct AppIntentError: Error, Sendable, Hashable {
    private enum Reason: Hashable { case restart, continueInForeground, needsValue, disambiguation, confirmation }

    private let reason: Reason

    /// Has the system ask for what is missing and run the intent again; nobody is there to ask here.
    public static let restartPerform = AppIntentError(reason: .restart)
    static let needsToContinueInForeground = AppIntentError(reason: .continueInForeground)
    static let needsValue = AppIntentError(reason: .needsValue)
    static let needsDisambiguation = AppIntentError(reason: .disambiguation)
    static let needsConfirmation = AppIntentError(reason: .confirmation)

    /// The user has to do something in the app first.
    public enum UserActionRequired: Error, Hashable, Sendable {
        case accountSetup, signin, displayNameNeeded, confirmation
        case accountSetupRequired, signinRequired
    }

    /// The user has not allowed it.
    public enum PermissionRequired: Error, Hashable, Sendable {
        case bluetooth, camera, contacts, calendar, healthKit, homeKit, location, microphone, motion, music, photos
        case speechRecognition, siri, reminders, unknown
    }

    /// Nothing can be done.
    public enum Unrecoverable: Error, Hashable, Sendable {
        case unsupportedOnDevice, featureCurrentlyRestricted, entityNotFound, networkUnavailable, partialResults
        case notAllowed, unknown
    }
}

extension AppIntentError: LocalizedError {
    public var errorDescription: String? {
        switch reason {
        case .restart: "The intent asked to be run again."
        case .continueInForeground: "The intent asked to go on in its app, which does not run here."
        case .needsValue: "The intent asked for a value, and nobody is there to give it."
        case .disambiguation: "The intent asked to choose among values, and nobody is there to do so."
        case .confirmation: "The intent asked for a confirmation, and nobody is there to give it."
        }
    }
}
