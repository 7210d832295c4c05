public import Foundation
public import SwiftUICompat
import Synchronization

/// What tips are made and configured with.
@frozen public enum Tips {
    /// The tips that have had their time, by their identifiers.
    static let invalidated = Mutex<[String: InvalidationReason]>([:])

    public static func configure(_ options: [ConfigurationOption] = []) throws {}

    public static func resetDatastore() throws { invalidated.withLock { $0 = [:] } }

    public static func showAllTipsForTesting() {}
    public static func hideAllTipsForTesting() {}
    public static func showTipsForTesting(_ tips: [any Tip.Type]) {}
    public static func hideTipsForTesting(_ tips: [any Tip.Type]) {}
}

extension Tips {
    public enum InvalidationReason: String, Codable, Sendable, Hashable {
        case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
    }

    @frozen public enum Status: Codable, Sendable, Hashable {
        case pending, available, invalidated(InvalidationReason)
    }

    /// How tips are shown and kept in an app.
    public struct ConfigurationOption: Sendable {
        public struct DisplayFrequency: Sendable {
            let interval: TimeInterval

            init(hours: Double) { interval = hours * 3600 }

            public init(_ interval: TimeInterval) { self.interval = interval }

            public static let immediate = DisplayFrequency(hours: 0)
            public static let hourly = DisplayFrequency(hours: 1)
            public static let daily = DisplayFrequency(hours: 24)
            public static let weekly = DisplayFrequency(hours: 168)
            public static let monthly = DisplayFrequency(hours: 720)
        }

        public struct DatastoreLocation: Sendable {
            public static let applicationDefault = DatastoreLocation()
            public static func groupContainer(identifier: String) throws -> DatastoreLocation { DatastoreLocation() }
            public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation() }
        }

        public struct CloudKitContainer: Sendable {
            public static let automatic = CloudKitContainer()
            public static func named(_ name: String) -> CloudKitContainer { CloudKitContainer() }
        }

        public static func displayFrequency(_ displayFrequency: DisplayFrequency) -> ConfigurationOption { .init() }
        public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption { .init() }
        public static func cloudKitContainer(_ container: CloudKitContainer?) -> ConfigurationOption { .init() }
    }

    /// A button in a tip.
    public struct Action: Identifiable, Sendable {
        public let id: String
        /// Its number in the tip.
        public internal(set) var index: Int?
        public let label: @Sendable () -> Text
        public let handler: @Sendable () -> Void

        public init(
            id: String? = nil, perform handler: @escaping @Sendable () -> Void = {},
            _ label: @escaping @Sendable () -> Text
        ) {
            self.id = id ?? UUID().uuidString
            self.label = label
            self.handler = handler
        }

        public init(
            id: String? = nil, title: some StringProtocol & Sendable,
            perform handler: @escaping @Sendable () -> Void = {}
        ) {
            self.init(id: id, perform: handler) { Text(title) }
        }
    }

    @resultBuilder
    public enum ActionBuilder {
        public static func buildExpression(_ action: Action) -> [Action] { [action] }
        public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
        public static func buildBlock(_ actions: [Action]...) -> [Action] { actions.flatMap(\.self) }
        public static func buildOptional(_ actions: [Action]?) -> [Action] { actions ?? [] }
        public static func buildEither(first actions: [Action]) -> [Action] { actions }
        public static func buildEither(second actions: [Action]) -> [Action] { actions }
        public static func buildArray(_ actions: [[Action]]) -> [Action] { actions.flatMap(\.self) }
        public static func buildLimitedAvailability(_ actions: [Action]) -> [Action] { actions }
        public static func buildFinalResult(_ actions: [Action]) -> [Action] {
            actions.enumerated().map { index, action in
                var action = action
                action.index = index
                return action
            }
        }
    }
}

/// What changes when a tip is shown.
public protocol TipOption: Sendable {}

extension Tips {
    public struct IgnoresDisplayFrequency: TipOption {
        public init(_ ignoresDisplayFrequency: Bool) {}
    }

    public struct MaxDisplayCount: TipOption {
        public init(_ maxDisplayCount: Int) {}
    }

    public struct MaxDisplayDuration: TipOption {
        public init(_ maxDisplayDuration: TimeInterval) {}
    }

    @resultBuilder
    public enum OptionsBuilder {
        public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
        public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
        public static func buildBlock(_ options: [any TipOption]...) -> [any TipOption] { options.flatMap(\.self) }
        public static func buildOptional(_ options: [any TipOption]?) -> [any TipOption] { options ?? [] }
        public static func buildEither(first options: [any TipOption]) -> [any TipOption] { options }
        public static func buildEither(second options: [any TipOption]) -> [any TipOption] { options }
        public static func buildArray(_ options: [[any TipOption]]) -> [any TipOption] { options.flatMap(\.self) }
        public static func buildLimitedAvailability(_ options: [any TipOption]) -> [any TipOption] { options }
    }
}
