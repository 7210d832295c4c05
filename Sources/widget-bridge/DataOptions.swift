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

    @Option(help: "The app group that --data is saved in. (default: the first of the extension's, or of an app's)")
    var group: String?

    func save(in storage: GroupStorage, of built: [BuiltExtension]) throws {
        guard let data else { return }
        let entitlements = built.map(Entitlements.init)
        guard let group = group ?? entitlements.lazy.compactMap({ $0?.groups.first }).first else {
            throw ValidationError("The extension has no app group; name one after --group.")
        }
        if !entitlements.contains(where: { $0?.groups.contains(group) ?? true }), let first = entitlements.first ?? nil
        {
            throw BridgeError.groupNotEntitled(group, first)
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
