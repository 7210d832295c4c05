public import Foundation
import Synchronization

extension Tips {
    /// What a rule is about: a parameter or an event.
    public protocol RuleInput: Sendable {
        associatedtype RuleValue

        /// What the rule's condition is given.
        var ruleValue: RuleValue { get }
    }

    /// When a tip is eligible. `#Rule` makes them.
    public struct Rule: Sendable {
        private let isMet: @Sendable () -> Bool

        public init<each Input: RuleInput>(
            _ input: repeat each Input, body: @escaping @Sendable (repeat (each Input).RuleValue) -> Bool
        ) {
            isMet = { body(repeat (each input).ruleValue) }
        }

        /// Whether the condition holds for what its parameters and events are now.
        package func evaluate() -> Bool { isMet() }
    }

    @resultBuilder
    public enum RuleBuilder {
        public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
        public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
        public static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap(\.self) }
        public static func buildOptional(_ rules: [Rule]?) -> [Rule] { rules ?? [] }
        public static func buildEither(first rules: [Rule]) -> [Rule] { rules }
        public static func buildEither(second rules: [Rule]) -> [Rule] { rules }
        public static func buildArray(_ rules: [[Rule]]) -> [Rule] { rules.flatMap(\.self) }
        public static func buildLimitedAvailability(_ rules: [Rule]) -> [Rule] { rules }
    }
}

extension Tips {
    public struct ParameterOption: Sendable, Equatable {
        /// Here every value is as old as the process.
        public static let transient = ParameterOption()
    }

    /// A value that rules depend on. `@Parameter` makes them.
    public struct Parameter<Value: Codable & Sendable>: RuleInput {
        private final class Storage: Sendable {
            let value: Mutex<Value>

            init(_ value: Value) { self.value = Mutex(value) }
        }

        /// The type and the property that declare it.
        public let id: String
        private let storage: Storage

        public init(_ owner: Any.Type, _ name: String, _ value: Value, _ options: ParameterOption...) {
            id = "\(owner).\(name)"
            storage = Storage(value)
        }

        public var wrappedValue: Value {
            get { storage.value.withLock(\.self) }
            nonmutating set { storage.value.withLock { $0 = newValue } }
        }

        public var projectedValue: Parameter { self }

        public var ruleValue: Value { wrappedValue }
    }
}

extension Tips {
    /// What is donated with an event that has nothing to tell.
    public struct EmptyDonation: Codable, Sendable {
        public init() {}
    }

    /// Something that happens again and again. Its donations are kept as long as the process lives.
    public struct Event<DonationInfo: Codable & Sendable>: Identifiable, RuleInput {
        @dynamicMemberLookup
        public struct Donation: Codable, Sendable {
            public let date: Date
            let info: DonationInfo

            public subscript<Value>(dynamicMember keyPath: KeyPath<DonationInfo, Value>) -> Value {
                info[keyPath: keyPath]
            }
        }

        private final class Storage: Sendable {
            let donations = Mutex<[Donation]>([])
        }

        public let id: String
        private let limit: DonationLimit
        private let storage = Storage()

        public init(id: String, donationLimit: DonationLimit = DonationLimit(maximumCount: 1000)) {
            self.id = id
            limit = donationLimit
        }

        public init(id: String, donationLimit: DonationLimit = DonationLimit(maximumCount: 1000))
        where DonationInfo == EmptyDonation {
            self.id = id
            limit = donationLimit
        }

        public var donations: [Donation] {
            let kept = storage.donations.withLock(\.self)
            return limit.maximumAge.map(kept.donatedWithin) ?? kept
        }

        public var ruleValue: Event { self }

        public func donate(_ donation: DonationInfo) async { sendDonation(donation) }

        public func donate() async where DonationInfo == EmptyDonation { sendDonation() }

        public func sendDonation(_ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {
            storage.donations.withLock { donations in
                donations.append(Donation(date: .now, info: donation))
                donations = donations.suffix(limit.maximumCount)
            }
            completion?()
        }

        public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) where DonationInfo == EmptyDonation {
            sendDonation(EmptyDonation(), completion)
        }
    }

    public struct DonationLimit: Sendable {
        public let maximumCount: Int
        public let maximumAge: DonationTimeRange?

        public init(maximumCount: Int, maximumAge: DonationTimeRange? = nil) {
            self.maximumCount = maximumCount
            self.maximumAge = maximumAge
        }
    }

    public struct DonationTimeRange: Codable, Sendable, Hashable {
        let seconds: TimeInterval

        public static let minute = minutes(1)
        public static let hour = hours(1)
        public static let day = days(1)
        public static let week = weeks(1)

        public static func minutes(_ value: Int) -> DonationTimeRange { .init(seconds: TimeInterval(value) * 60) }
        public static func hours(_ value: Int) -> DonationTimeRange { minutes(value * 60) }
        public static func days(_ value: Int) -> DonationTimeRange { hours(value * 24) }
        public static func weeks(_ value: Int) -> DonationTimeRange { days(value * 7) }
    }
}

extension Sequence {
    /// Those of the last time.
    public func donatedWithin<DonationInfo>(_ timeRange: Tips.DonationTimeRange) -> [Element]
    where Element == Tips.Event<DonationInfo>.Donation {
        let oldest = Date.now.addingTimeInterval(-timeRange.seconds)
        return filter { $0.date >= oldest }
    }

    /// The most that agree in what they tell.
    public func largestSubset<DonationInfo, Value: Hashable>(
        groupedBy keyPath: KeyPath<DonationInfo, Value>
    ) -> [Element] where Element == Tips.Event<DonationInfo>.Donation {
        Dictionary(grouping: self) { $0.info[keyPath: keyPath] }.values.max { $0.count < $1.count } ?? []
    }

    /// The fewest that agree in what they tell.
    public func smallestSubset<DonationInfo, Value: Hashable>(
        groupedBy keyPath: KeyPath<DonationInfo, Value>
    ) -> [Element] where Element == Tips.Event<DonationInfo>.Donation {
        Dictionary(grouping: self) { $0.info[keyPath: keyPath] }.values.min { $0.count < $1.count } ?? []
    }
}
