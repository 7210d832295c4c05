public import Foundation

/// Tells of falls that a watch notices; there is none.
open class CMFallDetectionManager: NSObject, @unchecked Sendable {
    open class var isAvailable: Bool { false }
    open var authorizationStatus: CMAuthorizationStatus { .denied }
    open weak var delegate: (any CMFallDetectionDelegate)?

    open func requestAuthorization(handler: @escaping (CMAuthorizationStatus) -> Void) { handler(.denied) }
    open func requestAuthorization() async -> CMAuthorizationStatus { .denied }
}

public protocol CMFallDetectionDelegate: NSObjectProtocol {
    func fallDetectionManager(
        _ fallDetectionManager: CMFallDetectionManager, didDetect event: CMFallDetectionEvent,
        completionHandler handler: @escaping () -> Void)
    func fallDetectionManagerDidChangeAuthorization(_ fallDetectionManager: CMFallDetectionManager)
}

extension CMFallDetectionDelegate {
    public func fallDetectionManager(
        _ fallDetectionManager: CMFallDetectionManager, didDetect event: CMFallDetectionEvent,
        completionHandler handler: @escaping () -> Void
    ) {
        handler()
    }
    public func fallDetectionManagerDidChangeAuthorization(_ fallDetectionManager: CMFallDetectionManager) {}
}

open class CMFallDetectionEvent: NSObject, @unchecked Sendable {
    public enum UserResolution: Int, Sendable {
        case confirmed, dismissed, rejected, unresponsive
    }

    open var date: Date { .distantPast }
    open var resolution: UserResolution { .unresponsive }
}
