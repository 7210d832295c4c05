public import Foundation

// What does not change about a person.

public enum HKBiologicalSex: Int, Sendable {
    case notSet, female, male, other
}

public enum HKBloodType: Int, Sendable {
    case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}

public enum HKFitzpatrickSkinType: Int, Sendable {
    case notSet, I, II, III, IV, V, VI
}

public enum HKWheelchairUse: Int, Sendable {
    case notSet, no, yes
}

public enum HKActivityMoveMode: Int, Sendable {
    case activeEnergy = 1
    case appleMoveTime
}

open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
    open var biologicalSex: HKBiologicalSex { .notSet }
}

open class HKBloodTypeObject: NSObject, @unchecked Sendable {
    open var bloodType: HKBloodType { .notSet }
}

open class HKFitzpatrickSkinTypeObject: NSObject, @unchecked Sendable {
    open var skinType: HKFitzpatrickSkinType { .notSet }
}

open class HKWheelchairUseObject: NSObject, @unchecked Sendable {
    open var wheelchairUse: HKWheelchairUse { .notSet }
}

open class HKActivityMoveModeObject: NSObject, @unchecked Sendable {
    open var activityMoveMode: HKActivityMoveMode { .activeEnergy }
}
