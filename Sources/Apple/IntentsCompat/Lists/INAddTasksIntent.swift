public import Foundation
public import FoundationCompat

open class INTaskResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedTask: INTask) -> Self { Self(.success(resolvedTask)) }

    open class func disambiguation(with tasksToDisambiguate: [INTask]) -> Self {
        Self(.disambiguation(tasksToDisambiguate))
    }

    open class func confirmationRequired(with taskToConfirm: INTask?) -> Self {
        Self(.confirmationRequired(taskToConfirm))
    }
}

open class INTaskListResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedTaskList: INTaskList) -> Self { Self(.success(resolvedTaskList)) }

    open class func disambiguation(with taskListsToDisambiguate: [INTaskList]) -> Self {
        Self(.disambiguation(taskListsToDisambiguate))
    }

    open class func confirmationRequired(with taskListToConfirm: INTaskList?) -> Self {
        Self(.confirmationRequired(taskListToConfirm))
    }
}

/// Adds tasks to a list.
open class INAddTasksIntent: INIntent {
    open internal(set) var targetTaskList: INTaskList?
    open internal(set) var taskTitles: [INSpeakableString]?
    open internal(set) var spatialEventTrigger: INSpatialEventTrigger?
    open internal(set) var temporalEventTrigger: INTemporalEventTrigger?
    open internal(set) var priority: INTaskPriority = .unknown

    public convenience init(
        targetTaskList: INTaskList?, taskTitles: [INSpeakableString]?, spatialEventTrigger: INSpatialEventTrigger?,
        temporalEventTrigger: INTemporalEventTrigger?, priority: INTaskPriority
    ) {
        self.init()
        self.targetTaskList = targetTaskList
        self.taskTitles = taskTitles
        self.spatialEventTrigger = spatialEventTrigger
        self.temporalEventTrigger = temporalEventTrigger
        self.priority = priority
    }

    public convenience init(
        targetTaskList: INTaskList?, taskTitles: [INSpeakableString]?, spatialEventTrigger: INSpatialEventTrigger?,
        temporalEventTrigger: INTemporalEventTrigger?
    ) {
        self.init()
        self.targetTaskList = targetTaskList
        self.taskTitles = taskTitles
        self.spatialEventTrigger = spatialEventTrigger
        self.temporalEventTrigger = temporalEventTrigger
    }
}

public enum INAddTasksIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
}

open class INAddTasksIntentResponse: INIntentResponse {
    open internal(set) var code: INAddTasksIntentResponseCode = .unspecified
    open var addedTasks: [INTask]?
    open var modifiedTaskList: INTaskList?

    public convenience init(code: INAddTasksIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }
}

/// Handles `INAddTasksIntent`: what it leaves out is answered for it.
public protocol INAddTasksIntentHandling: NSObjectProtocol {
    @preconcurrency
    func handle(intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksIntentResponse) -> Void)
    func handle(intent: INAddTasksIntent) async -> INAddTasksIntentResponse
    @preconcurrency
    func confirm(intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksIntentResponse) -> Void)
    func confirm(intent: INAddTasksIntent) async -> INAddTasksIntentResponse
    @preconcurrency
    func resolveTargetTaskList(
        for intent: INAddTasksIntent, with completion: @escaping @Sendable (INTaskListResolutionResult) -> Void
    )
    func resolveTargetTaskList(for intent: INAddTasksIntent) async -> INTaskListResolutionResult
    @preconcurrency
    func resolveTaskTitles(
        for intent: INAddTasksIntent,
        with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void
    )
    func resolveTaskTitles(for intent: INAddTasksIntent) async -> [INSpeakableStringResolutionResult]
}

