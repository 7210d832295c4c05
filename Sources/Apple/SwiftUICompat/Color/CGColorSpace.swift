public import Foundation
import WidgetArchive

/// How colours that a space lacks are replaced; here they keep their values beyond 0...1, whatever is asked for.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// What a colour space's components are.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// A space of colours: sRGB, Display P3 and grey, each also with linear components, and inks without a profile.
public final class CGColorSpace: Hashable, Sendable {
    enum Kind: Sendable { case gray, linearGray, sRGB, linearSRGB, displayP3, linearDisplayP3, cmyk }

    let kind: Kind
    private let title: String

    private init(_ kind: Kind, title: String) {
        self.kind = kind
        self.title = title
    }

    /// The space of that name; nil for those that are not here, such as Lab's and those of film.
    public convenience init?(name: NSString) {
        guard let kind = Self.kinds[name as String] else { return nil }
        self.init(kind, title: name as String)
    }

    private static let kinds: [String: Kind] = [
        "kCGColorSpaceSRGB": .sRGB, "kCGColorSpaceExtendedSRGB": .sRGB, "kCGColorSpaceGenericRGB": .sRGB,
        "kCGColorSpaceLinearSRGB": .linearSRGB, "kCGColorSpaceExtendedLinearSRGB": .linearSRGB,
        "kCGColorSpaceGenericRGBLinear": .linearSRGB,
        "kCGColorSpaceDisplayP3": .displayP3, "kCGColorSpaceExtendedDisplayP3": .displayP3,
        "kCGColorSpaceLinearDisplayP3": .linearDisplayP3, "kCGColorSpaceExtendedLinearDisplayP3": .linearDisplayP3,
        "kCGColorSpaceGenericGray": .gray, "kCGColorSpaceGenericGrayGamma2_2": .gray,
        "kCGColorSpaceExtendedGray": .gray,
        "kCGColorSpaceLinearGray": .linearGray, "kCGColorSpaceExtendedLinearGray": .linearGray,
        "kCGColorSpaceGenericCMYK": .cmyk,
    ]

    public static var sRGB: NSString { "kCGColorSpaceSRGB" as NSString }
    public static var extendedSRGB: NSString { "kCGColorSpaceExtendedSRGB" as NSString }
    public static var linearSRGB: NSString { "kCGColorSpaceLinearSRGB" as NSString }
    public static var extendedLinearSRGB: NSString { "kCGColorSpaceExtendedLinearSRGB" as NSString }
    public static var genericRGBLinear: NSString { "kCGColorSpaceGenericRGBLinear" as NSString }
    public static var displayP3: NSString { "kCGColorSpaceDisplayP3" as NSString }
    public static var extendedDisplayP3: NSString { "kCGColorSpaceExtendedDisplayP3" as NSString }
    public static var linearDisplayP3: NSString { "kCGColorSpaceLinearDisplayP3" as NSString }
    public static var extendedLinearDisplayP3: NSString { "kCGColorSpaceExtendedLinearDisplayP3" as NSString }
    public static var genericGrayGamma2_2: NSString { "kCGColorSpaceGenericGrayGamma2_2" as NSString }
    public static var extendedGray: NSString { "kCGColorSpaceExtendedGray" as NSString }
    public static var linearGray: NSString { "kCGColorSpaceLinearGray" as NSString }
    public static var extendedLinearGray: NSString { "kCGColorSpaceExtendedLinearGray" as NSString }

    public static var genericRGB: NSString { "kCGColorSpaceGenericRGB" }
    public static var genericCMYK: NSString { "kCGColorSpaceGenericCMYK" }
    public static var genericLab: NSString { "kCGColorSpaceGenericLab" }
    public static var genericXYZ: NSString { "kCGColorSpaceGenericXYZ" }
    public static var adobeRGB1998: NSString { "kCGColorSpaceAdobeRGB1998" }
    public static var rommrgb: NSString { "kCGColorSpaceROMMRGB" }
    public static var dcip3: NSString { "kCGColorSpaceDCIP3" }
    public static var acescgLinear: NSString { "kCGColorSpaceACESCGLinear" }
    public static var coreMedia709: NSString { "kCGColorSpaceCoreMedia709" }
    public static var itur_709: NSString { "kCGColorSpaceITUR_709" }
    public static var itur_709_PQ: NSString { "kCGColorSpaceITUR_709_PQ" }
    public static var itur_709_HLG: NSString { "kCGColorSpaceITUR_709_HLG" }
    public static var itur_2020: NSString { "kCGColorSpaceITUR_2020" }
    public static var itur_2020_sRGBGamma: NSString { "kCGColorSpaceITUR_2020_sRGBGamma" }
    public static var itur_2100_PQ: NSString { "kCGColorSpaceITUR_2100_PQ" }
    public static var itur_2100_HLG: NSString { "kCGColorSpaceITUR_2100_HLG" }
    public static var extendedITUR_2020: NSString { "kCGColorSpaceExtendedITUR_2020" }
    public static var linearITUR_2020: NSString { "kCGColorSpaceLinearITUR_2020" }
    public static var extendedLinearITUR_2020: NSString { "kCGColorSpaceExtendedLinearITUR_2020" }
    public static var displayP3_PQ: NSString { "kCGColorSpaceDisplayP3_PQ" }
    public static var displayP3_HLG: NSString { "kCGColorSpaceDisplayP3_HLG" }

