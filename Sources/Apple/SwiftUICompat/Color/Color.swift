public import Foundation

/// A colour, which may depend on the environment it is drawn in.
public struct Color: Sendable, Hashable {
    package indirect enum Storage: Sendable, Hashable {
        case fixed(Resolved)
        case system(SystemColor)
        /// The app's accent colour.
        case accent
        case named(String, bundle: String?)
        case faded(Color, opacity: Double)
        case mixed(Color, Color, fraction: Double, isPerceptual: Bool)
        case provided(AnyColorProvider)
    }

    package let storage: Storage

    package init(storage: Storage) {
        self.storage = storage
    }

    public enum RGBColorSpace: Sendable, Hashable {
        case sRGB
        case sRGBLinear
        case displayP3
    }

    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        storage = .fixed(Resolved(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let rgb = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
        self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, opacity: opacity)
    }

    /// A colour of the asset catalogue.
    public init(_ name: String, bundle: Bundle? = nil) {
        storage = .named(name, bundle: bundle?.bundlePath)
    }

    /// A colour of the asset catalogue, by the symbol that the build generates for it.
    public init(_ resource: ColorResource) {
        storage = .named(resource.name, bundle: resource.bundlePath)
    }

    public init(_ resolved: Resolved) {
        storage = .fixed(resolved)
    }

    public init(_ color: CGColor) {
        self.init(cgColor: color)
    }

    public init(cgColor: CGColor) {
        storage = .fixed(cgColor.resolved)
    }

    /// A colour whose components are found when it is drawn.
    package init(_ provider: some ColorProvider) {
        storage = .provided(AnyColorProvider(provider))
    }

    package init(_ system: SystemColor) {
        storage = .system(system)
    }

    public func opacity(_ opacity: Double) -> Color {
        Color(storage: .faded(self, opacity: opacity))
    }

    /// This colour with a part `fraction` of `rhs`.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(
            storage: .mixed(
                self, rhs, fraction: min(max(fraction, 0), 1), isPerceptual: colorSpace == .perceptual))
    }

    /// The colour's standard gradient: a little lighter at the top.
    public var gradient: AnyGradient { AnyGradient(.standard(of: self)) }

    public var cgColor: CGColor? {
        if case .fixed(let resolved) = storage { return CGColor(resolved) }
        return nil
    }
}

/// A colour's components, found when it is drawn; how `UIColor`'s dynamic colours become colours.
package protocol ColorProvider: Sendable, Hashable {
    func resolve(in environment: EnvironmentValues) -> Color.Resolved
}

package struct AnyColorProvider: Sendable, Hashable {
    package let base: any ColorProvider

    package init(_ base: some ColorProvider) {
        self.base = base
    }

    package static func == (lhs: AnyColorProvider, rhs: AnyColorProvider) -> Bool {
        AnyHashable(lhs.base) == AnyHashable(rhs.base)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(AnyHashable(base))
    }
}

extension Color: CustomStringConvertible {
    public var description: String {
        switch storage {
        case .fixed(let resolved): resolved.description
        case .system(let system): system.rawValue
        case .accent: "accentColor"
        case .named(let name, _): "NamedColor(name: \"\(name)\")"
        case .faded(let color, let opacity): "\(Int((opacity * 100).rounded()))% \(color)"
        case .mixed(let first, let second, let fraction, _): "\(first) mixed with \(second) by \(fraction)"
        case .provided(let provider): "\(provider.base)"
        }
    }
}
