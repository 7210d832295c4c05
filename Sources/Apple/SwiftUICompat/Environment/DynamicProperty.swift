@_spi(Reflection) import Swift

/// A property of a view that gets its value from elsewhere.
public protocol DynamicProperty {
    /// Called before the body of the view that holds the property.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// Where a view's type keeps the dynamic properties that its author has written.
@MainActor struct DynamicProperties {
    private let fields: [(offset: Int, type: any DynamicProperty.Type)]
    private static var known: [ObjectIdentifier: DynamicProperties] = [:]

    static func of<Value>(_ type: Value.Type) -> DynamicProperties {
        let key = ObjectIdentifier(type)
        if let properties = known[key] { return properties }
        let properties = DynamicProperties(type)
        known[key] = properties
        return properties
    }

    private init(_ type: Any.Type) {
        var fields: [(Int, any DynamicProperty.Type)] = []
        _forEachField(of: type) { _, offset, type, _ in
            // The framework's own have nothing to update.
            if let type = type as? any DynamicProperty.Type, !_typeName(type).hasPrefix("SwiftUICompat.") {
                fields.append((offset, type))
            }
            return true
        }
        self.fields = fields
    }

    var isEmpty: Bool { fields.isEmpty }

    /// The value with its properties up to date.
    func updating<Value>(_ value: Value) -> Value {
        if fields.isEmpty { return value }
        var value = value
        withUnsafeMutableBytes(of: &value) { bytes in
            for field in fields { Self.update(field.type, at: bytes.baseAddress! + field.offset) }
        }
        return value
    }

    /// Reflection says that a value of this type lies at the address.
    private static func update<Property: DynamicProperty>(
        _ type: Property.Type, at address: UnsafeMutableRawPointer
    ) {
        address.assumingMemoryBound(to: type).pointee.update()
    }
}
