public import Foundation
public import UIKitCompat

/// Recommends another app over this one, which nobody sees.
@preconcurrency @MainActor
open class SKOverlay: NSObject {
    open weak var delegate: (any SKOverlayDelegate)?
    public let configuration: Configuration

    public init(configuration: Configuration) { self.configuration = configuration }

    open func present(in scene: UIWindowScene) {
        delegate?.storeOverlayDidFailToLoad(self, error: SKError(.overlayInvalidConfiguration))
    }
    open class func dismiss(in scene: UIWindowScene) {}
}

extension SKOverlay {
    public enum Position: Int, Sendable {
        case bottom, bottomRaised
    }

    open class Configuration: NSObject, @unchecked Sendable {}

    open class AppConfiguration: Configuration, @unchecked Sendable {
        open var appIdentifier: String
        open var campaignToken: String?
        open var providerToken: String?
        open var customProductPageIdentifier: String?
        open var latestReleaseID: String?
        open var position: Position
        open var userDismissible = true
        private var values: [String: Any] = [:]

        public init(appIdentifier: String, position: Position) {
            (self.appIdentifier, self.position) = (appIdentifier, position)
        }

        open func setAdditionalValue(_ value: Any?, forKey key: String) { values[key] = value }
        open func additionalValue(forKey key: String) -> Any? { values[key] }
        open func setAdImpression(_ impression: SKAdImpression) {}
    }

    open class AppClipConfiguration: Configuration, @unchecked Sendable {
        open var campaignToken: String?
        open var providerToken: String?
        open var customProductPageIdentifier: String?
        open var latestReleaseID: String?
        open var position: Position
        private var values: [String: Any] = [:]

        public init(position: Position) { self.position = position }

        open func setAdditionalValue(_ value: Any?, forKey key: String) { values[key] = value }
        open func additionalValue(forKey key: String) -> Any? { values[key] }
    }

    open class TransitionContext: NSObject, @unchecked Sendable {
        open var startFrame: CGRect { .zero }
        open var endFrame: CGRect { .zero }
        open func addAnimation(_ block: @escaping () -> Void) {}
    }
}

@preconcurrency @MainActor
public protocol SKOverlayDelegate: NSObjectProtocol {
    func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
    func storeOverlayWillStartPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    func storeOverlayDidFinishPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    func storeOverlayWillStartDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    func storeOverlayDidFinishDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
}

extension SKOverlayDelegate {
    public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
    public func storeOverlayWillStartPresentation(
        _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
    ) {}
    public func storeOverlayDidFinishPresentation(
        _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
    ) {}
    public func storeOverlayWillStartDismissal(
        _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
    ) {}
    public func storeOverlayDidFinishDismissal(
        _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
    ) {}
}
