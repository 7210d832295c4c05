public import Foundation

// What holds for every object of Core Foundation's.

/// Which kind an object is; the identifiers are this process's own, as they are on a phone.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
    switch cf as AnyObject {
    case is NSString: return CFStringGetTypeID()
    case let number as NSNumber:
        return String(cString: number.objCType) == "B" || number === kCFBooleanTrue || number === kCFBooleanFalse
            ? CFBooleanGetTypeID() : CFNumberGetTypeID()
    case is NSAttributedString: return CFAttributedStringGetTypeID()
    case is NSArray: return CFArrayGetTypeID()
    case is NSDictionary: return CFDictionaryGetTypeID()
    case is NSSet: return CFSetGetTypeID()
    case is NSData: return CFDataGetTypeID()
    case is NSDate: return CFDateGetTypeID()
    case is NSURL: return CFURLGetTypeID()
    case is NSUUID: return CFUUIDGetTypeID()
    case is NSError: return CFErrorGetTypeID()
    case is NSLocale: return CFLocaleGetTypeID()
    case is NSTimeZone: return CFTimeZoneGetTypeID()
    case is NSNull: return CFNullGetTypeID()
    case is Bundle: return CFBundleGetTypeID()
    case let object:
        // The class below NSObject's or without another above it: a mutable path is a path.
        var mirror = Mirror(reflecting: object)
        while let above = mirror.superclassMirror, above.subjectType != NSObject.self { mirror = above }
        return CFTypeID(bitPattern: ObjectIdentifier(mirror.subjectType))
    }
}

private func identifier(_ type: AnyClass) -> CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(type)) }

public func CFStringGetTypeID() -> CFTypeID { identifier(NSString.self) }
public func CFNumberGetTypeID() -> CFTypeID { identifier(NSNumber.self) }
/// That of no class: booleans are numbers in Foundation.
public func CFBooleanGetTypeID() -> CFTypeID { 1 }
public func CFAttributedStringGetTypeID() -> CFTypeID { identifier(NSAttributedString.self) }
public func CFArrayGetTypeID() -> CFTypeID { identifier(NSArray.self) }
public func CFDictionaryGetTypeID() -> CFTypeID { identifier(NSDictionary.self) }
public func CFSetGetTypeID() -> CFTypeID { identifier(NSSet.self) }
public func CFDataGetTypeID() -> CFTypeID { identifier(NSData.self) }
public func CFDateGetTypeID() -> CFTypeID { identifier(NSDate.self) }
public func CFURLGetTypeID() -> CFTypeID { identifier(NSURL.self) }
public func CFUUIDGetTypeID() -> CFTypeID { identifier(NSUUID.self) }
public func CFErrorGetTypeID() -> CFTypeID { identifier(NSError.self) }
public func CFLocaleGetTypeID() -> CFTypeID { identifier(NSLocale.self) }
public func CFTimeZoneGetTypeID() -> CFTypeID { identifier(NSTimeZone.self) }
public func CFNullGetTypeID() -> CFTypeID { identifier(NSNull.self) }
public func CFBundleGetTypeID() -> CFTypeID { identifier(Bundle.self) }
public func CFRunLoopGetTypeID() -> CFTypeID { identifier(CFRunLoopObject.self) }

public func CFEqual(_ cf1: CFTypeRef!, _ cf2: CFTypeRef!) -> Bool {
    if cf1 === cf2 { return true }
    guard let one = cf1 as? NSObject, let other = cf2 as? NSObject else { return false }
    return one.isEqual(other)
}

public func CFHash(_ cf: CFTypeRef!) -> CFHashCode { CFHashCode(bitPattern: (cf as? NSObject)?.hash ?? 0) }
public func CFCopyDescription(_ cf: CFTypeRef!) -> CFString! { String(describing: cf as Any) as NSString }

/// Prints an object to standard error.
public func CFShow(_ obj: CFTypeRef!) { FileHandle.standardError.write(Data("\(obj as Any)\n".utf8)) }

