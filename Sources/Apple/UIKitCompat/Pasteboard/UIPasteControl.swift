public import Foundation
public import FoundationCompat

/// What can be pasted somewhere, by uniform types.
///
/// - Compatibility: compiles
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
    open var acceptableTypeIdentifiers: [String]

    public override init() { acceptableTypeIdentifiers = [] }
    public init(acceptableTypeIdentifiers: [String]) { self.acceptableTypeIdentifiers = acceptableTypeIdentifiers }
    public init(forAccepting aClass: any NSItemProviderReading.Type) {
        acceptableTypeIdentifiers = aClass.readableTypeIdentifiersForItemProvider
    }

    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }

    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        acceptableTypeIdentifiers += aClass.readableTypeIdentifiersForItemProvider
    }
}

@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: AnyObject {
    var pasteConfiguration: UIPasteConfiguration? { get set }
    func paste(itemProviders: [NSItemProvider])
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIPasteConfigurationSupporting {
    public func paste(itemProviders: [NSItemProvider]) {}
    public func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { false }
}

/// The button that pastes.
///
/// - Compatibility: compiles
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
    public enum DisplayMode: UInt, Sendable {
        case iconAndLabel, iconOnly, labelOnly
    }

    @preconcurrency @MainActor
    open class Configuration: NSObject {
        open var displayMode = DisplayMode.iconAndLabel
        open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
        open var cornerRadius: CGFloat = 0
        open var baseBackgroundColor: UIColor?
        open var baseForegroundColor: UIColor?
        open var imagePlacement = NSDirectionalRectEdge.leading

        public override init() { super.init() }
    }

    public let configuration: Configuration
    open weak var target: (any UIPasteConfigurationSupporting)?

    public convenience init() { self.init(configuration: Configuration()) }

    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }
}
