public import Foundation

/// iCloud Drive, signed out.
extension FileManager {
    /// - Compatibility: compiles
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// - Compatibility: compiles
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    /// - Compatibility: compiles
    public func isUbiquitousItem(at url: URL) -> Bool { false }

    /// - Compatibility: compiles
    public func startDownloadingUbiquitousItem(at url: URL) throws {
        throw CocoaError(.ubiquitousFileUnavailable)
    }

    /// - Compatibility: compiles
    public func evictUbiquitousItem(at url: URL) throws {
        throw CocoaError(.ubiquitousFileUnavailable)
    }

    /// - Compatibility: compiles
    public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
        throw CocoaError(.ubiquitousFileUnavailable)
    }
}
