public import Foundation

/// Finds addresses of places: none, without Apple's maps. Each search ends in a network error.
///
/// - Compatibility: compiles
open class CLGeocoder: NSObject, @unchecked Sendable {
    open var isGeocoding: Bool { false }

    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        Self.fail(completionHandler)
    }

    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        Self.fail(completionHandler)
    }

    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        Self.fail(completionHandler)
    }

    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        Self.fail(completionHandler)
    }

    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }

    open func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        Self.fail(completionHandler)
    }

    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    open func geocodeAddressDictionary(
        _ addressDictionary: [AnyHashable: Any], completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        Self.fail(completionHandler)
    }

    open func geocodeAddressDictionary(_ addressDictionary: [AnyHashable: Any]) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    open func geocodeAddressString(
        _ addressString: String, inRegionCenteredAt centroid: CLLocationCoordinate2D,
        inRegionRadius radius: CLLocationDistance, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        Self.fail(completionHandler)
    }

    open func cancelGeocode() {}

    private static func fail(_ completion: @escaping CLGeocodeCompletionHandler) {
        let carried = Carried(completion: completion)
        DispatchQueue.main.async { carried.completion(nil, CLError(.network)) }
    }

    /// `@unchecked Sendable`: called once, on the main queue, as on a phone.
    private struct Carried: @unchecked Sendable {
        let completion: CLGeocodeCompletionHandler
    }
}

/// - Compatibility: compiles
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
