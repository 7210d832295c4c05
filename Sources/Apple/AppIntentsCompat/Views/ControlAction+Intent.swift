import JSON
package import SwiftUICompat
import WidgetArchive

extension ControlAction {
    /// Has the bridge told of the intent and of what its parameters are set to.
    package init(running intent: some AppIntent) {
        let parameters = JSONValue.object(IntentParameters(intent).json).text
        self.init(tap: .intent(type: intentName(type(of: intent)), parameters: parameters))
    }
}
