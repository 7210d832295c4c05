public import Foundation

/// A scene: what is set together.
open class HMActionSet: NSObject, @unchecked Sendable {
    open var name: String { "" }
    open var actions: Set<HMAction> { [] }
    open var isExecuting: Bool { false }
    open var actionSetType: String { HMActionSetTypeUserDefined }
    open var uniqueIdentifier: UUID { UUID() }
    open var lastExecutionDate: Date? { nil }
    open func updateName(_ name: String, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func updateName(_ name: String) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func addAction(_ action: HMAction, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func addAction(_ action: HMAction) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func removeAction(_ action: HMAction, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func removeAction(_ action: HMAction) async throws { throw HMError(.homeAccessNotAuthorized) }
}

public let HMActionSetTypeWakeUp = "HMActionSetTypeWakeUp"
public let HMActionSetTypeSleep = "HMActionSetTypeSleep"
public let HMActionSetTypeHomeDeparture = "HMActionSetTypeHomeDeparture"
public let HMActionSetTypeHomeArrival = "HMActionSetTypeHomeArrival"
public let HMActionSetTypeUserDefined = "HMActionSetTypeUserDefined"
public let HMActionSetTypeTriggerOwned = "HMActionSetTypeTriggerOwned"

open class HMAction: NSObject, @unchecked Sendable {
    public let uniqueIdentifier = UUID()
}

/// Sets a characteristic to a value.
open class HMCharacteristicWriteAction<TargetValueType: NSCopying>: HMAction, @unchecked Sendable {
    public let characteristic: HMCharacteristic
    public let targetValue: TargetValueType

    public init(characteristic: HMCharacteristic, targetValue: TargetValueType) {
        self.characteristic = characteristic
        self.targetValue = targetValue
    }

    open func updateTargetValue(
        _ targetValue: TargetValueType, completionHandler completion: @escaping ((any Error)?) -> Void
    ) {
        completion(HMError(.homeAccessNotAuthorized))
    }
}

/// What runs scenes by itself.
open class HMTrigger: NSObject, @unchecked Sendable {
    public let name: String
    public let uniqueIdentifier = UUID()
    open var isEnabled: Bool { false }
    open var actionSets: [HMActionSet] { [] }
    open var lastFireDate: Date? { nil }

    init(name: String) { self.name = name }

    open func updateName(_ name: String, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func updateName(_ name: String) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func addActionSet(_ actionSet: HMActionSet, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func addActionSet(_ actionSet: HMActionSet) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func removeActionSet(_ actionSet: HMActionSet, completionHandler completion: @escaping ((any Error)?) -> Void)
    {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func removeActionSet(_ actionSet: HMActionSet) async throws { throw HMError(.homeAccessNotAuthorized) }
    open func enable(_ enable: Bool, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError(.homeAccessNotAuthorized))
    }
    open func enable(_ enable: Bool) async throws { throw HMError(.homeAccessNotAuthorized) }
}

open class HMTimerTrigger: HMTrigger, @unchecked Sendable {
    public let fireDate: Date
    public let timeZone: TimeZone?
    public let recurrence: DateComponents?
    public let recurrenceCalendar: Calendar?

    public init(
        name: String, fireDate: Date, timeZone: TimeZone? = nil, recurrence: DateComponents? = nil,
        recurrenceCalendar: Calendar? = nil
    ) {
        self.fireDate = fireDate
        self.timeZone = timeZone
        self.recurrence = recurrence
        self.recurrenceCalendar = recurrenceCalendar
        super.init(name: name)
    }
}

open class HMEvent: NSObject, @unchecked Sendable {
    public let uniqueIdentifier = UUID()
    open class func isSupported(for home: HMHome) -> Bool { false }
}

open class HMTimeEvent: HMEvent, @unchecked Sendable {}

open class HMCalendarEvent: HMTimeEvent, @unchecked Sendable {
    public let fireDateComponents: DateComponents
    public init(fire fireDateComponents: DateComponents) { self.fireDateComponents = fireDateComponents }
}

public struct HMSignificantEvent: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sunrise = HMSignificantEvent(rawValue: "HMSignificantEventSunrise")
    public static let sunset = HMSignificantEvent(rawValue: "HMSignificantEventSunset")
}

open class HMSignificantTimeEvent: HMTimeEvent, @unchecked Sendable {
    public let significantEvent: HMSignificantEvent
    public let offset: DateComponents?
    public init(significantEvent: HMSignificantEvent, offset: DateComponents?) {
        self.significantEvent = significantEvent
        self.offset = offset
    }
}

open class HMCharacteristicEvent<TriggerValueType: NSCopying>: HMEvent, @unchecked Sendable {
    public let characteristic: HMCharacteristic
    public let triggerValue: TriggerValueType?
    public init(characteristic: HMCharacteristic, triggerValue: TriggerValueType?) {
        self.characteristic = characteristic
        self.triggerValue = triggerValue
    }
}

public enum HMEventTriggerActivationState: UInt, Sendable {
    case disabledNoHomeHub, disabledNoCompatibleHomeHub, disabledNoLocationServicesAuthorization, disabled, enabled
}

open class HMEventTrigger: HMTrigger, @unchecked Sendable {
    public let events: [HMEvent]
    public let endEvents: [HMEvent]
    public let predicate: NSPredicate?
    public let recurrences: [DateComponents]?
    open var executeOnce: Bool { false }
    open var triggerActivationState: HMEventTriggerActivationState { .disabled }

    public init(
        name: String, events: [HMEvent], end endEvents: [HMEvent]? = nil, recurrences: [DateComponents]? = nil,
        predicate: NSPredicate?
    ) {
        self.events = events
        self.endEvents = endEvents ?? []
        self.recurrences = recurrences
        self.predicate = predicate
        super.init(name: name)
    }
}
