package import Foundation
@_spi(Reflection) import Swift

/// Keys of attributes by their names.
package typealias AttributedStringKeys = [String: any AttributedStringKey.Type]

extension AttributeScope {
    /// The keys that a scope declares, and those of the scopes in it.
    package static var keys: AttributedStringKeys {
        var keys: AttributedStringKeys = [:]
        func add(_ key: any AttributedStringKey.Type) { keys[key.name] = key }
        if Self.self == AttributeScopes.FoundationAttributes.self {
            AttributeScopes.FoundationAttributes.own.forEach(add)
        }
        _ = _forEachField(of: Self.self) { _, _, type, _ in
            if let key = type as? any AttributedStringKey.Type { add(key) }
            if let scope = type as? any AttributeScope.Type { keys.merge(scope.keys) { $1 } }
            return true
        }
        return keys
    }
}

extension AttributeScopes {
    /// Foundation's scope, and those of SwiftUI and UIKit, which are not there for a test of Foundation alone.
    package static let loaded: [any AttributeScope.Type] =
        [FoundationAttributes.self]
        + [
            "20FoundationEssentials15AttributeScopesO13SwiftUICompatE17SwiftUIAttributesV",
            "20FoundationEssentials15AttributeScopesO11UIKitCompatE15UIKitAttributesV",
        ].compactMap { _typeByName($0) as? any AttributeScope.Type }

    /// What is converted where no scope is named.
    static let loadedKeys = loaded.reduce(into: AttributedStringKeys()) { $0.merge($1.keys) { $1 } }
}
