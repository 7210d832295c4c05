public import Foundation

// Core Foundation's own run loops, which Foundation's stand on: it is linked into Foundation, whose module hides it.

/// A mode that a run loop runs in; the common ones are the default mode and those that were added.
public struct CFRunLoopMode: RawRepresentable, Hashable, @unchecked Sendable {
    public var rawValue: CFString

    public init(rawValue: CFString) { self.rawValue = rawValue }
    public init(_ rawValue: CFString) { self.rawValue = rawValue }

    public static var defaultMode: CFRunLoopMode { CFRunLoopMode("kCFRunLoopDefaultMode") }
    public static var commonModes: CFRunLoopMode { CFRunLoopMode("kCFRunLoopCommonModes") }

    // Written out because of a compiler bug: Swift 6.3.1 stops optimising RawRepresentable's own.
    public static func == (a: Self, b: Self) -> Bool { a.rawValue.isEqual(b.rawValue) }

    /// What Foundation calls it; Core Foundation knows the common modes by their address alone, which Foundation has.
    fileprivate var mode: RunLoop.Mode {
        rawValue == "kCFRunLoopDefaultMode"
            ? .default : rawValue == "kCFRunLoopCommonModes" ? .common : RunLoop.Mode(rawValue: rawValue as String)
    }
}

public var kCFRunLoopDefaultMode: CFRunLoopMode! { .defaultMode }
public var kCFRunLoopCommonModes: CFRunLoopMode! { .commonModes }

public enum CFRunLoopRunResult: Int32, Sendable {
    case finished = 1
    case stopped, timedOut, handledSource
}

/// What a run loop does.
public struct CFRunLoopActivity: OptionSet, Sendable {
    public let rawValue: CFOptionFlags

    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

    public static let entry = CFRunLoopActivity(rawValue: 1)
    public static let beforeTimers = CFRunLoopActivity(rawValue: 1 << 1)
    public static let beforeSources = CFRunLoopActivity(rawValue: 1 << 2)
    public static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
    public static let afterWaiting = CFRunLoopActivity(rawValue: 1 << 6)
    public static let exit = CFRunLoopActivity(rawValue: 1 << 7)
    public static let allActivities = CFRunLoopActivity(rawValue: 0x0FFF_FFFF)
}

/// An object of Core Foundation's, which is kept for as long as this is.
///
/// `@unchecked Sendable`: Core Foundation locks what it changes of run loops and what is in them.
public class CFRunLoopObject: Hashable, @unchecked Sendable {
    fileprivate let object: UnsafeRawPointer

    fileprivate init(retaining object: UnsafeRawPointer) { self.object = cfRetain(object) }
    fileprivate init(created object: UnsafeRawPointer) { self.object = object }
    deinit { cfRelease(object) }

    public static func == (a: CFRunLoopObject, b: CFRunLoopObject) -> Bool { a.object == b.object }
    public func hash(into hasher: inout Hasher) { hasher.combine(object) }
}

/// A thread's run loop.
public final class CFRunLoop: CFRunLoopObject, @unchecked Sendable {}

/// What a run loop performs when it is signalled.
public final class CFRunLoopSource: CFRunLoopObject, @unchecked Sendable {}

/// What is told of a run loop's doings.
public final class CFRunLoopObserver: CFRunLoopObject, @unchecked Sendable {}

public typealias CFRunLoopTimer = Timer
public typealias CFRunLoopTimerCallBack = (CFRunLoopTimer?, UnsafeMutableRawPointer?) -> Void
public typealias CFRunLoopObserverCallBack =
    (CFRunLoopObserver?, CFRunLoopActivity, UnsafeMutableRawPointer?) -> Void

// MARK: Run loops

public func CFRunLoopGetCurrent() -> CFRunLoop! { CFRunLoop(retaining: cfRunLoopGetCurrent()) }
public func CFRunLoopGetMain() -> CFRunLoop! { CFRunLoop(retaining: cfRunLoopGetMain()) }

/// Runs the current thread's loop until it is stopped, or has nothing left to wait for.
public func CFRunLoopRun() { cfRunLoopRun() }

