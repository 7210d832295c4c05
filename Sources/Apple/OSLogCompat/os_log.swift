import Foundation

/// Writes a message with `printf`'s places for values, `%{public}@` and its kin included.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ arguments: Any...
) {
    log.write(LogFormat.fill("\(message)", with: arguments), type)
}

public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: Any...) {
    log.write(LogFormat.fill("\(message)", with: arguments), type)
}

public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, .default) }

public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(message.text, type)
}

/// Fills the places of a format string.
enum LogFormat {
    static func fill(_ format: String, with arguments: [Any]) -> String {
        var rest = arguments[...]
        let place = #/%(?:\{[^}]*\})?([-+ #0]*[0-9]*(?:\.[0-9]+)?)(?:hh|h|ll|l|q|z|t|j|L)?([a-zA-Z@%])/#
        return format.replacing(place) { match in
            if match.output.2 == "%" { return "%" }
            guard let argument = rest.popFirst() else { return String(match.output.0) }
            return text(of: argument, flags: match.output.1, conversion: match.output.2)
        }
    }

    private static func text(of argument: Any, flags: Substring, conversion: Substring) -> String {
        switch (conversion, argument) {
        case ("d", let number as any FixedWidthInteger), ("i", let number as any FixedWidthInteger),
            ("u", let number as any FixedWidthInteger):
            String(format: "%\(flags)lld", Int64(truncatingIfNeeded: number))
        case ("x", let number as any FixedWidthInteger), ("X", let number as any FixedWidthInteger),
            ("o", let number as any FixedWidthInteger):
            String(format: "%\(flags)ll\(conversion)", Int64(truncatingIfNeeded: number))
        case ("f", let number as any BinaryFloatingPoint), ("g", let number as any BinaryFloatingPoint),
            ("e", let number as any BinaryFloatingPoint):
            String(format: "%\(flags)\(conversion)", Double(number))
        default: String(describing: argument)
        }
    }
}
