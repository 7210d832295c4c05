public import Foundation

extension Image {
    /// Whether an image's colours are its own or the foreground's.
    public enum TemplateRenderingMode: Sendable, Hashable {
        case template
        case original
    }

    /// How large symbols are beside text.
    public enum Scale: Sendable, Hashable {
        case small
        case medium
        case large
    }

    public enum ResizingMode: Sendable, Hashable {
        case tile
        case stretch
    }

    public enum Interpolation: Sendable, Hashable {
        case none
        case low
        case medium
        case high
    }

    /// How a picture is turned, in EXIF's order.
    public enum Orientation: UInt8, Sendable, Hashable, CaseIterable {
        case up = 0
        case upMirrored
        case down
        case downMirrored
        case left
        case leftMirrored
        case right
        case rightMirrored
    }

    /// - Compatibility: compiles
    public struct DynamicRange: Sendable, Hashable {
        private let name: String

        public static let standard = DynamicRange(name: "standard")
        public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
        public static let high = DynamicRange(name: "high")
    }
}

/// How a widget's image takes part in an accented home screen.
public struct WidgetAccentedRenderingMode: Sendable, Hashable {
    package enum Kind: Sendable, Hashable { case accented, desaturated, accentedDesaturated, fullColor }

    package let kind: Kind

    public static let accented = WidgetAccentedRenderingMode(kind: .accented)
    public static let desaturated = WidgetAccentedRenderingMode(kind: .desaturated)
    public static let accentedDesaturated = WidgetAccentedRenderingMode(kind: .accentedDesaturated)
    public static let fullColor = WidgetAccentedRenderingMode(kind: .fullColor)
}

/// An image of the asset catalogue, as the symbols that Xcode generates for assets name it.
public struct ImageResource: Hashable, Sendable {
    package let name: String
    package let bundlePath: String

    public init(name: String, bundle: Bundle) {
        self.name = name
        bundlePath = bundle.bundlePath
    }
}
