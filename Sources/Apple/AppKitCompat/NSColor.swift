public import Foundation
public import SwiftUICompat
public import UIKitCompat

/// A colour of AppKit's, which is UIKit's here under its name on the Mac.
public typealias NSColor = UIColor

extension UIColor {
    public typealias Name = String

    public convenience init?(cgColor: CGColor) {
        self.init(Color(cgColor: cgColor))
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
        self.init(white: white, alpha: alpha)
    }

    public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) {
        self.init(white: white, alpha: alpha)
    }

    public convenience init(
        calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) {
        self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }

    public convenience init?(named name: Name, bundle: Bundle?) {
        self.init(named: name)
    }

    /// A colour that depends on the appearance that it is shown in.
    public convenience init(name: Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
        self.init { traits in
            dynamicProvider(NSAppearance(name: traits.userInterfaceStyle == .dark ? .darkAqua : .aqua))
        }
    }

    public var redComponent: CGFloat { components.red }
    public var greenComponent: CGFloat { components.green }
    public var blueComponent: CGFloat { components.blue }
    public var alphaComponent: CGFloat { components.alpha }

    /// The colour itself: all colours here are sRGB's.
    public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { self }

    /// The colour mixed with `fraction` of another.
    public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
        let (own, other) = (components, color.components)
        func mix(_ own: CGFloat, _ other: CGFloat) -> CGFloat { own + (other - own) * fraction }
        return NSColor(
            red: mix(own.red, other.red), green: mix(own.green, other.green), blue: mix(own.blue, other.blue),
            alpha: mix(own.alpha, other.alpha))
    }

    private var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return (red, green, blue, alpha)
    }
}

/// The colours of the Mac's controls and windows, by the phone's nearest.
extension UIColor {
    public static var labelColor: NSColor { .label }
    public static var secondaryLabelColor: NSColor { .secondaryLabel }
    public static var tertiaryLabelColor: NSColor { .tertiaryLabel }
    public static var quaternaryLabelColor: NSColor { .quaternaryLabel }
    public static var textColor: NSColor { .label }
    public static var headerTextColor: NSColor { .label }
    public static var controlTextColor: NSColor { .label }
    public static var selectedTextColor: NSColor { .label }
    public static var selectedControlTextColor: NSColor { .label }
    public static var selectedMenuItemTextColor: NSColor { .white }
    public static var alternateSelectedControlTextColor: NSColor { .white }
    public static var disabledControlTextColor: NSColor { .tertiaryLabel }
    public static var windowFrameTextColor: NSColor { .label }
    public static var placeholderTextColor: NSColor { .placeholderText }
    public static var linkColor: NSColor { .link }
    public static var separatorColor: NSColor { .separator }
    public static var gridColor: NSColor { .opaqueSeparator }
    public static var windowBackgroundColor: NSColor { .secondarySystemBackground }
    public static var underPageBackgroundColor: NSColor { .systemGray }
    public static var controlBackgroundColor: NSColor { .systemBackground }
    public static var textBackgroundColor: NSColor { .systemBackground }
    public static var controlColor: NSColor { .secondarySystemFill }
    public static var unemphasizedSelectedContentBackgroundColor: NSColor { .systemGray4 }
    public static var unemphasizedSelectedTextBackgroundColor: NSColor { .systemGray4 }
    public static var selectedContentBackgroundColor: NSColor { .systemBlue }
    public static var selectedTextBackgroundColor: NSColor { .systemBlue.withAlphaComponent(0.3) }
    public static var selectedControlColor: NSColor { .systemBlue.withAlphaComponent(0.3) }
    public static var keyboardFocusIndicatorColor: NSColor { .systemBlue.withAlphaComponent(0.5) }
    public static var controlAccentColor: NSColor { .tintColor }
    public static var findHighlightColor: NSColor { .systemYellow }
    public static var highlightColor: NSColor { .white }
    public static var shadowColor: NSColor { .black }
    public static var systemFillColor: NSColor { .systemFill }
    public static var alternatingContentBackgroundColors: [NSColor] { [.systemBackground, .secondarySystemBackground] }
}

/// Where a colour's numbers stand; every colour here is sRGB's.
public final class NSColorSpace: Sendable {
    public static let sRGB = NSColorSpace()
    public static let deviceRGB = NSColorSpace()
    public static let genericRGB = NSColorSpace()
    public static let displayP3 = NSColorSpace()
    public static let extendedSRGB = NSColorSpace()
    public static let deviceGray = NSColorSpace()
    public static let genericGray = NSColorSpace()

    private init() {}
}

extension Color {
    public init(nsColor: NSColor) {
        self.init(uiColor: nsColor)
    }
}
