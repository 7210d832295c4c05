public import Foundation
public import UIKitCompat

/// Passes in the wallet, which is empty.
open class PKPassLibrary: NSObject, @unchecked Sendable {
    open class func isPassLibraryAvailable() -> Bool { false }
    open class func isPaymentPassActivationAvailable() -> Bool { false }
    open func passes() -> [PKPass] { [] }
    open func passes(of passType: PKPassType) -> [PKPass] { [] }
    open func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass? { nil }
    open func containsPass(_ pass: PKPass) -> Bool { false }
    open func removePass(_ pass: PKPass) {}
    open func replacePass(with pass: PKPass) -> Bool { false }
    open func addPasses(
        _ passes: [PKPass], withCompletionHandler completion: ((PKPassLibraryAddPassesStatus) -> Void)? = nil
    ) {
        completion?(.didCancelAddPasses)
    }
}

public enum PKPassLibraryAddPassesStatus: Int, Sendable {
    case didAddPasses, shouldReviewPasses, didCancelAddPasses
}

public enum PKPassType: UInt, Sendable {
    case barcode = 0
    case secureElement = 1
    public static let payment = PKPassType.secureElement
}

/// A pass of the wallet, which nothing here reads.
open class PKPass: NSObject, @unchecked Sendable {
    open var serialNumber: String { "" }
    open var passTypeIdentifier: String { "" }
    open var organizationName: String { "" }
    open var localizedName: String { "" }
    open var localizedDescription: String { "" }
    open var relevantDate: Date? { nil }
    open var passURL: URL? { nil }
    open var passType: PKPassType { .barcode }
    open func localizedValue(forFieldKey key: String) -> Any? { nil }

    public override init() { super.init() }

    /// Throws: passes cannot be read here.
    public init(data: Data) throws {
        super.init()
        throw CocoaError(.featureUnsupported)
    }
}

@preconcurrency @MainActor
open class PKAddPassesViewController: UIViewController {
    open class func canAddPasses() -> Bool { false }

    open weak var delegate: (any PKAddPassesViewControllerDelegate)?

    /// Nil: passes cannot be added here.
    public init?(pass: PKPass) { return nil }
    public init?(passes: [PKPass]) { return nil }
    public required init?(coder: NSCoder) { return nil }
}

@preconcurrency @MainActor
public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
    func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}

extension PKAddPassesViewControllerDelegate {
    public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}

public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let amex = PKPaymentNetwork("AmEx")
    public static let cartesBancaires = PKPaymentNetwork("CartesBancaires")
    public static let chinaUnionPay = PKPaymentNetwork("ChinaUnionPay")
    public static let discover = PKPaymentNetwork("Discover")
    public static let eftpos = PKPaymentNetwork("Eftpos")
    public static let electron = PKPaymentNetwork("Electron")
    public static let girocard = PKPaymentNetwork("girocard")
    public static let interac = PKPaymentNetwork("Interac")
    public static let JCB = PKPaymentNetwork("JCB")
    public static let mada = PKPaymentNetwork("Mada")
    public static let maestro = PKPaymentNetwork("Maestro")
    public static let masterCard = PKPaymentNetwork("MasterCard")
    public static let privateLabel = PKPaymentNetwork("PrivateLabel")
    public static let visa = PKPaymentNetwork("Visa")
    public static let vPay = PKPaymentNetwork("VPay")
}

public struct PKMerchantCapability: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let threeDSecure = PKMerchantCapability(rawValue: 1)
    public static let emv = PKMerchantCapability(rawValue: 2)
    public static let credit = PKMerchantCapability(rawValue: 4)
    public static let debit = PKMerchantCapability(rawValue: 8)
    public static let capability3DS = threeDSecure
    public static let capabilityEMV = emv
    public static let capabilityCredit = credit
    public static let capabilityDebit = debit
}

public enum PKPaymentSummaryItemType: UInt, Sendable {
    case final, pending
}