@discardableResult
public func CFRunLoopRunInMode(
    _ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
    let result = mode.withName { cfRunLoopRunInMode($0, seconds, returnAfterSourceHandled ? 1 : 0) }
    return CFRunLoopRunResult(rawValue: result) ?? .finished
}

public func CFRunLoopStop(_ rl: CFRunLoop!) { cfRunLoopStop(rl.object) }
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { cfRunLoopWakeUp(rl.object) }
public func CFRunLoopIsWaiting(_ rl: CFRunLoop!) -> Bool { cfRunLoopIsWaiting(rl.object) != 0 }

/// The mode that the current thread's loop runs in; nil where it does not run.
public func CFRunLoopCopyCurrentMode(_ rl: CFRunLoop!) -> CFRunLoopMode! {
    RunLoop.current.currentMode.map { $0 == .default ? .defaultMode : CFRunLoopMode($0.rawValue as NSString) }
}

/// Has the loop perform `block` the next time that it runs in the mode.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: CFTypeRef!, _ block: (() -> Void)!) {
    let source = CFRunLoopSource.once(block)
    let names = (mode as? [Any]) ?? [mode as Any]
    for name in names {
        CFRunLoopAddSource(rl, source, (name as? CFString).map { CFRunLoopMode($0) } ?? .defaultMode)
    }
    CFRunLoopSourceSignal(source)
    CFRunLoopWakeUp(rl)
}

extension RunLoop {
    /// Core Foundation's loop, of the main thread or the current one.
    public func getCFRunLoop() -> CFRunLoop { self === RunLoop.main ? CFRunLoopGetMain() : CFRunLoopGetCurrent() }
}

// MARK: Timers

/// What a timer's function is given.
public struct CFRunLoopTimerContext {
    public var version: CFIndex
    public var info: UnsafeMutableRawPointer?
    public var retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)?
    public var release: ((UnsafeRawPointer?) -> Void)?
    public var copyDescription: ((UnsafeRawPointer?) -> Unmanaged<CFString>?)?

    public init() { self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil) }

    public init(
        version: CFIndex, info: UnsafeMutableRawPointer!, retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)!,
        release: ((UnsafeRawPointer?) -> Void)!, copyDescription: ((UnsafeRawPointer?) -> Unmanaged<CFString>?)!
    ) {
        self.version = version
        self.info = info
        self.retain = retain
        self.release = release
        self.copyDescription = copyDescription
    }
}

public typealias CFRunLoopObserverContext = CFRunLoopTimerContext

/// A timer of an absolute time, repeated where the interval is not nought.
public func CFRunLoopTimerCreateWithHandler(
    _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: CFOptionFlags,
    _ order: CFIndex, _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
    nonisolated(unsafe) let block = block!
    return Timer(fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0) {
        block($0)
    }
}

public func CFRunLoopTimerCreate(
    _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: CFOptionFlags,
    _ order: CFIndex, _ callout: CFRunLoopTimerCallBack!, _ context: UnsafeMutablePointer<CFRunLoopTimerContext>!
) -> CFRunLoopTimer! {
    let info = context?.pointee.info
    return CFRunLoopTimerCreateWithHandler(allocator, fireDate, interval, flags, order) { callout($0, info) }
}

/// To the loop of the current thread, or the main one's; those alone have a loop of Foundation's to be added to.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    (rl == CFRunLoopGetMain() ? RunLoop.main : RunLoop.current).add(timer, forMode: mode.mode)
}

/// Ends the timer: it is in one loop here.
public func CFRunLoopRemoveTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    timer.invalidate()
}

public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer.isValid }
public func CFRunLoopTimerDoesRepeat(_ timer: CFRunLoopTimer!) -> Bool { timer.timeInterval > 0 }
public func CFRunLoopTimerGetInterval(_ timer: CFRunLoopTimer!) -> CFTimeInterval { timer.timeInterval }
public func CFRunLoopTimerGetTolerance(_ timer: CFRunLoopTimer!) -> CFTimeInterval { timer.tolerance }

