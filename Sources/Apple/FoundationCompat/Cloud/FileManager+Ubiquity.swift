public import Foundation

/// iCloud Drive, signed out.
extension FileManager {
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    public func isUbiquitousItem(at url: URL) -> Bool { false }

    public func startDownloadingUbiquitousItem(at url: URL) throws {
        throw CocoaError(.ubiquitousFileUnavailable)
    }

    public func evictUbiquitousItem(at url: URL) throws {
        throw CocoaError(.ubiquitousFileUnavailable)
    }

    public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
        throw CocoaError(.ubiquitousFileUnavailable)
    }
}
