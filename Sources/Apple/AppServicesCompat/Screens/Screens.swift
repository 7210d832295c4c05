public import Foundation
public import FoundationNetworking
public import UIKitCompat

// Screens that apps show, and widgets never.

@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    public convenience init(url: URL) {
        self.init()
    }
}

@preconcurrency @MainActor
open class WKWebView: UIView {
    open var isLoading: Bool { false }
    open var url: URL? { nil }

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Loads nothing.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? { nil }
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
}

@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {}

@preconcurrency @MainActor
open class WKNavigation: NSObject {}

@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {}

@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
    open class func canSendMail() -> Bool { false }
    open func setSubject(_ subject: String) {}
    open func setToRecipients(_ toRecipients: [String]?) {}
    open func setMessageBody(_ body: String, isHTML: Bool) {}
}

@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
    open class func canSendText() -> Bool { false }
    open var recipients: [String]?
    open var body: String?
}

/// The player of Game Center, signed out.
@preconcurrency @MainActor
open class GKLocalPlayer: NSObject {
    private static let player = GKLocalPlayer()
    open class var local: GKLocalPlayer { player }
    open var isAuthenticated: Bool { false }
    open var displayName: String { "" }
    open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)?
}

/// Passes in the wallet, which is empty.
open class PKPassLibrary: NSObject, @unchecked Sendable {
    open class func isPassLibraryAvailable() -> Bool { false }
    open func passes() -> [AnyObject] { [] }
}
