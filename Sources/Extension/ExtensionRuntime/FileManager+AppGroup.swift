public import Foundation
import JSON

extension FileManager {
    /// The folder of an app group's files, made if need be; nil, and a warning, for a group that is not the extension's.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        let environment = ProcessInfo.processInfo.environment
        guard let containers = environment["WIDGET_BRIDGE_CONTAINERS"] else { return nil }
        guard AppGroups.isValid(groupIdentifier), AppGroups.entitled?.contains(groupIdentifier) ?? true else {
            let known = AppGroups.entitled.map { "which has \($0)" } ?? "whose name is malformed"
            let message = "warning: the app group \(groupIdentifier) is not in the extension's entitlements, \(known)\n"
            FileHandle.standardError.write(Data(message.utf8))
            return nil
        }
        let folder = "\(containers)/\(groupIdentifier)/container"
        guard (try? createDirectory(atPath: folder, withIntermediateDirectories: true)) != nil else { return nil }
        return URL(fileURLWithPath: folder, isDirectory: true)
    }
}

/// The app groups that the extension's entitlements name.
enum AppGroups {
    /// Nil where the build says nothing of entitlements.
    static let entitled: [String]? = {
        guard let resources = ProcessInfo.processInfo.environment["WIDGET_BRIDGE_RESOURCES"],
            let data = FileManager.default.contents(atPath: resources + "/../extension.json"),
            let description = try? JSONValue(parsing: data)
        else { return nil }
        return description["appGroups"]?.arrayValue?.compactMap(\.stringValue)
    }()

    /// No name that could lead out of the folder of groups.
    static func isValid(_ group: String) -> Bool {
        !group.isEmpty && !group.hasPrefix(".") && !group.contains("..")
            && group.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ".-_".contains($0)) }
    }
}
