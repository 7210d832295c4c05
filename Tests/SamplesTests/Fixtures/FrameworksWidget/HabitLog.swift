import CoreData
import Foundation

@objc(HabitLog)
public class HabitLog: NSManagedObject {
    @nonobjc public class func fetchRequest() -> NSFetchRequest<HabitLog> {
        return NSFetchRequest<HabitLog>(entityName: "Log")
    }

    @NSManaged public var note: String?
    @NSManaged public var habit: Habit?
}

extension HabitLog: Identifiable {}
