public import Foundation

// Core Foundation's types are their toll-free bridged classes, so that `as CFString` and `as String` work as on iOS.

public typealias CFTypeRef = AnyObject
public typealias CFString = NSString
public typealias CFMutableString = NSMutableString
public typealias CFAttributedString = NSAttributedString
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFData = NSData
public typealias CFMutableData = NSMutableData
public typealias CFDate = NSDate
public typealias CFURL = NSURL
public typealias CFArray = NSArray
public typealias CFMutableArray = NSMutableArray
public typealias CFDictionary = NSDictionary
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFSet = NSSet
public typealias CFError = NSError
public typealias CFLocale = NSLocale
public typealias CFNull = NSNull
public typealias CFUUID = NSUUID
public typealias CFIndex = Int
public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double
public typealias CFStringEncoding = UInt32
public typealias CFOptionFlags = UInt
public typealias CFTypeID = UInt

public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }
public var kCFNull: CFNull! { NSNull() }

// The keys of a bundle's information.
public var kCFBundleDevelopmentRegionKey: CFString! { "CFBundleDevelopmentRegion" }
public var kCFBundleExecutableKey: CFString! { "CFBundleExecutable" }
public var kCFBundleIdentifierKey: CFString! { "CFBundleIdentifier" }
public var kCFBundleInfoDictionaryVersionKey: CFString! { "CFBundleInfoDictionaryVersion" }
public var kCFBundleLocalizationsKey: CFString! { "CFBundleLocalizations" }
public var kCFBundleNameKey: CFString! { "CFBundleName" }
public var kCFBundleVersionKey: CFString! { "CFBundleVersion" }

/// Seconds since the first of January 2001, as the extension's clock has it.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

public func CFDataCreateMutable(_ allocator: AnyObject!, _ capacity: CFIndex) -> CFMutableData! {
    NSMutableData(capacity: capacity)
}

public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
    theData.mutableBytes.assumingMemoryBound(to: UInt8.self)
}

public func CFDataSetLength(_ theData: CFMutableData!, _ length: CFIndex) { theData.length = length }
public func CFDataIncreaseLength(_ theData: CFMutableData!, _ extraLength: CFIndex) { theData.length += extraLength }

public func CFDataAppendBytes(_ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) {
    theData.append(bytes, length: length)
}

public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.length }

/// The bytes, which last as long as the data do.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    theData.bytes.assumingMemoryBound(to: UInt8.self)
}

/// A notification centre between processes, in which nothing is ever posted here.
public final class CFNotificationCenter: Sendable {
    fileprivate static let darwin = CFNotificationCenter()
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

public typealias CFNotificationCallback =
    @convention(c) (
        OpaquePointer?, UnsafeMutableRawPointer?, OpaquePointer?, UnsafeRawPointer?, OpaquePointer?
    ) -> Void

public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }

public func CFNotificationCenterPostNotification(
    _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!,
    _ userInfo: CFDictionary!, _ deliverImmediately: Bool
) {
    Unavailable.note("a notification to other processes")
}

public func CFNotificationCenterAddObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ callBack: CFNotificationCallback!,
    _ name: CFString!, _ object: UnsafeRawPointer!, _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
    Unavailable.note("a notification from other processes")
}

public func CFNotificationCenterRemoveObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!,
    _ object: UnsafeRawPointer!
) {}

public func CFNotificationCenterRemoveEveryObserver(_ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!) {}
