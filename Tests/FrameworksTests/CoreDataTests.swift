import CoreDataCompat
import Foundation
import FoundationCompat
import Testing

/// As Xcode writes one by hand, with what the build makes of `@NSManaged`.
private final class Habit: NSManagedObject, @unchecked Sendable {
    var name: String? {
        get { _managedValue(forKey: "name") }
        set { _setManagedValue(newValue, forKey: "name") }
    }
    var streak: Int16 {
        get { _managedValue(forKey: "streak") }
        set { _setManagedValue(newValue, forKey: "streak") }
    }

    static func request() -> NSFetchRequest<Habit> { NSFetchRequest(entityName: "Habit") }
}

@Suite("Core Data in memory")
struct CoreDataTests {
    private let container: NSPersistentContainer

    init() {
        container = NSPersistentContainer(name: "Tests", managedObjectModel: NSManagedObjectModel())
        container.loadPersistentStores { _, error in #expect(error == nil) }
    }

    private func add(_ name: String, _ streak: Int16) {
        let habit = Habit(context: container.viewContext)
        habit.name = name
        habit.streak = streak
    }

    @Test("a fetch filters, sorts and limits what was saved")
    func fetching() throws {
        for (name, streak) in [("read", 3), ("run", 12), ("sleep", 1)] { add(name, Int16(streak)) }
        try container.viewContext.save()
        let request = Habit.request()
        request.predicate = NSPredicate(format: "streak > %d AND name CONTAINS 'e'", 0)
        request.sortDescriptors = [NSSortDescriptor(key: "streak", ascending: false)]
        #expect(try container.viewContext.fetch(request).map(\.name) == ["read", "sleep"])
        request.fetchLimit = 1
        #expect(try container.viewContext.fetch(request).map(\.name) == ["read"])
        request.predicate = nil
        request.fetchLimit = 0
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Habit.name, ascending: true)]
        #expect(try container.viewContext.fetch(request).map(\.name) == ["read", "run", "sleep"])
    }

    @Test("what one context saves, another finds as an object of its own")
    func contexts() throws {
        add("read", 3)
        let other = container.newBackgroundContext()
        #expect(try other.count(for: Habit.request()) == 0)
        try container.viewContext.save()
        let found = try #require(try other.fetch(Habit.request()).first)
        #expect(found.name == "read" && found.streak == 3 && found.managedObjectContext === other)
    }

    @Test("a deleted object is gone, a value that was never set is its type's zero")
    func deleting() throws {
        let habit = Habit(context: container.viewContext)
        #expect(habit.name == nil && habit.streak == 0)
        try container.viewContext.save()
        container.viewContext.delete(habit)
        try container.viewContext.save()
        #expect(try container.viewContext.count(for: Habit.request()) == 0)
    }
}
