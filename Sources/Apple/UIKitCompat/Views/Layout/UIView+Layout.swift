public import Foundation

extension UIView {
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

    nonisolated public static var layoutFittingCompressedSize: CGSize { .zero }
    nonisolated public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    public func forBaselineLayout() -> UIView { forLastBaselineLayout }
}

extension UIView {
    /// A part of a view that guides and insets are asked for.
    ///
    /// - Compatibility: compiles
    @preconcurrency @MainActor
    public final class LayoutRegion: NSObject {
        /// Along which axis a region leaves out a window's corners; there are none here.
        public enum AdaptivityAxis: Int, Sendable {
            case none, horizontal, vertical
        }

        let guide: KeyPath<UIView, UILayoutGuide>

        private init(_ guide: KeyPath<UIView, UILayoutGuide>) {
            self.guide = guide
        }

        public class func safeArea() -> LayoutRegion { LayoutRegion(\.safeAreaLayoutGuide) }
        public class func safeArea(cornerAdaptation axis: AdaptivityAxis) -> LayoutRegion { safeArea() }
        public class func margins() -> LayoutRegion { LayoutRegion(\.layoutMarginsGuide) }
        public class func margins(cornerAdaptation axis: AdaptivityAxis) -> LayoutRegion { margins() }
        public class func readableContent() -> LayoutRegion { LayoutRegion(\.readableContentGuide) }
        public class func readableContent(cornerAdaptation axis: AdaptivityAxis) -> LayoutRegion { readableContent() }
    }

    public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide { self[keyPath: region.guide] }

    public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
        let frame = self[keyPath: region.guide].layoutFrame
        return UIEdgeInsets(
            top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY,
            right: bounds.maxX - frame.maxX)
    }

    public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
        let (insets, isReversed) = (edgeInsets(for: region), effectiveUserInterfaceLayoutDirection == .rightToLeft)
        return NSDirectionalEdgeInsets(
            top: insets.top, leading: isReversed ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isReversed ? insets.left : insets.right)
    }
}