    static let deviceCMYK = CGColorSpace(.cmyk, title: "kCGColorSpaceDeviceCMYK")
    static let deviceRGB = CGColorSpace(.sRGB, title: "kCGColorSpaceDeviceRGB")
    static let deviceGray = CGColorSpace(.gray, title: "kCGColorSpaceDeviceGray")

    public var name: NSString? { title as NSString }
    public var model: CGColorSpaceModel { isGray ? .monochrome : kind == .cmyk ? .cmyk : .rgb }
    /// The number of a colour's components, without its alpha.
    public var numberOfComponents: Int { isGray ? 1 : kind == .cmyk ? 4 : 3 }
    public var isWideGamutRGB: Bool { kind == .displayP3 || kind == .linearDisplayP3 }
    public var supportsOutput: Bool { true }
    public static var typeID: UInt { UInt(bitPattern: ObjectIdentifier(CGColorSpace.self)) }
    /// Nil: spaces are known by their names here, and have no profile.
    public func copyICCData() -> NSData? { nil }
    public func copyPropertyList() -> AnyObject? { name }
    public var iccData: NSData? { nil }
    public var baseColorSpace: CGColorSpace? { nil }
    public var colorTable: [UInt8]? { nil }
    public var isHDR: Bool { false }
    public var isPQBased: Bool { false }
    public var isHLGBased: Bool { false }
    public var usesITUR_2100TF: Bool { false }
    public var usesExtendedRange: Bool { title.hasPrefix("kCGColorSpaceExtended") }

    /// The space of a name that `copyPropertyList` gave.
    public convenience init?(propertyListPlist plist: AnyObject) {
        guard let name = plist as? NSString else { return nil }
        self.init(name: name)
    }

    /// Nil: profiles are not read here.
    public convenience init?(iccData data: AnyObject) { return nil }

    /// A space with linear components, and the primaries of this one.
    public func copyLinearized() -> CGColorSpace? {
        switch kind {
        case .gray, .linearGray: CGColorSpace(name: CGColorSpace.linearGray)
        case .sRGB, .linearSRGB: CGColorSpace(name: CGColorSpace.linearSRGB)
        case .displayP3, .linearDisplayP3: CGColorSpace(name: CGColorSpace.linearDisplayP3)
        case .cmyk: nil
        }
    }

    package var isGray: Bool { kind == .gray || kind == .linearGray }

    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.title == right.title }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(title)
    }
}

/// The screen's colours, which here are sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
/// Inks, mixed without a printer's profile.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }

extension CGColorSpace {
    /// The colour of components in this space, alpha last; nil where their number is another.
    func color(_ components: [CGFloat]) -> Color.Resolved? {
        guard components.count == numberOfComponents + 1, let alpha = components.last else { return nil }
        let values = components.map(Double.init)
        func resolved(_ space: Color.RGBColorSpace, _ red: Double, _ green: Double, _ blue: Double) -> Color.Resolved {
            Color.Resolved(space, red: red, green: green, blue: blue, opacity: Double(alpha))
        }
        switch kind {
        case .gray: return resolved(.sRGB, values[0], values[0], values[0])
        case .linearGray: return resolved(.sRGBLinear, values[0], values[0], values[0])
        case .sRGB: return resolved(.sRGB, values[0], values[1], values[2])
        case .linearSRGB: return resolved(.sRGBLinear, values[0], values[1], values[2])
        case .displayP3: return resolved(.displayP3, values[0], values[1], values[2])
        case .linearDisplayP3:
            let encoded = values.map(Transfer.encoded)
            return resolved(.displayP3, encoded[0], encoded[1], encoded[2])
        case .cmyk:
            let light = 1 - values[3]
            return resolved(.sRGB, (1 - values[0]) * light, (1 - values[1]) * light, (1 - values[2]) * light)
        }
    }

    /// A colour's components in this space, alpha last.
    func components(of color: Color.Resolved) -> [CGFloat] {
        let (red, green, blue) = (color.sRGB.red, color.sRGB.green, color.sRGB.blue)
        let linear = [red, green, blue].map(Transfer.linear)
        let values: [Double]
        switch kind {
        // Rec. 709's weights of the three primaries.
        case .linearGray: values = [0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]]
        case .gray:
            let isGray = red == green && green == blue
            let luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
            values = [isGray ? red : Transfer.encoded(luminance)]
        case .cmyk:
            let light = max(red, green, blue)
            values = (light > 0 ? [red, green, blue].map { 1 - $0 / light } : [0, 0, 0]) + [1 - light]
        case .sRGB: values = [red, green, blue]
        case .linearSRGB: values = linear
        case .displayP3: values = Color.RGBColorSpace.displayP3(red, green, blue)
        case .linearDisplayP3: values = Color.RGBColorSpace.displayP3(red, green, blue).map(Transfer.linear)
        }
        return (values + [color.sRGB.alpha]).map { CGFloat($0) }
    }
}
