import Foundation

/// A type with a value for a parameter that nobody has set and that has no default.
///
/// On a phone reading such a parameter ends the extension; here the widget is drawn with what its settings would
/// start out with.
protocol InitialValue {
    static var initial: Self { get }
}

extension Bool: InitialValue { static var initial: Bool { false } }
extension Int: InitialValue { static var initial: Int { 0 } }
extension Double: InitialValue { static var initial: Double { 0 } }
extension String: InitialValue { static var initial: String { "" } }
extension AttributedString: InitialValue { static var initial: AttributedString { AttributedString() } }
extension Date: InitialValue { static var initial: Date { Date() } }
extension Duration: InitialValue { static var initial: Duration { .zero } }
extension DateComponents: InitialValue { static var initial: DateComponents { DateComponents() } }
extension Optional: InitialValue { static var initial: Wrapped? { nil } }
extension Array: InitialValue { static var initial: [Element] { [] } }
extension Set: InitialValue { static var initial: Set<Element> { [] } }

enum InitialValues {
    static func value<Value>(of type: Value.Type) -> Value? {
        if let type = type as? any InitialValue.Type { return type.initial as? Value }
        if let type = type as? any AppEnum.Type { return firstCase(of: type) as? Value }
        return nil
    }

    private static func firstCase<Enum: AppEnum>(of type: Enum.Type) -> Enum? { type.allCases.first }
}
