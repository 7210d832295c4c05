public import Foundation
public import ManagedSettingsCompat
public import UIKitCompat

/// How what is covered looks.
public struct ShieldConfiguration {
    public struct Label {
        public let text: String
        public let color: UIColor

        public init(text: String, color: UIColor) {
            self.text = text
            self.color = color
        }
    }

    public let backgroundColor: UIColor?
    public let icon: UIImage?
    public let title: Label?
    public let subtitle: Label?
    public let primaryButtonLabel: Label?
    public let primaryButtonBackgroundColor: UIColor?
    public let secondaryButtonLabel: Label?

    public init(
        backgroundColor: UIColor? = nil, icon: UIImage? = nil, title: Label? = nil, subtitle: Label? = nil,
        primaryButtonLabel: Label? = nil, primaryButtonBackgroundColor: UIColor? = nil,
        secondaryButtonLabel: Label? = nil
    ) {
        self.backgroundColor = backgroundColor
        self.icon = icon
        self.title = title
        self.subtitle = subtitle
        self.primaryButtonLabel = primaryButtonLabel
        self.primaryButtonBackgroundColor = primaryButtonBackgroundColor
        self.secondaryButtonLabel = secondaryButtonLabel
    }
}

/// Says how what is covered looks; nothing is.
open class ShieldConfigurationDataSource: NSObject {
    public override init() {}

    open func configuration(shielding application: Application) -> ShieldConfiguration { ShieldConfiguration() }
    open func configuration(
        shielding application: Application, in category: ActivityCategory
    ) -> ShieldConfiguration { ShieldConfiguration() }
    open func configuration(shielding webDomain: WebDomain) -> ShieldConfiguration { ShieldConfiguration() }
    open func configuration(
        shielding webDomain: WebDomain, in category: ActivityCategory
    ) -> ShieldConfiguration { ShieldConfiguration() }
}
