public import Foundation

// Without a scope, the attributes of Foundation, SwiftUI and UIKit are converted, and those that cannot be are left out;
// with one its own are, and a value that cannot be converted is an error.

extension AttributeContainer {
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        for (name, object) in dictionary {
            try? AttributeScopes.loadedKeys[name.rawValue]?.put(object, in: &self)
        }
    }

    public init<S: AttributeScope>(
        _ dictionary: [NSAttributedString.Key: Any], including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        try self.init(dictionary, including: S.self)
    }

    public init<S: AttributeScope>(_ dictionary: [NSAttributedString.Key: Any], including scope: S.Type) throws {
        try self.init(dictionary, keys: S.keys)
    }

    fileprivate init(_ dictionary: [NSAttributedString.Key: Any], keys: AttributedStringKeys) throws {
        self.init()
        for (name, object) in dictionary { try keys[name.rawValue]?.put(object, in: &self) }
    }
}

extension [NSAttributedString.Key: Any] {
    public init(_ container: AttributeContainer) {
        self.init()
        for (name, key) in AttributeScopes.loadedKeys { self[Key(rawValue: name)] = try? key.object(in: container) }
    }

    public init<S: AttributeScope>(
        _ container: AttributeContainer, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        try self.init(container, including: S.self)
    }

    public init<S: AttributeScope>(_ container: AttributeContainer, including scope: S.Type) throws {
        try self.init(container, keys: S.keys)
    }

    fileprivate init(_ container: AttributeContainer, keys: AttributedStringKeys) throws {
        self.init()
        for (name, key) in keys { self[Key(rawValue: name)] = try key.object(in: container) }
    }
}

extension AttributedString {
    public init(_ nsStr: NSAttributedString) {
        self.init(nsStr) { AttributeContainer($0) }
    }

    public init<S: AttributeScope>(
        _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        try self.init(nsStr, including: S.self)
    }

    public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
        let keys = S.keys
        try self.init(nsStr) { try AttributeContainer($0, keys: keys) }
    }

    private init<Failure: Error>(
        _ string: NSAttributedString,
        attributes: ([NSAttributedString.Key: Any]) throws(Failure) -> AttributeContainer
    ) throws(Failure) {
        self.init()
        let text = NSString(string: string.string)
        var location = 0
        while location < string.length {
            var range = NSRange(location: location, length: string.length - location)
            let run = string.attributes(at: location, longestEffectiveRange: &range, in: range)
            self += AttributedString(text.substring(with: range), attributes: try attributes(run))
            location = NSMaxRange(range)
        }
    }
}

extension NSAttributedString {
    public convenience init(_ attrStr: AttributedString) {
        self.init(attrStr) { [Key: Any]($0) }
    }

    public convenience init<S: AttributeScope>(
        _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        try self.init(attrStr, including: S.self)
    }

    public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws {
        let keys = S.keys
        try self.init(attrStr) { try [Key: Any]($0, keys: keys) }
    }

    private convenience init<Failure: Error>(
        _ string: AttributedString, attributes: (AttributeContainer) throws(Failure) -> [Key: Any]
    ) throws(Failure) {
        let text = NSMutableAttributedString(string: "")
        for run in string.runs {
            text.append(
                NSAttributedString(
                    string: String(string[run.range].characters), attributes: try attributes(run.attributes)))
        }
        self.init(attributedString: text)
    }
}
