public import CoreLocationCompat

extension CLPlacemark {
    /// The place's address, of its parts.
    public var postalAddress: CNPostalAddress? {
        let address = CNMutablePostalAddress()
        address.street = [thoroughfare, subThoroughfare].compactMap { $0 }.joined(separator: " ")
        address.subLocality = subLocality ?? ""
        address.city = locality ?? ""
        address.subAdministrativeArea = subAdministrativeArea ?? ""
        address.state = administrativeArea ?? ""
        address.postalCode = postalCode ?? ""
        address.country = country ?? ""
        address.isoCountryCode = isoCountryCode ?? ""
        return address.street.isEmpty && address.city.isEmpty && address.country.isEmpty ? nil : address
    }
}
