public import SwiftUICompat

// How what scrolls looks and behaves; in a widget nothing does.

extension View {
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { environment(\.isScrollEnabled, !disabled) }

    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        unchanged()
    }

    public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { unchanged() }
    public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { unchanged() }
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { unchanged() }
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { unchanged() }
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View { unchanged() }

    public nonisolated func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        unchanged()
    }

    public nonisolated func scrollInputBehavior(
        _ behavior: ScrollInputBehavior, for input: ScrollInputKind
    ) -> some View {
        unchanged()
    }

    public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View { unchanged() }
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { unchanged() }
    public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { unchanged() }

    public nonisolated func scrollPosition(
        id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
    ) -> some View {
        unchanged()
    }

    public nonisolated func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View {
        unchanged()
    }

    public nonisolated func scrollPosition(initialAnchor: UnitPoint?) -> some View { unchanged() }
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { unchanged() }
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        unchanged()
    }

    public nonisolated func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        unchanged()
    }

    public nonisolated func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        unchanged()
    }

    public nonisolated func onScrollPhaseChange(
        _ action: @escaping (ScrollPhase, ScrollPhase) -> Void
    ) -> some View {
        unchanged()
    }

    public nonisolated func onScrollPhaseChange(
        _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
    ) -> some View {
        unchanged()
    }

    public nonisolated func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
    ) -> some View {
        unchanged()
    }

    public nonisolated func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        unchanged()
    }

    public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        unchanged()
    }

    public nonisolated func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        unchanged()
    }

    public nonisolated func scrollEdgeEffectHidden(
        _ hidden: Bool = true, for edges: Edge.Set = .all
    ) -> some View {
        unchanged()
    }
}
