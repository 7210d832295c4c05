import Foundation
import JSON
import SwiftUICompat
import WidgetKitCompat
import WidgetProtocol

extension WidgetDefinition {
    /// What `describe` says of a widget.
    @MainActor var json: JSONValue {
        [
            "kind": .string(kind),
            "displayName": .string(displayName?.plainString ?? kind),
            "description": .string(description?.plainString ?? ""),
            "families": .array(families.map { .string($0.description) }),
            "contentMarginsDisabled": .bool(contentMarginsDisabled),
            "containerBackgroundRemovable": .bool(isContainerBackgroundRemovable),
            "promptsForUserConfiguration": .bool(promptsForUserConfiguration),
            "configuration": source.configuration.json,
        ]
    }
}

extension ActivityDefinition {
    /// What `describe` says of a Live Activity.
    var json: JSONValue { ["attributesType": .string(attributesType)] }
}

extension DrawableEntry {
    /// The entry without its pictures.
    var moment: TimelineMoment {
        TimelineMoment(
            date: date.timeIntervalSince1970,
            relevance: relevance.map {
                ["score": .double(Double($0.score)), "duration": .double($0.duration)]
            })
    }
}

extension TimelineReloadPolicy {
    var wire: ReloadPolicy {
        switch rule {
        case .atEnd: .atEnd
        case .never: .never
        case .after(let date): .after(date.timeIntervalSince1970)
        }
    }
}

extension BridgeError {
    static func emptyTimeline(kind: String, family: WidgetFamily) -> BridgeError {
        BridgeError(
            .emptyTimeline, "The provider of \(kind) gave no entries for \(family)",
            hint: "Give at least one entry, dated now or earlier.",
            details: ["phase": .string(ExtensionMethod.timeline.rawValue)])
    }

    static func unsupportedView(_ error: UnsupportedViewError) -> BridgeError {
        BridgeError(
            .unsupportedView, error.description, hint: "Show something else where the widget runs outside of iOS.",
            details: ["type": .string(error.type)])
    }
}
