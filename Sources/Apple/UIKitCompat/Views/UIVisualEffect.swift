public import Foundation

/// - Compatibility: compiles
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }
}

@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight, light, dark, extraDark, regular, prominent, systemUltraThinMaterial, systemThinMaterial
        case systemMaterial, systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight
        case systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        case systemChromeMaterialDark
    }

    public convenience init(style: Style) {
        self.init()
    }
}

@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    public convenience init(blurEffect: UIBlurEffect) {
        self.init()
    }

    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.init()
    }
}

/// What stands on a blurred background.
///
/// - Compatibility: compiles
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case regular, clear
    }

    open var isInteractive = false
    open var tintColor: UIColor?

    public convenience init(style: Style) {
        self.init()
    }
}

@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
    open var spacing: CGFloat = 0
}

@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    public let contentView = UIView()

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
