public import Foundation

/// A payment that was made or asked for.
open class INPaymentRecord: NSObject {
    public let payee: INPerson?
    public let payer: INPerson?
    public let currencyAmount: INCurrencyAmount?
    public let paymentMethod: INPaymentMethod?
    public let note: String?
    public let status: INPaymentStatus
    public let feeAmount: INCurrencyAmount?

    public init?(
        payee: INPerson?, payer: INPerson?, currencyAmount: INCurrencyAmount?, paymentMethod: INPaymentMethod?,
        note: String?, status: INPaymentStatus, feeAmount: INCurrencyAmount?
    ) {
        self.payee = payee
        self.payer = payer
        self.currencyAmount = currencyAmount
        self.paymentMethod = paymentMethod
        self.note = note
        self.status = status
        self.feeAmount = feeAmount
    }

    public convenience init?(
        payee: INPerson?, payer: INPerson?, currencyAmount: INCurrencyAmount?, paymentMethod: INPaymentMethod?,
        note: String?, status: INPaymentStatus
    ) {
        self.init(
            payee: payee, payer: payer, currencyAmount: currencyAmount, paymentMethod: paymentMethod, note: note,
            status: status, feeAmount: nil)
    }
}
