import Foundation

/// What the program is asked, as JSON in the file that its first argument names.
struct Request: Decodable {
    /// Every file of the module.
    var files: [File]
    /// What the compiler refuses that is to be left out.
    var problems: [Problem]
    /// Names that were left out before, and what they need: what needs them goes with them.
    var names: [String: String]
    /// The module's own classes that are derived from a missing one, and what that is called.
    var bases: [String: String]
    /// Its own types, and those of other modules, that inherit from what is missing or have lost something, and what that is.
    var heirs: [String: String]
    /// The names that the module's sources declare.
    var declared: Set<String>
    /// A module that each file imports and that is missing.
    var modules: [String: String]
    /// The names in a file that are of such a module for all that is known.
    var foreign: [String: Set<String>]
    /// Types that are missing, by the names that the sources use, and what messages call them.
    var types: [String: String]
    /// Those of them that values of others are taken for.
    var conformances: [String: Set<String>]
    /// What was left out before, by its mark.
    var leftOut: [LeftOut]
    /// Where the missing types' stand-ins are to be written.
    var typesPath: String

    struct File: Decodable {
        /// The name that diagnostics have.
        var path: String
        /// The copy that is compiled.
        var text: String
        /// Where another copy is to be written.
        var output: String
    }
}

/// What the compiler says about one place.
struct Problem: Decodable {
    enum Kind: String, Decodable {
        case `import`, attribute, macro, member, unqualified, literal, isolation, superclass, conformance, arguments
        /// An expression as a whole, which the compiler gives up.
        case expression
        case other
    }

    var file: String
    var line: Int
    var column: Int
    var kind: Kind
    /// What is missing there; nil where it is not known that anything is.
    var missing: String?
    /// The names that the message quotes.
    var quoted: [String]
}

/// One part that is not compiled.
struct LeftOut: Codable {
    /// The number in its mark.
    var id: Int
    var file: String
    var line: Int
    /// The declaration that the part is of, or is.
    var declaration: String
    /// What became of it.
    var kind: String
    /// What is not here that it needs.
    var missing: [String]
}

/// The answer, as JSON in the file that the second argument names.
struct Reply: Encodable {
    /// The files that were written.
    var edited: [String] = []
    /// Everything that is left out now.
    var leftOut: [LeftOut] = []
    /// What is declared no longer, or otherwise, and what it needs.
    var names: [String: String] = [:]
    /// The problems, by their index, that nothing was done about: they do not come from what is missing.
    var refused: [Int] = []
}