extension INAddTasksIntentHandling {
    @preconcurrency
    public func handle(intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksIntentResponse) -> Void) {
        completion(INAddTasksIntentResponse(code: .failure, userActivity: nil))
    }

    public func handle(intent: INAddTasksIntent) async -> INAddTasksIntentResponse {
        await _IntentHandling.response { handle(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func confirm(intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksIntentResponse) -> Void) {
        completion(INAddTasksIntentResponse(code: .ready, userActivity: nil))
    }

    public func confirm(intent: INAddTasksIntent) async -> INAddTasksIntentResponse {
        await _IntentHandling.response { confirm(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func resolveTargetTaskList(
        for intent: INAddTasksIntent, with completion: @escaping @Sendable (INTaskListResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveTargetTaskList(for intent: INAddTasksIntent) async -> INTaskListResolutionResult {
        await _IntentHandling.response { resolveTargetTaskList(for: intent, with: $0) }
    }

    @preconcurrency
    public func resolveTaskTitles(
        for intent: INAddTasksIntent,
        with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void
    ) {
        completion([.notRequired()])
    }

    public func resolveTaskTitles(for intent: INAddTasksIntent) async -> [INSpeakableStringResolutionResult] {
        await _IntentHandling.response { resolveTaskTitles(for: intent, with: $0) }
    }
}

/// Begins a list of tasks.
open class INCreateTaskListIntent: INIntent {
    open internal(set) var title: INSpeakableString?
    open internal(set) var taskTitles: [INSpeakableString]?
    open internal(set) var groupName: INSpeakableString?

    public convenience init(title: INSpeakableString?, taskTitles: [INSpeakableString]?, groupName: INSpeakableString?)
    {
        self.init()
        self.title = title
        self.taskTitles = taskTitles
        self.groupName = groupName
    }
}

public enum INCreateTaskListIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
}

open class INCreateTaskListIntentResponse: INIntentResponse {
    open internal(set) var code: INCreateTaskListIntentResponseCode = .unspecified
    open var createdTaskList: INTaskList?

    public convenience init(code: INCreateTaskListIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }
}

/// Handles `INCreateTaskListIntent`: what it leaves out is answered for it.
public protocol INCreateTaskListIntentHandling: NSObjectProtocol {
    @preconcurrency
    func handle(
        intent: INCreateTaskListIntent, completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void)
    func handle(intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse
    @preconcurrency
    func confirm(
        intent: INCreateTaskListIntent, completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void)
    func confirm(intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse
    @preconcurrency
    func resolveTitle(
        for intent: INCreateTaskListIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    )
    func resolveTitle(for intent: INCreateTaskListIntent) async -> INSpeakableStringResolutionResult
    @preconcurrency
    func resolveTaskTitles(
        for intent: INCreateTaskListIntent,
        with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void
    )
    func resolveTaskTitles(for intent: INCreateTaskListIntent) async -> [INSpeakableStringResolutionResult]
    @preconcurrency
    func resolveGroupName(
        for intent: INCreateTaskListIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    )
    func resolveGroupName(for intent: INCreateTaskListIntent) async -> INSpeakableStringResolutionResult
}

extension INCreateTaskListIntentHandling {
    @preconcurrency
    public func handle(
        intent: INCreateTaskListIntent, completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void
    ) {
        completion(INCreateTaskListIntentResponse(code: .failure, userActivity: nil))
    }

    public func handle(intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse {
        await _IntentHandling.response { handle(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func confirm(
        intent: INCreateTaskListIntent, completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void
    ) {
        completion(INCreateTaskListIntentResponse(code: .ready, userActivity: nil))
    }

    public func confirm(intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse {
        await _IntentHandling.response { confirm(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func resolveTitle(
        for intent: INCreateTaskListIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveTitle(for intent: INCreateTaskListIntent) async -> INSpeakableStringResolutionResult {
        await _IntentHandling.response { resolveTitle(for: intent, with: $0) }
    }

    @preconcurrency
    public func resolveTaskTitles(
        for intent: INCreateTaskListIntent,
        with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void
    ) {
        completion([.notRequired()])
    }

    public func resolveTaskTitles(for intent: INCreateTaskListIntent) async -> [INSpeakableStringResolutionResult] {
        await _IntentHandling.response { resolveTaskTitles(for: intent, with: $0) }
    }

    @preconcurrency
    public func resolveGroupName(
        for intent: INCreateTaskListIntent,
        with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveGroupName(for intent: INCreateTaskListIntent) async -> INSpeakableStringResolutionResult {
        await _IntentHandling.response { resolveGroupName(for: intent, with: $0) }
    }
}

/// Changes a task.
open class INSetTaskAttributeIntent: INIntent {
    open internal(set) var targetTask: INTask?
    open internal(set) var taskTitle: INSpeakableString?
    open internal(set) var status: INTaskStatus = .unknown
    open internal(set) var priority: INTaskPriority = .unknown
    open internal(set) var spatialEventTrigger: INSpatialEventTrigger?
    open internal(set) var temporalEventTrigger: INTemporalEventTrigger?

    public convenience init(
        targetTask: INTask?, taskTitle: INSpeakableString?, status: INTaskStatus, priority: INTaskPriority,
        spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?
    ) {
        self.init()
        self.targetTask = targetTask
        self.taskTitle = taskTitle
        self.status = status
        self.priority = priority
        self.spatialEventTrigger = spatialEventTrigger
        self.temporalEventTrigger = temporalEventTrigger
    }

    public convenience init(
        targetTask: INTask?, status: INTaskStatus, spatialEventTrigger: INSpatialEventTrigger?,
        temporalEventTrigger: INTemporalEventTrigger?
    ) {
        self.init()
        self.targetTask = targetTask
        self.status = status
        self.spatialEventTrigger = spatialEventTrigger
        self.temporalEventTrigger = temporalEventTrigger
    }
}

public enum INSetTaskAttributeIntentResponseCode: Int, Sendable {
    case unspecified
    case ready
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
}

open class INSetTaskAttributeIntentResponse: INIntentResponse {
    open internal(set) var code: INSetTaskAttributeIntentResponseCode = .unspecified
    open var modifiedTask: INTask?

    public convenience init(code: INSetTaskAttributeIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }
}

/// Handles `INSetTaskAttributeIntent`: what it leaves out is answered for it.
public protocol INSetTaskAttributeIntentHandling: NSObjectProtocol {
    @preconcurrency
    func handle(
        intent: INSetTaskAttributeIntent, completion: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void
    )
    func handle(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse
    @preconcurrency
    func confirm(
        intent: INSetTaskAttributeIntent, completion: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void
    )
    func confirm(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse
    @preconcurrency
    func resolveTargetTask(
        for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTaskResolutionResult) -> Void
    )
    func resolveTargetTask(for intent: INSetTaskAttributeIntent) async -> INTaskResolutionResult
    @preconcurrency
    func resolveStatus(
        for intent: INSetTaskAttributeIntent,
        with completion: @escaping @Sendable (INTaskStatusResolutionResult) -> Void
    )
    func resolveStatus(for intent: INSetTaskAttributeIntent) async -> INTaskStatusResolutionResult
}

extension INSetTaskAttributeIntentHandling {
    @preconcurrency
    public func handle(
        intent: INSetTaskAttributeIntent, completion: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void
    ) {
        completion(INSetTaskAttributeIntentResponse(code: .failure, userActivity: nil))
    }

    public func handle(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse {
        await _IntentHandling.response { handle(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func confirm(
        intent: INSetTaskAttributeIntent, completion: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void
    ) {
        completion(INSetTaskAttributeIntentResponse(code: .ready, userActivity: nil))
    }

    public func confirm(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse {
        await _IntentHandling.response { confirm(intent: intent, completion: $0) }
    }

    @preconcurrency
    public func resolveTargetTask(
        for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTaskResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveTargetTask(for intent: INSetTaskAttributeIntent) async -> INTaskResolutionResult {
        await _IntentHandling.response { resolveTargetTask(for: intent, with: $0) }
    }

    @preconcurrency
    public func resolveStatus(
        for intent: INSetTaskAttributeIntent,
        with completion: @escaping @Sendable (INTaskStatusResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveStatus(for intent: INSetTaskAttributeIntent) async -> INTaskStatusResolutionResult {
        await _IntentHandling.response { resolveStatus(for: intent, with: $0) }
    }
}
