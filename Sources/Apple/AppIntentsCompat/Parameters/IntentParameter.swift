import Foundation
import JSON
public import SwiftUICompat

/// A parameter of an intent, which the user or the app sets.
///
/// `@unchecked Sendable`: what changes is touched only with the lock held.
@propertyWrapper public final class IntentParameter<Value: _IntentValue>: @unchecked Sendable {
    package let traits: ParameterTraits
    private let defaultValue: Value?
    private let lock = NSLock()
    private var value: Value?

    init(_ traits: ParameterTraits, default defaultValue: Value.UnwrappedType?) {
        self.traits = traits
        self.defaultValue = defaultValue.map(Value._value(unwrapped:))
    }

    /// A parameter that its name says all of.
    public convenience init() {
        self.init(ParameterTraits(), default: nil)
    }

    /// The value that was set, else the default. Where there is neither: nothing for an optional, what settings
    /// would start out with for the simple types, and the end of the extension for others, as on a phone.
    public var wrappedValue: Value {
        get {
            if let known = lock.withLock({ value }) ?? defaultValue { return known }
            if let initial: Value = InitialValues.value(of: Value.self) { return initial }
            fatalError(
                "The parameter \(traits.title.map { String(localized: $0) } ?? "of type \(Value.self)") is not set")
        }
        set { lock.withLock { value = newValue } }
    }

    public var projectedValue: IntentParameter<Value> { self }

    /// Whether a value was set, or there is a default.
    var hasValue: Bool { lock.withLock { value } != nil || defaultValue != nil }

    package var valueIfSet: Value? { lock.withLock { value } }
}

/// What an app says of a parameter, besides its type and its default.
package struct ParameterTraits {
    var title: LocalizedStringResource?
    var description: LocalizedStringResource?
    var size: IntentCollectionSize?
    var options: (any DynamicOptionsProvider)?
    var query: (any EntityQuery)?
    var range: ParameterRange?
}

/// What a parameter does with the output of the action before it.
public enum InputConnectionBehavior: Hashable, Sendable { case `default`, never, connectToPreviousIntentResult }

extension IntentParameter {
    public typealias InclusiveRange<T> = (lowerBound: T, upperBound: T)

    /// How a whole number is set.
    public enum IntControlStyle: Hashable, Sendable { case field, stepper, slider }
    /// How a number is set.
    public enum DoubleControlStyle: Hashable, Sendable { case field, slider, stepper }
    /// Whether a date, a time or both are set.
    public enum DateKind: Hashable, Sendable { case date, time, dateTime }
    /// Which persons can be chosen.
    public typealias PersonParameterMode = IntentPerson.ParameterMode

    // Nobody is there to be asked: each of these throws, or gives an error to be thrown, with what it asks.

    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.UnwrappedType {
        throw needsValueError(dialog)
    }

    public func requestValue<Content: View>(
        _ dialog: IntentDialog? = nil, @ViewBuilder content: () -> Content
    ) async throws -> Value.UnwrappedType {
        throw needsValueError(dialog)
    }

    public func requestDisambiguation(
        among values: [Value.ValueType], dialog: IntentDialog? = nil
    ) async throws -> Value.ValueType {
        throw needsDisambiguationError(among: values, dialog: dialog)
    }

    public func requestConfirmation(for value: Value.ValueType, dialog: IntentDialog? = nil) async throws -> Bool {
        throw AppIntentError.asking(
            for: .confirmation, dialog, options: [Self.words(for: value)], parameter: traits.title)
    }

    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
        .asking(for: .value, dialog, parameter: traits.title)
    }

    public func needsDisambiguationError(
        among values: [Value.ValueType], dialog: IntentDialog? = nil
    ) -> AppIntentError {
        .asking(for: .choice, dialog, options: values.map { Self.words(for: $0) }, parameter: traits.title)
    }

    /// A value as it is shown to choose.
    private static func words(for value: Value.ValueType) -> String {
        if let value = value as? any InstanceDisplayRepresentable {
            return String(localized: value.displayRepresentation.title)
        }
        return ParameterValues<Value.ValueType>.json(value).map { $0.stringValue ?? $0.text } ?? "\(value)"
    }
}

extension Bool {
    /// What on and off are called.
    public struct IntentDisplayName: Sendable {
        package let yes: LocalizedStringResource
        package let no: LocalizedStringResource

        public init(true yes: LocalizedStringResource, false no: LocalizedStringResource) {
            self.yes = yes
            self.no = no
        }
    }
}

extension String {
    /// How a text is typed.
    public struct IntentInputOptions: Hashable, Sendable {
        public enum CapitalizationType: Hashable, Sendable { case none, words, sentences, allCharacters }
        public enum KeyboardType: Hashable, Sendable {
            case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
            case decimalPad, twitter, webSearch, asciiCapableNumberPad
        }

        public let keyboardType: KeyboardType
        public let capitalizationType: CapitalizationType
        public let multiline: Bool
        public let autocorrect: Bool
        public let smartQuotes: Bool
        public let smartDashes: Bool

        public init(
            keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
            multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
        ) {
            self.keyboardType = keyboardType
            self.capitalizationType = capitalizationType
            self.multiline = multiline
            self.autocorrect = autocorrect
            self.smartQuotes = smartQuotes
            self.smartDashes = smartDashes
        }
    }
}
