public import Foundation
import SwiftUICompat

/// Why an intent ended, as the system tells the user.
public struct AppIntentError: Error, Sendable, Hashable {
    private enum Reason: Hashable { case restart, asking }

    private let reason: Reason
    /// What the intent asks the user.
    package let question: IntentQuestion?

    /// Has the system ask for what is missing and run the intent again; nobody is there to ask here.
    public static let restartPerform = AppIntentError(reason: .restart, question: nil)

    static func asking(
        for kind: IntentQuestion.Kind, _ dialog: IntentDialog? = nil, options: [String] = [],
        parameter: LocalizedStringResource? = nil
    ) -> AppIntentError {
        AppIntentError(
            reason: .asking,
            question: IntentQuestion(
                kind: kind, dialog: dialog.map { String(localized: $0.full) }, options: options,
                parameter: parameter.map { String(localized: $0) }))
    }

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
        switch question?.kind {
        case nil: "The intent asked to be run again."
        case .foreground: "The intent asked to go on in its app, which does not run here."
        case .value: "The intent asked for a value, and nobody is there to give it."
        case .choice: "The intent asked to choose among values, and nobody is there to do so."
        case .confirmation: "The intent asked for a confirmation, and nobody is there to give it."
        }
    }
}

/// What an intent asks the user before it goes on. A widget has nobody to ask, so the intent ends there, and the host is
/// told.
package struct IntentQuestion: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable { case value, choice, confirmation, foreground }

    package var kind: Kind
    /// In the app's words.
    package var dialog: String?
    /// What there is to choose.
    package var options: [String] = []
    /// The title of the parameter that it is about.
    package var parameter: String?
}
