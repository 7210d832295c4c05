import Foundation
public import SwiftUICompat
public import UIKitCompat

/// The look of a link to the Shortcuts app.
///
/// - Compatibility: compiles
public struct ShortcutsLinkStyle: Hashable, Sendable {
    private enum Style: Hashable { case automatic, dark, darkOutline, light, lightOutline }
    private let style: Style
    public static let automatic = ShortcutsLinkStyle(style: .automatic)
    public static let automaticOutline = ShortcutsLinkStyle(style: .automatic)
    public static let dark = ShortcutsLinkStyle(style: .dark)
    public static let darkOutline = ShortcutsLinkStyle(style: .darkOutline)
    public static let light = ShortcutsLinkStyle(style: .light)
    public static let lightOutline = ShortcutsLinkStyle(style: .lightOutline)
}

/// The look of a tip about Siri.
///
/// - Compatibility: compiles
public struct SiriTipViewStyle: Hashable, Sendable {
    private enum Style: Hashable { case automatic, dark, light, black }
    private let style: Style
    public static let automatic = SiriTipViewStyle(style: .automatic)
    public static let dark = SiriTipViewStyle(style: .dark)
    public static let light = SiriTipViewStyle(style: .light)
    public static let black = SiriTipViewStyle(style: .black)
}

/// A button of an app's screen that opens the Shortcuts app.
///
/// - Compatibility: compiles
public struct ShortcutsLink: _PrimitiveView {
    public typealias Body = Never

    public nonisolated init() {}
    public nonisolated init(action: @escaping () -> Void) {}
}

/// A tip of an app's screen, with the phrase that Siri knows an intent by.
///
/// - Compatibility: compiles
public struct SiriTipView: _PrimitiveView {
    public typealias Body = Never

    public nonisolated init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {}
}

/// A button of an app's screen that opens the Shortcuts app.
///
/// - Compatibility: compiles
@MainActor @preconcurrency open class ShortcutsUIButton: UIButton {
    /// How the button looks.
    public typealias Style = ShortcutsLinkStyle

    open var style: Style = .automatic

    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
    }
}

extension View {
    /// - Compatibility: compiles
    public nonisolated func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
    /// - Compatibility: compiles
    public nonisolated func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
}
