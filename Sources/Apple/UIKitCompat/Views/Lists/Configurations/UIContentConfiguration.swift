public import Foundation

/// What a cell shows, and which view shows it.
///
/// - Compatibility: compiles
public protocol UIContentConfiguration {
    @MainActor func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
///
/// - Compatibility: compiles
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// What lies behind a cell's content.
///
/// - Compatibility: compiles
public struct UIBackgroundConfiguration: Hashable {
    public var customView: UIView?
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var backgroundColor: UIColor?
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    public var visualEffect: UIVisualEffect?
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0
    private var edges = NSDirectionalRectEdge().rawValue

    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge {
        get { NSDirectionalRectEdge(rawValue: edges) }
        set { edges = newValue.rawValue }
    }

    private init(_ color: UIColor?) {
        backgroundColor = color
    }

    public static func clear() -> Self { Self(nil) }
    public static func listCell() -> Self { Self(.systemBackground) }
    public static func listHeader() -> Self { Self(nil) }
    public static func listFooter() -> Self { Self(nil) }
    public static func listPlainCell() -> Self { Self(.systemBackground) }
    public static func listPlainHeaderFooter() -> Self { Self(nil) }
    public static func listGroupedCell() -> Self { Self(.secondarySystemGroupedBackground) }
    public static func listGroupedHeaderFooter() -> Self { Self(nil) }
    public static func listSidebarCell() -> Self { Self(nil) }
    public static func listSidebarHeader() -> Self { Self(nil) }
    public static func listAccompaniedSidebarCell() -> Self { Self(nil) }

    /// The same: a widget has no cell whose state changes.
    public func updated(for state: any UIConfigurationState) -> Self { self }

    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}

extension UIView {
    /// Runs what updates a view's configuration: at once, since nothing is laid out later, and not again for what that sets.
    func updateConfigurationAtOnce(_ update: () -> Void) {
        guard !isUpdatingConfiguration else { return }
        isUpdatingConfiguration = true
        update()
        isUpdatingConfiguration = false
    }
}
