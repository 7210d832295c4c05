public import SwiftUICompat

/// Something that the App Store tells an app's user; nothing is told here.
public struct Message: Hashable, Sendable {
    public struct Reason: Hashable, Sendable {
        private let name: String

        public static let generic = Reason(name: "generic")
        public static let priceIncreaseConsent = Reason(name: "priceIncreaseConsent")
        public static let billingIssue = Reason(name: "billingIssue")
        public static let winBackOffer = Reason(name: "winBackOffer")
    }

    public let reason: Reason

    public static var messages: Messages { Messages() }

    public struct Messages: AsyncSequence, Sendable {
        public typealias Element = Message

        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> Message? { nil }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    @MainActor public func display(in scene: AnyObject) throws { throw StoreKitError.notAvailableInStorefront }
}

/// Shows a message of the App Store's; it cannot here.
@MainActor
public struct DisplayMessageAction: Sendable {
    nonisolated init() {}

    public func callAsFunction(_ message: Message) throws { throw StoreKitError.notAvailableInStorefront }
}

/// Asks for a review of the app, which nobody sees.
@MainActor
public struct RequestReviewAction: Sendable {
    nonisolated init() {}

    public func callAsFunction() {}
}

extension EnvironmentValues {
    public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}
