public import Foundation

/// The screen of the default device, 393 by 852 points at three pixels each.
@preconcurrency @MainActor
public final class UIScreen {
    public static let main = UIScreen()

    public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
    public let scale: CGFloat = 3
    public var nativeScale: CGFloat { scale }
    public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
    public var traitCollection: UITraitCollection { .current }

    private init() {}
}
