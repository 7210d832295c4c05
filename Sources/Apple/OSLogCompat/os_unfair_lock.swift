import Glibc
import Synchronization

/// A lock of four bytes, unlocked where these are zero.
public struct os_unfair_lock_s: Sendable {
    public var _os_unfair_lock_opaque: UInt32

    public init() {
        _os_unfair_lock_opaque = 0
    }

    public init(_os_unfair_lock_opaque: UInt32) {
        self._os_unfair_lock_opaque = _os_unfair_lock_opaque
    }
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// How a lock waits: a hint to the scheduler on Apple's systems, of which there is none here.
public struct os_unfair_lock_flags_t: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let adaptiveSpin = os_unfair_lock_flags_t(rawValue: 0x40000)
}

extension os_unfair_lock_t {
    fileprivate func exchangeOwner(_ expected: UInt32, _ desired: UInt32) -> (exchanged: Bool, original: UInt32) {
        withMemoryRebound(to: Atomic<UInt32>.self, capacity: 1) { owner in
            owner.pointee.compareExchange(
                expected: expected, desired: desired, ordering: .acquiringAndReleasing)
        }
    }

    /// The page of the thread's own record, which is no other thread's.
    fileprivate static var thread: UInt32 { UInt32(truncatingIfNeeded: pthread_self() >> 12) }
}

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    let thread = os_unfair_lock_t.thread
    while true {
        let (exchanged, owner) = lock.exchangeOwner(0, thread)
        if exchanged { return }
        precondition(owner != thread, "os_unfair_lock: this thread holds the lock already")
        sched_yield()
    }
}

public func os_unfair_lock_lock_with_flags(_ lock: os_unfair_lock_t, _ flags: os_unfair_lock_flags_t) {
    os_unfair_lock_lock(lock)
}

public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    lock.exchangeOwner(0, os_unfair_lock_t.thread).exchanged
}

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    let (exchanged, _) = lock.exchangeOwner(os_unfair_lock_t.thread, 0)
    precondition(exchanged, "os_unfair_lock: this thread does not hold the lock")
}

public func os_unfair_lock_assert_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
    precondition(
        lock.pointee._os_unfair_lock_opaque == os_unfair_lock_t.thread, "os_unfair_lock: this thread does not hold it")
}

public func os_unfair_lock_assert_not_owner(_ lock: UnsafePointer<os_unfair_lock_s>) {
    precondition(
        lock.pointee._os_unfair_lock_opaque != os_unfair_lock_t.thread, "os_unfair_lock: this thread holds it")
}
