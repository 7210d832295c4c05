public import Foundation

public enum SKProductStorePromotionVisibility: Int, Sendable {
    case `default`, show, hide
}

/// The order of an app's products in the App Store, which is not there.
open class SKProductStorePromotionController: NSObject, @unchecked Sendable {
    private static let one = SKProductStorePromotionController()
    open class func `default`() -> SKProductStorePromotionController { one }

    open func fetchStorePromotionVisibility(
        for product: SKProduct, completionHandler: ((SKProductStorePromotionVisibility, (any Error)?) -> Void)?
    ) {
        completionHandler?(.default, SKError(.storeProductNotAvailable))
    }
    open func update(
        storePromotionVisibility promotionVisibility: SKProductStorePromotionVisibility, for product: SKProduct,
        completionHandler: (((any Error)?) -> Void)?
    ) {
        completionHandler?(SKError(.storeProductNotAvailable))
    }
    open func fetchStorePromotionOrder(completionHandler: (([SKProduct], (any Error)?) -> Void)?) {
        completionHandler?([], SKError(.storeProductNotAvailable))
    }
    open func update(storePromotionOrder: [SKProduct], completionHandler: (((any Error)?) -> Void)?) {
        completionHandler?(SKError(.storeProductNotAvailable))
    }
}
