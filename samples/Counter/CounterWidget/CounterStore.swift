import Foundation

/// The count, where the app and the widget both find it.
enum CounterStore {
    static let appGroup = "group.counter.sample"

    static var count: Int {
        get { defaults?.integer(forKey: "count") ?? 0 }
        set { defaults?.set(newValue, forKey: "count") }
    }

    static var isPaused: Bool {
        get { defaults?.bool(forKey: "isPaused") ?? false }
        set { defaults?.set(newValue, forKey: "isPaused") }
    }

    private static var defaults: UserDefaults? { UserDefaults(suiteName: appGroup) }
}
