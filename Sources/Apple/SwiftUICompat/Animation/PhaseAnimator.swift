/// A view that goes through phases; a widget shows the first, with which the animation begins and ends.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
    let phase: Phase?
    let content: (Phase) -> Content

    public nonisolated init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        phase = phases.first { _ in true }
        self.content = content
    }

    public nonisolated init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        phase = phases.first { _ in true }
        self.content = content
    }
}

extension PhaseAnimator: View {
    public var body: some View {
        if let phase { content(phase) }
    }
}

extension View {
    /// Takes the view through phases; a widget shows the first.
    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let view = MainActorBox(self)
        return PhaseAnimator(
            phases, trigger: trigger, content: { content(PlaceholderContentView(view: AnyView(view.value)), $0) })
    }

    /// Takes the view through phases; a widget shows the first.
    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let view = MainActorBox(self)
        return PhaseAnimator(phases, content: { content(PlaceholderContentView(view: AnyView(view.value)), $0) })
    }
}
