import Foundation
package import WidgetArchive
import WidgetProtocol

extension Color {
    /// A colour's components, independent of any environment.
    public struct Resolved: Sendable, Hashable {
        // Kept in sRGB's own (non-linear, extended) encoding, in which nearly every colour is given and drawn.
        package var sRGB: ArchiveColor

        package init(_ sRGB: ArchiveColor) {
            self.sRGB = sRGB
        }

        package init(
            _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) {
            let (red, green, blue) = colorSpace.sRGB(red, green, blue)
            sRGB = ArchiveColor(red: red, green: green, blue: blue, alpha: min(max(opacity, 0), 1))
        }

        public init(
            colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            self.init(
                colorSpace, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
        }

        public var red: Float {
            get { Float(sRGB.red) }
            set { sRGB.red = Double(newValue) }
        }

        public var green: Float {
            get { Float(sRGB.green) }
            set { sRGB.green = Double(newValue) }
        }

        public var blue: Float {
            get { Float(sRGB.blue) }
            set { sRGB.blue = Double(newValue) }
        }

        public var opacity: Float {
            get { Float(sRGB.alpha) }
            set { sRGB.alpha = Double(newValue) }
        }

        public var linearRed: Float {
            get { Float(Transfer.linear(sRGB.red)) }
            set { sRGB.red = Transfer.encoded(Double(newValue)) }
        }

        public var linearGreen: Float {
            get { Float(Transfer.linear(sRGB.green)) }
            set { sRGB.green = Transfer.encoded(Double(newValue)) }
        }

        public var linearBlue: Float {
            get { Float(Transfer.linear(sRGB.blue)) }
            set { sRGB.blue = Transfer.encoded(Double(newValue)) }
        }

        public var cgColor: CGColor { CGColor(self) }

        package func faded(by opacity: Double) -> Color.Resolved {
            var copy = self
            copy.sRGB.alpha *= min(max(opacity, 0), 1)
            return copy
        }
    }

    /// The components that the colour has in an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        switch storage {
        case .fixed(let resolved): return resolved
        case .system(let system): return system.resolved(in: environment)
        case .accent:
            return Self.asset("AccentColor", in: environment) ?? SystemColor.blue.resolved(in: environment)
        case .named(let name, _):
            if let color = Self.asset(name, in: environment) { return color }
            // Xcode's templates bring the set without a colour, which is the system's then.
            if name == "AccentColor" { return SystemColor.blue.resolved(in: environment) }
            Diagnostics.report(
                .missingAsset(.missingColor, "color", name, among: AssetCatalog.shared.catalog.colors.keys))
            return Resolved(.sRGB, red: 0, green: 0, blue: 0, opacity: 0)
        case .faded(let color, let opacity): return color.resolve(in: environment).faded(by: opacity)
        case .mixed(let first, let second, let fraction, let isPerceptual):
            let (first, second) = (first.resolve(in: environment), second.resolve(in: environment))
            return isPerceptual
                ? Oklab.mix(first, second, fraction) : Resolved(first.sRGB.mixed(with: second.sRGB, by: fraction))
        case .provided(let provider): return provider.base.resolve(in: environment)
        }
    }

    private static func asset(_ name: String, in environment: EnvironmentValues) -> Resolved? {
        let values = AssetCatalog.shared.catalog.colors[name] ?? []
        let value = values.suiting(AssetTraits(environment, choosingFrom: values)).first
        guard let value, value.components.count >= 3 else { return nil }
        let space: RGBColorSpace =
            switch value.colorSpace {
            case "displayP3": .displayP3
            case "sRGBLinear": .sRGBLinear
            default: .sRGB
            }
        return Resolved(
            space, red: value.components[0], green: value.components[1], blue: value.components[2],
            opacity: value.components.count > 3 ? value.components[3] : 1)
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// `#RRGGBBAA`, as SwiftUI prints colours.
    public var description: String {
        let bytes = [sRGB.red, sRGB.green, sRGB.blue, sRGB.alpha].map {
            let byte = Int((min(max($0, 0), 1) * 255).rounded())
            let digits = String(byte, radix: 16, uppercase: true)
            return byte < 16 ? "0" + digits : digits
        }
        return "#" + bytes.joined()
    }
}

extension Color.Resolved: Codable {
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let linear = try (0..<3).map { _ in try container.decode(Float.self) }
        self.init(
            colorSpace: .sRGBLinear, red: linear[0], green: linear[1], blue: linear[2],
            opacity: try container.decode(Float.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for component in [linearRed, linearGreen, linearBlue, opacity] { try container.encode(component) }
    }
}

extension Color.Resolved: Animatable {
    public typealias AnimatableData =
        AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>

    public var animatableData: AnimatableData {
        get {
            AnimatablePair(linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity)))
        }
        set {
            linearRed = newValue.first
            linearGreen = newValue.second.first
            linearBlue = newValue.second.second.first
            opacity = newValue.second.second.second
        }
    }
}
