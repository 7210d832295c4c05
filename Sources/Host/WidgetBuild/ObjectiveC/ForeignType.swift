/// A type as a header in C or Objective-C has it.
struct ForeignType: Hashable, Sendable {
    indirect enum Kind: Hashable, Sendable {
        /// `int`, `NSString`, `struct point`, with the arguments and the protocols in angle brackets.
        case name(String, [ForeignType])
        case pointer(ForeignType)
        /// A closure, or a pointer to a function of C's.
        case function(ForeignType, [ForeignParameter], isBlock: Bool)
        case array(ForeignType)
    }

    enum Nullability: Hashable, Sendable { case unspecified, nullable, nonnull }

    var kind: Kind
    var nullability = Nullability.unspecified
    var isConstant = false
    /// Whether a type without a word on it is never nil where it stands.
    var assumesNonnull = false

    static let void = ForeignType(kind: .name("void", []))
    static let any = ForeignType(kind: .name("id", []))

    /// The name of a type that is one.
    var name: String? { if case .name(let name, _) = kind { name } else { nil } }

    /// What a pointer points to.
    var pointee: ForeignType? { if case .pointer(let type) = kind { type } else { nil } }

    /// Every name in it.
    var names: [String] {
        switch kind {
        case .name(let name, let arguments): [name] + arguments.flatMap(\.names)
        case .pointer(let type), .array(let type): type.names
        case .function(let type, let parameters, _): type.names + parameters.flatMap(\.type.names)
        }
    }
}

/// What a function or a closure takes.
struct ForeignParameter: Hashable, Sendable {
    var name: String?
    var type: ForeignType
}
