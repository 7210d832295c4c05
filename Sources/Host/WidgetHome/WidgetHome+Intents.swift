package import JSON
package import WidgetProtocol

/// Intents that nobody has tapped: what Siri and Shortcuts would run.
extension WidgetHome {
    /// Runs an App Intent, or has a SiriKit intent handled; throws -33 where no extension has it.
    package func perform(
        intent name: String, _ parameters: JSONObject
    ) throws(BridgeError) -> (outcome: IntentOutcome, warnings: [Warning]) {
        var unknown: BridgeError?
        for slot in slots {
            do throws(BridgeError) {
                var warnings: [Warning] = []
                // What the intent asked of the centers is done, also where it did not come to its end.
                defer { requests.wake() }
                let reply = try slot.supervisor().call(
                    PerformCall(intent: name, parameters: parameters), warnings: &warnings)
                // It has run, and is not run again because of what fails from here on.
                var outcome = IntentOutcome(name: name, parameters: parameters, reply: reply)
                do throws(BridgeError) {
                    if let url = reply.opensURL {
                        outcome.event = try clicked(url, ["intent": .string(name)], &warnings)
                    }
                } catch {
                    warnings.append(.lostClick(error))
                }
                return (outcome, warnings)
            } catch {
                guard error.kind == .unknownIntent else { throw error }
                unknown = unknown ?? error
            }
        }
        throw unknown
            ?? BridgeError(
                .unknownIntent, "There is no intent \(BridgeError.quoted(name))",
                hint: "Start the bridge with an extension.")
    }
}
