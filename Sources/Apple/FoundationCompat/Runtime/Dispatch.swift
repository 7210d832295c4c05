public import Dispatch
public import Foundation

// What Darwin's headers define as macros, which Swift finds there as constants.

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// Milliseconds in a second.
public let MSEC_PER_SEC: UInt64 = 1_000

/// The queue that runs one block after another; every queue made without attributes is one.
public typealias DispatchSerialQueue = DispatchQueue

/// The queue that runs one block after another, by its older name.
public typealias OS_dispatch_queue_serial = DispatchQueue

extension NSObject {
    /// The class itself, which archivers and URL sessions are told of.
    public class func classForCoder() -> AnyClass { self }
}