public func CFRunLoopTimerSetTolerance(_ timer: CFRunLoopTimer!, _ tolerance: CFTimeInterval) {
    timer.tolerance = tolerance
}

public func CFRunLoopTimerGetNextFireDate(_ timer: CFRunLoopTimer!) -> CFAbsoluteTime {
    timer.fireDate.timeIntervalSinceReferenceDate
}

public func CFRunLoopTimerSetNextFireDate(_ timer: CFRunLoopTimer!, _ fireDate: CFAbsoluteTime) {
    timer.fireDate = Date(timeIntervalSinceReferenceDate: fireDate)
}

// MARK: Observers

/// Calls `block` when the loop does one of the activities.
public func CFRunLoopObserverCreateWithHandler(
    _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
    _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! {
    let call = Call { activity, observer in
        block(observer.map { CFRunLoopObserver(retaining: $0) }, CFRunLoopActivity(rawValue: activity))
    }
    var context = call.context
    return CFRunLoopObserver(
        created: cfRunLoopObserverCreate(
            nil, activities, repeats ? 1 : 0, order,
            { observer, activity, info in
                guard let info else { return }
                Unmanaged<Call>.fromOpaque(info).takeUnretainedValue().body(activity, observer)
            }, &context))
}

public func CFRunLoopObserverCreate(
    _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
    _ callout: CFRunLoopObserverCallBack!, _ context: UnsafeMutablePointer<CFRunLoopObserverContext>!
) -> CFRunLoopObserver! {
    let info = context?.pointee.info
    return CFRunLoopObserverCreateWithHandler(allocator, activities, repeats, order) { callout($0, $1, info) }
}

public func CFRunLoopAddObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
    mode.withName { cfRunLoopAddObserver(rl.object, observer.object, $0) }
}

public func CFRunLoopRemoveObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
    mode.withName { cfRunLoopRemoveObserver(rl.object, observer.object, $0) }
}

public func CFRunLoopContainsObserver(
    _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) -> Bool {
    mode.withName { cfRunLoopContainsObserver(rl.object, observer.object, $0) != 0 }
}

public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) { cfRunLoopObserverInvalidate(observer.object) }
public func CFRunLoopObserverIsValid(_ observer: CFRunLoopObserver!) -> Bool {
    cfRunLoopObserverIsValid(observer.object) != 0
}

// MARK: Sources

/// What a source does when it is signalled.
public struct CFRunLoopSourceContext {
    public var version: CFIndex
    public var info: UnsafeMutableRawPointer?
    public var retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)?
    public var release: ((UnsafeRawPointer?) -> Void)?
    public var copyDescription: ((UnsafeRawPointer?) -> Unmanaged<CFString>?)?
    public var equal: ((UnsafeRawPointer?, UnsafeRawPointer?) -> UInt8)?
    public var hash: ((UnsafeRawPointer?) -> UInt)?
    public var schedule: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)?
    public var cancel: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)?
    public var perform: ((UnsafeMutableRawPointer?) -> Void)?

    public init() {
        self.init(
            version: 0, info: nil, retain: nil, release: nil, copyDescription: nil, equal: nil, hash: nil,
            schedule: nil, cancel: nil, perform: nil)
    }

    public init(
        version: CFIndex, info: UnsafeMutableRawPointer!, retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)!,
        release: ((UnsafeRawPointer?) -> Void)!, copyDescription: ((UnsafeRawPointer?) -> Unmanaged<CFString>?)!,
        equal: ((UnsafeRawPointer?, UnsafeRawPointer?) -> UInt8)!, hash: ((UnsafeRawPointer?) -> UInt)!,
        schedule: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)!,
        cancel: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)!,
        perform: ((UnsafeMutableRawPointer?) -> Void)!
    ) {
        self.version = version
        self.info = info
        self.retain = retain
        self.release = release
        self.copyDescription = copyDescription
        self.equal = equal
        self.hash = hash
        self.schedule = schedule
        self.cancel = cancel
        self.perform = perform
    }
}

