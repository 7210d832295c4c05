public import Foundation

/// Work that an app does in the background, and a widget never.
open class BGTask: NSObject, @unchecked Sendable {
    public let identifier: String
    open var expirationHandler: (() -> Void)?

    init(identifier: String) {
        self.identifier = identifier
    }

    open func setTaskCompleted(success: Bool) {}
}

open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
open class BGProcessingTask: BGTask, @unchecked Sendable {}
open class BGHealthResearchTask: BGProcessingTask, @unchecked Sendable {}
open class BGContinuedProcessingTask: BGTask, ProgressReporting, @unchecked Sendable {
    open private(set) var title = ""
    open private(set) var subtitle = ""
    public let progress = Progress(totalUnitCount: 100)

    open func updateTitle(_ title: String, subtitle: String) {
        self.title = title
        self.subtitle = subtitle
    }
}

open class BGTaskRequest: NSObject, @unchecked Sendable {
    public let identifier: String
    open var earliestBeginDate: Date?

    init(_ identifier: String) {
        self.identifier = identifier
    }
}

open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    public init(identifier: String) {
        super.init(identifier)
    }
}

open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    open var requiresNetworkConnectivity = false
    open var requiresExternalPower = false

    public init(identifier: String) {
        super.init(identifier)
    }
}

open class BGHealthResearchTaskRequest: BGProcessingTaskRequest, @unchecked Sendable {
    open var protectionTypeOfRequiredData = FileProtectionType.none
}

open class BGContinuedProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    public enum SubmissionStrategy: Int, Sendable {
        case fail, queue
    }

    /// What the task needs of the device.
    public struct Resources: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let gpu = Resources(rawValue: 1)
    }

    open var title: String
    open var subtitle: String
    open var strategy = SubmissionStrategy.queue
    open var requiredResources: Resources = []

    public init(identifier: String, title: String, subtitle: String) {
        self.title = title
        self.subtitle = subtitle
        super.init(identifier)
    }
}

/// Schedules no work: background tasks are an app's.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    public static let shared = BGTaskScheduler()

    public struct Error: _BridgedStoredNSError, Hashable, Sendable {
        public enum Code: Int, _ErrorCodeProtocol, Sendable {
            public typealias _ErrorType = BGTaskScheduler.Error
            case unavailable = 1
            case tooManyPendingTaskRequests, notPermitted, immediateRunIneligible
        }

        public let _nsError: NSError

        public init(_nsError error: NSError) {
            _nsError = error
        }

        public static var _nsErrorDomain: String { "BGTaskSchedulerErrorDomain" }
        public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }

        public static var unavailable: Code { .unavailable }
        public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
        public static var notPermitted: Code { .notPermitted }
        public static var immediateRunIneligible: Code { .immediateRunIneligible }
    }

    open class var supportedResources: BGContinuedProcessingTaskRequest.Resources { [] }

    @discardableResult
    open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool {
        false
    }

    open func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }
    open func cancel(taskRequestWithIdentifier identifier: String) {}
    open func cancelAllTaskRequests() {}

    open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) { completionHandler([]) }
    open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
