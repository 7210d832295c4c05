import Foundation

/// Gathers what an interpolated log message is made of.
public struct OSLogInterpolation: StringInterpolationProtocol {
    var text: String

    init(text: String) {
        self.text = text
    }

    public init(literalCapacity: Int, interpolationCount: Int) {
        text = ""
        text.reserveCapacity(literalCapacity)
    }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += align.align("\(value())")
    }

    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ number: @autoclosure () -> T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += align.align(format.string(number()))
    }

    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Double, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += align.align(String(format: format.format, number()))
    }

    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Float, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += align.align(String(format: format.format, Double(number())))
    }
}

/// How an integer is written.
public struct OSLogIntegerFormatting: Sendable {
    let radix: Int
    let isUppercase: Bool
    let prefix: String
    let minimumDigits: Int

    public static var decimal: OSLogIntegerFormatting { decimal() }
    public static var hex: OSLogIntegerFormatting { hex() }
    public static var octal: OSLogIntegerFormatting { octal() }

    public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting {
        Self(radix: 10, isUppercase: false, prefix: explicitPositiveSign ? "+" : "", minimumDigits: minDigits)
    }

    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
    ) -> OSLogIntegerFormatting {
        Self(radix: 16, isUppercase: uppercase, prefix: includePrefix ? "0x" : "", minimumDigits: minDigits)
    }

    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
    ) -> OSLogIntegerFormatting {
        Self(radix: 8, isUppercase: uppercase, prefix: includePrefix ? "0" : "", minimumDigits: minDigits)
    }

    func string(_ number: some FixedWidthInteger) -> String {
        let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: max(0, minimumDigits - digits.count))
        let sign = number < 0 ? "-" : prefix == "+" ? "+" : ""
        return sign + (prefix == "+" ? "" : prefix) + zeros + digits
    }
}

/// How a floating-point number is written.
public struct OSLogFloatFormatting: Sendable {
    /// As `printf` has it.
    let format: String

    public static var fixed: OSLogFloatFormatting { Self(format: "%f") }
    public static var hex: OSLogFloatFormatting { Self(format: "%a") }
    public static var exponential: OSLogFloatFormatting { Self(format: "%e") }
    public static var hybrid: OSLogFloatFormatting { Self(format: "%g") }

    public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
        Self(format: "%.\(precision())f")
    }

    public static func exponential(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
        Self(format: "%.\(precision())e")
    }

    public static func hybrid(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
        Self(format: "%.\(precision())g")
    }
}
