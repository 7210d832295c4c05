public import Foundation
import FoundationCompat

// Callbacks as Swift 5 has them of Objective-C: what they do with an actor's own is a warning, where the toolchain's
// Foundation makes it an error. Each takes the place of the one of its type, which it calls.

extension Timer {
    @preconcurrency
    public convenience init(
        fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
        self.init(_firing: date, interval: interval, repeats: repeats, block: block)
    }

    @preconcurrency
    public convenience init(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
        self.init(
            _firing: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
    }

    @preconcurrency @discardableResult
    public class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}

extension RunLoop {
    @preconcurrency
    public func perform(inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void) {
        _perform(inModes: modes, block: block)
    }

    @preconcurrency
    public func perform(_ block: @escaping @Sendable () -> Void) { _perform(inModes: [.default], block: block) }
}

extension Thread {
    @preconcurrency
    public convenience init(block: @escaping @Sendable () -> Void) { self.init(_original: (), block: block) }

    @preconcurrency
    public class func detachNewThread(_ block: @escaping @Sendable () -> Void) { Thread(block: block).start() }
}

extension OperationQueue {
    @preconcurrency
    public func addOperation(_ block: @escaping @Sendable () -> Void) { addOperation(BlockOperation(block: block)) }

    @preconcurrency
    public func addBarrierBlock(_ barrier: @escaping @Sendable () -> Void) { _addBarrierBlock(barrier) }
}

extension BlockOperation {
    @preconcurrency
    public convenience init(block: @escaping @Sendable () -> Void) { self.init(_original: (), block: block) }

    @preconcurrency
    public func addExecutionBlock(_ block: @escaping @Sendable () -> Void) { _addExecutionBlock(block) }
}

extension NotificationCenter {
    @preconcurrency
    public func addObserver(
        forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        _addObserver(forName: name, object: obj, queue: queue, using: block)
    }
}
