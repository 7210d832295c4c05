public import Foundation

/// Purchases elsewhere than in the App Store; no notice of them is shown.
public enum ExternalPurchase {
    public enum NoticeResult: Hashable, Sendable {
        case continuedWithExternalPurchaseToken(token: String)
        case continued
        case cancelled
    }

    public static var canPresent: Bool { get async { false } }
    public static func presentNoticeSheet() async throws -> NoticeResult { throw StoreKitError.notEntitled }
}

public enum ExternalPurchaseLink {
    public static var canOpen: Bool { get async { false } }
    public static var eligibleURLs: [URL]? { get async { nil } }
    public static func open() async throws { throw StoreKitError.notEntitled }
    public static func open(url: URL) async throws { throw StoreKitError.notEntitled }
}

public enum ExternalPurchaseCustomLink {
    public struct Token: Hashable, Sendable {
        private let none: Never

        public var value: String { switch none {} }
    }

    public enum NoticeType: Hashable, Sendable {
        case browser, withinApp
    }

    public enum NoticeResult: Hashable, Sendable {
        case continued, cancelled
    }

    public static var isEligible: Bool { get async { false } }
    public static func token(for tokenType: String) async throws -> Token? { throw StoreKitError.notEntitled }
    public static func showNotice(type: NoticeType) async throws -> NoticeResult { throw StoreKitError.notEntitled }
}

public enum ExternalLinkAccount {
    public static var canOpen: Bool { get async { false } }
    public static func open() async throws { throw StoreKitError.notEntitled }
}
