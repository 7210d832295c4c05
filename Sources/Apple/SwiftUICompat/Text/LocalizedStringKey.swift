/// The key of a text in the app's string tables, with the values to be put into it.
public struct LocalizedStringKey: Sendable, ExpressibleByStringInterpolation {
    /// The key as the tables have it, such as `%lld stories`.
    package let key: String
    let arguments: [Argument]

    public init(_ value: String) {
        key = value
        arguments = []
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    /// A value to be put into a key.
    enum Argument: Sendable, Equatable {
        case string(String)
        case integer(Int64)
        case unsigned(UInt64)
        case number(Double)
        case text(Text)

        static func == (lhs: Argument, rhs: Argument) -> Bool {
            switch (lhs, rhs) {
            case (.string(let a), .string(let b)): a == b
            case (.integer(let a), .integer(let b)): a == b
            case (.unsigned(let a), .unsigned(let b)): a == b
            case (.number(let a), .number(let b)): a == b
            case (.text(let a), .text(let b)): a == b
            default: false
            }
        }
    }
}

extension LocalizedStringKey: Equatable {
    public static func == (lhs: LocalizedStringKey, rhs: LocalizedStringKey) -> Bool {
        lhs.key == rhs.key && lhs.arguments == rhs.arguments
    }
}
