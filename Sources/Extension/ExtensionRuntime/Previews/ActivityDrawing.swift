import Foundation
import JSON
import WidgetKitCompat
import WidgetProtocol

extension ExtensionServer {
    /// A Live Activity from its attributes and its state.
    func activity(_ call: ActivityCall) throws(BridgeError) -> PreviewReply {
        let definition = try activity(of: call.attributesType)
        let views: ActivityViews
        do {
            views = try definition.views(
                decoding: DecodableActivity(
                    attributes: data(call.attributes), state: data(call.state), id: call.activityID,
                    isStale: call.isStale))
        } catch {
            throw .malformedActivity(definition.attributesType, error)
        }
        return try draw(
            views, as: call.presentation, call.environments, supplementalFamilies: definition.supplementalFamilies)
    }

    /// Says whether a Live Activity's attributes and state are what its types take.
    func checkActivity(_ call: CheckActivityCall) throws(BridgeError) -> EmptyReply {
        let definition = try activity(of: call.attributesType)
        do {
            try definition.check(attributes: call.attributes.map { data($0) }, state: call.state.map { data($0) })
        } catch {
            throw .malformedActivity(definition.attributesType, error)
        }
        return EmptyReply()
    }

    private func activity(of type: String) throws(BridgeError) -> ActivityDefinition {
        guard let definition = contents.activities.first(where: { $0.attributesType == type }) else {
            throw .unknownActivity(type, known: contents.activities.map(\.attributesType))
        }
        return definition
    }

    private func data(_ json: JSONValue) -> Data { Data(json.serialized()) }
}

extension BridgeError {
    fileprivate static func unknownActivity(_ type: String, known: [String]) -> BridgeError {
        BridgeError(
            .unknownActivity, "There is no Live Activity of \(quoted(type))",
            hint: known.isEmpty
                ? "The extension has no ActivityConfiguration." : "The extension has \(list(known)).",
            details: ["attributesTypes": .array(known.map { .string($0) })])
    }

    /// The attributes or the state are not what the type's `Decodable` takes.
    fileprivate static func malformedActivity(_ type: String, _ error: any Error) -> BridgeError {
        var place: String?
        let reason: String
        switch error as? DecodingError {
        case .keyNotFound(let key, let context):
            place = path(context, key)
            reason = "\(path(context, key)) is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            place = path(context)
            reason = "\(path(context)): \(context.debugDescription)"
        default: reason = "\(error)"
        }
        return BridgeError(
            .malformedActivity, "\(type) cannot be made of that JSON: \(reason)",
            hint: "Give what the type's Codable encodes to."
        ).with("codingPath", place.map { .string($0) })
    }

    private static func path(_ context: DecodingError.Context, _ key: (any CodingKey)? = nil) -> String {
        (context.codingPath + (key.map { [$0] } ?? [])).map(\.stringValue).joined(separator: ".")
    }
}
