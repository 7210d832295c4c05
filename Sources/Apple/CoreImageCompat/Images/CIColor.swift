public import Foundation
public import SwiftUICompat
public import UIKitCompat

/// A colour that a filter takes, in sRGB.
public final class CIColor: Hashable, Sendable {
    public let red: CGFloat
    public let green: CGFloat
    public let blue: CGFloat
    public let alpha: CGFloat

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: 1)
    }

    public convenience init(color: UIColor) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(cgColor: CGColor) {
        self.init(color: UIColor(cgColor: cgColor))
    }

    /// A colour of three or four numbers with spaces between them; black where there are none.
    public convenience init(string: String) {
        let numbers = string.split(separator: " ").compactMap { Double($0) }
        func number(_ index: Int, else other: Double) -> Double { numbers.count > index ? numbers[index] : other }
        self.init(
            red: number(0, else: 0), green: number(1, else: 0), blue: number(2, else: 0), alpha: number(3, else: 1))
    }

    public static let black = CIColor(red: 0, green: 0, blue: 0)
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    public static let cyan = CIColor(red: 0, green: 1, blue: 1)
    public static let magenta = CIColor(red: 1, green: 0, blue: 1)
    public static let yellow = CIColor(red: 1, green: 1, blue: 0)
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

    public var numberOfComponents: Int { 4 }
    public var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

    var components: SIMD4<Float> { SIMD4(Float(red), Float(green), Float(blue), Float(alpha)) }

    public static func == (left: CIColor, right: CIColor) -> Bool { left.components == right.components }
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

extension UIColor {
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }

    public var ciColor: CIColor { CIColor(color: self) }
}
