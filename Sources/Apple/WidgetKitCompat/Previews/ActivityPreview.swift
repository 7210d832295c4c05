public import ActivityKitCompat
public import SwiftUICompat

/// Which presentation of a Live Activity a preview shows.
public enum ActivityPreviewViewKind: Hashable, Sendable {
    public enum DynamicIslandPreviewViewState: Hashable, Sendable {
        case compact
        case expanded
        case minimal
    }

    /// On the lock screen.
    case content
    case dynamicIsland(DynamicIslandPreviewViewState)
}

/// A Live Activity in the states that its preview shows.
package struct ActivityPreview: PreviewSubject {
    package let kind: ActivityPreviewViewKind
    package let attributesType: String
    /// Nil where the preview names none: the extension's own for these attributes.
    package let widget: (@MainActor () -> any Widget)?
    /// The activity in each of its states: `ActivityViewContext`s, whatever their type.
    package let contexts: @MainActor () async -> [Any]
}

/// A view that stands for a Live Activity in a `PreviewProvider`.
struct ActivityPreviewView: View, PreviewGroup {
    let preview: ActivityPreview

    /// Anywhere else than in a preview there is no activity to show.
    var body: some View { EmptyView() }

    func previewParts(_ settings: PreviewSettings) -> [PreviewPart] {
        var settings = settings
        settings.subject = preview
        return [PreviewPart(view: AnyView(self), settings: settings)]
    }
}

extension ActivityAttributes {
    /// A Live Activity with these attributes, in a state, for a `PreviewProvider`.
    @MainActor @preconcurrency public func previewContext(
        _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
    ) -> some View {
        let context = ActivityViewContext(attributes: self, state: contentState, isStale: isStale)
        return ActivityPreviewView(
            preview: ActivityPreview(
                kind: viewKind, attributesType: "\(Self.self)", widget: nil, contexts: { [context] }))
    }
}
