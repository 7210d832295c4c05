import ArgumentParser
import Bridge
import Foundation
import GroupStorage
import JSON
import ValueStore
import WidgetBuild
import WidgetHome
import WidgetProtocol

/// What the app has saved for its widget.
struct DataOptions: ParsableArguments {
    @Option(help: "A file with a JSON object: what the app saves, by key.", completion: .file(extensions: ["json"]))
    var data: String?

    @Option(help: "The app group that --data is saved in. (default: the extension's first)")
    var group: String?

    func save(in storage: GroupStorage, of built: BuiltExtension) throws {
        guard let data else { return }
        guard let group = group ?? built.appGroups?.first else {
            throw ValidationError("The extension has no app group; name one after --group.")
        }
        if let groups = built.appGroups, !groups.contains(group) {
            throw BridgeError.groupNotEntitled(
                group, Entitlements(groups: groups, files: built.entitlementsPath.map { [$0] } ?? []))
        }
        guard let bytes = FileManager.default.contents(atPath: data) else {
            throw ValidationError("\(data) cannot be read.")
        }
        guard let values = try? JSONValue(parsing: bytes), let object = values.objectValue else {
            throw ValidationError("\(data) holds no JSON object.")
        }
        let changes = try object.members.map { try GroupChange(key: $0.name, value: StoredValue($0.value)) }
        try storage.group(group).commit(changes)
    }
}
