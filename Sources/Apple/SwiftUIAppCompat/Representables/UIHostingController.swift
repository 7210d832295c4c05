public import Foundation
public import SwiftUICompat
public import UIKitCompat

/// A screen of UIKit's that shows a view of SwiftUI's; nothing shows one in a widget.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    public var rootView: Content
    public var sizingOptions: UIHostingControllerSizingOptions = []
    public var safeAreaRegions = SafeAreaRegions.all

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: aDecoder)
    }

    /// There is no view in an archive.
    public required init?(coder aDecoder: NSCoder) {
        return nil
    }

    open func sizeThatFits(in size: CGSize) -> CGSize { size }
}

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 0)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
}

/// Views of SwiftUI's as the content of a cell of UIKit's.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {}
    private init() {}

    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        UIHostingConfiguration<Content, B>()
    }
    public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, AnyView> {
        UIHostingConfiguration<Content, AnyView>()
    }
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> {
        self
    }
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background> {
        self
    }
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background> {
        self
    }
    public func minSize() -> UIHostingConfiguration<Content, Background> { self }

    @MainActor @preconcurrency
    public func makeContentView() -> any UIView & UIContentView { HostedContentView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration<Content, Background> { self }
}

/// Stands for the view that would show a configuration's content.
private final class HostedContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(configuration: any UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }

    /// There is no configuration in an archive.
    required init?(coder: NSCoder) { nil }
}
