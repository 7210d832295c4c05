public import Foundation

extension Edge {
    /// A corner of a rectangle.
    public enum Corner: Int8, Sendable, Hashable, CaseIterable {
        case topLeading
        case topTrailing
        case bottomLeading
        case bottomTrailing

        /// How a corner is rounded.
        public struct Style: Sendable, Hashable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
            private var isConcentric = false
            private var least: CGFloat = 0

            /// As the container's corner, seen from further in.
            public static let concentric = Style(isConcentric: true)

            /// As the container's corner, seen from further in, and never less round than `minimum`.
            public static func concentric(minimum: Style) -> Style {
                Style(isConcentric: true, least: minimum.least)
            }

            public static func fixed(_ radius: CGFloat) -> Style {
                Style(least: radius)
            }

            private init(isConcentric: Bool = false, least: CGFloat = 0) {
                self.isConcentric = isConcentric
                self.least = least
            }

            public init(integerLiteral value: Int) {
                least = CGFloat(value)
            }

            public init(floatLiteral value: Double) {
                least = CGFloat(value)
            }

            func radius(concentric: CGFloat) -> CGFloat {
                isConcentric ? max(concentric, least) : least
            }
        }
    }
}

/// A rectangle whose corners follow the container's.
public struct ConcentricRectangle: Sendable {
    private let topLeading: Edge.Corner.Style
    private let topTrailing: Edge.Corner.Style
    private let bottomLeading: Edge.Corner.Style
    private let bottomTrailing: Edge.Corner.Style
    private let isUniform: Bool

    public nonisolated init() {
        self.init(corners: .concentric)
    }

    public nonisolated init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.init(
            topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
            bottomTrailingCorner: corners, isUniform: isUniform)
    }

    /// `isUniform` gives every corner the largest of their radii.
    public nonisolated init(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric,
        isUniform: Bool = false
    ) {
        topLeading = topLeadingCorner
        topTrailing = topTrailingCorner
        bottomLeading = bottomLeadingCorner
        bottomTrailing = bottomTrailingCorner
        self.isUniform = isUniform
    }

    public nonisolated init(
        uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
            bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
    }

    public nonisolated init(
        uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
    }

    public nonisolated init(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style) {
        self.init(
            topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
            bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
    }

    public nonisolated init(uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style) {
        self.init(
            topLeadingCorner: uniformLeadingCorners, topTrailingCorner: uniformTrailingCorners,
            bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: uniformTrailingCorners)
    }
}

extension ConcentricRectangle: InsettableShape {
    public nonisolated func path(in rect: CGRect) -> Path {
        let concentric = ContainerShape.concentricRadius(in: rect) ?? 0
        var radii = [topLeading, bottomLeading, bottomTrailing, topTrailing].map { $0.radius(concentric: concentric) }
        if isUniform { radii = radii.map { _ in radii.max() ?? 0 } }
        return Path(
            roundedRect: rect,
            cornerRadii: RectangleCornerRadii(
                topLeading: radii[0], bottomLeading: radii[1], bottomTrailing: radii[2], topTrailing: radii[3]))
    }

    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(shape: self, amount: amount)
    }
}

extension Shape where Self == ConcentricRectangle {
    public nonisolated static func rect(
        corners: Edge.Corner.Style, isUniform: Bool = false
    ) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }

    public nonisolated static func rect(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric,
        isUniform: Bool = false
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner, isUniform: isUniform)
    }
}
