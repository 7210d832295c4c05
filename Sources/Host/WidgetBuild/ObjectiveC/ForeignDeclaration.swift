/// What is said of a declaration by attributes.
struct ForeignAttributes: Hashable {
    /// `NS_SWIFT_NAME`.
    var swiftName: String?
    /// `NS_UNAVAILABLE`: nobody can use it.
    var isUnavailable = false
    /// `NS_REFINED_FOR_SWIFT`: two underscores come before its name.
    var isPrivate = false
    /// `NS_DESIGNATED_INITIALIZER`.
    var isDesignated = false
    /// `NS_TYPED_ENUM` and its like: the type is one of its own.
    var isNewType = false
    /// `NS_SWIFT_NOTHROW`.
    var neverThrows = false
}

/// A function, a variable or a name for a type.
struct ForeignValue: Hashable {
    enum Kind: Hashable { case function, variable, type }

    var kind: Kind
    var name: String
    var type: ForeignType
    var attributes: ForeignAttributes
    /// Whether other files cannot see it, or it is there with its body.
    var isInline = false
}

/// A method of an Objective-C class.
struct ForeignMethod: Hashable {
    var isClassMethod: Bool
    var isOptional = false
    var returns: ForeignType
    /// The parts of its selector, each with what follows its colon; a single one without for a method that takes nothing.
    var pieces: [Piece]
    var isVariadic = false
    var attributes = ForeignAttributes()
    var place: ForeignPlace

    struct Piece: Hashable {
        var label: String
        var parameter: ForeignParameter?
    }

    var selector: String { pieces.map { $0.label + ($0.parameter == nil ? "" : ":") }.joined() }
    var parameters: [ForeignParameter] { pieces.compactMap(\.parameter) }
}

/// A property of an Objective-C class.
struct ForeignProperty: Hashable {
    var name: String
    var type: ForeignType
    var isOptional = false
    var isReadOnly = false
    var isClassProperty = false
    var isWeak = false
    /// The getter's name, where it is another.
    var getter: String?
    var attributes = ForeignAttributes()
    var place: ForeignPlace
}

/// An Objective-C class, a category of one, or a protocol.
struct ForeignContainer: Hashable {
    enum Kind: Hashable { case `class`, category, `protocol` }

    var kind: Kind
    var name: String
    var superclass: String?
    /// The names of generic parameters.
    var parameters: [String] = []
    var protocols: [String] = []
    var methods: [ForeignMethod] = []
    var properties: [ForeignProperty] = []
    var attributes = ForeignAttributes()
    var place: ForeignPlace
}

/// A declaration in C as it is written, and what it declares where that is known.
struct ForeignText: Hashable {
    var tokens: [ForeignToken]
    var values: [ForeignValue]

    /// The name of the structure or the enumeration that it defines.
    var tag: String? {
        guard let keyword = tokens.firstIndex(where: { ["struct", "union", "enum"].contains($0.text) }) else {
            return nil
        }
        var cursor = ForeignCursor(tokens)
        cursor.index = keyword + 1
        while cursor.has("__attribute__") {
            cursor.index = cursor.closing(cursor.index + 1).map { $0 + 1 } ?? tokens.count
        }
        return cursor.current?.kind == .word ? cursor.current?.text : nil
    }

    /// Whether it is an enumeration with a name of its own, which Objective-C gives to the type.
    var isEnumeration: Bool { tokens.first?.text == "enum" && tag != nil && tokens.contains { $0.text == "{" } }

    var place: ForeignPlace { tokens.first?.place ?? ForeignPlace(file: "", line: 0) }
}
