public import Foundation
public import FoundationCompat

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

/// Pays somebody.
open class INSendPaymentIntent: INIntent {
    open internal(set) var payee: INPerson?
    open internal(set) var currencyAmount: INCurrencyAmount?
    open internal(set) var note: String?

    public convenience init(payee: INPerson?, currencyAmount: INCurrencyAmount?, note: String?) {
        self.init()
        self.payee = payee
        self.currencyAmount = currencyAmount
        self.note = note
    }
}

public enum INSendPaymentIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
    case failureCredentialsUnverified
    case failurePaymentsAmountBelowMinimum
    case failurePaymentsAmountAboveMaximum
    case failurePaymentsCurrencyUnsupported
    case failureNoBankAccount
    case failureNotEligible
    case failureTermsAndConditionsAcceptanceRequired
}

open class INSendPaymentIntentResponse: INIntentResponse {
    open internal(set) var code: INSendPaymentIntentResponseCode = .unspecified
    open var paymentRecord: INPaymentRecord?

    public convenience init(code: INSendPaymentIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }
}

/// Handles `INSendPaymentIntent`: what it leaves out is answered for it.
public protocol INSendPaymentIntentHandling: NSObjectProtocol {
    @preconcurrency
    func handle(intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void)
    func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse
    @preconcurrency
    func confirm(intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void)
    func confirm(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse
    @preconcurrency
    func resolvePayee(
        for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void
    )
    func resolvePayee(for intent: INSendPaymentIntent) async -> INPersonResolutionResult
    @preconcurrency
    func resolveCurrencyAmount(
        for intent: INSendPaymentIntent,
        with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void
    )
    func resolveCurrencyAmount(for intent: INSendPaymentIntent) async -> INCurrencyAmountResolutionResult
    @preconcurrency
    func resolveNote(
        for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    )
    func resolveNote(for intent: INSendPaymentIntent) async -> INStringResolutionResult
}

extension INSendPaymentIntentHandling {
    @preconcurrency
    public func handle(
        intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void
    ) {
        completion(INSendPaymentIntentResponse(code: .failure, userActivity: nil))
    }

    public func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
        await _IntentHandling.response { handle(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func confirm(
        intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void
    ) {
        completion(INSendPaymentIntentResponse(code: .ready, userActivity: nil))
    }

    public func confirm(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
        await _IntentHandling.response { confirm(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func resolvePayee(
        for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolvePayee(for intent: INSendPaymentIntent) async -> INPersonResolutionResult {
        await _IntentHandling.response { resolvePayee(for: intent, with: $0) }
    }

    @preconcurrency
    public func resolveCurrencyAmount(
        for intent: INSendPaymentIntent,
        with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveCurrencyAmount(for intent: INSendPaymentIntent) async -> INCurrencyAmountResolutionResult {
        await _IntentHandling.response { resolveCurrencyAmount(for: intent, with: $0) }
    }

    @preconcurrency
    public func resolveNote(
        for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveNote(for intent: INSendPaymentIntent) async -> INStringResolutionResult {
        await _IntentHandling.response { resolveNote(for: intent, with: $0) }
    }
}

/// Asks somebody to pay.
open class INRequestPaymentIntent: INIntent {
    open internal(set) var payer: INPerson?
    open internal(set) var currencyAmount: INCurrencyAmount?
    open internal(set) var note: String?

    public convenience init(payer: INPerson?, currencyAmount: INCurrencyAmount?, note: String?) {
        self.init()
        self.payer = payer
        self.currencyAmount = currencyAmount
        self.note = note
    }
}

public enum INRequestPaymentIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
    case failureCredentialsUnverified
    case failurePaymentsAmountBelowMinimum
    case failurePaymentsAmountAboveMaximum
    case failurePaymentsCurrencyUnsupported
    case failureNoBankAccount
    case failureNotEligible
    case failureTermsAndConditionsAcceptanceRequired
}

open class INRequestPaymentIntentResponse: INIntentResponse {
    open internal(set) var code: INRequestPaymentIntentResponseCode = .unspecified
    open var paymentRecord: INPaymentRecord?

    public convenience init(code: INRequestPaymentIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }
}

/// Handles `INRequestPaymentIntent`: what it leaves out is answered for it.
public protocol INRequestPaymentIntentHandling: NSObjectProtocol {
    @preconcurrency
    func handle(
        intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void)
    func handle(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse
    @preconcurrency
    func confirm(
        intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void)
    func confirm(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse
    @preconcurrency
    func resolvePayer(
        for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void
    )
    func resolvePayer(for intent: INRequestPaymentIntent) async -> INPersonResolutionResult
    @preconcurrency
    func resolveCurrencyAmount(
        for intent: INRequestPaymentIntent,
        with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void
    )
    func resolveCurrencyAmount(for intent: INRequestPaymentIntent) async -> INCurrencyAmountResolutionResult
    @preconcurrency
    func resolveNote(
        for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    )
    func resolveNote(for intent: INRequestPaymentIntent) async -> INStringResolutionResult
}

extension INRequestPaymentIntentHandling {
    @preconcurrency
    public func handle(
        intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void
    ) {
        completion(INRequestPaymentIntentResponse(code: .failure, userActivity: nil))
    }

    public func handle(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse {
        await _IntentHandling.response { handle(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func confirm(
        intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void
    ) {
        completion(INRequestPaymentIntentResponse(code: .ready, userActivity: nil))
    }

    public func confirm(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse {
        await _IntentHandling.response { confirm(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func resolvePayer(
        for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolvePayer(for intent: INRequestPaymentIntent) async -> INPersonResolutionResult {
        await _IntentHandling.response { resolvePayer(for: intent, with: $0) }
    }

    @preconcurrency
    public func resolveCurrencyAmount(
        for intent: INRequestPaymentIntent,
        with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveCurrencyAmount(for intent: INRequestPaymentIntent) async -> INCurrencyAmountResolutionResult {
        await _IntentHandling.response { resolveCurrencyAmount(for: intent, with: $0) }
    }

    @preconcurrency
    public func resolveNote(
        for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveNote(for intent: INRequestPaymentIntent) async -> INStringResolutionResult {
        await _IntentHandling.response { resolveNote(for: intent, with: $0) }
    }
}
