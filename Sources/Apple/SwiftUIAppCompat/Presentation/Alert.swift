public import SwiftUICompat

/// A message with buttons, over a screen.
public struct Alert {
    public struct Button {
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    }

    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}

    public static func sideBySideButtons(
        title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
    ) -> Alert {
        Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton)
    }
}

/// Choices that come up from the bottom of a screen.
public struct ActionSheet {
    public typealias Button = Alert.Button

    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

public struct DialogSeverity: Equatable, Sendable {
    private let name: String

    public static let automatic = DialogSeverity(name: "automatic")
    public static let critical = DialogSeverity(name: "critical")
    public static let standard = DialogSeverity(name: "standard")
}
