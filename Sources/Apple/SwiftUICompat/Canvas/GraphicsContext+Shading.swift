public import Foundation
import WidgetArchive

extension GraphicsContext {
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let `repeat` = GradientOptions(rawValue: 1)
        public static let mirror = GradientOptions(rawValue: 2)
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// What fills or strokes a path; points are the context's.
    public struct Shading: Sendable {
        enum Kind: Sendable {
            case style(AnyShapeStyle)
            case linear(Gradient, CGPoint, CGPoint)
            case radial(Gradient, CGPoint, CGFloat, CGFloat)
            case conic(Gradient, CGPoint, Angle)
            case tiled(Image, CGPoint, CGRect, CGFloat)
        }

        let kind: Kind

        /// What lies beneath, which is blurred by nothing here.
        public static var backdrop: Shading { Shading(kind: .style(AnyShapeStyle(.background))) }
        public static var foreground: Shading { Shading(kind: .style(AnyShapeStyle(.foreground))) }

        public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

        public static func color(_ color: Color) -> Shading { Shading(kind: .style(AnyShapeStyle(color))) }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }

        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .linear(gradient, startPoint, endPoint))
        }

        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .radial(gradient, center, startRadius, endRadius))
        }

        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .conic(gradient, center, angle))
        }

        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            Shading(kind: .tiled(image, origin, sourceRect, scale))
        }

        /// The style over a square of one point at the context's origin, so that unit points are the context's points.
        func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
            let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
            func point(_ point: CGPoint) -> UnitPoint { UnitPoint(x: point.x, y: point.y) }
            var style: ResolvedStyle
            switch kind {
            case .style(let any): return any.erasedResolved(in: StyleContext(environment: environment))
            case .linear(let gradient, let start, let end):
                style = ResolvedStyle(
                    .linear(stops: gradient.resolvedStops(in: environment), start: point(start), end: point(end)))
            case .radial(let gradient, let center, let startRadius, let endRadius):
                style = ResolvedStyle(
                    .radial(
                        stops: gradient.resolvedStops(in: environment), center: point(center),
                        startRadius: startRadius, endRadius: endRadius))
            case .conic(let gradient, let center, let angle):
                style = ResolvedStyle(
                    .angular(
                        stops: gradient.resolvedStops(in: environment), center: point(center), start: angle,
                        end: angle + .degrees(360)))
            case .tiled(let image, let origin, let source, let scale):
                style = ImagePaint(image: image, sourceRect: source, scale: scale).resolved(
                    in: StyleContext(environment: environment))
                style.anchor = CGRect(origin: origin, size: unit.size)
                return style
            }
            style.anchor = unit
            return style
        }

        /// True when the style's anchor is in the context's space rather than in the path's rectangle.
        var isPlaced: Bool { if case .style = kind { false } else { true } }
    }

    public func resolve(_ shading: Shading) -> Shading { shading }

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        drawn {
            sink.builder.fill(
                path.archived, with: shading.resolved(in: environment), in: area(of: path, shading), style: style)
        }
    }

    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        drawn {
            sink.builder.stroke(
                path.archived, with: shading.resolved(in: environment), in: area(of: path, shading), style: style)
        }
    }

    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    private func area(of path: Path, _ shading: Shading) -> CGRect {
        if shading.isPlaced { return .zero }
        let rect = path.boundingRect
        return rect.isNull ? .zero : rect
    }
}
