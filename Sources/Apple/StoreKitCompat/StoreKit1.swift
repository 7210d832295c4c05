public import Foundation

/// Asks the user for a review, which nobody is here to give.
public enum SKStoreReviewController {
    public static func requestReview() {}
    public static func requestReview(in scene: AnyObject) {}
}

/// Why the App Store's first interface failed.
public struct SKError: _BridgedStoredNSError, Hashable, Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = SKError
        case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
        case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
        case privacyAcknowledgementRequired, unauthorizedRequestData, invalidOfferIdentifier, invalidSignature
        case missingOfferParams, invalidOfferPrice, overlayCancelled, overlayInvalidConfiguration, overlayTimeout
        case ineligibleForOffer, unsupportedPlatform, overlayPresentedInBackgroundScene
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) {
        _nsError = error
    }

    public static var _nsErrorDomain: String { "SKErrorDomain" }
    public static var errorDomain: String { "SKErrorDomain" }

    public static var unknown: Code { .unknown }
    public static var clientInvalid: Code { .clientInvalid }
    public static var paymentCancelled: Code { .paymentCancelled }
    public static var paymentInvalid: Code { .paymentInvalid }
    public static var paymentNotAllowed: Code { .paymentNotAllowed }
    public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
    public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
    public static var cloudServiceNetworkConnectionFailed: Code { .cloudServiceNetworkConnectionFailed }
    public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
    public static var privacyAcknowledgementRequired: Code { .privacyAcknowledgementRequired }
    public static var unauthorizedRequestData: Code { .unauthorizedRequestData }
    public static var invalidOfferIdentifier: Code { .invalidOfferIdentifier }
    public static var invalidSignature: Code { .invalidSignature }
    public static var missingOfferParams: Code { .missingOfferParams }
    public static var invalidOfferPrice: Code { .invalidOfferPrice }
    public static var overlayCancelled: Code { .overlayCancelled }
    public static var overlayInvalidConfiguration: Code { .overlayInvalidConfiguration }
    public static var overlayTimeout: Code { .overlayTimeout }
    public static var ineligibleForOffer: Code { .ineligibleForOffer }
    public static var unsupportedPlatform: Code { .unsupportedPlatform }
    public static var overlayPresentedInBackgroundScene: Code { .overlayPresentedInBackgroundScene }
}

/// Something to be bought; nothing is, so none is ever found.
open class SKProduct: NSObject, @unchecked Sendable {
    public enum PeriodUnit: UInt, Sendable {
        case day, week, month, year
    }

    open var productIdentifier: String { "" }
    open var localizedTitle: String { "" }
    open var localizedDescription: String { "" }
    open var contentVersion: String { "" }
    open var price: NSDecimalNumber { .zero }
    open var priceLocale: Locale { .current }
    open var isFamilyShareable: Bool { false }
    open var isDownloadable: Bool { false }
    open var downloadContentLengths: [NSNumber] { [] }
    open var downloadContentVersion: String { "" }
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    open var subscriptionGroupIdentifier: String? { nil }
    open var introductoryPrice: SKProductDiscount? { nil }
    open var discounts: [SKProductDiscount] { [] }
}

open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
    open var numberOfUnits: Int { 0 }
    open var unit: SKProduct.PeriodUnit { .day }
}

open class SKProductDiscount: NSObject, @unchecked Sendable {
    public enum PaymentMode: UInt, Sendable {
        case payAsYouGo, payUpFront, freeTrial
    }

    public enum `Type`: UInt, Sendable {
        case introductory, subscription
    }

    open var price: NSDecimalNumber { .zero }
    open var priceLocale: Locale { .current }
    open var identifier: String? { nil }
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
    open var numberOfPeriods: Int { 0 }
    open var paymentMode: PaymentMode { .freeTrial }
    open var type: `Type` { .introductory }
}

open class SKPaymentDiscount: NSObject, @unchecked Sendable {
    public let identifier: String
    public let keyIdentifier: String
    public let nonce: UUID
    public let signature: String
    public let timestamp: NSNumber

    public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) {
        self.identifier = identifier
        self.keyIdentifier = keyIdentifier
        self.nonce = nonce
        self.signature = signature
        self.timestamp = timestamp
    }
}

open class SKPayment: NSObject, @unchecked Sendable {
    open fileprivate(set) var productIdentifier: String
    open fileprivate(set) var quantity = 1
    open fileprivate(set) var applicationUsername: String?
    open fileprivate(set) var requestData: Data?
    open fileprivate(set) var simulatesAskToBuyInSandbox = false
    open fileprivate(set) var paymentDiscount: SKPaymentDiscount?

    public init(product: SKProduct) {
        productIdentifier = product.productIdentifier
    }
}

open class SKMutablePayment: SKPayment, @unchecked Sendable {
    open override var productIdentifier: String {
        get { super.productIdentifier }
        set { super.productIdentifier = newValue }
    }
    open override var quantity: Int {
        get { super.quantity }
        set { super.quantity = newValue }
    }
    open override var applicationUsername: String? {
        get { super.applicationUsername }
        set { super.applicationUsername = newValue }
    }
    open override var requestData: Data? {
        get { super.requestData }
        set { super.requestData = newValue }
    }
    open override var simulatesAskToBuyInSandbox: Bool {
        get { super.simulatesAskToBuyInSandbox }
        set { super.simulatesAskToBuyInSandbox = newValue }
    }
    open override var paymentDiscount: SKPaymentDiscount? {
        get { super.paymentDiscount }
        set { super.paymentDiscount = newValue }
    }
}

public enum SKPaymentTransactionState: Int, Sendable {
    case purchasing, purchased, failed, restored, deferred
}

