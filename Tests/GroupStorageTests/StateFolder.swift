import Foundation
import GroupStorage
import JSON
import TestSupport
import ValueStore
import WidgetProtocol

/// The root of a bridge's state.
typealias StateFolder = TemporaryFolder

extension TemporaryFolder {
    /// The group as a process that was just started sees it.
    func group(_ id: String = "group.test") throws -> AppGroup {
        try GroupStorage(root: path).group(id)
    }
}

extension AppGroup {
    func save(_ key: String, _ value: JSONValue) throws { try set(key, StoredValue(value)) }

    /// The file of the group's values.
    var valuesPath: String { (container as NSString).deletingLastPathComponent + "/storage.sqlite" }
}

/// Lines of the protocol.
enum Request {
    static let setGroup = BridgeProcess.line(-1, "setAppGroupId", ["groupId": "group.test"])

    static func save(id: Int, key: String, value: JSONValue) -> String {
        BridgeProcess.line(id, "saveWidgetData", ["id": .string(key), "data": value])
    }
}
