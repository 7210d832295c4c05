public import Foundation

/// Tells of a watch under water, which this device is not.
open class CMWaterSubmersionManager: NSObject, @unchecked Sendable {
    open class var waterSubmersionAvailable: Bool { false }
    open class var authorizationStatus: CMAuthorizationStatus { .denied }

    open weak var delegate: (any CMWaterSubmersionManagerDelegate)? {
        didSet { delegate?.manager(self, errorOccurred: CMMotionUnavailable()) }
    }
    open var maximumDepth: Measurement<UnitLength>? { nil }
}

/// Is told that nothing is measured.
public protocol CMWaterSubmersionManagerDelegate: NSObjectProtocol {
    func manager(_ manager: CMWaterSubmersionManager, didUpdate event: CMWaterSubmersionEvent)
    func manager(_ manager: CMWaterSubmersionManager, didUpdate measurement: CMWaterSubmersionMeasurement)
    func manager(_ manager: CMWaterSubmersionManager, didUpdate measurement: CMWaterTemperature)
    func manager(_ manager: CMWaterSubmersionManager, errorOccurred error: any Error)
}

open class CMWaterSubmersionEvent: NSObject, @unchecked Sendable {
    public enum State: Int, Sendable {
        case unknown, notSubmerged, submerged
    }

    open var date: Date { .distantPast }
    open var state: State { .unknown }
}

open class CMWaterSubmersionMeasurement: NSObject, @unchecked Sendable {
    public enum DepthState: Int, Sendable {
        case unknown = 0
        case notSubmerged = 100
        case submergedShallow = 200
        case submergedDeep = 300
        case approachingMaxDepth = 400
        case pastMaxDepth = 500
        case sensorDepthError = 900
    }

    open var date: Date { .distantPast }
    open var depth: Measurement<UnitLength>? { nil }
    open var pressure: Measurement<UnitPressure>? { nil }
    open var surfacePressure: Measurement<UnitPressure> { Measurement(value: 0, unit: .kilopascals) }
    open var submersionState: DepthState { .unknown }
}

open class CMWaterTemperature: NSObject, @unchecked Sendable {
    open var date: Date { .distantPast }
    open var temperature: Measurement<UnitTemperature> { Measurement(value: 0, unit: .celsius) }
    open var temperatureUncertainty: Measurement<UnitTemperature> { Measurement(value: 0, unit: .celsius) }
}
