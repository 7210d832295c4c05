public import Foundation
import FoundationCompat

/// - Compatibility: compiles
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
    public static let authorized = CLAuthorizationStatus.authorizedAlways
}

/// - Compatibility: compiles
public enum CLAccuracyAuthorization: Int, Sendable {
    case fullAccuracy, reducedAccuracy
}

/// - Compatibility: compiles
public enum CLActivityType: Int, Sendable {
    case other = 1
    case automotiveNavigation, fitness, otherNavigation, airborne
}

/// - Compatibility: compiles
public enum CLDeviceOrientation: Int32, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// Tells where the device is: nowhere that is known, and widgets are denied to ask.
///
/// - Compatibility: compiles
open class CLLocationManager: NSObject, @unchecked Sendable {
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet {
            // As on a phone, a new delegate is told the authorization.
            later { $0.locationManagerDidChangeAuthorization($1) }
        }
    }
    open var desiredAccuracy = kCLLocationAccuracyBest
    open var distanceFilter = kCLDistanceFilterNone
    open var headingFilter: CLLocationDegrees = 1
    open var headingOrientation = CLDeviceOrientation.portrait
    open var activityType = CLActivityType.other
    open var pausesLocationUpdatesAutomatically = true
    open var allowsBackgroundLocationUpdates = false
    open var showsBackgroundLocationIndicator = false
    open var location: CLLocation? { nil }
    open var heading: CLHeading? { nil }
    open var authorizationStatus: CLAuthorizationStatus { .denied }
    open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
    open var isAuthorizedForWidgetUpdates: Bool { false }
    open var monitoredRegions: Set<CLRegion> { [] }
    open var rangedRegions: Set<CLRegion> { [] }
    open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }

    open var purpose: String?

    public override init() {
        super.init()
    }

    open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
    open class func locationServicesEnabled() -> Bool { false }
    open class func headingAvailable() -> Bool { false }
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
    open class func isRangingAvailable() -> Bool { false }
    open class func regionMonitoringAvailable() -> Bool { false }
    open class func regionMonitoringEnabled() -> Bool { false }
    open class func deferredLocationUpdatesAvailable() -> Bool { false }

    open func requestWhenInUseAuthorization() { deny() }
    open func requestAlwaysAuthorization() { deny() }
    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
    ) {
        completion?(CLError(.denied))
    }
    open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {
        throw CLError(.denied)
    }
    open func requestLocation() { fail() }
    open func startUpdatingLocation() { fail() }
    open func stopUpdatingLocation() {}
    open func startUpdatingHeading() { fail() }
    open func stopUpdatingHeading() {}
    open func dismissHeadingCalibrationDisplay() {}
    open func startMonitoringSignificantLocationChanges() { fail() }
    open func stopMonitoringSignificantLocationChanges() {}
    open func startMonitoringVisits() { fail() }
    open func stopMonitoringVisits() {}
    open func startMonitoring(for region: CLRegion) {
        tell { $0.locationManager($1, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied)) }
    }
    open func startMonitoring(for region: CLRegion, desiredAccuracy accuracy: CLLocationAccuracy) {
        startMonitoring(for: region)
    }
    open func stopMonitoring(for region: CLRegion) {}
    open func requestState(for region: CLRegion) {
        tell { $0.locationManager($1, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied)) }
    }
    open func startRangingBeacons(in region: CLBeaconRegion) {
        tell { $0.locationManager($1, rangingBeaconsDidFailFor: region, withError: CLError(.rangingUnavailable)) }
    }
    open func stopRangingBeacons(in region: CLBeaconRegion) {}
    open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
        tell { $0.locationManager($1, didFailRangingFor: constraint, error: CLError(.rangingUnavailable)) }
    }
    open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
    open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }
    open func allowDeferredLocationUpdates(untilTraveled distance: CLLocationDistance, timeout: TimeInterval) {
        tell { $0.locationManager($1, didFinishDeferredUpdatesWithError: CLError(.deferredFailed)) }
    }
    open func disallowDeferredLocationUpdates() {}
    open func startMonitoringLocationPushes(completion: ((Data?, (any Error)?) -> Void)? = nil) {
        completion?(nil, CLLocationPushServiceError(.missingEntitlement))
    }
    open func startMonitoringLocationPushes() async throws -> Data {
        throw CLLocationPushServiceError(.missingEntitlement)
    }
    open func stopMonitoringLocationPushes() {}

    private func deny() {
        tell {
            $0.locationManagerDidChangeAuthorization($1)
            $0.locationManager($1, didChangeAuthorization: .denied)
        }
    }

    private func fail() { tell { $0.locationManager($1, didFailWithError: CLError(.denied)) } }

    /// Tells the delegate that something is not known, and whoever reads the host's output too.
    private func tell(_ body: @escaping @Sendable (any CLLocationManagerDelegate, CLLocationManager) -> Void) {
        Unavailable.note("the device's location")
        later(body)
    }

    private func later(_ body: @escaping @Sendable (any CLLocationManagerDelegate, CLLocationManager) -> Void) {
        let told = DelegateCall(manager: self)
        DispatchQueue.main.async { told.call(body) }
    }

    /// `@unchecked Sendable`: carries the manager to the main queue, where its delegate is called, as on a phone.
    private struct DelegateCall: @unchecked Sendable {
        weak var manager: CLLocationManager?

        func call(_ body: (any CLLocationManagerDelegate, CLLocationManager) -> Void) {
            guard let manager, let delegate = manager.delegate else { return }
            body(delegate, manager)
        }
    }
}
