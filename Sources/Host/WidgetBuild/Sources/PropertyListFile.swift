import Foundation
import WidgetProtocol

/// Property lists that Xcode keeps beside the sources: Info.plist and entitlements.
enum PropertyListFile {
    static func dictionary(at path: String) throws(BridgeError) -> [String: Any] {
        do {
            let data = try Data(contentsOf: URL(fileURLWithPath: path))
            let list = try PropertyListSerialization.propertyList(from: data, format: nil)
            if let dictionary = list as? [String: Any] { return dictionary }
        } catch {
            throw invalid(path, error.localizedDescription)
        }
        throw invalid(path, "its top is no dictionary")
    }

    static func data(_ dictionary: [String: Any]) throws(BridgeError) -> Data {
        do {
            return try PropertyListSerialization.data(fromPropertyList: dictionary, format: .xml, options: 0)
        } catch {
            throw invalid("Info.plist", error.localizedDescription)
        }
    }

    private static func invalid(_ path: String, _ reason: String) -> BridgeError {
        BridgeError(
            .invalidPropertyList, "\(path) is not a property list of the expected form: \(reason)",
            hint: "Open it in Xcode, or compare it with samples/News.")
    }
}

extension BuildSettings {
    /// The list with every `$(VARIABLE)` in its strings replaced.
    func expand(propertyList: Any) -> Any {
        switch propertyList {
        case let text as String: expand(text)
        case let list as [Any]: list.map(expand(propertyList:))
        case let dictionary as [String: Any]: dictionary.mapValues(expand(propertyList:))
        default: propertyList
        }
    }
}