public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean.boolValue }

// MARK: Identifiers

/// A universally unique identifier's bytes.
public struct CFUUIDBytes: Hashable, Sendable {
    public var byte0: UInt8, byte1: UInt8, byte2: UInt8, byte3: UInt8, byte4: UInt8, byte5: UInt8, byte6: UInt8
    public var byte7: UInt8, byte8: UInt8, byte9: UInt8, byte10: UInt8, byte11: UInt8, byte12: UInt8, byte13: UInt8
    public var byte14: UInt8, byte15: UInt8

    public init() { self = unsafeBitCast((0, 0) as (UInt64, UInt64), to: CFUUIDBytes.self) }

    public init(
        byte0: UInt8, byte1: UInt8, byte2: UInt8, byte3: UInt8, byte4: UInt8, byte5: UInt8, byte6: UInt8,
        byte7: UInt8, byte8: UInt8, byte9: UInt8, byte10: UInt8, byte11: UInt8, byte12: UInt8, byte13: UInt8,
        byte14: UInt8, byte15: UInt8
    ) {
        let bytes: uuid_t = (
            byte0, byte1, byte2, byte3, byte4, byte5, byte6, byte7, byte8, byte9, byte10, byte11, byte12, byte13,
            byte14, byte15
        )
        self = unsafeBitCast(bytes, to: CFUUIDBytes.self)
    }
}

public func CFUUIDCreate(_ alloc: CFAllocator!) -> CFUUID! { NSUUID() }

public func CFUUIDCreateFromString(_ alloc: CFAllocator!, _ uuidStr: CFString!) -> CFUUID! {
    NSUUID(uuidString: uuidStr as String)
}

public func CFUUIDCreateString(_ alloc: CFAllocator!, _ uuid: CFUUID!) -> CFString! { uuid.uuidString as NSString }

public func CFUUIDCreateFromUUIDBytes(_ alloc: CFAllocator!, _ bytes: CFUUIDBytes) -> CFUUID! {
    withUnsafeBytes(of: bytes) { NSUUID(uuidBytes: $0.baseAddress!.assumingMemoryBound(to: UInt8.self)) }
}

public func CFUUIDGetUUIDBytes(_ uuid: CFUUID!) -> CFUUIDBytes {
    var bytes = CFUUIDBytes()
    withUnsafeMutableBytes(of: &bytes) { uuid.getBytes($0.baseAddress!.assumingMemoryBound(to: UInt8.self)) }
    return bytes
}

// MARK: Bundles

public func CFBundleGetMainBundle() -> CFBundle! { .main }

public func CFBundleGetBundleWithIdentifier(_ bundleID: CFString!) -> CFBundle! {
    Bundle(identifier: bundleID as String)
}

public func CFBundleGetIdentifier(_ bundle: CFBundle!) -> CFString! { bundle.bundleIdentifier.map { $0 as NSString } }

public func CFBundleGetInfoDictionary(_ bundle: CFBundle!) -> CFDictionary! {
    bundle.infoDictionary.map { $0 as NSDictionary }
}

public func CFBundleGetLocalInfoDictionary(_ bundle: CFBundle!) -> CFDictionary! {
    bundle.localizedInfoDictionary.map { $0 as NSDictionary }
}

public func CFBundleGetValueForInfoDictionaryKey(_ bundle: CFBundle!, _ key: CFString!) -> CFTypeRef! {
    bundle.object(forInfoDictionaryKey: key as String).map { $0 as AnyObject }
}

public func CFBundleCopyBundleURL(_ bundle: CFBundle!) -> CFURL! { bundle.bundleURL as NSURL }
public func CFBundleCopyResourcesDirectoryURL(_ bundle: CFBundle!) -> CFURL! { bundle.resourceURL.map { $0 as NSURL } }
public func CFBundleCopyExecutableURL(_ bundle: CFBundle!) -> CFURL! { bundle.executableURL.map { $0 as NSURL } }

