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
        let isEnabled = context.environment.isEnabled
        nodes.append(
            LinkNode(context.node(of: label), url: isEnabled ? destination.absoluteString : nil, in: context))
    }
}

private final class LinkNode: WrapperNode {
    private let url: String?

    init(_ child: LayoutNode, url: String?, in context: LoweringContext) {
        self.url = url
        super.init(child, in: context)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: ArchiveBuilder) {
        if let url { builder.addTapRegion(frame, action: .url(url)) }
        var elements = builder.collectingAccessibility {
            child.draw(in: frame, proposal: proposal, into: builder)
        }
        elements = elements.combined(in: builder.transformed(frame).archived)
        for var element in elements {
            if !element.traits.contains(.link) { element.traits.append(.link) }
            builder.addCollected(element)
        }
    }
}
