public import Foundation
package import SwiftUICompat

public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified, compact, regular
}

/// What a view stands in, as UIKit says it.
///
/// `@unchecked Sendable`: nothing of it changes after it is made.
public final class UITraitCollection: @unchecked Sendable {
    package let environment: EnvironmentValues
    public let userInterfaceStyle: UIUserInterfaceStyle

    package init(environment: EnvironmentValues) {
        self.environment = environment
        userInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
    }

    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        var environment = EnvironmentValues.current
        environment.colorScheme = userInterfaceStyle == .dark ? .dark : .light
        self.environment = environment
        self.userInterfaceStyle = userInterfaceStyle
    }

    /// The traits of the view that is being evaluated.
    public static var current: UITraitCollection { UITraitCollection(environment: .current) }

    public var displayScale: CGFloat { environment.displayScale }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
    public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
}