public func CFBundleCopyResourceURL(
    _ bundle: CFBundle!, _ resourceName: CFString!, _ resourceType: CFString!, _ subDirName: CFString!
) -> CFURL! {
    bundle.url(
        forResource: resourceName.map { $0 as String }, withExtension: resourceType.map { $0 as String },
        subdirectory: subDirName.map { $0 as String }
    ).map { $0 as NSURL }
}

public func CFBundleCopyLocalizedString(
    _ bundle: CFBundle!, _ key: CFString!, _ value: CFString!, _ tableName: CFString!
) -> CFString! {
    bundle.localizedString(
        forKey: key as String, value: value.map { $0 as String }, table: tableName.map { $0 as String }) as NSString
}

public func CFBundleCopyBundleLocalizations(_ bundle: CFBundle!) -> CFArray! { bundle.localizations as NSArray }
public func CFBundleGetDevelopmentRegion(_ bundle: CFBundle!) -> CFString! {
    bundle.developmentLocalization.map { $0 as NSString }
}

// MARK: Preferences

public var kCFPreferencesCurrentApplication: CFString! { "kCFPreferencesCurrentApplication" }
public var kCFPreferencesAnyApplication: CFString! { "kCFPreferencesAnyApplication" }
public var kCFPreferencesCurrentUser: CFString! { "kCFPreferencesCurrentUser" }
public var kCFPreferencesAnyUser: CFString! { "kCFPreferencesAnyUser" }
public var kCFPreferencesCurrentHost: CFString! { "kCFPreferencesCurrentHost" }
public var kCFPreferencesAnyHost: CFString! { "kCFPreferencesAnyHost" }

/// The defaults of the extension, or of the suite of that name; there is one user here, and one host.
private func defaults(of application: CFString!) -> UserDefaults? {
    application == kCFPreferencesCurrentApplication || application == kCFPreferencesAnyApplication
        ? .standard : UserDefaults(suiteName: application as String)
}

public func CFPreferencesCopyAppValue(_ key: CFString!, _ applicationID: CFString!) -> CFPropertyList! {
    defaults(of: applicationID)?.object(forKey: key as String).map { $0 as AnyObject }
}

public func CFPreferencesGetAppBooleanValue(
    _ key: CFString!, _ applicationID: CFString!, _ keyExistsAndHasValidFormat: UnsafeMutablePointer<DarwinBoolean>!
) -> Bool {
    let value = CFPreferencesCopyAppValue(key, applicationID)
    keyExistsAndHasValidFormat?.pointee = DarwinBoolean(value is NSNumber || value is NSString)
    return (value as? NSNumber)?.boolValue ?? (value as? NSString)?.boolValue ?? false
}

public func CFPreferencesGetAppIntegerValue(
    _ key: CFString!, _ applicationID: CFString!, _ keyExistsAndHasValidFormat: UnsafeMutablePointer<DarwinBoolean>!
) -> CFIndex {
    let value = CFPreferencesCopyAppValue(key, applicationID)
    keyExistsAndHasValidFormat?.pointee = DarwinBoolean(value is NSNumber || value is NSString)
    return (value as? NSNumber)?.intValue ?? (value as? NSString)?.integerValue ?? 0
}

/// Nil takes the value away.
public func CFPreferencesSetAppValue(_ key: CFString!, _ value: CFPropertyList!, _ applicationID: CFString!) {
    let store = defaults(of: applicationID)
    if let value { store?.set(value, forKey: key as String) } else { store?.removeObject(forKey: key as String) }
}

@discardableResult
public func CFPreferencesAppSynchronize(_ applicationID: CFString!) -> Bool {
    defaults(of: applicationID)?.synchronize() ?? false
}

public func CFPreferencesCopyValue(
    _ key: CFString!, _ applicationID: CFString!, _ userName: CFString!, _ hostName: CFString!
) -> CFPropertyList! {
    CFPreferencesCopyAppValue(key, applicationID)
}

