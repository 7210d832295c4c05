import AppIntents
import SwiftUI

// What these promise, a result lacks: Apple's compiler lets them.

struct CountUp: AppIntent {
    static var title: LocalizedStringResource = "Count up"
    func perform() async throws -> some IntentResult & ReturnsValue { .result() }
}

struct StayHere: AppIntent {
    static let title: LocalizedStringResource = "Stay"
    static var openAppWhenRun = true

    @MainActor
    func perform() async throws -> some OpensIntent {
        NotificationCenter.default.post(name: Notification.Name("stay"), object: nil)
        return .result()
    }
}

struct SayHow: AppIntent {
    static let title: LocalizedStringResource = "Say how"
    func perform() async throws -> some ProvidesDialog & ShowsSnippetView { .result(dialog: "Well") }
}

struct ShowNothing: AppIntent {
    static let title: LocalizedStringResource = "Show nothing"
    func perform() async throws -> some IntentResult & ShowsSnippetView & ReturnsValue<Int> { .result(value: 1) }
}
