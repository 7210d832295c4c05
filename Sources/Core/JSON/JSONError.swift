/// What is wrong with a JSON text, and at which byte.
public struct JSONError: Error, Hashable, Sendable {
    public enum Kind: String, Sendable {
        case unexpectedEnd = "the text ends too early"
        case unexpectedCharacter = "unexpected character"
        case trailingCharacters = "characters after the value"
        case invalidNumber = "not a JSON number"
        case invalidLiteral = "neither true, false nor null"
        case invalidEscape = "not a JSON escape sequence"
        case unpairedSurrogate = "half of a surrogate pair"
        case controlCharacter = "a control character that is not escaped"
        case invalidUTF8 = "not UTF-8"
        case nulInName = "a member name with a NUL in it is not supported"
        case tooDeep = "nested too deeply"
        case tooManyValues = "more values than one text may hold"
        case outOfMemory = "out of memory"
    }

    public let kind: Kind

    /// Bytes from the start of the text.
    public let offset: Int

    package init(kind: Kind, offset: Int) {
        self.kind = kind
        self.offset = offset
    }
}

extension JSONError: CustomStringConvertible {
    public var description: String { "\(kind.rawValue), at byte \(offset)" }
}
