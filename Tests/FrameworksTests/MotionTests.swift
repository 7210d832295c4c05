import CoreMotionCompat
import Foundation
import Testing

@Suite("Motion")
struct MotionTests {
    /// A turn about one axis, by an angle in radians.
    private func turn(x: Double = 0, y: Double = 0, z: Double = 0) -> CMQuaternion {
        CMQuaternion(x: sin(x / 2), y: sin(y / 2), z: sin(z / 2), w: cos((x + y + z) / 2))
    }

    @Test("an attitude's angles are those of its turns about x, y and z")
    func angles() {
        #expect(abs(CMAttitude(turn(x: 0.5)).pitch - 0.5) < 1e-9)
        #expect(abs(CMAttitude(turn(y: 0.3)).roll - 0.3) < 1e-9)
        let turned = CMAttitude(turn(z: .pi / 2))
        #expect(abs(turned.yaw - .pi / 2) < 1e-9 && abs(turned.pitch) < 1e-9 && abs(turned.roll) < 1e-9)
        let matrix = turned.rotationMatrix
        #expect(abs(matrix.m12 - 1) < 1e-9 && abs(matrix.m21 + 1) < 1e-9 && abs(matrix.m33 - 1) < 1e-9)
    }

    @Test("an attitude is told from another one, and its copy stays what it was")
    func difference() throws {
        let (about, up) = (turn(z: 0.4), turn(x: 0.3))
        let attitude = CMAttitude(
            CMQuaternion(x: about.w * up.x, y: about.z * up.x, z: about.z * up.w, w: about.w * up.w))
        let copy = try #require(attitude.copy() as? CMAttitude)
        attitude.multiply(byInverseOf: CMAttitude(about))
        #expect(abs(attitude.pitch - 0.3) < 1e-9 && abs(attitude.yaw) < 1e-9)
        #expect(abs(copy.yaw - 0.4) < 1e-9)
    }

    @Test("nothing is measured, which is the framework's own error")
    func unavailable() async {
        #expect(!CMPedometer.isStepCountingAvailable() && CMPedometer.authorizationStatus() == .denied)
        let error =
            await #expect(throws: (any Error).self) {
                try await CMPedometer().queryPedometerData(from: .now, to: .now)
            } as NSError?
        #expect(error?.domain == CMErrorDomain && error?.code == Int(CMErrorNotAvailable.rawValue))
        await #expect(throws: CMMotionUnavailable.self) {
            for try await _ in CMBatchedSensorManager().accelerometerUpdates() {}
        }
    }
}
