import Foundation
import JSON
import JSONRPC
import WidgetKitCompat

extension ExtensionServer {
    /// A Live Activity from its attributes and its state.
    func activity(_ params: JSONValue) throws(RPCError) -> JSONValue {
        let names = contents.activities.map(\.attributesType)
        let name = params["attributesType"]?.stringValue ?? ""
        guard let definition = contents.activities.first(where: { $0.attributesType == name }) else {
            throw RPCError(
                code: -20, message: "There is no Live Activity of \"\(name)\"",
                data: [
                    "kind": "unknownActivity", "attributesTypes": .array(names.map { .string($0) }),
                    "hint": .string(
                        names.isEmpty
                            ? "The extension has no ActivityConfiguration."
                            : "The extension has \(names.joined(separator: ", "))."),
                ])
        }
        let stated = params["presentation"]?.stringValue ?? ActivityPresentation.content.rawValue
        guard let presentation = ActivityPresentation(rawValue: stated) else {
            throw .invalidParams("presentation is one of \(ActivityPresentation.allCases.map(\.rawValue))")
        }
        let views: ActivityViews
        do {
            views = try definition.views(
                attributes: data(params["attributes"]), state: data(params["state"]))
        } catch {
            throw .malformedActivity(definition.attributesType, error)
        }
        return try draw(views, as: presentation, params["context"]).json
    }

    private func data(_ json: JSONValue?) -> Data { Data((json ?? [:]).serialized()) }
}

extension RPCError {
    /// The attributes or the state are not what the type's `Decodable` takes.
    fileprivate static func malformedActivity(_ type: String, _ error: any Error) -> RPCError {
        let reason =
            switch error as? DecodingError {
            case .keyNotFound(let key, let context): "\(path(context, key)) is missing"
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
                "\(path(context)): \(context.debugDescription)"
            default: "\(error)"
            }
        return RPCError(
            code: -28, message: "\(type) cannot be made of that JSON: \(reason)",
            data: ["kind": "malformedActivity", "hint": "Give what the type's Codable encodes to."])
    }

    private static func path(_ context: DecodingError.Context, _ key: (any CodingKey)? = nil) -> String {
        (context.codingPath + (key.map { [$0] } ?? [])).map(\.stringValue).joined(separator: ".")
    }
}
