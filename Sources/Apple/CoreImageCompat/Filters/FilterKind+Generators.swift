import Foundation

extension FilterKind {
    /// Filters that take no picture.
    static let generators: [FilterKind] = [
        FilterKind(
            "CIQRCodeGenerator", ["inputMessage": Data(), "inputCorrectionLevel": "M"], takesImage: false
        ) { filter in
            filter.data("inputMessage").flatMap {
                CIImage.qrCode($0, correctionLevel: filter.text("inputCorrectionLevel"))
            }
        },
        FilterKind(
            "CICode128BarcodeGenerator", ["inputMessage": Data(), "inputQuietSpace": 7.0, "inputBarcodeHeight": 32.0],
            takesImage: false
        ) { filter in
            filter.data("inputMessage").flatMap {
                CIImage.code128(
                    $0, quietSpace: Int(filter.number("inputQuietSpace")),
                    height: Int(filter.number("inputBarcodeHeight")))
            }
        },
        FilterKind("CIConstantColorGenerator", [kCIInputColorKey: CIColor.red], takesImage: false) { filter in
            (filter.value(forKey: kCIInputColorKey) as? CIColor).map { CIImage(color: $0) }
        },
        gradient(
            "CILinearGradient", ["inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 200, y: 200)]
        ) { filter in
            let (start, end) = (filter.vector("inputPoint0"), filter.vector("inputPoint1"))
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let length = max(dx * dx + dy * dy, .leastNonzeroMagnitude)
            return { ((($0.x - start.x) * dx + ($0.y - start.y) * dy) / length) }
        },
        gradient(
            "CIRadialGradient",
            [kCIInputCenterKey: CIVector(x: 150, y: 150), "inputRadius0": 5.0, "inputRadius1": 100.0]
        ) { filter in
            let center = filter.vector(kCIInputCenterKey)
            let (inner, outer) = (filter.number("inputRadius0"), filter.number("inputRadius1"))
            return { (hypot($0.x - center.x, $0.y - center.y) - inner) / max(outer - inner, .leastNonzeroMagnitude) }
        },
    ]

    /// - Parameter place: tells how far a point lies on the way from the first colour to the second.
    private static func gradient(
        _ name: String, _ defaults: KeyValuePairs<String, Any>,
        place: @escaping @Sendable (CIFilter) -> @Sendable (CGPoint) -> Double
    ) -> FilterKind {
        FilterKind(name, defaults, takesImage: false) { filter in
            let from = (filter.value(forKey: "inputColor0") as? CIColor ?? .white).components
            let to = filter.color("inputColor1")
            let place = place(filter)
            return CIImage(extent: .infinite) { region, space in
                let (first, second) = (space.pixel(sRGB: from), space.pixel(sRGB: to))
                return PixelTile(region) { x, y in
                    let share = place(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
                    return first + (second - first) * Float(min(max(share, 0), 1))
                }
            }
        }
    }
}
