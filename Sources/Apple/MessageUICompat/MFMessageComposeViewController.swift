public import Foundation
public import FoundationCompat
public import UIKitCompat

public enum MessageComposeResult: Int, Sendable {
    case cancelled, sent, failed
}

public let MFMessageComposeViewControllerAttachmentURL = "MFMessageComposeViewControllerAttachmentURL"
public let MFMessageComposeViewControllerAttachmentAlternateFilename =
    "MFMessageComposeViewControllerAttachmentAlternateFilename"
public let MFMessageComposeViewControllerTextMessageAvailabilityKey =
    "MFMessageComposeViewControllerTextMessageAvailabilityKey"

extension NSNotification.Name {
    public static var MFMessageComposeViewControllerTextMessageAvailabilityDidChange: NSNotification.Name {
        NSNotification.Name("MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification")
    }
}

/// A message to be written, which no widget shows: this device sends none.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
    open class func canSendText() -> Bool { false }
    open class func canSendSubject() -> Bool { false }
    open class func canSendAttachments() -> Bool { false }
    open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    open var recipients: [String]?
    open var body: String?
    open var subject: String?

    /// False: nothing was attached.
    open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool {
        false
    }
    open func addAttachmentData(
        _ attachmentData: Data, typeIdentifier uti: String, filename: String
    ) -> Bool { false }
    /// None: nothing was attached.
    open var attachments: [[AnyHashable: Any]]? { nil }
    open func disableUserAttachments() {}
    open func insertCollaborationItemProvider(_ itemProvider: NSItemProvider) -> Bool { false }
    open func setUPIVerificationCodeSendCompletion(_ completion: @escaping (Bool) -> Void) { completion(false) }
}

@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
