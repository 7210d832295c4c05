import Foundation
import Synchronization

/// Formats with plural forms that `NSLocalizedString` has given out and `String(format:)` gets back.
///
/// Apple's strings carry their forms with them. Here the variables in them bear a number, by which the forms are found.
enum PluralFormats {
    private struct Known: Equatable {
        var rules: LocalizedRules
        /// Whose words they are.
        var language: String
    }

    private static let known = Mutex<[Known]>([])

    /// The format to give out.
    static func remember(_ rules: LocalizedRules, _ language: String) -> String {
        let number = known.withLock { known in
            let entry = Known(rules: rules, language: language)
            if let index = known.firstIndex(of: entry) { return index }
            known.append(entry)
            return known.count - 1
        }
        return rules.format.replacing("#@", with: "#@\(number):")
    }

    /// The format with each variable's form for these arguments in its place.
    static func expanding(_ format: String, _ arguments: [any CVarArg]) -> String {
        guard let match = format.firstMatch(of: #/#@(\d+):/#), let number = Int(match.output.1) else { return format }
        let entry = known.withLock { $0.indices.contains(number) ? $0[number] : nil }
        return entry.map { $0.rules.format(numbers: arguments.map(operand), language: $0.language) } ?? format
    }

    private static func operand(_ argument: any CVarArg) -> PluralOperand? {
        switch argument {
        case let value as any BinaryInteger: PluralOperand(value: Double(value))
        case let value as any BinaryFloatingPoint: PluralOperand(value: Double(value))
        case let value as NSNumber: PluralOperand(value: value.doubleValue)
        default: nil
        }
    }

    static func string(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
        let format = format.contains("#@") ? expanding(format, arguments) : format
        return withVaList(arguments) {
            NSString(format: format, locale: locale.map { NSLocale(localeIdentifier: $0.identifier) }, arguments: $0)
                as String
        }
    }
}

@_silgen_name("widget_bridge_localized_string_with_format")
public func _localizedStringWithFormat(_ format: String, _ arguments: [any CVarArg]) -> String {
    PluralFormats.string(format, CurrentLocale.locale, arguments)
}

@_silgen_name("widget_bridge_string_format")
public func _string(format: String, _ arguments: consuming [any CVarArg]) -> String {
    PluralFormats.string(format, nil, arguments)
}

@_silgen_name("widget_bridge_string_arguments")
public func _string(format: String, arguments: [any CVarArg]) -> String {
    PluralFormats.string(format, nil, arguments)
}
