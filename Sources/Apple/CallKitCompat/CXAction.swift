public import Foundation

/// Something to be done about calls.
open class CXAction: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    open private(set) var isComplete = false
    open var timeoutDate: Date { .distantFuture }
    open func fulfill() { isComplete = true }
    open func fail() { isComplete = true }
}

open class CXCallAction: CXAction, @unchecked Sendable {
    public let callUUID: UUID

    init(_ callUUID: UUID) { self.callUUID = callUUID }
}

open class CXStartCallAction: CXCallAction, @unchecked Sendable {
    open var handle: CXHandle
    open var contactIdentifier: String?
    open var isVideo = false

    public init(call callUUID: UUID, handle: CXHandle) {
        self.handle = handle
        super.init(callUUID)
    }

    open func fulfill(withDateStarted dateStarted: Date) { fulfill() }
}

open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {
    public init(call callUUID: UUID) { super.init(callUUID) }
    open func fulfill(withDateConnected dateConnected: Date) { fulfill() }
}

open class CXEndCallAction: CXCallAction, @unchecked Sendable {
    public init(call callUUID: UUID) { super.init(callUUID) }
    open func fulfill(withDateEnded dateEnded: Date) { fulfill() }
}

open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
    open var isOnHold: Bool

    public init(call callUUID: UUID, onHold: Bool) {
        isOnHold = onHold
        super.init(callUUID)
    }
}

open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
    open var isMuted: Bool

    public init(call callUUID: UUID, muted: Bool) {
        isMuted = muted
        super.init(callUUID)
    }
}

open class CXSetGroupCallAction: CXCallAction, @unchecked Sendable {
    open var callUUIDToGroupWith: UUID?

    public init(call callUUID: UUID, callUUIDToGroupWith: UUID?) {
        self.callUUIDToGroupWith = callUUIDToGroupWith
        super.init(callUUID)
    }
}

open class CXPlayDTMFCallAction: CXCallAction, @unchecked Sendable {
    public enum ActionType: Int, Sendable {
        case singleTone = 1
        case softPause, hardPause
    }

    open var digits: String
    open var type: ActionType

    public init(call callUUID: UUID, digits: String, type: ActionType) {
        self.digits = digits
        self.type = type
        super.init(callUUID)
    }
}

open class CXTransaction: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    open private(set) var actions: [CXAction]
    open var isComplete: Bool { actions.allSatisfy(\.isComplete) }

    public init(actions: [CXAction] = []) { self.actions = actions }
    public convenience init(action: CXAction) { self.init(actions: [action]) }
    open func addAction(_ action: CXAction) { actions.append(action) }
}
