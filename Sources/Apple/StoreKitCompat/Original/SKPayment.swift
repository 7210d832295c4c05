public import Foundation

/// What a payment is made cheaper by, signed.
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
    open var downloads: [SKDownload] { [] }

    init(_ payment: SKPayment) { self.payment = payment }
}

/// What was to be loaded for a purchase, by the App Store; it is not.
open class SKDownload: NSObject, @unchecked Sendable {
    open var contentIdentifier: String { "" }
    open var contentVersion: String { "" }
    open var contentURL: URL? { nil }
    open var contentLength: Int64 { 0 }
    open var progress: Float { 0 }
    open var timeRemaining: TimeInterval { SKDownloadTimeRemainingUnknown }
    open var state: SKDownloadState { .failed }
    open var error: (any Error)? { SKError(.paymentNotAllowed) }
    open var transaction: SKPaymentTransaction { SKPaymentTransaction(SKPayment(product: SKProduct())) }
}

public enum SKDownloadState: Int, Sendable {
    case waiting, active, paused, finished, failed, cancelled
}

public let SKDownloadTimeRemainingUnknown: TimeInterval = -1
