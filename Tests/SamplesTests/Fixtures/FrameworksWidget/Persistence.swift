import CoreData

struct PersistenceController {
    static let shared = PersistenceController()

    let container: NSPersistentContainer

    init(inMemory: Bool = false) {
        container = NSPersistentCloudKitContainer(name: "Habits")
        if inMemory {
            container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null")
        }
        container.persistentStoreDescriptions.first?
            .setOption(true as NSNumber, forKey: NSPersistentHistoryTrackingKey)
        container.loadPersistentStores(completionHandler: { (storeDescription, error) in
            if let error = error as NSError? {
                fatalError("Unresolved error \(error), \(error.userInfo)")
            }
        })
        container.viewContext.automaticallyMergesChangesFromParent = true
        container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    }

    func addSamples() {
        let context = container.viewContext
        for (name, streak) in [("Read", 3), ("Run", 12), ("Sleep", 7)] {
            let habit = Habit(context: context)
            habit.name = name
            habit.streak = Int32(streak)
            let log = HabitLog(context: context)
            log.note = "began"
            habit.addToLogs(log)
        }
        do {
            try context.save()
        } catch {
            let nsError = error as NSError
            fatalError("Unresolved error \(nsError), \(nsError.userInfo)")
        }
    }

    func best() -> [Habit] {
        let request = Habit.fetchRequest()
        request.predicate = NSPredicate(format: "streak > %d AND name CONTAINS[c] %@", 2, "R")
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Habit.streak, ascending: false)]
        return (try? container.viewContext.fetch(request)) ?? []
    }
}
