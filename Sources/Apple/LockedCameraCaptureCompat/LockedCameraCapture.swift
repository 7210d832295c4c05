public import Foundation
public import FoundationCompat

/// What the camera on the locked screen leaves behind: nothing.
public final class LockedCameraCaptureManager: Sendable {
    public static let shared = LockedCameraCaptureManager()

    /// How captured content comes and goes.
    public enum SessionContentUpdate: Sendable {
        case initial(urls: [URL])
        case added(url: URL)
        case removed(url: URL)
    }

    public var sessionContentURLs: [URL] { [] }

    /// Nothing is ever captured.
    public var sessionContentUpdates: AsyncStream<SessionContentUpdate> { AsyncStream { $0.finish() } }

    public func invalidateSessionContent(at url: URL) async throws { throw CocoaError(.fileNoSuchFile) }
}

/// The camera on the locked screen, which there is none of.
public struct LockedCameraCaptureSession: Sendable {
    public let sessionContentURL: URL

    public func openApplication(for userActivity: NSUserActivity) async throws {
        throw CocoaError(.featureUnsupported)
    }
}
