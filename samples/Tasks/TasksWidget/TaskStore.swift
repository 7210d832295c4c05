import Foundation
import WidgetKit

/// The list, where the app and the widgets both find it.
enum TaskStore {
    static let appGroup = "group.tasks.sample"
    static let widgetKind = "Tasks"

    private static let key = "tasks"
    private static var defaults: UserDefaults? { UserDefaults(suiteName: appGroup) }

    /// Nothing, until the app has saved a list.
    static func load() throws -> TaskList? {
        guard let json = defaults?.string(forKey: key) else { return nil }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .millisecondsSince1970
        return try decoder.decode(TaskList.self, from: Data(json.utf8))
    }

    /// Saves a change, and shows it wherever the list is seen.
    @discardableResult
    static func update(_ change: (inout TaskList) throws -> Void) throws -> TaskList {
        var list = try load() ?? TaskList()
        try change(&list)
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .millisecondsSince1970
        encoder.outputFormatting = .sortedKeys
        defaults?.set(String(decoding: try encoder.encode(list), as: UTF8.self), forKey: key)
        WidgetCenter.shared.reloadTimelines(ofKind: widgetKind)
        ControlCenter.shared.reloadAllControls()
        return list
    }
}
