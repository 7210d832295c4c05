package import Foundation

// Foundation's functions by other names: a module that declares one of the same type cannot call the original.

extension Timer {
    package convenience init(
        _firing date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
        self.init(fire: date, interval: interval, repeats: repeats, block: block)
    }
}

extension RunLoop {
    package func _perform(inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void) {
        perform(inModes: modes, block: block)
    }
}

extension Thread {
    package convenience init(_original: Void, block: @escaping @Sendable () -> Void) { self.init(block: block) }
}

extension OperationQueue {
    package func _addBarrierBlock(_ barrier: @escaping @Sendable () -> Void) { addBarrierBlock(barrier) }
}

extension BlockOperation {
    package convenience init(_original: Void, block: @escaping @Sendable () -> Void) { self.init(block: block) }

    package func _addExecutionBlock(_ block: @escaping @Sendable () -> Void) { addExecutionBlock(block) }
}

extension NotificationCenter {
    package func _addObserver(
        forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        addObserver(forName: name, object: object, queue: queue, using: block)
    }
}
