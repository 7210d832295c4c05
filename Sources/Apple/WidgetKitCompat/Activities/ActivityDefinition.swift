import ActivityKitCompat
package import Foundation
package import SwiftUICompat

/// What an `ActivityConfiguration` shows, whatever its attributes.
package struct ActivityDefinition {
    /// The name of the attributes' type.
    package let attributesType: String
    private let decode: @MainActor (_ attributes: Data, _ state: Data) throws -> ActivityViews
    private let viewsOf: @MainActor (Any) -> ActivityViews?

    init<Attributes: ActivityAttributes>(
        _ views: @escaping @MainActor (ActivityViewContext<Attributes>) -> ActivityViews
    ) {
        attributesType = "\(Attributes.self)"
        decode = { attributes, state in
            let decoder = JSONDecoder()
            return views(
                ActivityViewContext(
                    attributes: try decoder.decode(Attributes.self, from: attributes),
                    state: try decoder.decode(Attributes.ContentState.self, from: state)))
        }
        viewsOf = { context in (context as? ActivityViewContext<Attributes>).map(views) }
    }

    /// The views of an activity whose attributes and state are JSON.
    @MainActor package func views(attributes: Data, state: Data) throws -> ActivityViews {
        try decode(attributes, state)
    }

    /// The views for an `ActivityViewContext`; nil for one of other attributes.
    @MainActor package func views(of context: Any) -> ActivityViews? { viewsOf(context) }
}

/// One Live Activity's views.
package struct ActivityViews {
    /// On the lock screen.
    package let content: @MainActor () -> AnyView
    package let island: @MainActor () -> DynamicIsland
}
