import CoreLocationCompat
import Foundation
import Testing

@Suite("Core Location")
struct LocationTests {
    private let place = CLLocationCoordinate2D(latitude: 47.5, longitude: 9)

    private func archived<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value {
        let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
        return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data))
    }

    @Test("a location says the same after it is archived")
    func location() throws {
        let location = CLLocation(
            coordinate: place, altitude: 400, horizontalAccuracy: 5, verticalAccuracy: 6, course: 90, courseAccuracy: 7,
            speed: 3, speedAccuracy: 1, timestamp: Date(timeIntervalSince1970: 1000),
            sourceInfo: CLLocationSourceInformation(softwareSimulationState: true, andExternalAccessoryState: false))
        let read = try archived(location)
        #expect(read.coordinate.latitude == 47.5 && read.coordinate.longitude == 9 && read.altitude == 400)
        #expect(read.course == 90 && read.speedAccuracy == 1 && read.timestamp == location.timestamp)
        #expect(read.sourceInformation?.isSimulatedBySoftware == true && read.floor == nil)
        #expect(location.copy() as? CLLocation === location)
    }

    @Test("regions keep what they notify of in copies and archives")
    func regions() throws {
        let region = CLCircularRegion(center: place, radius: 100, identifier: "Home")
        region.notifyOnExit = false
        for same in [try archived(region), try #require(region.copy() as? CLCircularRegion)] {
            #expect(same == region && same.radius == 100 && same.notifyOnEntry && !same.notifyOnExit)
        }
        let beacon = CLBeaconRegion(uuid: UUID(), major: 5, identifier: "Till")
        #expect(try archived(beacon).beaconIdentityConstraint == beacon.beaconIdentityConstraint)
    }

    @Test("a service session and its updates say that location is denied, once")
    func denied() async throws {
        var told = 0
        for try await diagnostic in CLServiceSession(authorization: .always).diagnostics {
            #expect(diagnostic.authorizationDenied && diagnostic.alwaysAuthorizationDenied)
            told += 1
        }
        for try await update in CLLocationUpdate.liveUpdates(.fitness) {
            #expect(update.authorizationDenied && update.location == nil)
            told += 1
        }
        #expect(told == 2)
        await #expect(throws: CLLocationPushServiceError(.missingEntitlement)) {
            try await CLLocationManager().startMonitoringLocationPushes()
        }
    }
}
