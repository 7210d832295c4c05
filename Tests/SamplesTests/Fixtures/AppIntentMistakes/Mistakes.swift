import AppIntents
import SwiftUI
import WidgetKit

struct NotAValue {}

struct Untitled: AppIntent {
    func perform() async throws -> some IntentResult { .result() }
}

struct WrongParameter: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Wrong"

    @Parameter(title: "Value") var value: NotAValue?
}

struct Unfindable: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Unfindable"
    let id: String
    var displayRepresentation: DisplayRepresentation { "Unfindable" }
}

struct WrongResult: AppIntent {
    static let title: LocalizedStringResource = "Wrong"

    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: "text") }
}

@main struct SwitchedOff: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "off") {
            ControlWidgetToggle("Off", isOn: false, action: Untitled())
        }
    }
}
