import CloudKitCompat
import CoreDataCompat
import CoreSpotlightCompat
import Foundation
import FoundationCompat
import Testing
import UniformTypeIdentifiersCompat

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

    @Test("an object can be made of a class that is known only at run time")
    func genericClass() {
        func made<Object: NSManagedObject>(_: Object.Type) -> Object { Object(context: container.viewContext) }
        let habit = made(Habit.self)
        #expect(habit.entity.name == "Habit" && habit.managedObjectContext === container.viewContext)
    }

    @Test("what puts a store into the device's search may be made and started, and puts nothing there")
    func spotlight() async throws {
        final class Delegate: NSCoreDataCoreSpotlightDelegate {
            override func domainIdentifier() -> String { "habits" }
            override func attributeSet(for object: NSManagedObject) -> CSSearchableItemAttributeSet? {
                CSSearchableItemAttributeSet(contentType: .text)
            }
        }
        let description = try #require(container.persistentStoreDescriptions.first)
        let delegate = Delegate(forStoreWith: description, coordinator: container.persistentStoreCoordinator)
        #expect(!delegate.isIndexingEnabled && delegate.domainIdentifier() == "habits" && delegate.indexName() == nil)
        delegate.startSpotlightIndexing()
        #expect(delegate.isIndexingEnabled)
        delegate.stopSpotlightIndexing()
        try await delegate.deleteSpotlightIndex()
        #expect(!delegate.isIndexingEnabled)
    }

    @Test("an object's name tells its store, which shares nothing in iCloud")
    func sharing() throws {
        let habit = Habit(context: container.viewContext)
        let store = try #require(container.persistentStoreCoordinator.persistentStores.first)
        #expect(habit.objectID.persistentStore === store)
        let cloud = NSPersistentCloudKitContainer(name: "Cloud", managedObjectModel: NSManagedObjectModel())
        let options = cloud.persistentStoreDescriptions.first?.cloudKitContainerOptions
        #expect(options?.containerIdentifier.hasPrefix("iCloud.") == true && options?.databaseScope == .private)
        #expect(try cloud.fetchShares(in: store).isEmpty)
        #expect(cloud.record(for: habit.objectID) == nil)
        var failure: (any Error)?
        cloud.share([habit], to: nil) { failure = $3 }
        #expect((failure as? CocoaError)?.code == .featureUnsupported)
    }

    @Test("an object that is made of no context keeps its values, and is of its class's entity")
    func withoutContext() {
        let habit = Habit()
        habit.name = "read"
        #expect(habit.name == "read" && habit.entity.name == "Habit" && habit.managedObjectContext == nil)
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

    @Test("Swift's descriptors sort as Foundation's, and the other way around")
    func descriptors() throws {
        for (name, streak) in [("read", 3), ("run", 12), ("sleep", 1)] { add(name, Int16(streak)) }
        try container.viewContext.save()
        let request = Habit.request()
        request.sortDescriptors = [SortDescriptor(\Habit.streak, order: .reverse)].map { NSSortDescriptor($0) }
        let found = try container.viewContext.fetch(request)
        #expect(found.map(\.name) == ["run", "read", "sleep"])
        let descriptor = NSSortDescriptor(keyPath: \Habit.name, ascending: false)
        let sorted = found.sorted(using: try #require(SortDescriptor(descriptor, comparing: Habit.self)))
        #expect(sorted.map(\.name) == ["sleep", "run", "read"])
    }

    @Test("a store that is destroyed is empty, and another one's URL is nobody's")
    func destroying() throws {
        add("read", 3)
        try container.viewContext.save()
        let coordinator = container.persistentStoreCoordinator
        let url = try #require(coordinator.persistentStores.first?.url)
        try coordinator.destroyPersistentStore(at: URL(filePath: "/elsewhere.sqlite"), type: .sqlite)
        #expect(try container.viewContext.count(for: Habit.request()) == 1)
        try coordinator.destroyPersistentStore(at: url, ofType: NSSQLiteStoreType)
        #expect(try container.newBackgroundContext().count(for: Habit.request()) == 0)
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

    @Test("a context that merges by itself has what another saves, and forgets what it deletes")
    func automaticMerges() throws {
        add("read", 3)
        try container.viewContext.save()
        container.viewContext.automaticallyMergesChangesFromParent = true
        let mine = try #require(try container.viewContext.fetch(Habit.request()).first)
        let other = container.newBackgroundContext()
        let theirs = try #require(try other.fetch(Habit.request()).first)
        theirs.streak = 4
        try other.save()
        #expect(mine.streak == 4)
        other.delete(theirs)
        try other.save()
        #expect(mine.isDeleted && container.viewContext.registeredObject(for: mine.objectID) == nil)
    }

    @Test("a context merges another's notification, and changes that are told by names")
    func merges() throws {
        add("read", 3)
        try container.viewContext.save()
        let mine = try #require(try container.viewContext.fetch(Habit.request()).first)
        let other = container.newBackgroundContext()
        let theirs = try #require(try other.fetch(Habit.request()).first)
        theirs.streak = 5
        nonisolated(unsafe) var notification: Notification?
        let token = NotificationCenter.default.addObserver(
            forName: NSManagedObjectContext.didSaveObjectsNotification, object: other, queue: nil
        ) { notification = $0 }
        try other.save()
        NotificationCenter.default.removeObserver(token)
        #expect(mine.streak == 3)
        container.viewContext.mergeChanges(fromContextDidSave: try #require(notification))
        #expect(mine.streak == 5)

        let update = NSBatchUpdateRequest(entityName: "Habit")
        update.propertiesToUpdate = ["streak": 9]
        update.resultType = .updatedObjectIDsResultType
        let result = try container.viewContext.execute(update) as? NSBatchUpdateResult
        let objectIDs = try #require(result?.result as? [NSManagedObjectID])
        #expect(objectIDs == [mine.objectID] && mine.streak == 5)
        NSManagedObjectContext.mergeChanges(
            fromRemoteContextSave: [NSUpdatedObjectsKey: objectIDs], into: [container.viewContext])
        #expect(mine.streak == 9)
    }

    @Test("a store's history tells what was saved since a token, by whom, until it is deleted")
    func history() throws {
        let context = container.viewContext
        context.transactionAuthor = "widget"
        add("read", 3)
        try context.save()
        let token = container.persistentStoreCoordinator.currentPersistentHistoryToken(fromStores: nil)
        let insert = NSBatchInsertRequest(entityName: "Habit", objects: [["name": "run"], ["name": "sleep"]])
        insert.resultType = .count
        #expect((try context.execute(insert) as? NSBatchInsertResult)?.result as? Int == 2)
        func transactions(after token: NSPersistentHistoryToken?) throws -> [NSPersistentHistoryTransaction] {
            let request = NSPersistentHistoryChangeRequest.fetchHistory(after: token)
            let result = try context.execute(request) as? NSPersistentHistoryResult
            return try #require(result?.result as? [NSPersistentHistoryTransaction])
        }
        #expect(try transactions(after: nil).count == 2)
        let since = try transactions(after: token)
        #expect(since.count == 1 && since[0].author == "widget")
        #expect(since[0].changes?.map(\.changeType) == [.insert, .insert])
        let stored = try NSKeyedArchiver.archivedData(withRootObject: since[0].token, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSPersistentHistoryToken.self, from: stored)
        #expect(read == since[0].token)
        try context.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: since[0]))
        #expect(try transactions(after: nil).count == 1)
    }

    @Test("fetched objects are in sections, and found at their index paths")
    func sections() throws {
        for (name, streak) in [("read", 1), ("run", 2), ("sleep", 2)] { add(name, Int16(streak)) }
        try container.viewContext.save()
        let request = Habit.request()
        request.sortDescriptors = [
            NSSortDescriptor(key: "streak", ascending: true), NSSortDescriptor(key: "name", ascending: true),
        ]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: container.viewContext, sectionNameKeyPath: "streak",
            cacheName: nil)
        try controller.performFetch()
        #expect(controller.sections?.map(\.name) == ["1", "2"])
        #expect(controller.sections?.map(\.numberOfObjects) == [1, 2])
        let path = IndexPath(indexes: [1, 1])
        #expect(controller.object(at: path).name == "sleep")
        #expect(controller.indexPath(forObject: controller.object(at: path)) == path)
    }
}
