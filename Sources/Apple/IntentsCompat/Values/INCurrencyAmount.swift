public import Foundation

/// An amount of money.
///
/// - Compatibility: works
open class INCurrencyAmount: NSObject, NSCopying {
    public let amount: NSDecimalNumber?
    public let currencyCode: String?

    public init(amount: NSDecimalNumber, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INCurrencyAmount else { return false }
        return amount == other.amount && currencyCode == other.currencyCode
    }

    open override var hash: Int { currencyCode.hashValue }
}

public enum INAmountType: Int, Sendable {
    case unknown
    case minimumDue
    case amountDue
    case currentBalance
    case maximumTransferAmount
    case minimumTransferAmount
    case statementBalance
}

/// An amount that is to be paid.
open class INPaymentAmount: NSObject, NSCopying {
    public let amountType: INAmountType
    public let amount: INCurrencyAmount?

    public init(amountType: INAmountType, amount: INCurrencyAmount) {
        self.amountType = amountType
        self.amount = amount
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// - Compatibility: works
public enum INPaymentMethodType: Int, Sendable {
    case unknown
    case checking
    case savings
    case brokerage
    case debit
    case credit
    case prepaid
    case store
    case applePay
}

public enum INPaymentStatus: Int, Sendable {
    case unknown
    case pending
    case completed
    case canceled
    case failed
    case unpaid
}

/// What a payment is made with.
///
/// - Compatibility: works
open class INPaymentMethod: NSObject, NSCopying {
    public let type: INPaymentMethodType
    public let name: String?
    public let identificationHint: String?
    public let icon: INImage?

    public init(type: INPaymentMethodType, name: String?, identificationHint: String?, icon: INImage?) {
        self.type = type
        self.name = name
        self.identificationHint = identificationHint
        self.icon = icon
    }

    open class func applePay() -> INPaymentMethod {
        INPaymentMethod(type: .applePay, name: "Apple Pay", identificationHint: nil, icon: nil)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
