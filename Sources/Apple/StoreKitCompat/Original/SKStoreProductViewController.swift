public import Foundation
public import UIKitCompat

public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterProductIdentifier = "productIdentifier"
public let SKStoreProductParameterCustomProductPageIdentifier = "ppid"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"
public let SKStoreProductParameterProviderToken = "pt"
public let SKStoreProductParameterAdvertisingPartnerToken = "advp"
public let SKStoreProductParameterAdNetworkIdentifier = "adNetworkId"
public let SKStoreProductParameterAdNetworkCampaignIdentifier = "adNetworkCampaignId"
public let SKStoreProductParameterAdNetworkSourceIdentifier = "adNetworkSourceId"
public let SKStoreProductParameterAdNetworkSourceAppStoreIdentifier = "adNetworkSourceAppStoreId"
public let SKStoreProductParameterAdNetworkAttributionSignature = "adNetworkAttributionSignature"
public let SKStoreProductParameterAdNetworkTimestamp = "adNetworkTimestamp"
public let SKStoreProductParameterAdNetworkNonce = "adNetworkNonce"
public let SKStoreProductParameterAdNetworkVersion = "adNetworkVersion"

/// A product's page in the App Store, which no widget shows.
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?

    open func loadProduct(
        withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)?
    ) {
        block?(false, SKError(.storeProductNotAvailable))
    }
    public func loadProduct(withParameters parameters: [String: Any]) {}
    @discardableResult
    open func loadProduct(withParameters parameters: [String: Any]) async throws -> Bool {
        throw SKError(.storeProductNotAvailable)
    }
    open func loadProduct(
        withParameters parameters: [String: Any], impression: SKAdImpression,
        completionBlock block: ((Bool, (any Error)?) -> Void)?
    ) {
        block?(false, SKError(.storeProductNotAvailable))
    }
}

@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}
