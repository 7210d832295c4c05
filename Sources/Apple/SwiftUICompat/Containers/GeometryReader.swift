public import Foundation

/// A view whose content depends on its size and place; it takes all the space proposed.
public struct GeometryReader<Content: View> {
    public var content: (GeometryProxy) -> Content

    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }
}

extension GeometryReader: View, PrimitiveView {
    public typealias Body = Never

    package func lower(in context: LoweringContext, into nodes: inout [LayoutNode]) {
        nodes.append(GeometryReaderNode(content, in: context))
    }
}

/// A geometry reader's own size, and coordinates of the spaces around it.
public struct GeometryProxy {
    public let size: CGSize
    /// The reader's frame in the widget's space.
    let frame: CGRect
    let coordinateSpaces: [(name: AnyHashable, frame: CGRect)]

    /// How far what is kept free around the reader reaches beyond it.
    public let safeAreaInsets: EdgeInsets

    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        let origin = origin(of: coordinateSpace) ?? .zero
        return frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The bounds of a named space in the reader's own coordinates; nil when there is none of that name.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard case .named(let name) = coordinateSpace.coordinateSpace,
            let space = coordinateSpaces.last(where: { $0.name == name })
        else { return nil }
        return space.frame.offsetBy(dx: -frame.minX, dy: -frame.minY)
    }

    private func origin(of space: CoordinateSpace) -> CGPoint? {
        switch space {
        case .global: .zero
        case .local: frame.origin
        case .named(let name): coordinateSpaces.last { $0.name == name }?.frame.origin
        }
    }
}

private final class GeometryReaderNode: LayoutNode {
    private let content: @MainActor (GeometryProxy) -> LayoutNode
    /// The content as it was drawn last.
    private var drawn: LayoutNode?

    init<Content: View>(_ content: @escaping (GeometryProxy) -> Content, in context: LoweringContext) {
        var inner = context
        inner.stackAxis = nil
        let content = MainActorBox(content)
        let kept = MainActorBox(inner)
        self.content = { proxy in
            kept.value.resuming { $0.node(of: content.value(proxy), alignment: .topLeading) }
        }
        super.init(in: context)
    }

    override var children: [LayoutNode] { drawn.map { [$0] } ?? [] }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: ArchiveBuilder) {
        let proxy = MainActorBox(builder.proxy(of: frame, isRightToLeft: isRightToLeft))
        let content = content
        let node = MainActor.assumeIsolated { MainActorBox(content(proxy.value)) }.value
        drawn = node
        draw(node, at: .zero, proposal: ProposedViewSize(frame.size), in: frame, into: builder)
    }
}

extension ArchiveBuilder {
    /// What is known of the geometry of a view that is drawn in a frame.
    func proxy(of frame: CGRect, isRightToLeft: Bool) -> GeometryProxy {
        let whole = extended(frame, edges: .all, isRightToLeft: isRightToLeft)
        let (left, right) = (frame.minX - whole.minX, whole.maxX - frame.maxX)
        return GeometryProxy(
            size: frame.size, frame: frame, coordinateSpaces: coordinateSpaces,
            safeAreaInsets: EdgeInsets(
                top: frame.minY - whole.minY, leading: isRightToLeft ? right : left,
                bottom: whole.maxY - frame.maxY, trailing: isRightToLeft ? left : right))
    }
}
