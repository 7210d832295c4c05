public import CoreLocationCompat
public import Foundation

extension CLGeocoder {
    public func geocodePostalAddress(
        _ postalAddress: CNPostalAddress, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        geocodeAddressString(postalAddress.city, completionHandler: completionHandler)
    }

    public func geocodePostalAddress(
        _ postalAddress: CNPostalAddress, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        geocodeAddressString(
            postalAddress.city, in: nil, preferredLocale: locale, completionHandler: completionHandler)
    }

    public func geocodePostalAddress(_ postalAddress: CNPostalAddress) async throws -> [CLPlacemark] {
        try await geocodeAddressString(postalAddress.city)
    }

    public func geocodePostalAddress(
        _ postalAddress: CNPostalAddress, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] {
        try await geocodeAddressString(postalAddress.city, in: nil, preferredLocale: locale)
    }
}
