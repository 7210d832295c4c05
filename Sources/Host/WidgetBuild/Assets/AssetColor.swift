import Foundation
import JSON

/// A colour of an asset catalogue in sRGB.
struct AssetColor: Sendable, Hashable {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double

    var json: JSONValue {
        .array([red, green, blue, alpha].map { .double(($0 * 100_000).rounded() / 100_000) })
    }

    init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    init(displayP3 channels: [Double], alpha: Double) {
        let converted = Self.fromDisplayP3(channels).map { min(max($0, 0), 1) }
        self.init(red: converted[0], green: converted[1], blue: converted[2], alpha: alpha)
    }

    /// The `color` of a catalogue's entry; nil for what it does not understand.
    init?(contents: JSONValue) {
        guard let values = contents["components"] else { return nil }
        let space = contents["color-space"]?.stringValue ?? "srgb"
        let isGray = values["white"] != nil
        let raw = (isGray ? ["white"] : ["red", "green", "blue"]).map { values[$0].map(Component.init) ?? nil }
        let components = raw.compactMap { $0 }
        guard components.count == raw.count else { return nil }
        let are8Bit = components.contains(where: \.isSurely8Bit)
        let channels = components.map { $0.value(as8Bit: are8Bit) }
        let alpha = values["alpha"].flatMap(Component.init).map { $0.value(as8Bit: $0.isSurely8Bit) } ?? 1
        let rgb = isGray ? [channels[0], channels[0], channels[0]] : channels
        let converted =
            switch space {
            case "display-p3": Self.fromDisplayP3(rgb)
            case "extended-linear-srgb", "linear-srgb", "extended-linear-gray": rgb.map(Self.encode)
            default: rgb
            }
        let clamped = converted.map { min(max($0, 0), 1) }
        self.init(red: clamped[0], green: clamped[1], blue: clamped[2], alpha: min(max(alpha, 0), 1))
    }

    /// A component as Xcode writes it: `0.5`, `0xFF` or `128`.
    private enum Component {
        case float(Double)
        case integer(Double)
        case hexadecimal(Double)

        init?(_ json: JSONValue) {
            if case .double(let value) = json {
                self = .float(value)
            } else if let value = json.intValue {
                self = .integer(Double(value))
            } else if let text = json.stringValue {
                self.init(text: text)
            } else {
                return nil
            }
        }

        private init?(text: String) {
            if text.lowercased().hasPrefix("0x") {
                guard let value = UInt8(text.dropFirst(2), radix: 16) else { return nil }
                self = .hexadecimal(Double(value))
            } else {
                guard let value = Double(text) else { return nil }
                self = text.contains(".") ? .float(value) : .integer(value)
            }
        }

        /// A lone `0` or `1` may be either; anything else without a point counts in 255ths.
        var isSurely8Bit: Bool {
            switch self {
            case .float: false
            case .integer(let value): value > 1
            case .hexadecimal: true
            }
        }

        func value(as8Bit: Bool) -> Double {
            switch self {
            case .float(let value): value
            case .integer(let value): as8Bit ? value / 255 : value
            case .hexadecimal(let value): value / 255
            }
        }
    }

    /// Display P3 to sRGB by way of linear light; both have a D65 white (CSS Color 4, section 10).
    private static func fromDisplayP3(_ rgb: [Double]) -> [Double] {
        let (r, g, b) = (decode(rgb[0]), decode(rgb[1]), decode(rgb[2]))
        return [
            1.224_940_1 * r - 0.224_940_1 * g,
            -0.042_056_9 * r + 1.042_056_9 * g,
            -0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_7 * b,
        ].map(encode)
    }

    /// The sRGB transfer function (IEC 61966-2-1).
    private static func decode(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func encode(_ value: Double) -> Double {
        value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
}
