public import Observation
public import OpenCombine
public import SwiftUICompat

// Where the focus goes; in a widget nothing has it.

extension View {
    public nonisolated func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        unchanged()
    }
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { unchanged() }

    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { unchanged() }
    public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        unchanged()
    }
    public nonisolated func focusable(
        _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
    ) -> some View {
        unchanged()
    }
    public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { unchanged() }
    public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { unchanged() }
    public nonisolated func focusSection() -> some View { unchanged() }
    public nonisolated func prefersDefaultFocus(
        _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
    ) -> some View {
        unchanged()
    }
    public nonisolated func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        unchanged()
    }

    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        unchanged()
    }
    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        unchanged()
    }
    public nonisolated func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
    ) -> some View {
        unchanged()
    }
    public nonisolated func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
    ) -> some View {
        unchanged()
    }
    public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View { unchanged() }
    public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View { unchanged() }
    public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { unchanged() }
    public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View { unchanged() }
    public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View { unchanged() }

    public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { unchanged() }
    public nonisolated func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding, equals value: V
    ) -> some View {
        unchanged()
    }
    public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { unchanged() }

    public nonisolated func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        unchanged()
    }
    public nonisolated func accessibilityFocused(
        _ condition: AccessibilityFocusState<Bool>.Binding
    ) -> some View {
        unchanged()
    }
}

public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let activate = FocusInteractions(rawValue: 1 << 0)
    public static let edit = FocusInteractions(rawValue: 1 << 1)
    public static let automatic: FocusInteractions = [.activate, .edit]
}

public struct DefaultFocusEvaluationPriority: Sendable {
    private let name: String

    public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
    public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

/// Moves the focus back to where it is by default; in a widget nothing has it.
public struct ResetFocusAction {
    public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
    public var resetFocus: ResetFocusAction { ResetFocusAction() }
    public var isFocusEffectEnabled: Bool { false }
}
