public import Foundation
public import UIKitCompat

/// A web page in Safari's clothes, which no widget shows.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    open class Configuration: NSObject {
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true
    }

    public enum DismissButtonStyle: Int, Sendable {
        case done, close, cancel
    }

    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    open var dismissButtonStyle = DismissButtonStyle.done
    open var configuration = Configuration()

    public convenience init(url: URL) {
        self.init()
    }

    public convenience init(url: URL, configuration: Configuration) {
        self.init()
        self.configuration = configuration
    }

    public convenience init(url: URL, entersReaderIfAvailable: Bool) {
        self.init()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
    }
}

@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo url: URL)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
    public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo url: URL) {}
}

/// The reading list, which takes nothing.
open class SSReadingList: NSObject, @unchecked Sendable {
    /// Nil: there is no reading list.
    open class func `default`() -> SSReadingList? { nil }
    open class func supportsURL(_ url: URL?) -> Bool { false }
    open func addItem(with url: URL, title: String?, previewText: String?) throws {
        throw CocoaError(.featureUnsupported)
    }
}

/// Blocks what Safari would load; there is no Safari.
open class SFContentBlockerManager: NSObject, @unchecked Sendable {
    open class func reloadContentBlocker(
        withIdentifier identifier: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(CocoaError(.featureUnsupported))
    }

    open class func stateOfContentBlocker(
        withIdentifier identifier: String,
        completionHandler: @escaping @Sendable (SFContentBlockerState?, (any Error)?) -> Void
    ) {
        completionHandler(nil, CocoaError(.featureUnsupported))
    }
}

open class SFContentBlockerState: NSObject, @unchecked Sendable {
    open var isEnabled: Bool { false }
}
