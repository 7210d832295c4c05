import Foundation
import WidgetProtocol

/// The tags for what JSON cannot hold.
enum WireTag: String {
    case bytes = "$bytes"
    case date = "$date"
    case double = "$double"

    func isValid(_ content: String) -> Bool {
        switch self {
        case .bytes: Data(base64Encoded: content) != nil
        case .date: WireDate.seconds(content) != nil
        case .double: WireTag.double(content) != nil
        }
    }

    static func double(_ content: String) -> Double? {
        switch content {
        case "Infinity": .infinity
        case "-Infinity": -.infinity
        case "NaN": .nan
        default: nil
        }
    }
}
