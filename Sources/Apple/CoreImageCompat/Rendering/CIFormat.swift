/// How a pixel lies in memory.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) { self.rawValue = rawValue }

    public static let ARGB8 = CIFormat(rawValue: 23)
    public static let BGRA8 = CIFormat(rawValue: 22)
    public static let RGBA8 = CIFormat(rawValue: 24)
    public static let ABGR8 = CIFormat(rawValue: 25)
    public static let RGBAf = CIFormat(rawValue: 34)
    public static let RGBAh = CIFormat(rawValue: 31)
    public static let A8 = CIFormat(rawValue: 11)
    public static let R8 = CIFormat(rawValue: 15)
    public static let L8 = CIFormat(rawValue: 12)
    public static let RG8 = CIFormat(rawValue: 20)
    public static let Rf = CIFormat(rawValue: 36)

    /// The components of a pixel in their order, red first.
    private var components: [Int] {
        switch self {
        case .ARGB8: [3, 0, 1, 2]
        case .BGRA8: [2, 1, 0, 3]
        case .ABGR8: [3, 2, 1, 0]
        case .A8: [3]
        case .R8, .L8, .Rf: [0]
        case .RG8: [0, 1]
        default: [0, 1, 2, 3]
        }
    }

    private var bytesPerComponent: Int {
        switch self {
        case .RGBAf, .Rf: 4
        case .RGBAh: 2
        default: 1
        }
    }

    var bytesPerPixel: Int { components.count * bytesPerComponent }

    func write(_ pixel: SIMD4<Float>, to place: UnsafeMutableRawPointer) {
        for (index, component) in components.enumerated() {
            let value = self == .L8 ? pixel.luminance : pixel[component]
            switch bytesPerComponent {
            case 4: place.storeBytes(of: value, toByteOffset: index * 4, as: Float.self)
            case 2: place.storeBytes(of: halfBits(value), toByteOffset: index * 2, as: UInt16.self)
            default:
                let byte = UInt8((min(max(value, 0), 1) * 255).rounded())
                place.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
            }
        }
    }

    /// The bits of a half-precision number; what is too small for one is 0.
    private func halfBits(_ value: Float) -> UInt16 {
        let bits = value.bitPattern
        let sign = UInt16(bits >> 16 & 0x8000)
        let exponent = Int(bits >> 23 & 0xff) - 112
        guard exponent > 0 else { return sign }
        guard exponent < 31 else { return sign | 0x7c00 }
        return sign | UInt16(exponent) << 10 | UInt16(bits >> 13 & 0x3ff)
    }
}
