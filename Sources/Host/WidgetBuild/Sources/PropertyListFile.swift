import Foundation
import WidgetProtocol

/// Property lists that Xcode keeps beside the sources: Info.plist and entitlements.
enum PropertyListFile {
    static func dictionary(at path: String) throws(BridgeError) -> [String: Any] {
        let data = try ProjectFiles.read(path, .slow)
        if let objection = PropertyListCheck.objection(to: data) { throw invalid(path, objection) }
        do {
            let list = try PropertyListSerialization.propertyList(from: data, format: nil)
            if let dictionary = list as? [String: Any] { return dictionary }
        } catch {
            throw invalid(path, error.localizedDescription)
        }
        throw invalid(path, "its top is no dictionary")
    }

    /// Whether Foundation has its counterparts of what a property list is made of.
    ///
    /// It looks for them at run time, and names none. The program is linked with Foundation's archive, of which the linker
    /// takes what is named: but for these, an array in an Info.plist would be no property list.
    private static var hasCounterparts: Bool {
        let types: [any _ObjectiveCBridgeable.Type] = [
            [Any].self, [String: Any].self, Set<String>.self, Data.self, Date.self, String.self, Decimal.self,
        ]
        return types.allSatisfy { counterpart(of: $0).hasPrefix("NS") }
    }

    private static func counterpart<Value: _ObjectiveCBridgeable>(of type: Value.Type) -> String {
        String(describing: Value._ObjectiveCType.self)
    }

    static func data(_ dictionary: [String: Any]) throws(BridgeError) -> Data {
        precondition(hasCounterparts, "Foundation is not linked whole")
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
