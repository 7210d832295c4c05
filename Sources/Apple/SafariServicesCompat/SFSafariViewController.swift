public import Foundation
public import UIKitCompat

/// A web page in Safari's clothes, which no widget shows.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    public enum DismissButtonStyle: Int, Sendable {
        case done, close, cancel
    }

    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    open var dismissButtonStyle = DismissButtonStyle.done
    private let made: Configuration

    open var configuration: Configuration { made.copied() }

    public init(url: URL, configuration: Configuration) {
        made = configuration.copied()
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init(url: URL) {
        self.init(url: url, configuration: Configuration())
    }

    public convenience init(url: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: url, configuration: configuration)
    }

    public required init?(coder: NSCoder) { nil }

    /// Connects to nothing.
    open class func prewarmConnections(to urls: [URL]) -> PrewarmingToken { PrewarmingToken() }
}

extension SFSafariViewController {
    /// How a page is shown.
    @preconcurrency @MainActor
    open class Configuration: NSObject, @preconcurrency NSCopying {
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true
        open var activityButton: ActivityButton?

        public nonisolated override init() {}

        open func copy(with zone: NSZone?) -> Any { copied() }

        fileprivate func copied() -> Configuration {
            let copy = Configuration()
            copy.entersReaderIfAvailable = entersReaderIfAvailable
            copy.barCollapsingEnabled = barCollapsingEnabled
            copy.activityButton = activityButton
            return copy
        }
    }

    /// A button for an app's own share extension.
    @preconcurrency @MainActor
    open class ActivityButton: NSObject {
        public let templateImage: UIImage?
        public let extensionIdentifier: String?

        public init(templateImage: UIImage, extensionIdentifier: String) {
            self.templateImage = templateImage
            self.extensionIdentifier = extensionIdentifier
        }
    }

    /// What connections that were opened ahead are closed with.
    open class PrewarmingToken: NSObject, @unchecked Sendable {
        open func invalidate() {}
    }

    /// What pages have stored: nothing.
    open class DataStore: NSObject, @unchecked Sendable {
        private static let one = DataStore()
        open class var `default`: DataStore { one }

        open func clearWebsiteData(completionHandler completion: (() -> Void)?) { completion?() }
        public func clearWebsiteData() {}
        open func clearWebsiteData() async {}
    }
}

/// Is told what somebody does with a page.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo url: URL)
    func safariViewController(
        _ controller: SFSafariViewController, activityItemsFor url: URL, title: String?
    ) -> [UIActivity]
    func safariViewController(
        _ controller: SFSafariViewController, excludedActivityTypesFor url: URL, title: String?
    ) -> [UIActivity.ActivityType]
    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
    public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo url: URL) {}
    public func safariViewController(
        _ controller: SFSafariViewController, activityItemsFor url: URL, title: String?
    ) -> [UIActivity] { [] }
    public func safariViewController(
        _ controller: SFSafariViewController, excludedActivityTypesFor url: URL, title: String?
    ) -> [UIActivity.ActivityType] { [] }
    public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}
