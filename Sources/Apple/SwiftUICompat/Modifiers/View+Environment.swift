public import Foundation
public import Observation
public import OpenCombine

extension View {
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
    }

    /// Gives an observable object to the views in this one, by its type.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentModifier { $0.setObject(object, of: T.self) })
    }

    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentModifier { $0.setObject(object, of: T.self) })
    }

    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
    }

    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }

    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Keeps the text size within a range.
    @_disfavoredOverload
    public nonisolated func dynamicTypeSize<T>(_ range: T) -> some View
    where T: RangeExpression, T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            let allowed = DynamicTypeSize.allCases.filter(range.contains)
            if let least = allowed.first, let most = allowed.last { size = min(max(size, least), most) }
        }
    }

    public nonisolated func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }

    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }

    /// - Compatibility: compiles
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }

    public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.locale) { if isEnabled { $0 = Locale(languageComponents: .init(language: language)) } }
    }
}

/// Changes the environment of its content.
nonisolated struct EnvironmentModifier: ViewModifier, ContextModifier {
    typealias Body = Never
    let change: (inout EnvironmentValues) -> Void

    init(_ change: @escaping (inout EnvironmentValues) -> Void) {
        self.change = change
    }

    @MainActor func modify(_ context: inout LoweringContext) {
        change(&context.environment)
    }
}

/// A modifier that depends on the environment and stands for another.
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    associatedtype ResolvedModifier: ViewModifier
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    public static func _lower(_ modifier: Self, content: Content, in pass: inout _LoweringPass) {
        ResolvedModifier._lower(modifier.resolve(in: pass.context.environment), on: content, in: &pass)
    }
}
