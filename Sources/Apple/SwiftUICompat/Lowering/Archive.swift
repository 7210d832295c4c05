package import Foundation
package import WidgetArchive

/// Lowers a widget's view, lays it out in `size`, and archives what it draws.
///
/// Throws `UnsupportedViewError` for a view that cannot be drawn.
@MainActor package func archive(
    _ view: some View, size: CGSize, environment: EnvironmentValues
) throws -> WidgetArchive {
    var environment = environment
    if environment.containerShape == nil {
        // The corner radius of widgets on a home screen.
        environment.containerShape = ContainerShape(bounds: CGRect(origin: .zero, size: size), cornerRadius: 22)
    }
    let context = LoweringContext(environment: environment)
    let nodes = context.evaluatingBody { $0.nodes(of: view) }
    let root =
        nodes.count == 1
        ? nodes[0]
        : StackNode(
            axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil, nodes: nodes,
            setting: context.setting)
    let builder = ArchiveBuilder(
        session: context.session, bounds: CGRect(origin: .zero, size: size), pixelLength: environment.pixelLength)
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
