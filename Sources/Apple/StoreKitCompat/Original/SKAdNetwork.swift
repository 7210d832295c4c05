public import Foundation

/// Tells advertisers' servers of what they led to; here it fails.
open class SKAdNetwork: NSObject, @unchecked Sendable {
    public struct CoarseConversionValue: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static var low: CoarseConversionValue { CoarseConversionValue(rawValue: "low") }
        public static var medium: CoarseConversionValue { CoarseConversionValue(rawValue: "medium") }
        public static var high: CoarseConversionValue { CoarseConversionValue(rawValue: "high") }
    }

    open class func registerAppForAdNetworkAttribution() {}
    open class func updateConversionValue(_ conversionValue: Int) {}

    open class func updatePostbackConversionValue(
        _ conversionValue: Int, completionHandler completion: (((any Error)?) -> Void)?
    ) {
        completion?(SKANError(.unsupported))
    }
    public class func updatePostbackConversionValue(_ conversionValue: Int) {}
    open class func updatePostbackConversionValue(_ conversionValue: Int) async throws {
        throw SKANError(.unsupported)
    }

    open class func updatePostbackConversionValue(
        _ fineValue: Int, coarseValue: CoarseConversionValue, completionHandler completion: (((any Error)?) -> Void)?
    ) {
        completion?(SKANError(.unsupported))
    }
    public class func updatePostbackConversionValue(_ fineValue: Int, coarseValue: CoarseConversionValue) {}
    open class func updatePostbackConversionValue(_ fineValue: Int, coarseValue: CoarseConversionValue) async throws {
        throw SKANError(.unsupported)
    }

    open class func updatePostbackConversionValue(
        _ fineValue: Int, coarseValue: CoarseConversionValue, lockWindow: Bool,
        completionHandler completion: (((any Error)?) -> Void)?
    ) {
        completion?(SKANError(.unsupported))
    }
    public class func updatePostbackConversionValue(
        _ fineValue: Int, coarseValue: CoarseConversionValue, lockWindow: Bool
    ) {}
    open class func updatePostbackConversionValue(
        _ fineValue: Int, coarseValue: CoarseConversionValue, lockWindow: Bool
    ) async throws {
        throw SKANError(.unsupported)
    }

    open class func startImpression(
        _ impression: SKAdImpression, completionHandler completion: (((any Error)?) -> Void)?
    ) {
        completion?(SKANError(.unsupported))
    }
    open class func startImpression(_ impression: SKAdImpression) async throws { throw SKANError(.unsupported) }
    open class func endImpression(
        _ impression: SKAdImpression, completionHandler completion: (((any Error)?) -> Void)?
    ) {
        completion?(SKANError(.unsupported))
    }
    open class func endImpression(_ impression: SKAdImpression) async throws { throw SKANError(.unsupported) }
}

public let SKANErrorDomain = "SKANErrorDomain"

/// Why advertisers' servers are told nothing.
public struct SKANError: _BridgedStoredNSError, Hashable, Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = SKANError
        case impressionMissingRequiredValue, unsupported, adNetworkIdMissing, mismatchedSourceAppId
        case impressionNotFound, invalidCampaignId, invalidConversionValue, invalidSourceAppId
        case invalidAdvertisedAppId, invalidVersion, unknown, impressionTooShort
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) {
        _nsError = error
    }

    public static var _nsErrorDomain: String { SKANErrorDomain }
    public static var errorDomain: String { SKANErrorDomain }
}

/// What an advertisement showed.
open class SKAdImpression: NSObject, @unchecked Sendable {
    open var sourceAppStoreItemIdentifier: NSNumber = 0
    open var advertisedAppStoreItemIdentifier: NSNumber = 0
    open var adNetworkIdentifier = ""
    open var adCampaignIdentifier: NSNumber = 0
    open var sourceIdentifier: NSNumber = 0
    open var adImpressionIdentifier = ""
    open var adType: String?
    open var adDescription: String?
    open var adPurchaserName: String?
    open var timestamp: NSNumber = 0
    open var signature = ""
    open var version = ""

    public override init() {}

    public init(
        sourceAppStoreItemIdentifier: NSNumber, advertisedAppStoreItemIdentifier: NSNumber,
        adNetworkIdentifier: String, adCampaignIdentifier: NSNumber, adImpressionIdentifier: String,
        timestamp: NSNumber, signature: String, version: String
    ) {
        self.sourceAppStoreItemIdentifier = sourceAppStoreItemIdentifier
        self.advertisedAppStoreItemIdentifier = advertisedAppStoreItemIdentifier
        self.adNetworkIdentifier = adNetworkIdentifier
        self.adCampaignIdentifier = adCampaignIdentifier
        self.adImpressionIdentifier = adImpressionIdentifier
        self.timestamp = timestamp
        self.signature = signature
        self.version = version
    }
}