/// A payment that has failed.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    public let payment: SKPayment
    open var transactionState: SKPaymentTransactionState { .failed }
    open var error: (any Error)? { SKError(.paymentNotAllowed) }
    open var transactionIdentifier: String? { nil }
    open var transactionDate: Date? { nil }
    open var original: SKPaymentTransaction? { nil }

    init(_ payment: SKPayment) { self.payment = payment }
}

public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
    func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
    func paymentQueue(
        _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
}

extension SKPaymentTransactionObserver {
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
    ) {}
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool { false }
    public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]
    ) {}
}

public protocol SKPaymentQueueDelegate: NSObjectProtocol {
    func paymentQueue(
        _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront
    ) -> Bool
    func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}

extension SKPaymentQueueDelegate {
    public func paymentQueue(
        _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront
    ) -> Bool { false }
    public func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { false }
}

/// A country's store, which is not known here.
open class SKStorefront: NSObject, @unchecked Sendable {
    open var countryCode: String { "" }
    open var identifier: String { "" }
}

/// Takes no payments: its observers are told that they are not allowed.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let shared = SKPaymentQueue()
    open class func `default`() -> SKPaymentQueue { shared }
    open class func canMakePayments() -> Bool { false }

    private let lock = NSLock()
    /// Guarded by `lock`.
    private var observers: [any SKPaymentTransactionObserver] = []

    open weak var delegate: (any SKPaymentQueueDelegate)?
    open var transactions: [SKPaymentTransaction] { [] }
    open var storefront: SKStorefront? { nil }
    open var transactionObservers: [any SKPaymentTransactionObserver] { lock.withLock { observers } }

    open func add(_ payment: SKPayment) {
        let transaction = SKPaymentTransaction(payment)
        for observer in transactionObservers { observer.paymentQueue(self, updatedTransactions: [transaction]) }
    }

    open func add(_ observer: any SKPaymentTransactionObserver) { lock.withLock { observers.append(observer) } }

    open func remove(_ observer: any SKPaymentTransactionObserver) {
        lock.withLock { observers.removeAll { $0 === observer } }
    }

    open func finishTransaction(_ transaction: SKPaymentTransaction) {}

    open func restoreCompletedTransactions() {
        for observer in transactionObservers {
            observer.paymentQueue(self, restoreCompletedTransactionsFailedWithError: SKError(.paymentNotAllowed))
        }
    }

    open func restoreCompletedTransactions(withApplicationUsername username: String?) { restoreCompletedTransactions() }
    open func presentCodeRedemptionSheet() {}
    open func showPriceConsentIfNeeded() {}
}

public protocol SKRequestDelegate: NSObjectProtocol {
    func requestDidFinish(_ request: SKRequest)
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

public protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// Asks the store; its delegate is told that there is none.
open class SKRequest: NSObject, @unchecked Sendable {
    open weak var delegate: (any SKRequestDelegate)?
    open func start() { delegate?.request(self, didFailWithError: SKError(.storeProductNotAvailable)) }
    open func cancel() {}
}

open class SKProductsRequest: SKRequest, @unchecked Sendable {
    public override init() { super.init() }
    public init(productIdentifiers: Set<String>) { super.init() }
}

open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
    public let receiptProperties: [String: Any]?

    public init(receiptProperties properties: [String: Any]? = nil) { receiptProperties = properties }
}

public let SKReceiptPropertyIsExpired = "expired"
public let SKReceiptPropertyIsRevoked = "revoked"
public let SKReceiptPropertyIsVolumePurchase = "vpp"

open class SKProductsResponse: NSObject, @unchecked Sendable {
    open var products: [SKProduct] { [] }
    open var invalidProductIdentifiers: [String] { [] }
}

/// Tells advertisers' servers of what they led to; here it fails.
open class SKAdNetwork: NSObject, @unchecked Sendable {
    public struct CoarseConversionValue: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let low = CoarseConversionValue(rawValue: "low")
        public static let medium = CoarseConversionValue(rawValue: "medium")
        public static let high = CoarseConversionValue(rawValue: "high")
    }

    open class func registerAppForAdNetworkAttribution() {}
    open class func updateConversionValue(_ conversionValue: Int) {}
    open class func updatePostbackConversionValue(
        _ conversionValue: Int, completionHandler completion: (((any Error)?) -> Void)? = nil
    ) {
        completion?(SKError(.unsupportedPlatform))
    }
    open class func updatePostbackConversionValue(
        _ fineValue: Int, coarseValue: CoarseConversionValue,
        completionHandler completion: (((any Error)?) -> Void)? = nil
    ) {
        completion?(SKError(.unsupportedPlatform))
    }
    open class func updatePostbackConversionValue(
        _ fineValue: Int, coarseValue: CoarseConversionValue, lockWindow: Bool,
        completionHandler completion: (((any Error)?) -> Void)? = nil
    ) {
        completion?(SKError(.unsupportedPlatform))
    }
}

/// Asks whether the user's music is there: it is not.
open class SKCloudServiceController: NSObject, @unchecked Sendable {
    public enum AuthorizationStatus: Int, Sendable {
        case notDetermined, denied, restricted, authorized
    }

    open class func authorizationStatus() -> AuthorizationStatus { .denied }
    open class func requestAuthorization(_ completionHandler: @escaping (AuthorizationStatus) -> Void) {
        completionHandler(.denied)
    }
    open class func requestAuthorization() async -> AuthorizationStatus { .denied }

    open func requestStorefrontCountryCode(completionHandler: @escaping (String?, (any Error)?) -> Void) {
        completionHandler(nil, SKError(.cloudServicePermissionDenied))
    }
    open func requestUserToken(
        forDeveloperToken developerToken: String, completionHandler: @escaping (String?, (any Error)?) -> Void
    ) {
        completionHandler(nil, SKError(.cloudServicePermissionDenied))
    }
}
