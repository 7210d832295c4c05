public import Foundation

/// Core Foundation's form of a notification center.
///
/// Darwin's carries names from one process to all others; here it carries them within the extension alone.
public final class CFNotificationCenter: Sendable {
    fileprivate let center: NotificationCenter
    fileprivate let isDarwin: Bool

    private init(_ center: NotificationCenter, isDarwin: Bool) {
        self.center = center
        self.isDarwin = isDarwin
    }

    fileprivate static let darwin = CFNotificationCenter(NotificationCenter(), isDarwin: true)
    fileprivate static let local = CFNotificationCenter(.default, isDarwin: false)
    fileprivate static let lock = NSLock()
    /// Guarded by `lock`.
    nonisolated(unsafe) fileprivate static var registrations: [Registration] = []

    fileprivate struct Registration {
        let center: CFNotificationCenter
        let observer: UnsafeRawPointer?
        let name: String?
        let object: UnsafeRawPointer?
        let token: any NSObjectProtocol
    }

    fileprivate func remove(where isMeant: (Registration) -> Bool) {
        let removed = Self.lock.withLock {
            let removed = Self.registrations.filter { $0.center === self && isMeant($0) }
            Self.registrations.removeAll { $0.center === self && isMeant($0) }
            return removed
        }
        for registration in removed { center.removeObserver(registration.token) }
    }
}

public struct CFNotificationName: RawRepresentable, Hashable, @unchecked Sendable {
    public var rawValue: CFString

    public init(rawValue: CFString) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: CFString) {
        self.rawValue = rawValue
    }

    // Written out because of a compiler bug: Swift 6.3.1 stops optimising RawRepresentable's own.
    public static func == (a: Self, b: Self) -> Bool { a.rawValue.isEqual(b.rawValue) }
}

public enum CFNotificationSuspensionBehavior: Int, Sendable {
    case drop = 1
    case coalesce, hold, deliverImmediately
}

public var kCFNotificationDeliverImmediately: CFOptionFlags { 1 }
public var kCFNotificationPostToAllSessions: CFOptionFlags { 2 }

/// Not of C's convention, which Swift's own types have no place in.
public typealias CFNotificationCallback =
    @Sendable (
        CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?
    ) -> Void

public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .local }

/// Tells the center's observers: those of Darwin's on the main thread, a little later, and without the object and information.
public func CFNotificationCenterPostNotification(
    _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!,
    _ userInfo: CFDictionary!, _ deliverImmediately: Bool
) {
    let name = Notification.Name(name.rawValue as String)
    guard center.isDarwin else {
        let sender = object.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
        center.center.post(name: name, object: sender, userInfo: userInfo?._bridgeToSwift() as? [AnyHashable: Any])
        return
    }
    DispatchQueue.main.async { [center = center.center] in center.post(name: name, object: nil) }
}

public func CFNotificationCenterPostNotificationWithOptions(
    _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!,
    _ userInfo: CFDictionary!, _ options: CFOptionFlags
) {
    CFNotificationCenterPostNotification(
        center, name, object, userInfo, options & kCFNotificationDeliverImmediately != 0)
}

public func CFNotificationCenterAddObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ callBack: CFNotificationCallback!,
    _ name: CFString!, _ object: UnsafeRawPointer!, _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
    nonisolated(unsafe) let (observer, object) = (observer, object)
    let text = name.map { $0 as String }
    let token = center.center.addObserver(
        forName: text.map { Notification.Name($0) }, object: nil, queue: nil
    ) { [unowned center] notification in
        let sender = (notification.object as AnyObject?).map {
            UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque())
        }
        if let center, center.isDarwin || object == nil || object == sender {
            callBack?(
                center, UnsafeMutableRawPointer(mutating: observer),
                CFNotificationName(notification.name.rawValue as NSString), sender,
                notification.userInfo.map { $0 as NSDictionary })
        }
    }
    let registration = CFNotificationCenter.Registration(
        center: center, observer: observer, name: text, object: object, token: token)
    CFNotificationCenter.lock.withLock { CFNotificationCenter.registrations.append(registration) }
}

public func CFNotificationCenterRemoveObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!,
    _ object: UnsafeRawPointer!
) {
    center.remove {
        $0.observer == observer && (name == nil || $0.name == name.rawValue as String)
            && (object == nil || $0.object == object)
    }
}

public func CFNotificationCenterRemoveEveryObserver(_ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!) {
    center.remove { $0.observer == observer }
}
