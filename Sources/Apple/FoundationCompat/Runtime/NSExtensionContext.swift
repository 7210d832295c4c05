public import Foundation

/// Where an extension of an app gets its items from, of which there are none here.
open class NSExtensionContext: NSObject, @unchecked Sendable {
    open var inputItems: [Any] { [] }

    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(false)
    }

    open func completeRequest(returningItems items: [Any]?) async -> Bool { false }

    open func cancelRequest(withError error: any Error) {}

    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }

    open func open(_ URL: URL) async -> Bool { false }
}

/// Something that an extension is given, or gives back.
open class NSExtensionItem: NSObject, @unchecked Sendable {
    open var attributedTitle: NSAttributedString?
    open var attributedContentText: NSAttributedString?
    open var attachments: [NSItemProvider]?
    open var userInfo: [AnyHashable: Any]?
}

public let NSExtensionItemAttributedTitleKey = "NSExtensionItemAttributedTitleKey"
public let NSExtensionItemAttributedContentTextKey = "NSExtensionItemAttributedContentTextKey"
public let NSExtensionItemAttachmentsKey = "NSExtensionItemAttachmentsKey"
public let NSExtensionJavaScriptPreprocessingResultsKey = "NSExtensionJavaScriptPreprocessingResultsKey"
public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"
public let NSExtensionItemsAndErrorsKey = "NSExtensionItemsAndErrorsKey"

extension Notification.Name {
    public static let NSExtensionHostDidBecomeActive = Notification.Name("NSExtensionHostDidBecomeActiveNotification")
    public static let NSExtensionHostDidEnterBackground = Notification.Name(
        "NSExtensionHostDidEnterBackgroundNotification")
    public static let NSExtensionHostWillEnterForeground = Notification.Name(
        "NSExtensionHostWillEnterForegroundNotification")
    public static let NSExtensionHostWillResignActive = Notification.Name("NSExtensionHostWillResignActiveNotification")
}

/// What an extension without a face is asked by.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
    func beginRequest(with context: NSExtensionContext)
}
