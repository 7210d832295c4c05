public import CoreLocationCompat

open class HKSeriesType: HKSampleType, @unchecked Sendable {
    open class func workoutRoute() -> HKSeriesType { HKSeriesType(identifier: "HKWorkoutRouteTypeIdentifier") }
    open class func heartbeat() -> HKSeriesType { HKSeriesType(identifier: "HKDataTypeIdentifierHeartbeatSeries") }
}

open class HKSeriesSample: HKSample, @unchecked Sendable {
    open var count: Int { 0 }
}

/// Where a workout went.
open class HKWorkoutRoute: HKSeriesSample, @unchecked Sendable {}

open class HKWorkoutRouteQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void

    public init(
        route workoutRoute: HKWorkoutRoute,
        dataHandler: @escaping (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
    ) {
        handler = dataHandler
        super.init(objectType: HKSeriesType.workoutRoute())
    }

    override func fail(_ error: any Error) { handler(self, nil, true, error) }
}
