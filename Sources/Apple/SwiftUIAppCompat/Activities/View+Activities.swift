public import FoundationCompat
public import Foundation
public import SwiftUICompat

// What an app is opened with, or tells the system of itself; a widget's app is, a widget is not.

extension View {
    public nonisolated func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        unchanged()
    }

    public nonisolated func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View {
        unchanged()
    }

    public nonisolated func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        unchanged()
    }

    public nonisolated func handlesExternalEvents(
        preferring: Set<String>, allowing: Set<String>
    ) -> some View {
        unchanged()
    }

    public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { unchanged() }
    public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { unchanged() }
    public nonisolated func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { unchanged() }
}

public struct WindowInteractionBehavior: Equatable, Sendable {
    private let name: String

    public static let automatic = WindowInteractionBehavior(name: "automatic")
    public static let enabled = WindowInteractionBehavior(name: "enabled")
    public static let disabled = WindowInteractionBehavior(name: "disabled")
}

/// Opens a document; a widget has none.
@MainActor @preconcurrency
public struct OpenDocumentAction {
    nonisolated init() {}
    public func callAsFunction(at url: URL) async throws { throw CocoaError(.featureUnsupported) }
}

/// Opens an app's settings; a widget has none.
@MainActor @preconcurrency
public struct OpenSettingsAction {
    nonisolated init() {}
    public func callAsFunction() {}
}

extension EnvironmentValues {
    public var openDocument: OpenDocumentAction { OpenDocumentAction() }
    public var openSettings: OpenSettingsAction { OpenSettingsAction() }
    public var undoManager: UndoManager? { nil }
    public var controlActiveState: ControlActiveState { .key }
}

/// Whether a Mac's window, and so its controls, is in front.
public enum ControlActiveState: Equatable, CaseIterable, Sendable {
    case key
    case active
    case inactive
}