/// A source that `context` performs; of its functions that one alone is called.
public func CFRunLoopSourceCreate(
    _ allocator: CFAllocator!, _ order: CFIndex, _ context: UnsafeMutablePointer<CFRunLoopSourceContext>!
) -> CFRunLoopSource! {
    let (perform, info) = (context.pointee.perform, context.pointee.info)
    return CFRunLoopSource.performing(order) { perform?(info) }
}

public func CFRunLoopAddSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {
    mode.withName { cfRunLoopAddSource(rl.object, source.object, $0) }
}

public func CFRunLoopRemoveSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {
    mode.withName { cfRunLoopRemoveSource(rl.object, source.object, $0) }
}

public func CFRunLoopContainsSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) -> Bool {
    mode.withName { cfRunLoopContainsSource(rl.object, source.object, $0) != 0 }
}

public func CFRunLoopSourceSignal(_ source: CFRunLoopSource!) { cfRunLoopSourceSignal(source.object) }
public func CFRunLoopSourceInvalidate(_ source: CFRunLoopSource!) { cfRunLoopSourceInvalidate(source.object) }
public func CFRunLoopSourceIsValid(_ source: CFRunLoopSource!) -> Bool { cfRunLoopSourceIsValid(source.object) != 0 }

extension CFRunLoopSource {
    fileprivate static func performing(_ order: CFIndex, _ body: @escaping () -> Void) -> CFRunLoopSource {
        let call = Call { _, _ in body() }
        var context = SourceContext(call.context) { info in
            guard let info else { return }
            Unmanaged<Call>.fromOpaque(info).takeUnretainedValue().body(0, nil)
        }
        return CFRunLoopSource(created: cfRunLoopSourceCreate(nil, order, &context))
    }

    /// A source that goes when it has performed.
    fileprivate static func once(_ body: @escaping () -> Void) -> CFRunLoopSource {
        final class Holder { var source: CFRunLoopSource? }
        let holder = Holder()
        let source = performing(0) {
            let performed = holder.source
            holder.source = nil
            if let performed { CFRunLoopSourceInvalidate(performed) }
            body()
        }
        holder.source = source
        return source
    }
}

extension CFRunLoopMode {
    /// Where Core Foundation finds the mode's name: its strings are Foundation's. For the common modes it is the default
    /// one's, the only mode that a widget's loops run in by themselves.
    fileprivate func withName<Result>(_ body: (UnsafeRawPointer) -> Result) -> Result {
        let name: CFString = self == .commonModes ? "kCFRunLoopDefaultMode" : rawValue
        return withExtendedLifetime(name) { body(UnsafeRawPointer(Unmanaged.passUnretained(name).toOpaque())) }
    }
}

// MARK: Core Foundation's functions

/// What Core Foundation calls.
private final class Call {
    let body: (CFOptionFlags, UnsafeRawPointer?) -> Void

    init(_ body: @escaping (CFOptionFlags, UnsafeRawPointer?) -> Void) { self.body = body }

    /// Core Foundation lets go of the call when it lets go of what calls it.
    var context: ObjectContext {
        ObjectContext(
            info: Unmanaged.passRetained(self).toOpaque(),
            release: { info in if let info { Unmanaged<Call>.fromOpaque(info).release() } })
    }
}

/// Core Foundation's `CFRunLoopObserverContext`.
private struct ObjectContext {
    var version = 0
    var info: UnsafeMutableRawPointer?
    var retain: UnsafeRawPointer?
    var release: (@convention(c) (UnsafeRawPointer?) -> Void)?
    var copyDescription: UnsafeRawPointer?
}

/// Core Foundation's `CFRunLoopSourceContext`.
private struct SourceContext {
    var object: ObjectContext
    var equal: UnsafeRawPointer?
    var hash: UnsafeRawPointer?
    var schedule: UnsafeRawPointer?
    var cancel: UnsafeRawPointer?
    var perform: @convention(c) (UnsafeMutableRawPointer?) -> Void

