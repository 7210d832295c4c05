import Foundation
import JSON
import JSONRPC
import SwiftUICompat
import WidgetKitCompat

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
    var json: JSONObject {
        var object: JSONObject = ["date": .double(date.timeIntervalSince1970)]
        if let relevance {
            object["relevance"] = ["score": .double(Double(relevance.score)), "duration": .double(relevance.duration)]
        }
        return object
    }
}

extension TimelineReloadPolicy {
    var json: JSONValue {
        switch rule {
        case .atEnd: ["type": "atEnd"]
        case .never: ["type": "never"]
        case .after(let date): ["type": "after", "date": .double(date.timeIntervalSince1970)]
        }
    }
}

extension RPCError {
    static func unknownKind(_ kind: String, known: [String]) -> RPCError {
        RPCError(
            code: -20, message: "There is no widget of kind \"\(kind)\"",
            data: [
                "kind": "unknownKind", "kinds": .array(known.map { .string($0) }),
                "hint": .string("The extension has \(known.joined(separator: ", "))."),
            ])
    }

    static func configuration(_ error: ConfigurationError) -> RPCError {
        var data: JSONObject = ["kind": .string(error.kind), "hint": .string(error.hint)]
        for (name, value) in error.details.members { data[name] = value }
        return RPCError(code: -32, message: error.message, data: .object(data))
    }

    static func emptyTimeline(kind: String, family: WidgetFamily) -> RPCError {
        RPCError(
            code: -27, message: "The provider of \(kind) gave no entries for \(family)",
            data: ["kind": "emptyTimeline", "hint": "Give at least one entry, dated now or earlier."])
    }

    static func unsupportedView(_ error: UnsupportedViewError) -> RPCError {
        RPCError(
            code: -31, message: error.description,
            data: [
                "kind": "unsupportedView", "type": .string(error.type),
                "hint": "Show something else where the widget runs outside of iOS.",
            ])
    }
}
