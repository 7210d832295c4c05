public import Foundation

public enum UNNotificationInterruptionLevel: UInt, Sendable {
    case passive, active, timeSensitive, critical
}

/// What gives a notification more to say: an intent, on a phone.
public protocol UNNotificationContentProviding: NSObjectProtocol {}

/// What a notification says.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    open fileprivate(set) var attachments: [UNNotificationAttachment] = []
    open fileprivate(set) var badge: NSNumber?
    open fileprivate(set) var body = ""
    open fileprivate(set) var categoryIdentifier = ""
    open fileprivate(set) var filterCriteria: String?
    open fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active
    open fileprivate(set) var launchImageName = ""
    open fileprivate(set) var relevanceScore = 0.0
    open fileprivate(set) var sound: UNNotificationSound?
    open fileprivate(set) var subtitle = ""
    open fileprivate(set) var targetContentIdentifier: String?
    open fileprivate(set) var threadIdentifier = ""
    open fileprivate(set) var title = ""
    open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
    open fileprivate(set) var summaryArgument = ""
    open fileprivate(set) var summaryArgumentCount = 0

    open override func copy() -> Any { copy(with: nil) }
    open override func mutableCopy() -> Any { mutableCopy(with: nil) }
    open func copy(with zone: NSZone?) -> Any { copied(to: UNNotificationContent()) }
    open func mutableCopy(with zone: NSZone?) -> Any { copied(to: UNMutableNotificationContent()) }

    /// Fails: no intent says more of a notification here.
    open func updating(from provider: any UNNotificationContentProviding) throws -> UNNotificationContent {
        throw UNError(.contentProvidingInvalid)
    }

    private func copied(to copy: UNNotificationContent) -> UNNotificationContent {
        copy.attachments = attachments
        copy.badge = badge
        copy.body = body
        copy.categoryIdentifier = categoryIdentifier
        copy.filterCriteria = filterCriteria
        copy.interruptionLevel = interruptionLevel
        copy.launchImageName = launchImageName
        copy.relevanceScore = relevanceScore
        copy.sound = sound
        copy.subtitle = subtitle
        copy.targetContentIdentifier = targetContentIdentifier
        copy.threadIdentifier = threadIdentifier
        copy.title = title
        copy.userInfo = userInfo
        copy.summaryArgument = summaryArgument
        copy.summaryArgumentCount = summaryArgumentCount
        return copy
    }
}

/// What a notification is to say.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    open override var attachments: [UNNotificationAttachment] {
        get { super.attachments }
        set { super.attachments = newValue }
    }
    open override var badge: NSNumber? {
        get { super.badge }
        set { super.badge = newValue }
    }
    open override var body: String {
        get { super.body }
        set { super.body = newValue }
    }
    open override var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }
    open override var filterCriteria: String? {
        get { super.filterCriteria }
        set { super.filterCriteria = newValue }
    }
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { super.interruptionLevel }
        set { super.interruptionLevel = newValue }
    }
    open override var launchImageName: String {
        get { super.launchImageName }
        set { super.launchImageName = newValue }
    }
    open override var relevanceScore: Double {
        get { super.relevanceScore }
        set { super.relevanceScore = newValue }
    }
    open override var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }
    open override var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    open override var targetContentIdentifier: String? {
        get { super.targetContentIdentifier }
        set { super.targetContentIdentifier = newValue }
    }
    open override var threadIdentifier: String {
        get { super.threadIdentifier }
        set { super.threadIdentifier = newValue }
    }
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    open override var summaryArgument: String {
        get { super.summaryArgument }
        set { super.summaryArgument = newValue }
    }
    open override var summaryArgumentCount: Int {
        get { super.summaryArgumentCount }
        set { super.summaryArgumentCount = newValue }
    }
}

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

/// What is heard with a notification.
open class UNNotificationSound: NSObject, NSCopying, @unchecked Sendable {
    open class var `default`: UNNotificationSound { UNNotificationSound() }
    open class var defaultCritical: UNNotificationSound { UNNotificationSound() }
    open class var defaultRingtone: UNNotificationSound { UNNotificationSound() }

    public override init() {
        super.init()
    }

    public convenience init(named name: UNNotificationSoundName) {
        self.init()
    }

    open class func soundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound { UNNotificationSound() }
    open class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound { UNNotificationSound() }
    open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { UNNotificationSound() }
    open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound { UNNotificationSound() }

    open class func criticalSoundNamed(
        _ name: UNNotificationSoundName, withAudioVolume volume: Float
    ) -> UNNotificationSound { UNNotificationSound() }

    open override func copy() -> Any { self }
    open func copy(with zone: NSZone?) -> Any { self }
}

/// A file beside a notification.
open class UNNotificationAttachment: NSObject, NSCopying, @unchecked Sendable {
    public let identifier: String
    public let url: URL
    open var type: String { url.pathExtension }

    public init(identifier: String, url: URL, options: [AnyHashable: Any]?) throws {
        guard (try? url.checkResourceIsReachable()) == true else { throw UNError(.attachmentInvalidURL) }
        self.identifier = identifier
        self.url = url
    }
    public convenience init(identifier: String, url: URL) throws {
        try self.init(identifier: identifier, url: url, options: nil)
    }

    open override func copy() -> Any { self }
    open func copy(with zone: NSZone?) -> Any { self }
}

public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
    "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"

/// Changes notifications before they are shown; none come here.
open class UNNotificationServiceExtension: NSObject, @unchecked Sendable {
    open func didReceive(
        _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        contentHandler(request.content)
    }

    open func serviceExtensionTimeWillExpire() {}
}
