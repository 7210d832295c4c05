/// What messages are searched for by.
public struct INMessageAttributeOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let read = INMessageAttributeOptions(rawValue: 1 << 0)
    public static let unread = INMessageAttributeOptions(rawValue: 1 << 1)
    public static let flagged = INMessageAttributeOptions(rawValue: 1 << 2)
    public static let unflagged = INMessageAttributeOptions(rawValue: 1 << 3)
    public static let played = INMessageAttributeOptions(rawValue: 1 << 4)
}

public enum INConditionalOperator: Int, Sendable {
    case all
    case any
    case none
}

public enum INMessageAttribute: Int, Sendable {
    case unknown
    case read
    case unread
    case flagged
    case unflagged
    case played
}
