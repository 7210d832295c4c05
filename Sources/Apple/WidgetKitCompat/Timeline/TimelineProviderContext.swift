public import Foundation
public import SwiftUICompat

/// What a provider is asked for.
public struct TimelineProviderContext {
    /// The environments that an entry may be shown in.
    @dynamicMemberLookup
    public struct EnvironmentVariants {
        private let environments: [EnvironmentValues]

        package init(environments: [EnvironmentValues]) {
            self.environments = environments
        }

        /// The values that a setting may have, each once; nil when nothing is known of it.
        public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
            var values: [T] = []
            for value in environments.map({ $0[keyPath: keyPath] }) where !values.contains(where: { equal($0, value) })
            {
                values.append(value)
            }
            return values.isEmpty ? nil : values
        }

        public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { self[keyPath] }

        private func equal(_ left: Any, _ right: Any) -> Bool {
            guard let left = left as? AnyHashable, let right = right as? AnyHashable else { return false }
            return left == right
        }
    }

    public let environmentVariants: EnvironmentVariants
    public let family: WidgetFamily
    /// True for the widget gallery, which should see something quickly.
    public let isPreview: Bool
    /// Points.
    public let displaySize: CGSize

    package init(
        family: WidgetFamily, displaySize: CGSize, isPreview: Bool, environments: [EnvironmentValues]
    ) {
        self.family = family
        self.displaySize = displaySize
        self.isPreview = isPreview
        environmentVariants = EnvironmentVariants(environments: environments)
    }
}

/// `@unchecked`: environments are values that nobody changes once a provider has them.
extension TimelineProviderContext: @unchecked Sendable {}
extension TimelineProviderContext.EnvironmentVariants: @unchecked Sendable {}
