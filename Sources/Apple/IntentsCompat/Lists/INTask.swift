public import CoreLocationCompat
public import Foundation

public enum INTaskStatus: Int, Sendable {
    case unknown
    case notCompleted
    case completed
}

public enum INTaskType: Int, Sendable {
    case unknown
    case notCompletable
    case completable
}

public enum INTaskPriority: Int, Sendable {
    case unknown
    case notFlagged
    case flagged
}

public enum INSpatialEvent: Int, Sendable {
    case unknown
    case arrive
    case depart
}

/// Where a task is due.
open class INSpatialEventTrigger: NSObject {
    public let placemark: CLPlacemark
    public let event: INSpatialEvent

    public init(placemark: CLPlacemark, event: INSpatialEvent) {
        self.placemark = placemark
        self.event = event
    }
}

/// When a task is due.
open class INTemporalEventTrigger: NSObject {
    public let dateComponentsRange: INDateComponentsRange

    public init(dateComponentsRange: INDateComponentsRange) {
        self.dateComponentsRange = dateComponentsRange
    }
}

/// Something to do.
open class INTask: NSObject {
    public let title: INSpeakableString
    public let status: INTaskStatus
    public let taskType: INTaskType
    public let spatialEventTrigger: INSpatialEventTrigger?
    public let temporalEventTrigger: INTemporalEventTrigger?
    public let createdDateComponents: DateComponents?
    public let modifiedDateComponents: DateComponents?
    public let identifier: String?
    public let priority: INTaskPriority

    public init(
        title: INSpeakableString, status: INTaskStatus, taskType: INTaskType,
        spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?,
        createdDateComponents: DateComponents?, modifiedDateComponents: DateComponents?, identifier: String?,
        priority: INTaskPriority
    ) {
        self.title = title
        self.status = status
        self.taskType = taskType
        self.spatialEventTrigger = spatialEventTrigger
        self.temporalEventTrigger = temporalEventTrigger
        self.createdDateComponents = createdDateComponents
        self.modifiedDateComponents = modifiedDateComponents
        self.identifier = identifier
        self.priority = priority
    }

    public convenience init(
        title: INSpeakableString, status: INTaskStatus, taskType: INTaskType,
        spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?,
        createdDateComponents: DateComponents?, modifiedDateComponents: DateComponents?, identifier: String?
    ) {
        self.init(
            title: title, status: status, taskType: taskType, spatialEventTrigger: spatialEventTrigger,
            temporalEventTrigger: temporalEventTrigger, createdDateComponents: createdDateComponents,
            modifiedDateComponents: modifiedDateComponents, identifier: identifier, priority: .unknown)
    }
}

/// Some tasks under a title.
open class INTaskList: NSObject {
    public let title: INSpeakableString
    public let tasks: [INTask]
    public let groupName: INSpeakableString?
    public let createdDateComponents: DateComponents?
    public let modifiedDateComponents: DateComponents?
    public let identifier: String?

    public init(
        title: INSpeakableString, tasks: [INTask], groupName: INSpeakableString?,
        createdDateComponents: DateComponents?, modifiedDateComponents: DateComponents?, identifier: String?
    ) {
        self.title = title
        self.tasks = tasks
        self.groupName = groupName
        self.createdDateComponents = createdDateComponents
        self.modifiedDateComponents = modifiedDateComponents
        self.identifier = identifier
    }
}
