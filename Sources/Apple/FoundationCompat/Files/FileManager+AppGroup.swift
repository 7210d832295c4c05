public import Foundation
import WidgetProtocol

extension FileManager {
    /// The folder of an app group's files, made if need be; nil, and a warning, for a group that is not the extension's.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard let environment = ExtensionEnvironment.current else { return nil }
        guard GroupName.isValid(groupIdentifier) else {
            Diagnostics.report(.malformedGroup(groupIdentifier))
            return nil
        }
        guard environment.isEntitled(to: groupIdentifier) else {
            Diagnostics.report(.groupNotEntitled(groupIdentifier, environment))
            return nil
        }
        let folder = GroupFolder(of: groupIdentifier, in: environment.groupsFolder).container
        guard (try? createDirectory(atPath: folder, withIntermediateDirectories: true)) != nil else { return nil }
        return URL(fileURLWithPath: folder, isDirectory: true)
    }
}
