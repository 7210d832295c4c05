public import Foundation
public import UIKitCompat

/// Asks the user for a review, which nobody is here to give.
open class SKStoreReviewController: NSObject {
    open class func requestReview() {}
    @MainActor open class func requestReview(in windowScene: UIWindowScene) {}
}
