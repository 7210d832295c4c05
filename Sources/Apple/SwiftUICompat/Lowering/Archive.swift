package import Foundation
package import WidgetArchive

/// Lowers a widget's view, lays it out in `size`, and archives what it draws.
///
/// Throws `UnsupportedViewError` for a view that cannot be drawn.
@MainActor package func archive(
    _ view: some View, size: CGSize, environment: EnvironmentValues
) throws -> WidgetArchive {
    let bounds = CGRect(origin: .zero, size: size)
    var environment = environment
    if environment.containerShape == nil {
        // A widget's corners on a phone.
        environment.containerShape = ContainerShape(bounds: bounds, cornerRadius: 22)
    }
    let context = LoweringContext(environment: environment, session: LoweringSession(containerSize: size))
    let root = context.evaluatingBody { LayoutNode.stacking($0.nodes(of: view), in: $0) }
    let builder = ArchiveBuilder(
        session: context.session, bounds: bounds, pixelLength: environment.pixelLength)
    let proposal = ProposedViewSize(size)
    let rootSize = root.size(for: proposal)
    root.draw(
        in: CGRect(
            x: (size.width - rootSize.width) / 2, y: (size.height - rootSize.height) / 2, width: rootSize.width,
            height: rootSize.height),
        proposal: proposal, into: builder)
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
