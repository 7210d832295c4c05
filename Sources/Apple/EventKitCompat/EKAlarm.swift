public import CoreLocationCompat
public import Foundation

public enum EKAlarmProximity: Int, Sendable {
    case none, enter, leave
}

public enum EKAlarmType: Int, Sendable {
    case display, audio, procedure, email
}

/// When one is reminded: at a time, or at a place.
open class EKAlarm: EKObject, NSCopying, @unchecked Sendable {
    open var structuredLocation: EKStructuredLocation?
    open var proximity = EKAlarmProximity.none
    open var soundName: String?
    open var emailAddress: String?
    open var url: URL?

    /// A time of its own; the offset is then none.
    open var absoluteDate: Date? {
        didSet { if absoluteDate != nil { relativeOffset = 0 } }
    }

    /// Seconds after the beginning of the event; the alarm then has no time of its own.
    open var relativeOffset: TimeInterval = 0 {
        didSet { if relativeOffset != 0 { absoluteDate = nil } }
    }

    open var type: EKAlarmType {
        if emailAddress != nil { return .email }
        if url != nil { return .procedure }
        return soundName == nil ? .display : .audio
    }

    public convenience init(absoluteDate date: Date) {
        self.init()
        absoluteDate = date
    }

    public convenience init(relativeOffset offset: TimeInterval) {
        self.init()
        relativeOffset = offset
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = EKAlarm()
        copy.structuredLocation = structuredLocation?.copy() as? EKStructuredLocation
        copy.proximity = proximity
        copy.soundName = soundName
        copy.emailAddress = emailAddress
        copy.url = url
        copy.absoluteDate = absoluteDate
        copy.relativeOffset = relativeOffset
        return copy
    }
}

/// A place, and how near to it is near.
open class EKStructuredLocation: EKObject, NSCopying, @unchecked Sendable {
    open var title: String?
    open var geoLocation: CLLocation?
    open var radius = 0.0

    public convenience init(title: String) {
        self.init()
        self.title = title
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = EKStructuredLocation()
        copy.title = title
        copy.geoLocation = geoLocation
        copy.radius = radius
        return copy
    }
}
