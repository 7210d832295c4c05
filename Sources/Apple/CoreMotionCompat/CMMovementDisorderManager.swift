public import Foundation

public typealias CMTremorResultHandler = ([CMTremorResult], (any Error)?) -> Void
public typealias CMDyskineticSymptomResultHandler = ([CMDyskineticSymptomResult], (any Error)?) -> Void

/// Watches over tremor on a watch; there is none.
open class CMMovementDisorderManager: NSObject, @unchecked Sendable {
    open class func isAvailable() -> Bool { false }
    open class func version() -> String? { nil }
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

    open func monitorKinesias(forDuration duration: TimeInterval) {}
    open func lastProcessedDate() -> Date? { nil }
    open func monitorKinesiasExpirationDate() -> Date? { nil }

    open func queryTremor(from fromDate: Date, to toDate: Date, withHandler handler: @escaping CMTremorResultHandler) {
        handler([], CMMotionUnavailable())
    }
    open func queryTremor(from fromDate: Date, to toDate: Date) async throws -> [CMTremorResult] {
        throw CMMotionUnavailable()
    }

    open func queryDyskineticSymptom(
        from fromDate: Date, to toDate: Date, withHandler handler: @escaping CMDyskineticSymptomResultHandler
    ) {
        handler([], CMMotionUnavailable())
    }
    open func queryDyskineticSymptom(
        from fromDate: Date, to toDate: Date
    ) async throws -> [CMDyskineticSymptomResult] {
        throw CMMotionUnavailable()
    }
}

open class CMTremorResult: NSObject, @unchecked Sendable {
    open var startDate: Date { .distantPast }
    open var endDate: Date { .distantPast }
    open var percentUnknown: Float { 0 }
    open var percentNone: Float { 0 }
    open var percentSlight: Float { 0 }
    open var percentMild: Float { 0 }
    open var percentModerate: Float { 0 }
    open var percentStrong: Float { 0 }
}

open class CMDyskineticSymptomResult: NSObject, @unchecked Sendable {
    open var startDate: Date { .distantPast }
    open var endDate: Date { .distantPast }
    open var percentUnlikely: Float { 0 }
    open var percentLikely: Float { 0 }
}