public func CFPreferencesSetValue(
    _ key: CFString!, _ value: CFPropertyList!, _ applicationID: CFString!, _ userName: CFString!,
    _ hostName: CFString!
) {
    CFPreferencesSetAppValue(key, value, applicationID)
}

@discardableResult
public func CFPreferencesSynchronize(
    _ applicationID: CFString!, _ userName: CFString!, _ hostName: CFString!
) -> Bool {
    CFPreferencesAppSynchronize(applicationID)
}

public func CFPreferencesCopyKeyList(
    _ applicationID: CFString!, _ userName: CFString!, _ hostName: CFString!
) -> CFArray! {
    defaults(of: applicationID).map { $0.dictionaryRepresentation().keys.sorted() as NSArray }
}

public func CFPreferencesCopyMultiple(
    _ keysToFetch: CFArray!, _ applicationID: CFString!, _ userName: CFString!, _ hostName: CFString!
) -> CFDictionary {
    let all = defaults(of: applicationID)?.dictionaryRepresentation() ?? [:]
    guard let keys = keysToFetch?._bridgeToSwift() as? [String] else { return all as NSDictionary }
    return all.filter { keys.contains($0.key) } as NSDictionary
}

public func CFPreferencesAppValueIsForced(_ key: CFString!, _ applicationID: CFString!) -> Bool { false }

// MARK: Dates and places

public var kCFAbsoluteTimeIntervalSince1970: CFTimeInterval { Date.timeIntervalBetween1970AndReferenceDate }

public func CFDateCreate(_ allocator: CFAllocator!, _ at: CFAbsoluteTime) -> CFDate! {
    NSDate(timeIntervalSinceReferenceDate: at)
}

public func CFDateGetAbsoluteTime(_ theDate: CFDate!) -> CFAbsoluteTime { theDate.timeIntervalSinceReferenceDate }

public func CFDateGetTimeIntervalSinceDate(_ theDate: CFDate!, _ otherDate: CFDate!) -> CFTimeInterval {
    theDate.timeIntervalSince(otherDate as Date)
}

public func CFDateCompare(
    _ theDate: CFDate!, _ otherDate: CFDate!, _ context: UnsafeMutableRawPointer!
) -> CFComparisonResult {
    CFComparisonResult(rawValue: theDate.compare(otherDate as Date).rawValue) ?? .compareEqualTo
}

public func CFTimeZoneCopySystem() -> CFTimeZone! { TimeZone.current as NSTimeZone }
public func CFTimeZoneCopyDefault() -> CFTimeZone! { TimeZone.current as NSTimeZone }
public func CFTimeZoneGetName(_ tz: CFTimeZone!) -> CFString! { tz.name as NSString }

public func CFTimeZoneGetSecondsFromGMT(_ tz: CFTimeZone!, _ at: CFAbsoluteTime) -> CFTimeInterval {
    CFTimeInterval(tz.secondsFromGMT(for: Date(timeIntervalSinceReferenceDate: at)))
}

public func CFLocaleCopyCurrent() -> CFLocale! { Locale.current as NSLocale }
public func CFLocaleCopyPreferredLanguages() -> CFArray! { Locale.preferredLanguages as NSArray }
public func CFLocaleGetIdentifier(_ locale: CFLocale!) -> CFLocaleIdentifier! {
    CFLocaleIdentifier(locale.localeIdentifier as NSString)
}

public func CFLocaleCreate(_ allocator: CFAllocator!, _ localeIdentifier: CFLocaleIdentifier!) -> CFLocale! {
    NSLocale(localeIdentifier: localeIdentifier.rawValue as String)
}

public func CFLocaleGetValue(_ locale: CFLocale!, _ key: CFLocaleKey!) -> CFTypeRef! {
    locale.object(forKey: NSLocale.Key(rawValue: key.rawValue as String)).map { $0 as AnyObject }
}

public func CFLocaleCopyDisplayNameForPropertyValue(
    _ displayLocale: CFLocale!, _ key: CFLocaleKey!, _ value: CFString!
) -> CFString! {
    displayLocale.displayName(forKey: NSLocale.Key(rawValue: key.rawValue as String), value: value as String).map {
        $0 as NSString
    }
}

