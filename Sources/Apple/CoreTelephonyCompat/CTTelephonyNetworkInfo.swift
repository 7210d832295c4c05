public import Foundation

/// The device's network provider: none.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
    open var currentRadioAccessTechnology: String? { nil }
    open var dataServiceIdentifier: String? { nil }
}

open class CTCarrier: NSObject, @unchecked Sendable {
    open var carrierName: String? { nil }
    open var mobileCountryCode: String? { nil }
    open var mobileNetworkCode: String? { nil }
    open var isoCountryCode: String? { nil }
    open var allowsVOIP: Bool { true }
}
