import Foundation

/// The classes of entities, as far as they are known.
enum EntityClasses {
    private static let lock = NSLock()
    /// Guarded by `lock`.
    nonisolated(unsafe) private static var known: [String: NSManagedObject.Type] = [:]

    /// Remembers a class that was used for an entity.
    static func note(_ type: NSManagedObject.Type, for entityName: String) {
        guard type != NSManagedObject.self else { return }
        lock.withLock { known[entityName] = type }
    }

    /// The entity's class: one that was used for it, else the one that its name says.
    static func type(of entity: NSEntityDescription) -> NSManagedObject.Type {
        let name = entity.name ?? ""
        if let type = lock.withLock({ known[name] }) { return type }
        let className = entity.managedObjectClassName ?? name
        for candidate in [className, name] where !candidate.isEmpty {
            if let type = NSClassFromString("\(module).\(candidate)") as? NSManagedObject.Type {
                note(type, for: name)
                return type
            }
        }
        return NSManagedObject.self
    }

    /// The widget's module, which bears its executable's name.
    private static let module = ((CommandLine.arguments.first ?? "") as NSString).lastPathComponent
}
