public import Foundation

/// Screens that Interface Builder has made, which are not compiled here: none of them can be instantiated.
///
/// - Compatibility: compiles
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let name: String

    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
    }

    open func instantiateInitialViewController() -> UIViewController? { nil }

    open func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? { nil }

    /// Ends the extension, as a phone does where the storyboard has no such screen.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        fatalError("The storyboard \(name) has no screen \(identifier): storyboards are not compiled here")
    }

    /// Ends the extension, as a phone does where the storyboard has no such screen.
    open func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        fatalError("The storyboard \(name) has no screen \(identifier): storyboards are not compiled here")
    }
}

/// The way from one screen of a storyboard to another.
///
/// - Compatibility: compiles
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController
    private let performHandler: () -> Void

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        performHandler = {}
    }

    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        self.performHandler = performHandler
    }

    open func perform() { performHandler() }
}
