package import JSON

/// Has an App Intent run, as a tap on a widget's button or toggle does.
package struct PerformCall: ExtensionCall {
    package static let method = ExtensionMethod.perform

    /// The name of the intent's type, as a tap region has it.
    package var intent: String
    /// What its parameters are set to, by their names.
    package var parameters: JSONObject

    package init(intent: String, parameters: JSONObject) {
        self.intent = intent
        self.parameters = parameters
    }

    package init(_ members: MessageMembers) throws(BridgeError) {
        intent = try members.string("intent")
        parameters = try members.optionalObject("parameters") ?? [:]
    }

    package var params: JSONObject { ["intent": .string(intent), "parameters": .object(parameters)] }

    /// What came of it. An error that the intent's own code has thrown is one of the things that may.
    package struct Reply: ExtensionReply {
        /// The value of its result, where it can be written as JSON.
        package var value: JSONValue?
        /// What Siri would say.
        package var dialog: String?
        /// The URL that the intent, or the one that its result opens, leads to.
        package var opensURL: String?
        /// Whether its app comes to the front.
        package var opensApp = false
        /// What the intent asks the user, which ends it: `{for, dialog?, options?, parameter?}`.
        package var asks: JSONObject?
        /// What the intent has thrown, in the app's words.
        package var failure: Failure?

        package struct Failure: Sendable, Hashable {
            package var type: String
            package var message: String

            package init(type: String, message: String) {
                self.type = type
                self.message = message
            }
        }

        package init() {}

        package init?(_ result: JSONSlice) {
            guard let object = result.value?.objectValue else { return nil }
            value = object["value"]
            dialog = object["dialog"]?.stringValue
            opensURL = object["opensURL"]?.stringValue
            opensApp = object["opensApp"]?.boolValue ?? false
            asks = object["asks"]?.objectValue
            if let error = object["error"], let type = error["type"]?.stringValue {
                failure = Failure(type: type, message: error["message"]?.stringValue ?? "")
            }
        }

        /// The members that are there.
        package var members: JSONObject {
            var object = JSONObject()
            object["value"] = value
            object["dialog"] = dialog.map { .string($0) }
            object["opensURL"] = opensURL.map { .string($0) }
            if opensApp { object["opensApp"] = true }
            object["asks"] = asks.map { .object($0) }
            object["error"] = failure.map { ["type": .string($0.type), "message": .string($0.message)] }
            return object
        }

        package var json: RawJSON { RawJSON(.object(members)) }
    }
}
