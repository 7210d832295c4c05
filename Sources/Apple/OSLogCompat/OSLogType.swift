/// How much a message matters.
public struct OSLogType: Equatable, Sendable, RawRepresentable {
    public var rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: UInt8) {
        self.rawValue = rawValue
    }

    public static let `default` = OSLogType(rawValue: 0x00)
    public static let info = OSLogType(rawValue: 0x01)
    public static let debug = OSLogType(rawValue: 0x02)
    public static let error = OSLogType(rawValue: 0x10)
    public static let fault = OSLogType(rawValue: 0x11)

    var name: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "notice"
        }
    }
}

/// Where messages belong: a subsystem's category.
public final class OSLog: Sendable {
    public static let `default` = OSLog(prefix: "", isEnabled: true)
    public static let disabled = OSLog(prefix: "", isEnabled: false)

    /// A category that Instruments shows apart.
    public struct Category: Hashable, Sendable {
        let name: String

        public static let pointsOfInterest = Category(name: "PointsOfInterest")
        public static let dynamicTracing = Category(name: "DynamicTracing")
        public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
    }

    private let prefix: String
    private let isActive: Bool

    public convenience init(subsystem: String, category: String) {
        self.init(prefix: "[\(subsystem):\(category)] ", isEnabled: true)
    }

    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.name)
    }

    private init(prefix: String, isEnabled: Bool) {
        self.prefix = prefix
        isActive = isEnabled
    }

    public func isEnabled(type: OSLogType) -> Bool { isActive }

    /// Writes a line to standard error, which the bridge puts into its log.
    func write(_ message: String, _ type: OSLogType) {
        guard isActive else { return }
        StandardError.write("\(prefix)\(type.name): \(message)\n")
    }
}
