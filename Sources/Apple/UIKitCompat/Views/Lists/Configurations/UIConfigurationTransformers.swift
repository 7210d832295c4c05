public import Foundation
import SwiftUICompat
import WidgetArchive

/// Makes a colour of a configuration's from another; equal only to itself and its copies.
///
/// - Compatibility: compiles
public struct UIConfigurationColorTransformer: Hashable {
    private let identity = UUID()
    public let transform: (UIColor) -> UIColor

    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
    }

    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    public static var grayscale: Self {
        Self { color in
            let components = color.resolved.sRGB
            let gray = 0.299 * components.red + 0.587 * components.green + 0.114 * components.blue
            return UIColor(white: CGFloat(gray), alpha: CGFloat(components.alpha))
        }
    }
    public static var preferredTint: Self { Self { _ in .tintColor } }
    public static var monochromeTint: Self { Self { $0 } }

    public static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// Makes the attributes of a configuration's text from others; equal only to itself and its copies.
///
/// - Compatibility: compiles
public struct UIConfigurationTextAttributesTransformer: Hashable {
    private let identity = UUID()
    public let transform: (AttributeContainer) -> AttributeContainer

    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

    public static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
