public import Foundation

public typealias CMStepQueryHandler = (Int, (any Error)?) -> Void
public typealias CMStepUpdateHandler = (Int, Date, (any Error)?) -> Void

/// What counted steps before the pedometer.
open class CMStepCounter: NSObject, @unchecked Sendable {
    open class func isStepCountingAvailable() -> Bool { false }

    open func queryStepCountStarting(
        from start: Date, to end: Date, to queue: OperationQueue, withHandler handler: @escaping CMStepQueryHandler
    ) {
        handler(0, CMMotionUnavailable())
    }

    open func startStepCountingUpdates(
        to queue: OperationQueue, updateOn stepCounts: Int, withHandler handler: @escaping CMStepUpdateHandler
    ) {
        handler(0, Date(), CMMotionUnavailable())
    }

    open func stopStepCountingUpdates() {}
}
