/// A direction in which things are arranged.
public enum Axis: Int8, Sendable, CaseIterable, CustomStringConvertible {
    case horizontal
    case vertical

    public var description: String {
        switch self {
        case .horizontal: "horizontal"
        case .vertical: "vertical"
        }
    }

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public init(_ axis: Axis) {
            self.init(rawValue: 1 << axis.rawValue)
        }

        public static let horizontal = Set(.horizontal)
        public static let vertical = Set(.vertical)
    }
}
