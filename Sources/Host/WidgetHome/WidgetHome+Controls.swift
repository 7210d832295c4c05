import Logging
package import JSON
package import WidgetProtocol

/// Controls: buttons and toggles that have no timeline, and are asked for their value whenever they are looked at.
extension WidgetHome {
    /// What performing a control came to, whose intent has run, whatever became of the rest.
    package struct ControlOutcome: Sendable {
        package let intent: IntentOutcome
        /// What the control shows after it.
        package var state: JSONObject?
        /// Why that cannot be said.
        package var stateError: BridgeError?
    }

    /// A control in one of its sizes; throws -20 for a kind that none has.
    ///
    /// - Parameter date: what the extension's clock shows; nil for the present.
    package func draw(_ call: ControlCall, at date: Double? = nil) throws(BridgeError) -> DrawnEntry {
        try asking(forControl: call.kind) { supervisor throws(BridgeError) in
            var warnings: [Warning] = []
            let reply = try supervisor.call(call, at: date, warnings: &warnings)
            guard reply.archives.count == 1, let size = reply.size else {
                throw .malformedReply(supervisor.name, phase: ControlCall.method, "there is not one archive")
            }
            return DrawnEntry(
                archive: reply.archives[0], date: date ?? options.now(), size: size,
                cornerRadius: reply.cornerRadius, warnings: warnings, folders: supervisor.folders)
        }
    }

    /// What a control shows now; throws -20 and -32.
    package func state(
        ofControl kind: String, _ configuration: JSONObject
    ) throws(BridgeError) -> (state: JSONObject, warnings: [Warning]) {
        try asking(forControl: kind) { supervisor throws(BridgeError) in
            var warnings: [Warning] = []
            let reply = try supervisor.call(ControlCall(kind: kind, configuration: configuration), warnings: &warnings)
            return (reply.state, warnings)
        }
    }

    /// Presses a button, or sets a toggle, and asks the control for its value anew; nil for a disabled one, which does
    /// nothing. Throws -20 and -32.
    ///
    /// - Parameter value: what a toggle is set to; nil for the other than it is.
    package func perform(
        control kind: String, _ configuration: JSONObject, to value: Bool?
    ) throws(BridgeError) -> (outcome: ControlOutcome?, warnings: [Warning]) {
        try asking(forControl: kind) { supervisor throws(BridgeError) in
            var warnings: [Warning] = []
            let call = ControlCall(kind: kind, configuration: configuration)
            let control = try supervisor.call(call, warnings: &warnings)
            var parameters = control.parameters
            if let isOn = control.isOn {
                parameters["value"] = .bool(value ?? !isOn)
            } else if value != nil {
                throw .invalidParams("value goes with a toggle, and the control \(kind) is a button")
            }
            if control.isDisabled { return (nil, warnings) }
            // What the intent asked of the centers is done, also where it did not come to its end.
            defer { requests.wake() }
            var outcome = ControlOutcome(
                intent: try run(control.intent, parameters, from: ["control": .string(kind)], supervisor, &warnings))
            do throws(BridgeError) {
                try takeRequests()
                outcome.state = try supervisor.call(call, warnings: &warnings).state
            } catch {
                outcome.stateError = error
            }
            return (outcome, warnings)
        }
    }

    /// Asks the controls of a kind, or all, for their values, and tells of them; those that are configured as their
    /// parameters' defaults say.
    func reloadControls(of kind: String?, _ supervisor: ExtensionSupervisor) {
        do throws(BridgeError) {
            for own in try controlKinds(of: supervisor) where kind == nil || own == kind {
                var warnings: [Warning] = []
                var state: JSONObject = ["kind": .string(own)]
                for (name, value) in try supervisor.call(ControlCall(kind: own), warnings: &warnings).state.members {
                    state[name] = value
                }
                for warning in warnings { options.warned(warning) }
                options.controlReloaded(state)
            }
        } catch {
            // The bridge ends.
            if error.kind == .requestCancelled { return }
            logger.error("\(supervisor.name): a control cannot be shown anew: \(error.message)")
            options.warned(Warning(.extensionFailed, error.message, hint: error.hint, subject: supervisor.name))
        }
    }

    /// Asks one extension after the other, until one has the control.
    private func asking<Result>(
        forControl kind: String, _ body: (ExtensionSupervisor) throws(BridgeError) -> Result
    ) throws(BridgeError) -> Result {
        var known: [String] = []
        for slot in slots {
            do throws(BridgeError) {
                return try body(try slot.supervisor())
            } catch {
                guard error.kind == .unknownControl else { throw error }
                known += error.details["controls"]?.arrayValue?.compactMap(\.stringValue) ?? []
            }
        }
        throw .unknownControl(kind, known: known)
    }
}