public struct CFLocaleIdentifier: RawRepresentable, Hashable, @unchecked Sendable {
    public var rawValue: CFString

    public init(rawValue: CFString) { self.rawValue = rawValue }
    public init(_ rawValue: CFString) { self.rawValue = rawValue }

    // Written out because of a compiler bug: Swift 6.3.1 stops optimising RawRepresentable's own.
    public static func == (a: Self, b: Self) -> Bool { a.rawValue.isEqual(b.rawValue) }
}

public struct CFLocaleKey: RawRepresentable, Hashable, @unchecked Sendable {
    public var rawValue: CFString

    public init(rawValue: CFString) { self.rawValue = rawValue }
    public init(_ rawValue: CFString) { self.rawValue = rawValue }
    fileprivate init(_ key: NSLocale.Key) { rawValue = key.rawValue as NSString }

    // Written out because of a compiler bug: Swift 6.3.1 stops optimising RawRepresentable's own.
    public static func == (a: Self, b: Self) -> Bool { a.rawValue.isEqual(b.rawValue) }

    public static var identifier: CFLocaleKey { CFLocaleKey(.identifier) }
    public static var languageCode: CFLocaleKey { CFLocaleKey(.languageCode) }
    public static var countryCode: CFLocaleKey { CFLocaleKey(.countryCode) }
    public static var scriptCode: CFLocaleKey { CFLocaleKey(.scriptCode) }
    public static var variantCode: CFLocaleKey { CFLocaleKey(.variantCode) }
    public static var calendarIdentifier: CFLocaleKey { CFLocaleKey(.calendar) }
    public static var collationIdentifier: CFLocaleKey { CFLocaleKey(.collationIdentifier) }
    public static var usesMetricSystem: CFLocaleKey { CFLocaleKey(.usesMetricSystem) }
    public static var measurementSystem: CFLocaleKey { CFLocaleKey(.measurementSystem) }
    public static var decimalSeparator: CFLocaleKey { CFLocaleKey(.decimalSeparator) }
    public static var groupingSeparator: CFLocaleKey { CFLocaleKey(.groupingSeparator) }
    public static var currencySymbol: CFLocaleKey { CFLocaleKey(.currencySymbol) }
    public static var currencyCode: CFLocaleKey { CFLocaleKey(.currencyCode) }
}

// MARK: Collections

public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict.count }
public func CFSetGetCount(_ theSet: CFSet!) -> CFIndex { theSet.count }

/// The element's address; it stays for as long as the extension runs.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
    UnsafeRawPointer(Unmanaged.passRetained(theArray.object(at: idx) as AnyObject).toOpaque())
}

/// The value's address, which stays for as long as the extension runs; nil where there is none for the key.
public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
    let key = Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue()
    return theDict.object(forKey: key).map { UnsafeRawPointer(Unmanaged.passRetained($0 as AnyObject).toOpaque()) }
}

public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool {
    theDict.object(forKey: Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue()) != nil
}

public func CFArrayAppendValue(_ theArray: CFMutableArray!, _ value: UnsafeRawPointer!) {
    theArray.add(Unmanaged<AnyObject>.fromOpaque(value).takeUnretainedValue())
}

public func CFArrayRemoveAllValues(_ theArray: CFMutableArray!) { theArray.removeAllObjects() }

public func CFDictionarySetValue(_ theDict: CFMutableDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeRawPointer!)
{
    guard let name = Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue() as? NSObject else { return }
    theDict.setObject(Unmanaged<AnyObject>.fromOpaque(value).takeUnretainedValue(), forKey: name)
}

public func CFDictionaryAddValue(_ theDict: CFMutableDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeRawPointer!)
{
    if !CFDictionaryContainsKey(theDict, key) { CFDictionarySetValue(theDict, key, value) }
}

