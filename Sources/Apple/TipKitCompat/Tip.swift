public import SwiftUICompat

/// A hint to the user, which no widget shows.
public protocol Tip: Identifiable, Sendable {
    var title: Text { get }
    var message: Text? { get }
    var image: Image? { get }
}

extension Tip {
    public var id: String { String(describing: Self.self) }
    public var message: Text? { nil }
    public var image: Image? { nil }
    public func invalidate(reason: TipInvalidationReason) {}
}

public enum TipInvalidationReason: Sendable {
    case actionPerformed, displayCountExceeded, tipClosed
}

public enum Tips {
    public struct ConfigurationOption: Sendable {
        public enum DisplayFrequency: Sendable {
            case immediate, hourly, daily, weekly, monthly
        }

        public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption { .init() }
    }

    public static func configure(_ options: [ConfigurationOption] = []) throws {}
    public static func resetDatastore() throws {}
}

extension View {
    /// The view without the tip.
    nonisolated public func popoverTip(_ tip: (any Tip)?, arrowEdge: Edge = .top) -> some View {
        modifier(EmptyModifier())
    }
}
