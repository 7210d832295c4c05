public import SwiftUICompat

/// What the button says that lets an intent go on.
///
/// - Compatibility: compiles
public enum ConfirmationActionName: Hashable, Sendable {
    case add, addData, book, buy, call, checkIn, `continue`, create, `do`, download, filter, find, get, go, log, open
    case order, pay, play, playSound, post, reportIncident, request, run, search, send, set, share, start
    case startNavigation, toggle, turnOff, turnOn, view

    /// The app's own words.
    public static func custom(
        acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
        denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource] = [], destructive: Bool = false
    ) -> ConfirmationActionName {
        .continue
    }
}

/// When a confirmation is asked for.
///
/// - Compatibility: compiles
public struct ConfirmationConditions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let inAppContext = ConfirmationConditions(rawValue: 1)
    public static let always = ConfirmationConditions(rawValue: 2)
}

// Nobody is there to confirm: each of these throws.
extension AppIntent {
    public func requestConfirmation() async throws { throw AppIntentError.asking(for: .confirmation) }

    public func requestConfirmation(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog
    ) async throws {
        throw AppIntentError.asking(for: .confirmation, dialog)
    }

    public func requestConfirmation(
        actionName: ConfirmationActionName, dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true
    ) async throws {
        throw AppIntentError.asking(for: .confirmation, dialog)
    }

    public func requestConfirmation<Snippet: SnippetIntent>(
        actionName: ConfirmationActionName = .continue, snippetIntent: Snippet
    ) async throws {
        throw AppIntentError.asking(for: .confirmation)
    }

    public func requestConfirmation<Content: View>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog, showDialogAsPrompt: Bool = true, @ViewBuilder content: () -> Content
    ) async throws {
        throw AppIntentError.asking(for: .confirmation, dialog)
    }

    public func requestConfirmation<Content: View>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog, view: Content
    ) async throws {
        throw AppIntentError.asking(for: .confirmation, dialog)
    }

    public func requestConfirmation<Result: IntentResult>(
        result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
    ) async throws {
        throw AppIntentError.asking(for: .confirmation)
    }

    public func requestConfirmation<Result: IntentResult>(
        output: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
    ) async throws {
        throw AppIntentError.asking(for: .confirmation)
    }

    public func requestChoice(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil
    ) async throws -> IntentChoiceOption {
        throw AppIntentError.asking(for: .choice, dialog, options: options.map(\.title))
    }

    public func requestChoice<Content: View>(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil, view: Content
    ) async throws -> IntentChoiceOption {
        throw AppIntentError.asking(for: .choice, dialog, options: options.map(\.title))
    }

    public func requestChoice<Content: View>(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil, @ViewBuilder content: () -> Content
    ) async throws -> IntentChoiceOption {
        throw AppIntentError.asking(for: .choice, dialog, options: options.map(\.title))
    }
}

/// One of several ways to go on.
///
/// - Compatibility: compiles
public struct IntentChoiceOption: Hashable, Sendable {
    public enum Style: Hashable, Sendable { case `default`, destructive, cancel }

    package let title: String
    public let style: Style

    public init(title: LocalizedStringResource, style: Style = .default) {
        self.title = String(localized: title)
        self.style = style
    }

    public init(title: LocalizedStringResource, subtitle: LocalizedStringResource?, style: Style = .default) {
        self.init(title: title, style: style)
    }

    public static var cancel: IntentChoiceOption { IntentChoiceOption(title: "Cancel", style: .cancel) }
    public static func cancel(title: LocalizedStringResource) -> IntentChoiceOption {
        IntentChoiceOption(title: title, style: .cancel)
    }
}
