import Foundation

/// Texts that a file without SwiftUI makes.
enum Greeting {
    static let resource: LocalizedStringResource = "greeting"

    static var all: String {
        [
            String(localized: "greeting"), NSLocalizedString("farewell", comment: ""),
            Bundle.main.localizedString(forKey: "farewell", value: nil, table: nil),
        ].joined(separator: ", ")
    }

    static var counts: String {
        let format = NSLocalizedString("%d files", comment: "")
        return String.localizedStringWithFormat(format, 1) + ", " + String(format: format, 3)
    }

    static var date: String {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        formatter.timeZone = TimeZone(identifier: "UTC")
        let weekday = Calendar.current.weekdaySymbols[Calendar.current.firstWeekday - 1]
        return formatter.string(from: Date(timeIntervalSince1970: 1_700_000_000)) + ", " + weekday
    }

    static var bundled: String {
        guard let url = Bundle.main.url(forResource: "data", withExtension: "json"),
            let data = try? Data(contentsOf: url),
            let object = try? JSONDecoder().decode([String: Int].self, from: data)
        else { return "missing" }
        let names = ["CFBundleName", "CFBundleDisplayName"].map { Bundle.main.object(forInfoDictionaryKey: $0) ?? "" }
        return "\(object["v"] ?? 0) \(names[0]) \(names[1])"
    }
}
