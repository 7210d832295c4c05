public import Foundation
public import SwiftUICompat
import WidgetArchive
import WidgetProtocol

/// A colour as UIKit has it, which may depend on light and dark.
///
/// Its initializers are required, for `Self(…)` calls any of a class of Objective-C's.
///
/// `@unchecked Sendable`: nothing of it changes after it is made, as with UIKit's own.
open class UIColor: NSObject, NSSecureCoding, @unchecked Sendable {
    /// The same colour in SwiftUI's terms.
    package let color: Color

    public required init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }

    public required init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(.displayP3, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }

    public required init(white: CGFloat, alpha: CGFloat) {
        color = Color(white: Double(white), opacity: Double(alpha))
    }

    public required init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        color = Color(
            hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha))
    }

    /// No colour.
    public override convenience init() { self.init(.clear) }

    // A Mac's may fail.
    @_disfavoredOverload
    public required init(cgColor: CGColor) {
        color = Color(cgColor: cgColor)
    }

    public required init(_ color: Color) {
        self.color = color
    }

    /// A colour of the asset catalogue; nil, and a warning, when there is none of that name.
    public required init?(named name: String) {
        let colors = AssetCatalog.shared.catalog.colors
        guard colors[name] != nil else {
            Diagnostics.report(.missingAsset(.missingColor, "color", name, among: colors.keys))
            return nil
        }
        color = Color(name)
    }

    public required convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?)
    {
        self.init(named: name)
    }

    public required init(resource: ColorResource) {
        color = Color(resource)
    }

    /// A colour that `dynamicProvider` finds each time it is drawn.
    public required init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        color = Color(DynamicColor(provider: dynamicProvider))
    }

    public required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(Color(ReplacedAlpha(color: color, alpha: Double(alpha))))
    }

    public var cgColor: CGColor { resolved.cgColor }

    public func resolvedColor(with traits: UITraitCollection) -> UIColor {
        UIColor(Color(color.resolve(in: traits.environment)))
    }

    open override var description: String { "\(color)" }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
    open override var hash: Int { color.hashValue }

    public static var supportsSecureCoding: Bool { true }

    /// A colour of an archive, under UIKit's keys.
    public required init?(coder: NSCoder) {
        func component(_ key: String) -> Double? {
            coder.containsValue(forKey: key) ? coder.decodeDouble(forKey: key) : nil
        }
        let white = component("UIWhite")
        guard let red = component("UIRed") ?? white, let green = component("UIGreen") ?? white,
            let blue = component("UIBlue") ?? white
        else { return nil }
        color = Color(red: red, green: green, blue: blue, opacity: component("UIAlpha") ?? 1)
    }

    open func encode(with coder: NSCoder) {
        let components = resolved.sRGB
        coder.encode(components.red, forKey: "UIRed")
        coder.encode(components.green, forKey: "UIGreen")
        coder.encode(components.blue, forKey: "UIBlue")
        coder.encode(components.alpha, forKey: "UIAlpha")
    }

    /// The components in the current traits.
    var resolved: Color.Resolved { color.resolve(in: UITraitCollection.current.environment) }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// What `#colorLiteral` makes.
public typealias _ColorLiteralType = UIColor

/// A colour found by a closure; equal only to itself.
///
/// `@unchecked Sendable`: the closure is UIKit's, which may call it on any thread too.
private final class DynamicColor: ColorProvider, @unchecked Sendable {
    private let provider: (UITraitCollection) -> UIColor

    init(provider: @escaping (UITraitCollection) -> UIColor) {
        self.provider = provider
    }

    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        provider(UITraitCollection(environment: environment)).color.resolve(in: environment)
    }

    static func == (left: DynamicColor, right: DynamicColor) -> Bool { left === right }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// A colour with another alpha, whatever it had.
private struct ReplacedAlpha: ColorProvider {
    let color: Color
    let alpha: Double

    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        var resolved = color.resolve(in: environment)
        resolved.sRGB.alpha = min(max(alpha, 0), 1)
        return resolved
    }
}

extension Color {
    public init(uiColor: UIColor) {
        self = uiColor.color
    }

    @_disfavoredOverload
    public init(_ color: UIColor) {
        self = color.color
    }
}
