import Foundation
public import SwiftUICompat

/// A part of an entity that intents and shortcuts see.
///
/// `@unchecked Sendable`: the value is touched only with the lock held.
@propertyWrapper public final class EntityProperty<Value: _IntentValue>: @unchecked Sendable {
    public let title: LocalizedStringResource?
    private let lock = NSLock()
    private var value: Value?

    init(title: LocalizedStringResource?, value: Value? = nil) {
        self.title = title
        self.value = value
    }

    /// An untitled property.
    public convenience init() { self.init(title: nil) }

    public convenience init(title: LocalizedStringResource) { self.init(title: title as LocalizedStringResource?) }

    public convenience init(
        identifier: String? = nil, title: LocalizedStringResource, displayName: Bool.IntentDisplayName? = nil,
        kind: DatePropertyKind? = nil
    ) {
        self.init(title: title as LocalizedStringResource?)
    }

    public convenience init(
        wrappedValue: Value, identifier: String? = nil, title: LocalizedStringResource? = nil,
        kind: DatePropertyKind? = nil
    ) {
        self.init(title: title, value: wrappedValue)
    }

    public var wrappedValue: Value {
        get {
            if let value = lock.withLock({ value }) { return value }
            if let initial: Value = InitialValues.value(of: Value.self) { return initial }
            fatalError("The property \(title.map { String(localized: $0) } ?? "of type \(Value.self)") was never set")
        }
        set { lock.withLock { value = newValue } }
    }

    public var projectedValue: EntityProperty<Value> { self }
}

/// Whether a property holds a date, a time or both.
public enum DatePropertyKind: Hashable, Sendable { case date, time, dateTime }

/// An entity's property, whatever its type.
protocol AnyEntityProperty {
    var text: String { get }
}

extension EntityProperty: AnyEntityProperty {
    var text: String { wrappedValue._elements.map { "\($0)" }.joined(separator: ",") }
}
