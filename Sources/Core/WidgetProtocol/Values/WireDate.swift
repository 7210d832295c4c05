import Foundation

/// ISO 8601 dates with a time zone, to and from seconds since 1970.
package enum WireDate {
    /// The date's seconds since 1970; nil unless it is `YYYY-MM-DDThh:mm:ss[.fraction](Z|±hh:mm)`.
    package static func seconds(_ text: String) -> Double? {
        var scanner = Scanner(bytes: Array(text.utf8))
        guard let year = scanner.number(4), scanner.skip("-"), let month = scanner.number(2), scanner.skip("-"),
            let day = scanner.number(2), scanner.skip("T") || scanner.skip("t"), let hour = scanner.number(2),
            scanner.skip(":"), let minute = scanner.number(2), scanner.skip(":"), let second = scanner.number(2)
        else { return nil }
        guard year > 0, (1...12).contains(month), (1...days(year, month)).contains(day), hour < 24, minute < 60,
            second < 61
        else {
            return nil
        }
        var fraction = 0.0
        if scanner.skip(".") {
            guard let digits = scanner.fraction() else { return nil }
            fraction = digits
        }
        guard let offset = scanner.offset(), scanner.isAtEnd else { return nil }
        let whole = daysSince1970(year, month, day) * 86400 + hour * 3600 + minute * 60 + second - offset
        return Double(whole) + fraction
    }

    /// The date in UTC, with milliseconds or microseconds where it has them; held to the years 1 to 9999.
    package static func text(_ seconds: Double) -> String { text(seconds, digits: [(3, 1e3), (6, 1e6)]) }

    /// The date in UTC with as many digits of a fraction as read back as the same number.
    package static func exactText(_ seconds: Double) -> String {
        text(seconds, digits: [(3, 1e3), (6, 1e6), (9, 1e9), (17, 1e17)])
    }

    private static func text(_ seconds: Double, digits: [(Int, Double)]) -> String {
        let seconds = seconds.isNaN ? 0 : min(max(seconds, -62_135_596_800), 253_402_300_799)
        var (whole, fraction) = (seconds.rounded(.down), "")
        for (digits, scale) in digits where whole + (Double("0." + fraction) ?? 0) != seconds {
            let part: Double = ((seconds - seconds.rounded(.down)) * scale).rounded()
            (whole, fraction) = (seconds.rounded(.down), "")
            if part == scale { whole += 1 } else if part > 0 { fraction = padded(Int(part), digits) }
        }
        var parts = tm()
        var time = time_t(whole)
        gmtime_r(&time, &parts)
        var text =
            "\(padded(Int(parts.tm_year) + 1900, 4))-\(padded(Int(parts.tm_mon) + 1, 2))-\(padded(Int(parts.tm_mday), 2))"
        text += "T\(padded(Int(parts.tm_hour), 2)):\(padded(Int(parts.tm_min), 2)):\(padded(Int(parts.tm_sec), 2))"
        return text + (fraction.isEmpty ? "Z" : ".\(fraction)Z")
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    private static func days(_ year: Int, _ month: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    }

    /// Days from 1970-01-01 in the proleptic Gregorian calendar, counted in years that begin in March, so that
    /// the leap day is a year's last.
    private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let shifted = month > 2 ? year : year - 1
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        let leaps = shifted / 4 - shifted / 100 + shifted / 400
        return shifted * 365 + leaps + dayOfYear - 719_468
    }

    private struct Scanner {
        let bytes: [UInt8]
        var position = 0

        var isAtEnd: Bool { position == bytes.count }

        mutating func digit() -> Int? {
            guard position < bytes.count, (0x30...0x39).contains(bytes[position]) else { return nil }
            position += 1
            return Int(bytes[position - 1]) - 0x30
        }

        mutating func number(_ digits: Int) -> Int? {
            var number = 0
            for _ in 0..<digits {
                guard let digit = digit() else { return nil }
                number = number * 10 + digit
            }
            return number
        }

        mutating func fraction() -> Double? {
            let start = position
            while digit() != nil {}
            return position == start ? nil : Double("0." + String(decoding: bytes[start..<position], as: UTF8.self))
        }

        mutating func skip(_ character: Unicode.Scalar) -> Bool {
            guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
            position += 1
            return true
        }

        /// The time zone's seconds east of UTC.
        mutating func offset() -> Int? {
            if skip("Z") || skip("z") { return 0 }
            let sign: Int
            if skip("+") { sign = 1 } else if skip("-") { sign = -1 } else { return nil }
            guard let hours = number(2), hours < 24 else { return nil }
            _ = skip(":")
            guard let minutes = number(2), minutes < 60 else { return nil }
            return sign * (hours * 3600 + minutes * 60)
        }
    }
}
