public import Foundation

public let SSReadingListErrorDomain = "SSReadingListErrorDomain"

/// Why a page was not taken for later.
public struct SSReadingListError: _BridgedStoredNSError, Hashable, Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = SSReadingListError
        case urlSchemeNotAllowed = 1
    }

    public let _nsError: NSError

    public init(_nsError error: NSError) {
        _nsError = error
    }

    public static var _nsErrorDomain: String { SSReadingListErrorDomain }
    public static var errorDomain: String { SSReadingListErrorDomain }

    public static var urlSchemeNotAllowed: Code { .urlSchemeNotAllowed }
}

/// The reading list, which takes nothing.
open class SSReadingList: NSObject, @unchecked Sendable {
    /// Nil: there is no reading list.
    open class func `default`() -> SSReadingList? { nil }
    /// As on a phone: pages of the web can be read later.
    open class func supportsURL(_ URL: URL?) -> Bool { ["http", "https"].contains(URL?.scheme?.lowercased()) }
    open func addItem(with URL: URL, title: String?, previewText: String?) throws {
        guard Self.supportsURL(URL) else { throw SSReadingListError(.urlSchemeNotAllowed) }
        throw CocoaError(.featureUnsupported)
    }
}
