public import Foundation

/// An amount of money.
public struct IntentCurrencyAmount: Hashable, Codable, Sendable, _IntentValue {
    public var amount: Decimal
    /// ISO 4217.
    public var currencyCode: String

    public init(amount: Decimal, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }
}

/// A way to pay.
public struct IntentPaymentMethod: Hashable, Sendable, _IntentValue {
    public enum PaymentType: Hashable, Sendable {
        case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
    }

    public var type: PaymentType
    public var name: String?
    public var identificationHint: String?
    public var icon: DisplayRepresentation.Image?

    public init(
        type: PaymentType, name: String? = nil, identificationHint: String? = nil,
        icon: DisplayRepresentation.Image? = nil
    ) {
        self.type = type
        self.name = name
        self.identificationHint = identificationHint
        self.icon = icon
    }

    public static let applePay = IntentPaymentMethod(type: .applePay)
}
