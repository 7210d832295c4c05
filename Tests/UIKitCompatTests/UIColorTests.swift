import Foundation
import SwiftUICompat
import Testing

@testable import UIKitCompat

@Suite("UIColor")
struct UIColorTests {
    private func components(_ color: UIColor) -> [Int] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
    }

    @Test("is made in every way that UIKit knows")
    func making() {
        #expect(components(UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)) == [255, 128, 0, 128])
        #expect(components(UIColor(white: 0.2, alpha: 1)) == [51, 51, 51, 255])
        #expect(components(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1)) == [0, 255, 0, 255])
        #expect(components(UIColor(Color(red: 0, green: 0, blue: 1))) == [0, 0, 255, 255])
        #expect(components(UIColor(cgColor: UIColor.orange.cgColor)) == [255, 128, 0, 255])
        #expect(components(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)) == [255, 0, 0, 255])
        #expect(UIColor(named: "nothing") == nil)
    }

    @Test("follows light and dark")
    func dynamic() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(components(UIColor.systemBlue.resolvedColor(with: light)) == [0, 136, 255, 255])
        #expect(components(UIColor.systemBlue.resolvedColor(with: dark)) == [0, 145, 255, 255])
        let own = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(components(own.resolvedColor(with: dark)) == [255, 255, 255, 255])
        #expect(components(own.withAlphaComponent(0.2).resolvedColor(with: light)) == [0, 0, 0, 51])
    }

    @Test("has components in each space of Core Graphics, and is the same colour in another")
    func spaces() throws {
        let sRGB = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let gray = try #require(CGColorSpace(name: CGColorSpace.linearGray))
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        let wide = try #require(red.converted(to: p3, intent: .defaultIntent, options: nil))
        #expect(wide.components?.map { ($0 * 1000).rounded() } == [917, 200, 139, 500])
        #expect(wide.colorSpace?.isWideGamutRGB == true)
        let back = try #require(wide.converted(to: sRGB, intent: .perceptual, options: nil))
        #expect(back.components?.map { ($0 * 1000).rounded() } == [1000, 0, 0, 500])
        let luminance = try #require(red.converted(to: gray, intent: .defaultIntent, options: nil))
        #expect(luminance.components?.map { ($0 * 1000).rounded() } == [213, 500])
        #expect((luminance.numberOfComponents, luminance.colorSpace?.model) == (2, .monochrome))
        let given = CGColor(colorSpace: p3, components: [0.2, 0.4, 0.6, 1])
        #expect(given?.components?.map { ($0 * 1000).rounded() } == [200, 400, 600, 1000])
        #expect(CGColorSpace(name: "kCGColorSpaceGenericLab") == nil)
        #expect(components(UIColor(cgColor: wide)) == [255, 0, 0, 128])
    }

    @Test("replaces its alpha, whatever it was")
    func alpha() {
        #expect(components(UIColor(white: 1, alpha: 0.5).withAlphaComponent(0.4)) == [255, 255, 255, 102])
    }

    @Test("gives hue, saturation and brightness back")
    func hue() {
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        UIColor(hue: 0.9, saturation: 0.4, brightness: 0.7, alpha: 1)
            .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        #expect(abs(hue - 0.9) < 1e-9 && abs(saturation - 0.4) < 1e-9 && abs(brightness - 0.7) < 1e-9)
    }

    @Test("is white or grey only where its parts are equal")
    func white() {
        var white: CGFloat = 0
        #expect(UIColor.lightGray.getWhite(&white, alpha: nil) && abs(white - 2.0 / 3) < 1e-9)
        #expect(!UIColor.red.getWhite(&white, alpha: nil))
    }

    @Test("is made by its own class in an extension, as a class of Objective-C's is")
    func dynamicClass() {
        #expect(components(UIColor.red.mirrored()) == [0, 0, 255, 255])
    }
}

extension UIColor {
    fileprivate func mirrored() -> Self {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: nil)
        return Self(red: blue.rounded(), green: green.rounded(), blue: red.rounded(), alpha: 1)
    }
}
