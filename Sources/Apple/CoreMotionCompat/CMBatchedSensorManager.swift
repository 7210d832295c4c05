public import Foundation

/// The sensors of a watch in a workout, a second at a time; there are none.
open class CMBatchedSensorManager: NSObject, @unchecked Sendable {
    open class var isAccelerometerSupported: Bool { false }
    open class var isDeviceMotionSupported: Bool { false }
    open class var authorizationStatus: CMAuthorizationStatus { .denied }

    open var isAccelerometerActive: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    open var accelerometerDataFrequency: Int { 0 }
    open var deviceMotionDataFrequency: Int { 0 }
    open var accelerometerBatch: [CMAccelerometerData]? { nil }
    open var deviceMotionBatch: [CMDeviceMotion]? { nil }

    open func startAccelerometerUpdates() {}
    open func startAccelerometerUpdates(handler: @escaping ([CMAccelerometerData]?, (any Error)?) -> Void) {
        handler(nil, CMMotionUnavailable())
    }
    open func stopAccelerometerUpdates() {}

    open func startDeviceMotionUpdates() {}
    open func startDeviceMotionUpdates(handler: @escaping ([CMDeviceMotion]?, (any Error)?) -> Void) {
        handler(nil, CMMotionUnavailable())
    }
    open func stopDeviceMotionUpdates() {}

    /// Fails at once.
    public func accelerometerUpdates() -> AsyncThrowingStream<[CMAccelerometerData], any Error> {
        AsyncThrowingStream { throw CMMotionUnavailable() }
    }

    /// Fails at once.
    public func deviceMotionUpdates() -> AsyncThrowingStream<[CMDeviceMotion], any Error> {
        AsyncThrowingStream { throw CMMotionUnavailable() }
    }
}
