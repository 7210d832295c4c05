public import SwiftUICompat
public import UIKitCompat

// How text is typed; nothing is typed into a widget.

extension View {
    public nonisolated func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        unchanged()
    }

    public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View { unchanged() }
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { unchanged() }

    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { unchanged() }
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View { unchanged() }
    public nonisolated func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        unchanged()
    }
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { unchanged() }
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.autocorrectionDisabled, disable ?? false)
    }
    public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { unchanged() }
    public nonisolated func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { unchanged() }
    public nonisolated func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        unchanged()
    }
    public nonisolated func textInputCompletion(_ completion: String) -> some View { unchanged() }
    public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { unchanged() }
    public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { unchanged() }
    public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { unchanged() }
    public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { unchanged() }
    public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { unchanged() }
    public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { unchanged() }
    public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { unchanged() }
    public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { unchanged() }
}

/// What is submitted: a field's text, or a search.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let text = SubmitTriggers(rawValue: 1 << 0)
    public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// What the return key says.
public struct SubmitLabel: Sendable {
    private let name: String

    public static let `continue` = SubmitLabel(name: "continue")
    public static let done = SubmitLabel(name: "done")
    public static let go = SubmitLabel(name: "go")
    public static let join = SubmitLabel(name: "join")
    public static let next = SubmitLabel(name: "next")
    public static let `return` = SubmitLabel(name: "return")
    public static let route = SubmitLabel(name: "route")
    public static let search = SubmitLabel(name: "search")
    public static let send = SubmitLabel(name: "send")
}

public struct TextInputAutocapitalization: Sendable {
    private let name: String

    public static let characters = TextInputAutocapitalization(name: "characters")
    public static let never = TextInputAutocapitalization(name: "never")
    public static let sentences = TextInputAutocapitalization(name: "sentences")
    public static let words = TextInputAutocapitalization(name: "words")
}

extension TextInputAutocapitalization {
    public init?(_ type: UITextAutocapitalizationType) {
        switch type {
        case .none: self = .never
        case .words: self = .words
        case .sentences: self = .sentences
        case .allCharacters: self = .characters
        }
    }
}

public struct WritingToolsBehavior: Sendable {
    private let name: String

    public static let automatic = WritingToolsBehavior(name: "automatic")
    public static let complete = WritingToolsBehavior(name: "complete")
    public static let limited = WritingToolsBehavior(name: "limited")
    public static let disabled = WritingToolsBehavior(name: "disabled")
}

public enum TextSelectionAffinity: Hashable, Sendable {
    case automatic
    case upstream
    case downstream
}
