public import Foundation
public import FoundationCompat

@preconcurrency @MainActor
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom
        case system
        case detailDisclosure, infoLight, infoDark, contactAdd, plain, close

        @available(*, deprecated, renamed: "system")
        public static var roundedRect: ButtonType { .system }
    }

    public enum Role: Int, Sendable {
        case normal, primary, cancel, destructive
    }

    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    private struct Look {
        var title: String?
        var attributedTitle: NSAttributedString?
        var titleColor: UIColor?
        var titleShadowColor: UIColor?
        var image: UIImage?
        var backgroundImage: UIImage?
        var symbolConfiguration: UIImage.SymbolConfiguration?
    }

    open private(set) var buttonType = ButtonType.custom
    open var titleLabel: UILabel? = UILabel()
    open var subtitleLabel: UILabel? { nil }
    open var imageView: UIImageView? = UIImageView(image: nil)
    private var looks: [State: Look] = [:]

    open var configuration: Configuration? {
        didSet { setNeedsUpdateConfiguration() }
    }
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    open var automaticallyUpdatesConfiguration = true
    open var role = Role.normal
    open var menu: UIMenu?
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    open var changesSelectionAsPrimaryAction = false
    open var isPointerInteractionEnabled = false
    open var isHovered: Bool { false }
    open var isHeld: Bool { false }
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    public var behavioralStyle: UIBehavioralStyle { .pad }
    open var contentEdgeInsets = UIEdgeInsets.zero
    open var titleEdgeInsets = UIEdgeInsets.zero
    open var imageEdgeInsets = UIEdgeInsets.zero
    open var reversesTitleShadowWhenHighlighted = false
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var showsTouchWhenHighlighted = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// With the title and the image of the action.
    public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }

    public convenience init(primaryAction: UIAction?) {
        self.init(type: .system, primaryAction: primaryAction)
    }

    /// With the title and the image of the action where the configuration has none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        buttonType = .system
        take(primaryAction)
        self.configuration = configuration
        if let primaryAction {
            if configuration.title == nil { self.configuration?.title = primaryAction.title }
            if configuration.image == nil { self.configuration?.image = primaryAction.image }
        }
    }

    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let button = self.init(coder: NSCoder())!
        button.buttonType = .system
        button.setImage(image, for: .normal)
        return button
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        setTitle(action.title, for: .normal)
        setImage(action.image, for: .normal)
    }

    // MARK: - Updates

    open func setNeedsUpdateConfiguration() { updateConfigurationAtOnce { updateConfiguration() } }

    open func updateConfiguration() { configurationUpdateHandler?(self) }

    // MARK: - Looks in states

    open func setTitle(_ title: String?, for state: State) { looks[state, default: Look()].title = title }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        looks[state, default: Look()].attributedTitle = title
    }
    open func setTitleColor(_ color: UIColor?, for state: State) {
        looks[state, default: Look()].titleColor = color
        if state == .normal { titleLabel?.textColor = color }
    }
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        looks[state, default: Look()].titleShadowColor = color
    }
    open func setImage(_ image: UIImage?, for state: State) {
        looks[state, default: Look()].image = image
        if state == .normal { imageView?.image = image }
    }
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        looks[state, default: Look()].backgroundImage = image
    }
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        looks[state, default: Look()].symbolConfiguration = configuration
    }

    /// What is set for the state, or else for the normal one.
    private func look<Value>(_ part: (Look) -> Value?, _ state: State) -> Value? {
        looks[state].flatMap(part) ?? looks[.normal].flatMap(part)
    }

    open func title(for state: State) -> String? { look(\.title, state) }
    open func attributedTitle(for state: State) -> NSAttributedString? { look(\.attributedTitle, state) }
    open func titleColor(for state: State) -> UIColor? { look(\.titleColor, state) }
    open func titleShadowColor(for state: State) -> UIColor? { look(\.titleShadowColor, state) }
    open func image(for state: State) -> UIImage? { look(\.image, state) }
    open func backgroundImage(for state: State) -> UIImage? { look(\.backgroundImage, state) }
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        look(\.symbolConfiguration, state)
    }

    open var currentTitle: String? { title(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? (buttonType == .system ? tintColor : .white) }
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    open var currentImage: UIImage? { image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    // MARK: - Geometry

    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect.inset(by: titleEdgeInsets) }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect.inset(by: imageEdgeInsets) }
}
