public import ActivityKitCompat
public import SwiftUICompat

extension Preview {
    /// A Live Activity in several states.
    @MainActor public init<Attributes: ActivityAttributes, W: Widget>(
        _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
        widget: @escaping @MainActor () -> W,
        @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
    ) {
        self.init(
            name: name,
            subject: ActivityPreview(
                kind: kind, attributesType: "\(Attributes.self)", widget: { widget() },
                contexts: { await contentStates().map { ActivityViewContext(attributes: attributes, state: $0) } }))
    }
}