open class PKPaymentSummaryItem: NSObject, @unchecked Sendable {
    open var label: String
    open var amount: NSDecimalNumber
    open var type = PKPaymentSummaryItemType.final

    public init(label: String, amount: NSDecimalNumber) {
        self.label = label
        self.amount = amount
    }

    public convenience init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType) {
        self.init(label: label, amount: amount)
        self.type = type
    }
}

public struct PKContactField: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let emailAddress = PKContactField(rawValue: "email")
    public static let name = PKContactField(rawValue: "name")
    public static let phoneNumber = PKContactField(rawValue: "phone")
    public static let phoneticName = PKContactField(rawValue: "phoneticName")
    public static let postalAddress = PKContactField(rawValue: "post")
}

/// What is to be paid.
open class PKPaymentRequest: NSObject, @unchecked Sendable {
    open class func availableNetworks() -> [PKPaymentNetwork] { [] }

    open var merchantIdentifier = ""
    open var countryCode = ""
    open var currencyCode = ""
    open var supportedNetworks: [PKPaymentNetwork] = []
    open var merchantCapabilities: PKMerchantCapability = []
    open var paymentSummaryItems: [PKPaymentSummaryItem] = []
    open var requiredBillingContactFields: Set<PKContactField> = []
    open var requiredShippingContactFields: Set<PKContactField> = []
    open var applicationData: Data?
}

open class PKPaymentToken: NSObject, @unchecked Sendable {
    open var transactionIdentifier: String { "" }
    open var paymentData: Data { Data() }
}

open class PKPayment: NSObject, @unchecked Sendable {
    open var token: PKPaymentToken { PKPaymentToken() }
}

public enum PKPaymentAuthorizationStatus: Int, Sendable {
    case success, failure
}

open class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {
    open var status: PKPaymentAuthorizationStatus
    open var errors: [any Error]!

    public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
        self.status = status
        self.errors = errors
    }
}

/// Asks for a payment, which this device makes none of.
@preconcurrency @MainActor
open class PKPaymentAuthorizationViewController: UIViewController {
    open class func canMakePayments() -> Bool { false }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }

    open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?

    /// Nil: no payment can be made.
    public init?(paymentRequest request: PKPaymentRequest) { return nil }
    public required init?(coder: NSCoder) { return nil }
}

@preconcurrency @MainActor
public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
    func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
    func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}

extension PKPaymentAuthorizationViewControllerDelegate {
    public func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {
        completion(PKPaymentAuthorizationResult(status: .failure, errors: nil))
    }
}

open class PKPaymentAuthorizationController: NSObject, @unchecked Sendable {
    open class func canMakePayments() -> Bool { false }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }

    open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?

    public init(paymentRequest request: PKPaymentRequest) {}

    open func present(completion: ((Bool) -> Void)? = nil) { completion?(false) }
    open func present() async -> Bool { false }
    open func dismiss(completion: (() -> Void)? = nil) { completion?() }
}

public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}

extension PKPaymentAuthorizationControllerDelegate {
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {
        completion(PKPaymentAuthorizationResult(status: .failure, errors: nil))
    }
}

public enum PKPaymentButtonType: Int, Sendable {
    case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent, support
    case contribute, tip, `continue`
}

public enum PKPaymentButtonStyle: Int, Sendable {
    case white, whiteOutline, black, automatic
}

@preconcurrency @MainActor
open class PKPaymentButton: UIButton {
    open var cornerRadius: CGFloat = 4

    public convenience init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle)
    {
        self.init(frame: .zero)
    }
}

public enum PKAddPassButtonStyle: Int, Sendable {
    case black, blackOutline
}

@preconcurrency @MainActor
open class PKAddPassButton: UIButton {
    open var addPassButtonStyle = PKAddPassButtonStyle.black

    public convenience init(addPassButtonStyle style: PKAddPassButtonStyle) {
        self.init(frame: .zero)
        addPassButtonStyle = style
    }
}
