import Foundation

extension UserDefaults {
    /// What the app and its widgets share.
    static var shared: UserDefaults { UserDefaults(suiteName: "group.orderbook.sample")! }
}
