import Foundation
import WidgetKit

/// What the widget reads and leaves in its group.
enum SharedValues {
    private static let defaults = UserDefaults(suiteName: "group.intents")!

    /// The widgets there are, with what is set of those that have a slot.
    static func noteInstalled() async throws {
        let widgets = try await WidgetCenter.shared.currentConfigurations()
        let installed = widgets.map { widget -> String in
            guard let intent = widget.widgetConfigurationIntent(of: C2.self) else { return "\(widget)" }
            return "\(widget) \(intent.slot.rawValue) \(intent.e?.id ?? "none") \(intent.n)"
        }
        defaults.set(installed, forKey: "installed")
    }

    /// What casts make of a value that the app has stored.
    static func noteCasts() {
        guard let value = defaults.object(forKey: "value") else { return }
        var casts: [String] = []
        if value is Int { casts.append("Int") }
        if value is Double { casts.append("Double") }
        if value is CGFloat { casts.append("CGFloat") }
        if value is Bool { casts.append("Bool") }
        if value is NSNumber { casts.append("NSNumber") }
        if value is String { casts.append("String") }
        if value is [Double] { casts.append("[Double]") }
        if value is [String] { casts.append("[String]") }
        if let rows = value as? [[String: Any]], rows.allSatisfy({ $0["n"] is Double }) { casts.append("rows") }
        if let members = defaults.dictionary(forKey: "value"), members["n"] is Double { casts.append("members") }
        defaults.set(casts, forKey: "casts")
    }

    /// Every type of number and object that Foundation has.
    static func noteValues() {
        let values: [Any] = [
            CGFloat(0.5), Float(0.5), Int32(3), NSNumber(value: 4), NSString("s"), NSArray(array: [CGFloat(1)]),
            NSDictionary(dictionary: ["k": CGFloat(2)]), UInt8(6), Substring("t"), [CGFloat(7)], true,
        ]
        defaults.set(values, forKey: "values")
        defaults.set(CGFloat(8), forKey: "length")
        defaults.set(NSDate(timeIntervalSince1970: 0), forKey: "date")
        defaults.set(NSData(data: Data([1])), forKey: "data")
        defaults.set(URL(string: "https://example.com/a"), forKey: "address")
        defaults.set(defaults.url(forKey: "address")?.absoluteString, forKey: "again")
    }
}
