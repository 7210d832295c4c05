public import Foundation
import WidgetArchive
import WidgetProtocol

extension GraphicsContext {
    /// What is done to all that is drawn after it; what of it cannot be drawn here is a warning.
    public struct Filter: Sendable {
        fileprivate let effects: @Sendable (EnvironmentValues) -> [ArchiveEffect]
        /// What is not drawn of it.
        fileprivate var missing: String?

        private init(_ effect: ArchiveEffect) {
            effects = { _ in [effect] }
        }

        private init(_ effects: @escaping @Sendable (EnvironmentValues) -> [ArchiveEffect]) {
            self.effects = effects
        }

        /// One that changes nothing.
        private init(missing: String) {
            effects = { _ in [] }
            self.missing = missing
        }

        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            var filter = Filter {
                [
                    .shadow(
                        color: color.resolve(in: $0).sRGB, radius: Double(radius), x: Double(x), y: Double(y))
                ]
            }
            if !options.isEmpty { filter.missing = "a shadow's options in a canvas" }
            return filter
        }

        public static func colorMultiply(_ color: Color) -> Filter {
            Filter { [.colorMultiply(color.resolve(in: $0).sRGB)] }
        }

        public static func hueRotation(_ angle: Angle) -> Filter { Filter(.hueRotation(angle.radians)) }
        public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(amount)) }
        public static func brightness(_ amount: Double) -> Filter { Filter(.brightness(amount)) }
        public static func contrast(_ amount: Double) -> Filter { Filter(.contrast(amount)) }
        public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(.colorInvert) }
        public static func grayscale(_ amount: Double) -> Filter { Filter(.grayscale(amount)) }
        public static var luminanceToAlpha: Filter { Filter(.luminanceToAlpha) }

        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(.blur(radius: Double(radius), isOpaque: options.contains(.opaque)))
        }

        /// - Compatibility: compiles
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter(missing: "a projection in a canvas")
        }

        /// - Compatibility: compiles
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
            matrix == ColorMatrix() ? Filter { _ in [] } : Filter(missing: "a matrix of colours in a canvas")
        }

        /// - Compatibility: compiles
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter(missing: "a threshold of opacity in a canvas")
        }

        /// - Compatibility: compiles
        public static func colorShader(_ shader: Shader) -> Filter { Filter(missing: "a shader in a canvas") }

        /// - Compatibility: compiles
        public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
            Filter(missing: "a shader in a canvas")
        }

        /// - Compatibility: compiles
        public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
            Filter(missing: "a shader in a canvas")
        }
    }

    /// How a shadow is drawn: none of these is heeded, which is a warning.
    ///
    /// - Compatibility: compiles
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let shadowAbove = ShadowOptions(rawValue: 1)
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }

    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let opaque = BlurOptions(rawValue: 1)
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    /// In which colour space a filter works: always in that of the picture.
    ///
    /// - Compatibility: compiles
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let linearColor = FilterOptions(rawValue: 1)
    }

    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        filters += filter.effects(environment)
        if let missing = filter.missing {
            Diagnostics.report(
                Warning(
                    .notAvailable, "The widget asks for \(missing), which is not drawn here",
                    hint: "Draw it another way, or mind that a phone shows something else."))
        }
    }
}

/// How much of each channel goes into each: rows of red, green, blue and alpha, and what is added.
public struct ColorMatrix: Equatable, Sendable {
    public var r1: Float = 1
    public var r2: Float = 0
    public var r3: Float = 0
    public var r4: Float = 0
    public var r5: Float = 0
    public var g1: Float = 0
    public var g2: Float = 1
    public var g3: Float = 0
    public var g4: Float = 0
    public var g5: Float = 0
    public var b1: Float = 0
    public var b2: Float = 0
    public var b3: Float = 1
    public var b4: Float = 0
    public var b5: Float = 0
    public var a1: Float = 0
    public var a2: Float = 0
    public var a3: Float = 0
    public var a4: Float = 1
    public var a5: Float = 0

    /// The one that changes nothing.
    public init() {}
}
