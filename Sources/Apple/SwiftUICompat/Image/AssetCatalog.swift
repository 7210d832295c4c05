import Foundation

/// The widget's asset catalogue, as the build leaves it beside the original files.
///
/// The build writes `Assets.json` into the folder that `WIDGET_BRIDGE_RESOURCES` names, in this type's `Codable` form:
/// ```
/// {"images": {"Cover": [{"file": "Assets.xcassets/Cover.imageset/cover@2x.png", "scale": 2, "appearance": "any",
///                        "isTemplate": false, "kind": "bitmap"}]},
///  "colors": {"Brand": [{"appearance": "dark", "components": [1, 0.5, 0, 1], "colorSpace": "sRGB"}]}}
/// ```
/// Names carry their namespace folders (`Icons/Star`) where a folder provides one.
package struct AssetCatalog: Sendable, Codable, Hashable {
    package enum Appearance: String, Sendable, Codable {
        case any, light, dark
    }

    package enum Direction: String, Sendable, Codable {
        case leftToRight, rightToLeft
    }

    /// One file of an image set.
    package struct ImageFile: AssetVariant, Sendable, Codable, Hashable {
        package enum Kind: String, Sendable, Codable {
            /// PNG, JPEG and the like, whose pixels divide by `scale`.
            case bitmap
            /// SVG or PDF, whose own size is in points.
            case vector
            /// A symbol of the app's own: an SVG in points at a font of 100 points.
            case symbol
        }

        /// Relative to the folder of `Assets.json`.
        package var file: String
        /// Pixels a point; 0 or absent when the file serves every scale.
        package var scale: Double?
        package var appearance: Appearance?
        package var isHighContrast: Bool?
        package var locale: String?
        package var direction: Direction?
        /// True for `template-rendering-intent: template`, false for `original`, nil when the catalogue leaves it open.
        package var isTemplate: Bool?
        package var kind: Kind?
        /// Top, left, bottom and right of what does not stretch, in points.
        package var capInsets: [Double]?

        package init(
            file: String, scale: Double? = nil, appearance: Appearance? = nil, isHighContrast: Bool? = nil,
            locale: String? = nil, direction: Direction? = nil, isTemplate: Bool? = nil, kind: Kind? = nil,
            capInsets: [Double]? = nil
        ) {
            self.file = file
            self.scale = scale
            self.appearance = appearance
            self.isHighContrast = isHighContrast
            self.locale = locale
            self.direction = direction
            self.isTemplate = isTemplate
            self.kind = kind
            self.capInsets = capInsets
        }
    }

    /// One colour of a colour set.
    package struct ColorValue: AssetVariant, Sendable, Codable, Hashable {
        package var appearance: Appearance?
        package var isHighContrast: Bool?
        package var locale: String?
        package var direction: Direction? { nil }
        /// Red, green, blue and alpha, 0...1.
        package var components: [Double]
        /// `sRGB` (also when absent), `displayP3` or `sRGBLinear`.
        package var colorSpace: String?

        package init(
            appearance: Appearance? = nil, isHighContrast: Bool? = nil, locale: String? = nil, components: [Double],
            colorSpace: String? = nil
        ) {
            self.appearance = appearance
            self.isHighContrast = isHighContrast
            self.locale = locale
            self.components = components
            self.colorSpace = colorSpace
        }
    }

    package var images: [String: [ImageFile]]
    package var colors: [String: [ColorValue]]
    /// The files of data sets, relative to the folder of `Assets.json`.
    package var data: [String: String]?

    package init(
        images: [String: [ImageFile]] = [:], colors: [String: [ColorValue]] = [:], data: [String: String]? = nil
    ) {
        self.images = images
        self.colors = colors
        self.data = data
    }
}

extension AssetCatalog {
    /// The file of `name` that suits best: among those for the traits, one with as many pixels as the display or more.
    package func image(_ name: String, scale: Double, traits: AssetTraits) -> ImageFile? {
        func rank(_ file: ImageFile) -> Double {
            guard let fileScale = file.scale, fileScale > 0 else { return 0 }
            // Too many pixels cost a little, too few cost sharpness.
            return fileScale >= scale ? fileScale - scale : 100 + scale - fileScale
        }
        return images[name]?.suiting(traits).min { rank($0) < rank($1) }
    }
}
