public import Foundation
public import OpenCombine

// What happens over time, or on a touch, does not happen in a widget's still picture: these modifiers are accepted and
// change nothing, as on a phone, where a widget's archive runs no code.

extension View {
    /// - Compatibility: compiles
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View { modifier(EmptyModifier()) }
    /// - Compatibility: compiles
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View { modifier(EmptyModifier()) }

    /// - Compatibility: compiles
    public nonisolated func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(EmptyModifier())
    }

    /// - Compatibility: compiles
    public nonisolated func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(EmptyModifier())
    }

    /// - Compatibility: compiles
    public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
        modifier(EmptyModifier())
    }

    /// - Compatibility: compiles
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some View {
        modifier(EmptyModifier())
    }

    /// - Compatibility: compiles
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(EmptyModifier())
    }

    /// - Compatibility: compiles
    public nonisolated func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(EmptyModifier())
    }

    /// - Compatibility: compiles
    public nonisolated func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T) -> Void
    ) -> some View {
        modifier(EmptyModifier())
    }

    /// - Compatibility: compiles
    public nonisolated func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T, T) -> Void
    ) -> some View {
        modifier(EmptyModifier())
    }

    /// - Compatibility: compiles
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(EmptyModifier())
    }

    /// - Compatibility: compiles
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        modifier(EmptyModifier())
    }

    /// - Compatibility: compiles
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(EmptyModifier())
    }

    /// - Compatibility: compiles
    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(EmptyModifier())
    }

    /// - Compatibility: compiles
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(EmptyModifier())
    }

    /// - Compatibility: compiles
    public nonisolated func animation(_ animation: Animation?) -> some View { modifier(EmptyModifier()) }

    /// - Compatibility: compiles
    public nonisolated func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (AnyView) -> V
    ) -> some View {
        body(AnyView(self))
    }

    /// - Compatibility: compiles
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(EmptyModifier())
    }

    /// - Compatibility: compiles
    public nonisolated func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(EmptyModifier())
    }

    /// - Compatibility: compiles
    public nonisolated func transition(_ t: AnyTransition) -> some View { modifier(EmptyModifier()) }

    /// - Compatibility: compiles
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }

    /// - Compatibility: compiles
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(EmptyModifier())
    }

    /// - Compatibility: compiles
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { modifier(EmptyModifier()) }

    /// - Compatibility: compiles
    public nonisolated func help(_ text: String) -> some View { modifier(EmptyModifier()) }

    /// - Compatibility: compiles
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { modifier(EmptyModifier()) }

    /// - Compatibility: compiles
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(EmptyModifier())
    }
}

/// What two views with a matched geometry would share.
///
/// - Compatibility: compiles
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
    public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension ViewModifier {
    /// - Compatibility: compiles
    public nonisolated func animation(_ animation: Animation?) -> some ViewModifier { self }

    /// - Compatibility: compiles
    public nonisolated func transaction(
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some ViewModifier { self }
}
