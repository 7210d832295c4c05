import Foundation
import WidgetArchive

/// Colours at the points of a grid, spread over the patches between them.
public struct MeshGradient: Sendable {
    public enum Locations: Sendable, Hashable {
        case points([SIMD2<Float>])
        case bezierPoints([BezierPoint])
    }

    public enum Colors: Sendable, Hashable {
        case colors([Color])
        case resolvedColors([Color.Resolved])
    }

    public struct BezierPoint: Sendable, Hashable {
        public var position: SIMD2<Float>
        public var leadingControlPoint: SIMD2<Float>
        public var topControlPoint: SIMD2<Float>
        public var trailingControlPoint: SIMD2<Float>
        public var bottomControlPoint: SIMD2<Float>

        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    public var width: Int
    public var height: Int
    public var locations: Locations
    public var colors: Colors
    public var background: Color
    public var smoothsColors: Bool
    public var colorSpace: Gradient.ColorSpace

    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints),
            colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
            colorSpace: colorSpace)
    }
}

extension MeshGradient: PrimitiveShapeStyle {
    package func resolved(in context: StyleContext) -> ResolvedStyle {
        let colors: [ArchiveColor] =
            switch colors {
            case .colors(let colors): colors.map { $0.resolve(in: context.environment).sRGB }
            case .resolvedColors(let colors): colors.map(\.sRGB)
            }
        let points: [SIMD2<Float>] =
            switch locations {
            case .points(let points): points
            case .bezierPoints(let points): points.map(\.position)
            }
        guard width > 1, height > 1, points.count == width * height, colors.count == width * height else {
            return ResolvedStyle(background.resolve(in: context.environment)).atLevel(context.level)
        }
        let mesh = ResolvedMesh(
            width: width, height: height, points: points.map { UnitPoint(x: CGFloat($0.x), y: CGFloat($0.y)) },
            colors: colors, background: background.resolve(in: context.environment).sRGB,
            isSmooth: smoothsColors, isPerceptual: colorSpace == .perceptual)
        return ResolvedStyle(.mesh(mesh)).atLevel(context.level)
    }
}