    init(_ object: ObjectContext, perform: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void) {
        self.object = object
        self.perform = perform
    }
}

private typealias ObserverFunction =
    @convention(c) (UnsafeRawPointer?, CFOptionFlags, UnsafeMutableRawPointer?) -> Void

@_silgen_name("CFRetain") private func cfRetain(_ object: UnsafeRawPointer) -> UnsafeRawPointer
@_silgen_name("CFRelease") private func cfRelease(_ object: UnsafeRawPointer)
@_silgen_name("CFRunLoopGetCurrent") private func cfRunLoopGetCurrent() -> UnsafeRawPointer
@_silgen_name("CFRunLoopGetMain") private func cfRunLoopGetMain() -> UnsafeRawPointer
@_silgen_name("CFRunLoopRun") private func cfRunLoopRun()
@_silgen_name("CFRunLoopRunInMode")
private func cfRunLoopRunInMode(_ mode: UnsafeRawPointer, _ seconds: Double, _ returns: UInt8) -> Int32
@_silgen_name("CFRunLoopStop") private func cfRunLoopStop(_ loop: UnsafeRawPointer)
@_silgen_name("CFRunLoopWakeUp") private func cfRunLoopWakeUp(_ loop: UnsafeRawPointer)
@_silgen_name("CFRunLoopIsWaiting") private func cfRunLoopIsWaiting(_ loop: UnsafeRawPointer) -> UInt8
@_silgen_name("CFRunLoopObserverCreate")
private func cfRunLoopObserverCreate(
    _ allocator: UnsafeRawPointer?, _ activities: UInt, _ repeats: UInt8, _ order: Int,
    _ function: ObserverFunction, _ context: UnsafeMutableRawPointer
) -> UnsafeRawPointer
@_silgen_name("CFRunLoopAddObserver")
private func cfRunLoopAddObserver(_ loop: UnsafeRawPointer, _ observer: UnsafeRawPointer, _ mode: UnsafeRawPointer)
@_silgen_name("CFRunLoopRemoveObserver")
private func cfRunLoopRemoveObserver(_ loop: UnsafeRawPointer, _ observer: UnsafeRawPointer, _ mode: UnsafeRawPointer)
@_silgen_name("CFRunLoopContainsObserver")
private func cfRunLoopContainsObserver(
    _ loop: UnsafeRawPointer, _ observer: UnsafeRawPointer, _ mode: UnsafeRawPointer
) -> UInt8
@_silgen_name("CFRunLoopObserverInvalidate") private func cfRunLoopObserverInvalidate(_ observer: UnsafeRawPointer)
@_silgen_name("CFRunLoopObserverIsValid") private func cfRunLoopObserverIsValid(_ observer: UnsafeRawPointer) -> UInt8
@_silgen_name("CFRunLoopSourceCreate")
private func cfRunLoopSourceCreate(
    _ allocator: UnsafeRawPointer?, _ order: Int, _ context: UnsafeMutableRawPointer
) -> UnsafeRawPointer
@_silgen_name("CFRunLoopAddSource")
private func cfRunLoopAddSource(_ loop: UnsafeRawPointer, _ source: UnsafeRawPointer, _ mode: UnsafeRawPointer)
@_silgen_name("CFRunLoopRemoveSource")
private func cfRunLoopRemoveSource(_ loop: UnsafeRawPointer, _ source: UnsafeRawPointer, _ mode: UnsafeRawPointer)
@_silgen_name("CFRunLoopContainsSource")
private func cfRunLoopContainsSource(
    _ loop: UnsafeRawPointer, _ source: UnsafeRawPointer, _ mode: UnsafeRawPointer
) -> UInt8
@_silgen_name("CFRunLoopSourceSignal") private func cfRunLoopSourceSignal(_ source: UnsafeRawPointer)
@_silgen_name("CFRunLoopSourceInvalidate") private func cfRunLoopSourceInvalidate(_ source: UnsafeRawPointer)
@_silgen_name("CFRunLoopSourceIsValid") private func cfRunLoopSourceIsValid(_ source: UnsafeRawPointer) -> UInt8
