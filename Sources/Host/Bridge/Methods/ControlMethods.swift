import JSON
import WidgetHome
import WidgetProtocol

/// The calls for controls.
extension Method {
    static let describeControls = Method("describeControls", "locale") { session, call throws(BridgeError) in
        let locale = try call.params.locale("locale") ?? session.home.options.locale
        session.run(call) { home throws(BridgeError) in try CallResult(home.controls(locale: locale)) }
    }

    static let getControl = Method("getControl", "kind", "configuration") { session, call throws(BridgeError) in
        let kind = try call.params.requiredString("kind")
        let configuration = try call.params.optionalObject("configuration") ?? [:]
        session.run(call) { home throws(BridgeError) in
            let (state, warnings) = try home.state(ofControl: kind, configuration)
            return CallResult(JSONObjectWriter(state), telling: warnings)
        }
    }

    static let performControl = Method("performControl", "kind", "configuration", "value") {
        session, call throws(BridgeError) in
        let kind = try call.params.requiredString("kind")
        let configuration = try call.params.optionalObject("configuration") ?? [:]
        let value = try call.params.optionalBool("value")
        session.run(call) { home throws(BridgeError) in
            let (outcome, warnings) = try home.perform(control: kind, configuration, to: value)
            var object = JSONObjectWriter()
            guard let outcome else {
                object.set("action", "none")
                return CallResult(object, telling: warnings)
            }
            object.set("action", "intent")
            object.set(outcome.intent)
            object.set("control", outcome.state.map(JSONValue.object))
            object.set("controlError", outcome.stateError?.json)
            return CallResult(object, telling: warnings)
        }
    }
}

extension JSONObjectWriter {
    /// What a control shows, member by member.
    fileprivate init(_ state: JSONObject) {
        self.init()
        for name in ["template", "title", "status", "isOn", "disabled"] as [StaticString] {
            set(name, state[name.description])
        }
    }
}
