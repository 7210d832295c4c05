import Foundation

/// What an address says of its session: `/session?clock=2026-01-01T09:00:00Z&locale=de_DE`.
package struct SessionOptions: Sendable, Hashable {
    package var token: String?
    /// Options of `widget-bridge serve`.
    package private(set) var arguments: [String] = []

    /// What a query's item becomes of `serve`'s options.
    private static let options = ["clock": "--clock", "locale": "--locale", "timeZone": "--time-zone"]

    /// Nil for a query with an item that there is not.
    package init?(query: String) {
        for item in query.split(separator: "&") {
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = Self.decoded(parts[0]), let value = Self.decoded(parts.count > 1 ? parts[1] : "") else {
                return nil
            }
            switch name {
            case "token": token = value
            case "budget" where value == "off": arguments.append("--no-budget")
            default:
                guard let option = Self.options[name], !value.utf8.contains(0) else { return nil }
                // In one piece, so that no value is taken for an option.
                arguments.append("\(option)=\(value)")
            }
        }
    }

    private static func decoded(_ text: Substring) -> String? {
        String(text).replacing("+", with: " ").removingPercentEncoding
    }
}
