public import Foundation

/// The screen of the default device, 393 by 852 points at three pixels each.
@preconcurrency @MainActor
public final class UIScreen: NSObject, UITraitEnvironment, UICoordinateSpace {
    public static let main = UIScreen()
    public static var screens: [UIScreen] { [main] }

    public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
    public let scale: CGFloat = 3
    public var nativeScale: CGFloat { scale }
    public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
    public var traitCollection: UITraitCollection { .current }
    public var brightness: CGFloat = 0.5
    public var wantsSoftwareDimming = false
    public var maximumFramesPerSecond: Int { 60 }
    public var isCaptured: Bool { false }
    public var mirrored: UIScreen? { nil }
    public var coordinateSpace: any UICoordinateSpace { self }
    public var fixedCoordinateSpace: any UICoordinateSpace { self }
    public var focusedView: UIView? { nil }
    public var currentEDRHeadroom: CGFloat { 1 }
    public var potentialEDRHeadroom: CGFloat { 1 }

    private override init() {
        super.init()
    }

    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // Every view's space lies at the screen's origin, where there are no windows.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
    }
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
    }
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
    }
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView)?.convert(rect, to: nil) ?? rect
    }

    nonisolated public static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")
    nonisolated public static let capturedDidChangeNotification = Notification.Name(
        "UIScreenCapturedDidChangeNotification")
    nonisolated public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    nonisolated public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
}
