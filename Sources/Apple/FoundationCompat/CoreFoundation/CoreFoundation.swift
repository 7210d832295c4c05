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
public typealias CFMutableAttributedString = NSMutableAttributedString
public typealias CFMutableSet = NSMutableSet
public typealias CFTimeZone = NSTimeZone
public typealias CFCalendar = NSCalendar
public typealias CFCharacterSet = NSCharacterSet
public typealias CFMutableCharacterSet = NSMutableCharacterSet
public typealias CFReadStream = InputStream
public typealias CFWriteStream = OutputStream
public typealias CFBundle = Bundle
public typealias CFPropertyList = AnyObject
public typealias CFHashCode = UInt
public typealias CFIndex = Int
public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double
public typealias CFStringEncoding = UInt32
public typealias CFOptionFlags = UInt
public typealias CFTypeID = UInt

/// Who makes room for objects; there is one here, and nil is that one.
public final class CFAllocator: Sendable {}

public var kCFAllocatorDefault: CFAllocator! { nil }
public var kCFAllocatorSystemDefault: CFAllocator! { nil }
public var kCFAllocatorMalloc: CFAllocator! { nil }
public var kCFAllocatorNull: CFAllocator! { nil }

public enum CFComparisonResult: CFIndex, Sendable {
    case compareLessThan = -1
    case compareEqualTo, compareGreaterThan
}

public var kCFNotFound: CFIndex { -1 }

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

public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: CFIndex) -> CFMutableData! {
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