public func CFDictionaryRemoveAllValues(_ theDict: CFMutableDictionary!) { theDict.removeAllObjects() }

/// How a collection holds its objects: here always as objects of Foundation's.
public struct CFCollectionCallBacks: Sendable {
    fileprivate init() {}
}

public typealias CFArrayCallBacks = CFCollectionCallBacks
public typealias CFDictionaryKeyCallBacks = CFCollectionCallBacks
public typealias CFDictionaryValueCallBacks = CFCollectionCallBacks

// Variables as on a phone, for they are given by their addresses; nothing is read from them.
nonisolated(unsafe) public var kCFTypeArrayCallBacks = CFArrayCallBacks()
nonisolated(unsafe) public var kCFTypeDictionaryKeyCallBacks = CFDictionaryKeyCallBacks()
nonisolated(unsafe) public var kCFTypeDictionaryValueCallBacks = CFDictionaryValueCallBacks()
nonisolated(unsafe) public var kCFCopyStringDictionaryKeyCallBacks = CFDictionaryKeyCallBacks()

public func CFArrayCreateMutable(
    _ allocator: CFAllocator!, _ capacity: CFIndex, _ callBacks: UnsafePointer<CFArrayCallBacks>!
) -> CFMutableArray! {
    NSMutableArray()
}

public func CFDictionaryCreateMutable(
    _ allocator: CFAllocator!, _ capacity: CFIndex, _ keyCallBacks: UnsafePointer<CFDictionaryKeyCallBacks>!,
    _ valueCallBacks: UnsafePointer<CFDictionaryValueCallBacks>!
) -> CFMutableDictionary! {
    NSMutableDictionary()
}

// MARK: Bytes, addresses and errors

public func CFDataCreate(
    _ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex
) -> CFData! {
    NSData(bytes: bytes, length: length)
}

public func CFDataCreateMutableCopy(
    _ allocator: CFAllocator!, _ capacity: CFIndex, _ theData: CFData!
) -> CFMutableData! {
    NSMutableData(data: Data(referencing: theData))
}

public func CFDataGetBytes(_ theData: CFData!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>!) {
    theData.getBytes(buffer, range: NSRange(location: range.location, length: range.length))
}

public enum CFURLPathStyle: CFIndex, Sendable {
    case cfurlposixPathStyle = 0
    case cfurlWindowsPathStyle = 2
}

public func CFURLCreateWithString(_ allocator: CFAllocator!, _ URLString: CFString!, _ baseURL: CFURL!) -> CFURL! {
    NSURL(string: URLString as String, relativeTo: baseURL.map { $0 as URL })
}

public func CFURLCreateWithFileSystemPath(
    _ allocator: CFAllocator!, _ filePath: CFString!, _ pathStyle: CFURLPathStyle, _ isDirectory: Bool
) -> CFURL! {
    NSURL(fileURLWithPath: filePath as String, isDirectory: isDirectory)
}

public func CFURLGetString(_ anURL: CFURL!) -> CFString! { anURL.relativeString as NSString }
public func CFURLCopyHostName(_ anURL: CFURL!) -> CFString! { anURL.host.map { $0 as NSString } }
public func CFURLCopyPath(_ anURL: CFURL!) -> CFString! { anURL.path.map { $0 as NSString } }
public func CFURLCopyScheme(_ anURL: CFURL!) -> CFString! { anURL.scheme.map { $0 as NSString } }
public func CFURLCopyLastPathComponent(_ url: CFURL!) -> CFString! { url.lastPathComponent.map { $0 as NSString } }
public func CFURLCopyPathExtension(_ url: CFURL!) -> CFString! { url.pathExtension.map { $0 as NSString } }

public func CFURLCopyFileSystemPath(_ anURL: CFURL!, _ pathStyle: CFURLPathStyle) -> CFString! {
    anURL.path.map { $0 as NSString }
}

