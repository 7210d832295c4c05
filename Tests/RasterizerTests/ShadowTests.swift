import Testing

@testable import Rasterizer

@Suite("Shadows")
struct ShadowTests {
    /// Measured beside a straight edge in pictures that SwiftUI drew, by the distance in radii: the share of the shadow's
    /// alpha.
    private static let shares = [
        (0.0, 0.50), (0.25, 0.39), (0.5, 0.285), (0.75, 0.21), (1, 0.148), (1.25, 0.091), (1.5, 0.045), (1.75, 0.015),
        (2.05, 0),
    ]

    @Test("fall off as SwiftUI's do, and end at twice their radius", arguments: [6.0, 12, 24, 36])
    func falloff(radius: Double) throws {
        let (width, height) = (Int(radius) * 10, Int(radius) * 10)
        let edge = width / 2
        var plane = (0..<width * height).map { UInt8($0 % width < edge ? 255 : 0) }
        try #require(ShadowKernel(radius: radius)).apply(to: &plane, width: width, height: height)
        let row = plane[(height / 2 * width)..<(height / 2 + 1) * width].map(Double.init)
        for (distance, share) in Self.shares {
            // Between the middles of two pixels.
            let x = Double(edge) + distance * radius - 0.5
            let left = row[row.startIndex + Int(x.rounded(.down))]
            let right = row[row.startIndex + Int(x.rounded(.down)) + 1]
            let found = (left + (right - left) * (x - x.rounded(.down))) / 255
            #expect(abs(found - share) < 0.02, "\(distance)")
        }
    }

    @Test("keep what is far inside of a shape, and are nothing without a radius")
    func extremes() throws {
        var plane = [UInt8](repeating: 255, count: 100 * 100)
        try #require(ShadowKernel(radius: 4)).apply(to: &plane, width: 100, height: 100)
        #expect(plane[50 * 100 + 50] >= 254)
        #expect(ShadowKernel(radius: 0) == nil)
    }
}
