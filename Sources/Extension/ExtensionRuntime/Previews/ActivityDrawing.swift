import Foundation
import JSON
import WidgetKitCompat
import WidgetProtocol

extension ExtensionServer {
    /// A Live Activity from its attributes and its state.
    func activity(_ call: ActivityCall) throws(BridgeError) -> PreviewReply {
        guard let definition = contents.activities.first(where: { $0.attributesType == call.attributesType }) else {
            throw .unknownActivity(call.attributesType, known: contents.activities.map(\.attributesType))
        }
        let views: ActivityViews
        do {
            views = try definition.views(attributes: data(call.attributes), state: data(call.state))
        } catch {
            throw .malformedActivity(definition.attributesType, error)
        }
        return try draw(views, as: call.presentation, call.environments)
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
        let reason =
            switch error as? DecodingError {
            case .keyNotFound(let key, let context): "\(path(context, key)) is missing"
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
                "\(path(context)): \(context.debugDescription)"
            default: "\(error)"
            }
        return BridgeError(
            .malformedActivity, "\(type) cannot be made of that JSON: \(reason)",
            hint: "Give what the type's Codable encodes to.")
    }

    private static func path(_ context: DecodingError.Context, _ key: (any CodingKey)? = nil) -> String {
        (context.codingPath + (key.map { [$0] } ?? [])).map(\.stringValue).joined(separator: ".")
    }
}
