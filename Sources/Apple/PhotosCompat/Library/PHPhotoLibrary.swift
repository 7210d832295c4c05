public import Foundation

public enum PHAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized, limited
}

public enum PHAccessLevel: Int, Sendable {
    case addOnly = 1
    case readWrite
}

/// The user's photos, to which access is denied.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let one = PHPhotoLibrary()

    open class func shared() -> PHPhotoLibrary { one }

    open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }

    open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
        handler(.denied)
    }

    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
    ) {
        handler(.denied)
    }

    @discardableResult
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }

    /// Why the library cannot be used, beside that access is denied.
    open var unavailabilityReason: (any Error)? { nil }

    /// Changes nothing, and says so.
    open func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(false, PHPhotosError(.accessUserDenied))
    }

    /// Changes nothing, and says so.
    open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
        throw PHPhotosError(.accessUserDenied)
    }

    /// Changes nothing, and says so.
    open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
        throw PHPhotosError(.accessUserDenied)
    }

    open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
    open func register(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
    open func unregisterAvailabilityObserver(_ observer: any PHPhotoLibraryAvailabilityObserver) {}

    /// Where the library is now; nothing changes it.
    open var currentChangeToken: PHPersistentChangeToken { PHPersistentChangeToken() }

    open func fetchPersistentChanges(since token: PHPersistentChangeToken) throws -> PHPersistentChangeFetchResult {
        throw PHPhotosError(.accessUserDenied)
    }

    /// Photos' names on all of the user's devices: none is found.
    public func cloudIdentifierMappings(
        forLocalIdentifiers localIdentifiers: [String]
    ) -> [String: Result<PHCloudIdentifier, any Error>] {
        Dictionary(
            localIdentifiers.map { ($0, .failure(PHPhotosError(.identifierNotFound))) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Photos' names on this device: none is found.
    public func localIdentifierMappings(
        for cloudIdentifiers: [PHCloudIdentifier]
    ) -> [PHCloudIdentifier: Result<String, any Error>] {
        Dictionary(
            cloudIdentifiers.map { ($0, .failure(PHPhotosError(.identifierNotFound))) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Whether the app's extension uploads photos: it cannot.
    open var uploadJobExtensionEnabled: Bool { false }

    open func setUploadJobExtensionEnabled(_ enable: Bool) throws { throw PHPhotosError(.accessUserDenied) }
}

/// Hears of changes to the library of photos: there are none.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// Hears when the library of photos goes away, which it does not.
public protocol PHPhotoLibraryAvailabilityObserver: NSObjectProtocol {
    func photoLibraryDidBecomeUnavailable(_ photoLibrary: PHPhotoLibrary)
}