/// Escapes all but ASCII's letters, digits and `-._~` and what is left unescaped, and what else is to be escaped.
public func CFURLCreateStringByAddingPercentEscapes(
    _ allocator: CFAllocator!, _ originalString: CFString!, _ charactersToLeaveUnescaped: CFString!,
    _ legalURLCharactersToBeEscaped: CFString!, _ encoding: CFStringEncoding
) -> CFString! {
    var allowed = CharacterSet(charactersIn: Unicode.Scalar(0x21)...Unicode.Scalar(0x7E))
    allowed.remove(charactersIn: "\"#%<>[\\]^`{|}")
    if let more = charactersToLeaveUnescaped { allowed.insert(charactersIn: more as String) }
    if let less = legalURLCharactersToBeEscaped { allowed.remove(charactersIn: less as String) }
    return (originalString as String).addingPercentEncoding(withAllowedCharacters: allowed).map { $0 as NSString }
}

public func CFURLCreateStringByReplacingPercentEscapes(
    _ allocator: CFAllocator!, _ originalString: CFString!, _ charactersToLeaveEscaped: CFString!
) -> CFString! {
    (originalString as String).removingPercentEncoding.map { $0 as NSString }
}

public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }
public func CFErrorGetDomain(_ err: CFError!) -> CFErrorDomain! { err.domain as NSString }
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err.localizedDescription as NSString }
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { err.userInfo as NSDictionary }
public typealias CFErrorDomain = CFString

// MARK: Numbers

public enum CFNumberType: CFIndex, Sendable {
    case sInt8Type = 1
    case sInt16Type, sInt32Type, sInt64Type, float32Type, float64Type, charType, shortType, intType, longType
    case longLongType, floatType, doubleType, cfIndexType, nsIntegerType, cgFloatType
}

/// The number that an address holds, of the type.
public func CFNumberCreate(
    _ allocator: CFAllocator!, _ theType: CFNumberType, _ valuePtr: UnsafeRawPointer!
) -> CFNumber! {
    switch theType {
    case .sInt8Type, .charType: NSNumber(value: valuePtr.loadUnaligned(as: Int8.self))
    case .sInt16Type, .shortType: NSNumber(value: valuePtr.loadUnaligned(as: Int16.self))
    case .sInt32Type, .intType: NSNumber(value: valuePtr.loadUnaligned(as: Int32.self))
    case .sInt64Type, .longType, .longLongType, .cfIndexType, .nsIntegerType:
        NSNumber(value: valuePtr.loadUnaligned(as: Int64.self))
    case .float32Type, .floatType: NSNumber(value: valuePtr.loadUnaligned(as: Float.self))
    case .float64Type, .doubleType, .cgFloatType: NSNumber(value: valuePtr.loadUnaligned(as: Double.self))
    }
}

/// Writes the number to an address, in the type; false where it does not fit exactly.
@discardableResult
public func CFNumberGetValue(
    _ number: CFNumber!, _ theType: CFNumberType, _ valuePtr: UnsafeMutableRawPointer!
) -> Bool {
    func store<Value: BitwiseCopyable>(_ value: Value, _ isExact: Bool) -> Bool {
        valuePtr.storeBytes(of: value, as: Value.self)
        return isExact
    }
    switch theType {
    case .sInt8Type, .charType: return store(number.int8Value, number == NSNumber(value: number.int8Value))
    case .sInt16Type, .shortType: return store(number.int16Value, number == NSNumber(value: number.int16Value))
    case .sInt32Type, .intType: return store(number.int32Value, number == NSNumber(value: number.int32Value))
    case .sInt64Type, .longType, .longLongType, .cfIndexType, .nsIntegerType:
        return store(number.int64Value, number == NSNumber(value: number.int64Value))
    case .float32Type, .floatType: return store(number.floatValue, number == NSNumber(value: number.floatValue))
    case .float64Type, .doubleType, .cgFloatType: return store(number.doubleValue, true)
    }
}

/// Whether the number is a fraction by its type.
public func CFNumberIsFloatType(_ number: CFNumber!) -> Bool {
    ["f", "d"].contains(String(cString: number.objCType))
}
