// Signposts are for Instruments, which does not look at what runs here: they have no effect.

public struct OSSignpostID: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt64

    public init(_ value: UInt64) {
        rawValue = value
    }

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    public init(log: OSLog) {
        self = .exclusive
    }

    public init(log: OSLog, object: AnyObject) {
        self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object))))
    }

    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    public static let invalid = OSSignpostID(.max)
    public static let null = OSSignpostID(0)
}

public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    public static let event = OSSignpostType(rawValue: 0)
    public static let begin = OSSignpostType(rawValue: 1)
    public static let end = OSSignpostType(rawValue: 2)
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
    public let signpostID: OSSignpostID

    init(signpostID: OSSignpostID) {
        self.signpostID = signpostID
    }

    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
        OSSignpostIntervalState(signpostID: id)
    }
}

/// Marks intervals and moments of a program.
public struct OSSignposter: Sendable {
    public static let disabled = OSSignposter()

    public init() {}
    public init(subsystem: String, category: String) {}
    public init(subsystem: String, category: OSLog.Category) {}
    public init(logHandle: OSLog) {}
    public init(logger: Logger) {}

    public var isEnabled: Bool { false }

    public func makeSignpostID() -> OSSignpostID { .exclusive }
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: .default, object: object) }

    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        .beginState(id: id)
    }

    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
    ) -> OSSignpostIntervalState {
        .beginState(id: id)
    }

    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}

    public func withIntervalSignpost<Result>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
    ) rethrows -> Result {
        try task()
    }

    public func withIntervalSignpost<Result>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage, around task: () throws -> Result
    ) rethrows -> Result {
        try task()
    }
}

public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}

public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any...
) {}
