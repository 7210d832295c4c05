public import Foundation
import SwiftUICompat

extension UIImage {
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified, small, medium, large

        var scale: SwiftUICompat.Image.Scale? {
            switch self {
            case .small: .small
            case .medium, .default: .medium
            case .large: .large
            case .unspecified: nil
            }
        }
    }

    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        private static let weights: [UIFont.Weight] = [
            .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]

        public func fontWeight() -> UIFont.Weight { Self.weights[rawValue] }
    }

    /// How a symbol is drawn; what it leaves open, its surroundings decide.
    ///
    /// `@unchecked Sendable`: nothing of it changes after it is made.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// What a configuration states.
        struct Settings: Hashable, Sendable {
            var font: Font?
            var weight: SymbolWeight?
            var scale: SymbolScale?
            var colors: [UIColor]?
            var mode: SymbolRenderingMode?

            /// The same with what the other states.
            func applying(_ other: Settings) -> Settings {
                Settings(
                    font: other.font ?? font, weight: other.weight ?? weight, scale: other.scale ?? scale,
                    colors: other.colors ?? colors, mode: other.mode ?? mode)
            }
        }

        let settings: Settings

        init(_ settings: Settings) {
            self.settings = settings
            super.init()
        }

        public override func isEqual(_ object: Any?) -> Bool { (object as? SymbolConfiguration)?.settings == settings }

        public override var hash: Int { settings.hashValue }

        public convenience init(pointSize: CGFloat) {
            self.init(Settings(font: .system(size: pointSize)))
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(Settings(font: .system(size: pointSize), weight: weight))
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(Settings(font: .system(size: pointSize), weight: weight, scale: scale))
        }

        public convenience init(scale: SymbolScale) {
            self.init(Settings(scale: scale))
        }

        public convenience init(weight: SymbolWeight) {
            self.init(Settings(weight: weight))
        }

        public convenience init(font: UIFont) {
            self.init(Settings(font: font.font))
        }

        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(Settings(font: font.font, scale: scale))
        }

        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(font: .preferredFont(forTextStyle: textStyle))
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }

        public convenience init(paletteColors: [UIColor]) {
            self.init(Settings(colors: paletteColors, mode: .palette))
        }

        public convenience init(hierarchicalColor: UIColor) {
            self.init(Settings(colors: [hierarchicalColor], mode: .hierarchical))
        }

        public class var unspecified: SymbolConfiguration { SymbolConfiguration(Settings()) }

        public class func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(Settings(mode: .multicolor))
        }

        public class func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration(Settings(mode: .monochrome))
        }

        /// The configuration with what the other one states.
        public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
            SymbolConfiguration(settings.applying(other.settings))
        }

        public func withoutTextStyle() -> SymbolConfiguration { without { $0.font = nil } }
        public func withoutPointSizeAndWeight() -> SymbolConfiguration {
            without {
                $0.font = nil
                $0.weight = nil
            }
        }
        public func withoutWeight() -> SymbolConfiguration { without { $0.weight = nil } }
        public func withoutScale() -> SymbolConfiguration { without { $0.scale = nil } }

        private func without(_ change: (inout Settings) -> Void) -> SymbolConfiguration {
            var settings = settings
            change(&settings)
            return SymbolConfiguration(settings)
        }
    }

    public var isSymbolImage: Bool {
        if case .symbol = source { true } else { false }
    }

    public var configuration: Configuration? { symbolConfiguration }

    /// Nil for what is no symbol.
    public var symbolConfiguration: SymbolConfiguration? {
        if case .symbol(let symbol) = source { SymbolConfiguration(symbol.settings) } else { nil }
    }

    /// The symbol with what the configuration states; other images as they are.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard case .symbol(var symbol) = source, let configuration = configuration as? SymbolConfiguration else {
            return self
        }
        symbol.settings = configuration.settings
        return UIImage(source: .symbol(symbol), scale: scale, renderingMode: renderingMode)
    }

    /// The symbol with what the configuration states beside its own; nil for what is no symbol.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        symbolConfiguration.map { withConfiguration($0.applying(configuration)) }
    }
}
