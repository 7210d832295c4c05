package import Foundation
package import WidgetArchive

/// Lowers a widget's view, lays it out in `size`, and archives what it draws.
///
/// A view that sets a container's background stands within `margins`; one that sets none is of iOS 16 or earlier, where
/// widgets have no margins, and has the whole size.
///
/// Throws `UnsupportedViewError` for a view that cannot be drawn.
@MainActor package func archive(
    _ view: some View, size: CGSize, margins: EdgeInsets = EdgeInsets(), environment: EnvironmentValues
) throws -> WidgetArchive {
    let bounds = CGRect(origin: .zero, size: size)
    var environment = environment
    if environment.containerShape == nil {
        // A widget's corners on a phone.
        environment.containerShape = ContainerShape(bounds: bounds, cornerRadius: 22)
    }
    let context = LoweringContext(environment: environment, session: LoweringSession(containerSize: size))
    let root = context.evaluatingBody { LayoutNode.stacking($0.nodes(of: view), in: $0) }
    let draw = { (area: CGRect) in
        let builder = ArchiveBuilder(session: context.session, bounds: bounds, pixelLength: environment.pixelLength)
        let proposal = ProposedViewSize(area.size)
        let rootSize = root.size(for: proposal)
        root.draw(
            in: CGRect(
                x: area.midX - rootSize.width / 2, y: area.midY - rootSize.height / 2, width: rootSize.width,
                height: rootSize.height),
            proposal: proposal, into: builder)
        return builder
    }
    var builder = draw(bounds.inset(by: margins, in: environment.layoutDirection))
    if margins != EdgeInsets(), !builder.hasBackground { builder = draw(bounds) }
    if let failure = context.session.failure { throw failure }
    return builder.archive(colorScheme: environment.colorScheme)
}

/// The size that a view takes of what is proposed to it.
@MainActor package func sizeThatFits(
    _ view: some View, _ proposal: ProposedViewSize, environment: EnvironmentValues
) -> CGSize {
    let context = LoweringContext(environment: environment)
    return context.evaluatingBody { LayoutNode.stacking($0.nodes(of: view), in: $0) }.size(for: proposal)
}

extension CGRect {
    fileprivate func inset(by margins: EdgeInsets, in direction: LayoutDirection) -> CGRect {
        CGRect(
            x: minX + (direction == .leftToRight ? margins.leading : margins.trailing), y: minY + margins.top,
            width: max(0, width - margins.leading - margins.trailing),
            height: max(0, height - margins.top - margins.bottom))
    }
}
