package import Foundation
package import WidgetArchive

/// Archives what a widget's view draws in `size`, in each of the colour schemes.
///
/// A view that sets a container's background stands within `margins`; one that sets none is of iOS 16 or earlier, where
/// widgets have no margins, and has the whole size. The view is evaluated and laid out once for all of the schemes,
/// unless it depends on them. Throws `UnsupportedViewError` for a view that cannot be drawn.
@MainActor package func archives(
    of view: () -> some View, size: CGSize, margins: EdgeInsets = EdgeInsets(), environment: EnvironmentValues,
    colorSchemes: [ColorScheme]
) throws -> [WidgetArchive] {
    var laidOut: LaidOutWidget?
    return try colorSchemes.map { scheme in
        if let laidOut, !laidOut.dependsOnColorScheme { return try laidOut.archive(in: scheme) }
        let made = LaidOutWidget(
            view(), size: size, margins: margins, environment: environment, colorScheme: scheme)
        laidOut = made
        return try made.archive(in: scheme)
    }
}

/// A widget's view in its size, ready to be drawn.
@MainActor private struct LaidOutWidget {
    private let session: LoweringSession
    private let root: LayoutNode
    private let bounds: CGRect
    /// Where the content stands if it sets the container's background.
    private let inner: CGRect
    private let pixelLength: CGFloat

    init(
        _ view: some View, size: CGSize, margins: EdgeInsets, environment: EnvironmentValues, colorScheme: ColorScheme
    ) {
        bounds = CGRect(origin: .zero, size: size)
        inner = bounds.inset(by: margins, in: environment.layoutDirection)
        pixelLength = environment.pixelLength
        session = LoweringSession(containerSize: size, colorScheme: colorScheme)
        var environment = environment
        environment.follow(session.colorScheme)
        if environment.containerShape == nil {
            // A widget's corners on a phone.
            environment.containerShape = ContainerShape(bounds: bounds, cornerRadius: 22)
        }
        let context = LoweringContext(environment: environment, session: session)
        root = context.evaluatingBody { LayoutNode.stacking($0.nodes(of: view), in: $0) }
    }

    /// True when another scheme needs another layout. Some content is only known once it has been drawn.
    var dependsOnColorScheme: Bool { session.colorScheme.decidesContent }

    func archive(in colorScheme: ColorScheme) throws -> WidgetArchive {
        var area = inner
        let builder = session.colorScheme.drawing(in: colorScheme) {
            let builder = draw(in: area)
            if builder.hasBackground || area == bounds { return builder }
            area = bounds
            return draw(in: area)
        }
        if let failure = session.failure { throw failure }
        var archive = builder.archive(colorScheme: colorScheme)
        archive.contentMargins = ArchiveInsets(
            top: area.minY - bounds.minY, left: area.minX - bounds.minX, bottom: bounds.maxY - area.maxY,
            right: bounds.maxX - area.maxX)
        return archive
    }

    private func draw(in area: CGRect) -> ArchiveBuilder {
        let builder = ArchiveBuilder(session: session, bounds: bounds, pixelLength: pixelLength)
        let proposal = ProposedViewSize(area.size)
        let size = root.size(for: proposal)
        root.draw(
            in: CGRect(
                x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width, height: size.height),
            proposal: proposal, into: builder)
        return builder
    }
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
