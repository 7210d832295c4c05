public import Foundation

/// A part of a menu, which a widget never opens.
///
/// - Compatibility: compiles
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    public enum State: Int, Sendable {
        case off, on, mixed
    }

    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    private var look: (title: String, image: UIImage?)
    open var subtitle: String?
    open var accessibilityIdentifier: String?

    init(title: String, subtitle: String?, image: UIImage?) {
        look = (title, image)
        self.subtitle = subtitle
    }

    public required init?(coder: NSCoder) {
        look = ("", nil)
    }

    open var title: String { look.title }
    open var image: UIImage? { look.image }

    func setTitle(_ title: String) { look.title = title }
    func setImage(_ image: UIImage?) { look.image = image }
}

/// An element that does something.
///
/// - Compatibility: compiles
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
    var title: String { get set }
    var discoverabilityTitle: String? { get set }
    var image: UIImage? { get set }
    var selectedImage: UIImage? { get set }
    var attributes: UIMenuElement.Attributes { get set }
    var state: UIMenuElement.State { get set }
    var sender: Any? { get }
    func performWithSender(_ sender: Any?, target: Any?)
}

public typealias UIActionHandler = (UIAction) -> Void

/// - Compatibility: compiles
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let paste = Identifier("com.apple.action.paste")
        public static let pasteAndMatchStyle = Identifier("com.apple.action.pasteAndMatchStyle")
        public static let pasteAndGo = Identifier("com.apple.action.pasteAndGo")
        public static let pasteAndSearch = Identifier("com.apple.action.pasteAndSearch")
    }

    open override var title: String {
        get { super.title }
        set { setTitle(newValue) }
    }
    open override var image: UIImage? {
        get { super.image }
        set { setImage(newValue) }
    }
    open var selectedImage: UIImage?
    open var discoverabilityTitle: String?
    open private(set) var identifier: Identifier
    open var attributes: Attributes = []
    open var state = State.off
    open private(set) var sender: Any?
    private var handler: UIActionHandler = { _ in }

    public convenience init(
        title: String? = nil, subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes? = nil,
        state: State? = nil, handler: @escaping UIActionHandler
    ) {
        self.init(title: title ?? "", subtitle: subtitle, image: image)
        self.selectedImage = selectedImage
        self.identifier = identifier ?? self.identifier
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes ?? []
        self.state = state ?? .off
        self.handler = handler
    }

    override init(title: String, subtitle: String?, image: UIImage?) {
        identifier = Identifier(UUID().uuidString)
        super.init(title: title, subtitle: subtitle, image: image)
    }

    public required init?(coder: NSCoder) {
        identifier = Identifier(UUID().uuidString)
        super.init(coder: coder)
    }

    open func performWithSender(_ sender: Any?, target: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}

/// Elements that are only asked for when their menu opens, which it never does in a widget.
///
/// - Compatibility: compiles
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(title: "", subtitle: nil, image: nil)
    }

    open class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> Self {
        self.init(coder: NSCoder())!
    }
}
