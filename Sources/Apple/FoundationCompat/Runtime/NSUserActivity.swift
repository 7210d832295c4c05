public import Foundation

public typealias NSUserActivityPersistentIdentifier = String

/// What a user does in an app, which a widget's app is opened with.
///
/// - Compatibility: compiles
open class NSUserActivity: NSObject, @unchecked Sendable {
    open var activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var requiredUserInfoKeys: Set<String>?
    open var keywords: Set<String> = []
    open var webpageURL: URL?
    open var referrerURL: URL?
    open var targetContentIdentifier: String?
    open var expirationDate = Date.distantFuture
    open var needsSave = false
    open var supportsContinuationStreams = false
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPublicIndexing = false
    open var isEligibleForPrediction = false
    open var persistentIdentifier: NSUserActivityPersistentIdentifier?
    open weak var delegate: (any NSUserActivityDelegate)?

    public init(activityType: String) {
        self.activityType = activityType
    }

    public override convenience init() {
        self.init(activityType: "")
    }

    open func addUserInfoEntries(from other: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(other) { $1 }
    }

    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}

    open class func deleteAllSavedUserActivities(completionHandler: @escaping () -> Void) { completionHandler() }

    open class func deleteSavedUserActivities(
        withPersistentIdentifiers identifiers: [NSUserActivityPersistentIdentifier],
        completionHandler: @escaping () -> Void
    ) {
        completionHandler()
    }
}

/// - Compatibility: compiles
public protocol NSUserActivityDelegate: NSObjectProtocol {
    func userActivityWillSave(_ userActivity: NSUserActivity)
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
