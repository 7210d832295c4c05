public import SwiftUICompat
import Synchronization

/// A hint to the user, which no widget shows.
public protocol Tip: Identifiable, Sendable {
    typealias Action = Tips.Action
    typealias Event = Tips.Event
    typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
    typealias InvalidationReason = Tips.InvalidationReason
    typealias MaxDisplayCount = Tips.MaxDisplayCount
    typealias MaxDisplayDuration = Tips.MaxDisplayDuration
    typealias Option = TipOption
    typealias Rule = Tips.Rule
    typealias Status = Tips.Status

    var id: String { get }
    var title: Text { get }
    var message: Text? { get }
    var image: Image? { get }
    @Tips.ActionBuilder var actions: [Action] { get }
    @Tips.RuleBuilder var rules: [Rule] { get }
    @Tips.OptionsBuilder var options: [any Option] { get }
}

extension Tip {
    public var id: String { String(describing: Self.self) }
    public var message: Text? { nil }
    public var image: Image? { nil }
    public var actions: [Action] { [] }
    public var rules: [Rule] { [] }
    public var options: [any Option] { [] }

    /// Pending until the tip is invalidated: it becomes available in an app.
    public var status: Status { Tips.invalidated.withLock { $0[id] }.map { .invalidated($0) } ?? .pending }

    /// Never in a widget.
    public var shouldDisplay: Bool { false }

    /// The status of the moment.
    public var statusUpdates: AsyncStream<Status> {
        AsyncStream { continuation in
            continuation.yield(status)
            continuation.finish()
        }
    }

    /// Whether it is shown, at the moment.
    public var shouldDisplayUpdates: AsyncStream<Bool> {
        AsyncStream { continuation in
            continuation.yield(shouldDisplay)
            continuation.finish()
        }
    }

    public func invalidate(reason: InvalidationReason) { Tips.invalidated.withLock { $0[id] = reason } }

    public func resetEligibility() async { Tips.invalidated.withLock { $0[id] = nil } }
}

/// Any tip, of whatever type.
public struct AnyTip: Tip {
    private let tip: any Tip

    public init(_ tip: any Tip) { self.tip = tip }

    public var id: String { tip.id }
    public var title: Text { tip.title }
    public var message: Text? { tip.message }
    public var image: Image? { tip.image }
    public var actions: [Action] { tip.actions }
    public var rules: [Rule] { tip.rules }
    public var options: [any Option] { tip.options }
}

/// Tips of which one at a time is shown.
public final class TipGroup: Sendable {
    public enum Priority: Sendable, Hashable {
        case firstAvailable, ordered
    }

    private let tips: [any Tip]

    public init(_ priority: Priority = .firstAvailable, @TipGroupBuilder _ tips: () -> [any Tip]) {
        self.tips = tips()
    }

    /// The one that is shown; none in a widget.
    public var currentTip: (any Tip)? { tips.first(where: \.shouldDisplay) }

    @resultBuilder
    public enum TipGroupBuilder {
        public static func buildExpression(_ tip: any Tip) -> [any Tip] { [tip] }
        public static func buildExpression(_ tips: [any Tip]) -> [any Tip] { tips }
        public static func buildBlock(_ tips: [any Tip]...) -> [any Tip] { tips.flatMap(\.self) }
        public static func buildOptional(_ tips: [any Tip]?) -> [any Tip] { tips ?? [] }
        public static func buildEither(first tips: [any Tip]) -> [any Tip] { tips }
        public static func buildEither(second tips: [any Tip]) -> [any Tip] { tips }
        public static func buildArray(_ tips: [[any Tip]]) -> [any Tip] { tips.flatMap(\.self) }
        public static func buildLimitedAvailability(_ tips: [any Tip]) -> [any Tip] { tips }
    }
}
