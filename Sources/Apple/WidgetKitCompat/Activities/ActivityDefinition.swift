import ActivityKitCompat
package import Foundation
package import SwiftUICompat

/// What an `ActivityConfiguration` shows, whatever its attributes.
package struct ActivityDefinition {
    /// The name of the attributes' type.
    package let attributesType: String
    /// The sizes that its lock screen view is made for beside a phone's.
    package var supplementalFamilies: [ActivityFamily] = []
    private let verify: @MainActor (_ attributes: Data?, _ state: Data?) throws -> Void
    private let decode: @MainActor (DecodableActivity) throws -> ActivityViews
    private let viewsOf: @MainActor (Any) -> ActivityViews?

    init<Attributes: ActivityAttributes>(
        _ views: @escaping @MainActor (ActivityViewContext<Attributes>) -> ActivityViews
    ) {
        attributesType = "\(Attributes.self)"
        verify = { attributes, state in
            let decoder = JSONDecoder()
            if let attributes { _ = try decoder.decode(Attributes.self, from: attributes) }
            if let state { _ = try decoder.decode(Attributes.ContentState.self, from: state) }
        }
        decode = { activity in
            let decoder = JSONDecoder()
            return views(
                ActivityViewContext(
                    attributes: try decoder.decode(Attributes.self, from: activity.attributes),
                    state: try decoder.decode(Attributes.ContentState.self, from: activity.state),
                    activityID: activity.id, isStale: activity.isStale))
        }
        viewsOf = { context in (context as? ActivityViewContext<Attributes>).map(views) }
    }

    /// Throws where the attributes or the state, those that there are, are not what these types take.
    @MainActor package func check(attributes: Data?, state: Data?) throws { try verify(attributes, state) }

    /// The views of an activity whose attributes and state are JSON.
    @MainActor package func views(decoding activity: DecodableActivity) throws -> ActivityViews { try decode(activity) }

    /// The views for an `ActivityViewContext`; nil for one of other attributes.
    @MainActor package func views(of context: Any) -> ActivityViews? { viewsOf(context) }
}

/// A Live Activity whose attributes and state are JSON.
package struct DecodableActivity: Sendable {
    package var attributes: Data
    package var state: Data
    package var id: String
    package var isStale: Bool

    package init(attributes: Data, state: Data, id: String?, isStale: Bool) {
        self.attributes = attributes
        self.state = state
        self.id = id ?? "preview"
        self.isStale = isStale
    }
}

/// One Live Activity's views.
package struct ActivityViews {
    /// On the lock screen.
    package let content: @MainActor () -> AnyView
    package let island: @MainActor () -> DynamicIsland
}
