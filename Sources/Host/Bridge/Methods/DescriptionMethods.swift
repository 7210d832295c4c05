import JSON
import WidgetHome
import WidgetProtocol

/// The calls that tell what the extensions have beside widgets and controls.
extension Method {
    static let describePreviews = Method("describePreviews") { session, call throws(BridgeError) in
        session.run(call) { home throws(BridgeError) in try CallResult(home.previews()) }
    }

    static let describeActivities = Method("describeActivities") { session, call throws(BridgeError) in
        session.run(call) { home throws(BridgeError) in try CallResult(home.activities()) }
    }
}

extension CallResult {
    /// What the extensions have answered; throws where none has.
    init(_ gathered: WidgetHome.Gathered) throws(BridgeError) {
        if gathered.values.isEmpty, let failure = gathered.failures.first { throw failure.error }
        self.init(
            RawJSON(.array(gathered.values)), telling: gathered.warnings + gathered.failures.map(\.warning))
    }
}
