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
                let outcome = try run(name, parameters, from: ["intent": .string(name)], slot.supervisor(), &warnings)
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

    /// Has an extension run an intent, and tells the host of the URL that it opens.
    ///
    /// What is thrown says that the intent has not run; once it has, it is not run again because of what fails from then
    /// on.
    ///
    /// - Parameter source: what the URL's event says of where the URL comes from.
    func run(
        _ name: String, _ parameters: JSONObject, from source: JSONObject, _ supervisor: ExtensionSupervisor,
        _ warnings: inout [Warning]
    ) throws(BridgeError) -> IntentOutcome {
        let reply = try supervisor.call(PerformCall(intent: name, parameters: parameters), warnings: &warnings)
        var outcome = IntentOutcome(name: name, parameters: parameters, reply: reply)
        do throws(BridgeError) {
            if let url = reply.opensURL { outcome.event = try clicked(url, source, &warnings) }
        } catch {
            warnings.append(.lostClick(error))
        }
        return outcome
    }
}
