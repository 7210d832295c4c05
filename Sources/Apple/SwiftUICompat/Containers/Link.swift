public import Foundation
import WidgetArchive

/// A view that opens a URL when tapped.
///
/// A widget's host answers taps on links in medium and larger families; a small widget has its `widgetURL` alone.
public struct Link<Label: View> {
    let destination: URL
    let label: Label

    public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }
}

extension Link where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

extension Link: View, PrimitiveView {
    public typealias Body = Never

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        let action = TapRegion.Action.url(destination.absoluteString)
        nodes.append(
            TapNode(
                context.node(of: label), action: context.environment.isEnabled ? action : nil, trait: .link, in: context
            ))
    }
}
