public import Foundation

/// - Compatibility: compiles
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable {
        case `default`, cancel, destructive
    }

    public let title: String?
    public let style: Style
    open var isEnabled = true

    public override convenience init() { self.init(title: nil, style: .default) }

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
    }
}

@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet, alert
    }

    open var message: String?
    open private(set) var actions: [UIAlertAction] = []
    open private(set) var preferredStyle = Style.alert

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init()
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    open var preferredAction: UIAlertAction?
    open var severity = UIAlertControllerSeverity.default
    open private(set) var textFields: [UITextField]?

    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
    }
}

/// - Compatibility: compiles
public enum UIAlertControllerSeverity: Int, Sendable {
    case `default`, critical
}
