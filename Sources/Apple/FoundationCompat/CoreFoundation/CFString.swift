public import Foundation

public struct CFRange: Hashable, Sendable {
    public var location: CFIndex
    public var length: CFIndex

    public init() { (location, length) = (0, 0) }

    public init(location: CFIndex, length: CFIndex) {
        (self.location, self.length) = (location, length)
    }
}

public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString.length }

public func CFStringHasPrefix(_ theString: CFString!, _ prefix: CFString!) -> Bool {
    theString.hasPrefix(prefix as String)
}

public func CFStringHasSuffix(_ theString: CFString!, _ suffix: CFString!) -> Bool {
    theString.hasSuffix(suffix as String)
}

public func CFStringAppend(_ theString: CFMutableString!, _ appendedString: CFString!) {
    theString.append(appendedString as String)
}

public func CFStringUppercase(_ theString: CFMutableString!, _ locale: CFLocale!) {
    theString.setString(theString.uppercased(with: locale?._bridgeToSwift()))
}

public func CFStringLowercase(_ theString: CFMutableString!, _ locale: CFLocale!) {
    theString.setString(theString.lowercased(with: locale?._bridgeToSwift()))
}

public func CFStringCapitalize(_ theString: CFMutableString!, _ locale: CFLocale!) {
    theString.setString(theString.capitalized(with: locale?._bridgeToSwift()))
}

/// Applies one of the transforms below, or one by ICU's name for it; false for one that there is not.
@discardableResult
public func CFStringTransform(
    _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool
) -> Bool {
    let whole = NSRange(location: 0, length: string.length)
    let part = range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) } ?? whole
    // Not by NSMutableString's own, which on Linux strips letters of their diacritics and of themselves.
    let transform = StringTransform(transform as String)
    guard let text = string.substring(with: part).applyingTransform(transform, reverse: reverse) else { return false }
    string.replaceCharacters(in: part, with: text)
    range?.pointee = CFRange(location: part.location, length: text.utf16.count)
    return true
}

public var kCFStringTransformStripCombiningMarks: CFString! { name(of: .stripCombiningMarks) }
public var kCFStringTransformStripDiacritics: CFString! { name(of: .stripDiacritics) }
public var kCFStringTransformToLatin: CFString! { name(of: .toLatin) }
public var kCFStringTransformFullwidthHalfwidth: CFString! { name(of: .fullwidthToHalfwidth) }
public var kCFStringTransformLatinKatakana: CFString! { name(of: .latinToKatakana) }
public var kCFStringTransformLatinHiragana: CFString! { name(of: .latinToHiragana) }
public var kCFStringTransformHiraganaKatakana: CFString! { name(of: .hiraganaToKatakana) }
public var kCFStringTransformMandarinLatin: CFString! { name(of: .mandarinToLatin) }
public var kCFStringTransformLatinHangul: CFString! { name(of: .latinToHangul) }
public var kCFStringTransformLatinArabic: CFString! { name(of: .latinToArabic) }
public var kCFStringTransformLatinHebrew: CFString! { name(of: .latinToHebrew) }
public var kCFStringTransformLatinThai: CFString! { name(of: .latinToThai) }
public var kCFStringTransformLatinCyrillic: CFString! { name(of: .latinToCyrillic) }
public var kCFStringTransformLatinGreek: CFString! { "Latin-Greek" }
public var kCFStringTransformToXMLHex: CFString! { name(of: .toXMLHex) }
public var kCFStringTransformToUnicodeName: CFString! { name(of: .toUnicodeName) }

private func name(of transform: StringTransform) -> CFString { transform.rawValue as NSString }

// MARK: Making

public func CFStringCreateWithCString(
    _ alloc: CFAllocator!, _ cStr: UnsafePointer<CChar>!, _ encoding: CFStringEncoding
) -> CFString! {
    NSString(cString: cStr, encoding: CFStringConvertEncodingToNSStringEncoding(encoding))
}

public func CFStringCreateWithBytes(
    _ alloc: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ numBytes: CFIndex, _ encoding: CFStringEncoding,
    _ isExternalRepresentation: Bool
) -> CFString! {
    NSString(bytes: bytes, length: numBytes, encoding: CFStringConvertEncodingToNSStringEncoding(encoding))
}

public func CFStringCreateFromExternalRepresentation(
    _ alloc: CFAllocator!, _ data: CFData!, _ encoding: CFStringEncoding
) -> CFString! {
    String(
        data: Data(referencing: data),
        encoding: String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(encoding))
    )
    .map { $0 as NSString }
}

public func CFStringCreateExternalRepresentation(
    _ alloc: CFAllocator!, _ theString: CFString!, _ encoding: CFStringEncoding, _ lossByte: UInt8
) -> CFData! {
    theString.data(
        using: CFStringConvertEncodingToNSStringEncoding(encoding), allowLossyConversion: lossByte != 0
    ).map { $0 as NSData }
}

public func CFStringCreateWithSubstring(_ alloc: CFAllocator!, _ str: CFString!, _ range: CFRange) -> CFString! {
    str.substring(with: NSRange(location: range.location, length: range.length)) as NSString
}

public func CFStringCreateCopy(_ alloc: CFAllocator!, _ theString: CFString!) -> CFString! {
    NSString(string: theString as String)
}

public func CFStringCreateMutable(_ alloc: CFAllocator!, _ maxLength: CFIndex) -> CFMutableString! {
    NSMutableString(string: "")
}

public func CFStringCreateMutableCopy(
    _ alloc: CFAllocator!, _ maxLength: CFIndex, _ theString: CFString!
) -> CFMutableString! {
    NSMutableString(string: theString as String)
}

public func CFStringCreateByCombiningStrings(
    _ alloc: CFAllocator!, _ theArray: CFArray!, _ separatorString: CFString!
) -> CFString! {
    theArray.componentsJoined(by: separatorString as String) as NSString
}

public func CFStringCreateArrayBySeparatingStrings(
    _ alloc: CFAllocator!, _ theString: CFString!, _ separatorString: CFString!
) -> CFArray! {
    theString.components(separatedBy: separatorString as String) as NSArray
}

// MARK: Reading

public func CFStringGetCharacterAtIndex(_ theString: CFString!, _ idx: CFIndex) -> UniChar {
    theString.character(at: idx)
}

public func CFStringGetCString(
    _ theString: CFString!, _ buffer: UnsafeMutablePointer<CChar>!, _ bufferSize: CFIndex, _ encoding: CFStringEncoding
) -> Bool {
    theString.getCString(
        buffer, maxLength: bufferSize, encoding: CFStringConvertEncodingToNSStringEncoding(encoding))
}

/// Nil, as for most strings on a phone: copy it with `CFStringGetCString`.
public func CFStringGetCStringPtr(_ theString: CFString!, _ encoding: CFStringEncoding) -> UnsafePointer<CChar>? { nil }

public func CFStringGetMaximumSizeForEncoding(_ length: CFIndex, _ encoding: CFStringEncoding) -> CFIndex {
    // UTF-8 has three bytes for each of UTF-16's words; others have no more than four.
    encoding == CFStringBuiltInEncodings.UTF8.rawValue ? length * 3 : length * 4
}

public func CFStringGetIntValue(_ str: CFString!) -> Int32 { str.intValue }
public func CFStringGetDoubleValue(_ str: CFString!) -> Double { str.doubleValue }

public func CFStringGetRangeOfComposedCharactersAtIndex(_ theString: CFString!, _ theIndex: CFIndex) -> CFRange {
    CFRange(theString.rangeOfComposedCharacterSequence(at: theIndex))
}

// MARK: Searching and comparing

public struct CFStringCompareFlags: OptionSet, Sendable {
    public let rawValue: CFOptionFlags

    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

    public static let compareCaseInsensitive = CFStringCompareFlags(rawValue: 1)
    public static let compareBackwards = CFStringCompareFlags(rawValue: 4)
    public static let compareAnchored = CFStringCompareFlags(rawValue: 8)
    public static let compareNonliteral = CFStringCompareFlags(rawValue: 16)
    public static let compareLocalized = CFStringCompareFlags(rawValue: 32)
    public static let compareNumerically = CFStringCompareFlags(rawValue: 64)
    public static let compareDiacriticInsensitive = CFStringCompareFlags(rawValue: 128)
    public static let compareWidthInsensitive = CFStringCompareFlags(rawValue: 256)
    public static let compareForcedOrdering = CFStringCompareFlags(rawValue: 512)

    /// Foundation's options: the same but for literal comparisons, which are Core Foundation's if nothing is said.
    fileprivate var options: NSString.CompareOptions {
        let literal: NSString.CompareOptions = contains(.compareNonliteral) ? [] : .literal
        return NSString.CompareOptions(rawValue: rawValue & ~(16 | 32)).union(literal)
    }
}

public func CFStringCompare(
    _ theString1: CFString!, _ theString2: CFString!, _ compareOptions: CFStringCompareFlags
) -> CFComparisonResult {
    let whole = NSRange(location: 0, length: theString1.length)
    let locale = compareOptions.contains(.compareLocalized) ? Locale.current : nil
    let result = theString1.compare(
        theString2 as String, options: compareOptions.options, range: whole, locale: locale)
    return CFComparisonResult(rawValue: result.rawValue) ?? .compareEqualTo
}

/// Where a string is in another; a location of `kCFNotFound` where it is not.
public func CFStringFind(
    _ theString: CFString!, _ stringToFind: CFString!, _ compareOptions: CFStringCompareFlags
) -> CFRange {
    CFRange(theString.range(of: stringToFind as String, options: compareOptions.options))
}

extension CFRange {
    fileprivate init(_ range: NSRange) {
        self.init(location: range.location == NSNotFound ? kCFNotFound : range.location, length: range.length)
    }
}

// MARK: Changing

public func CFStringInsert(_ str: CFMutableString!, _ idx: CFIndex, _ insertedStr: CFString!) {
    str.insert(insertedStr as String, at: idx)
}

public func CFStringDelete(_ theString: CFMutableString!, _ range: CFRange) {
    theString.deleteCharacters(in: NSRange(location: range.location, length: range.length))
}

public func CFStringReplace(_ theString: CFMutableString!, _ range: CFRange, _ replacement: CFString!) {
    theString.replaceCharacters(
        in: NSRange(location: range.location, length: range.length), with: replacement as String)
}

public func CFStringReplaceAll(_ theString: CFMutableString!, _ replacement: CFString!) {
    theString.setString(replacement as String)
}

@discardableResult
public func CFStringFindAndReplace(
    _ theString: CFMutableString!, _ stringToFind: CFString!, _ replacementString: CFString!, _ rangeToSearch: CFRange,
    _ compareOptions: CFStringCompareFlags
) -> CFIndex {
    theString.replaceOccurrences(
        of: stringToFind as String, with: replacementString as String, options: compareOptions.options,
        range: NSRange(location: rangeToSearch.location, length: rangeToSearch.length))
}

public func CFStringTrimWhitespace(_ theString: CFMutableString!) {
    theString.setString((theString as String).trimmingCharacters(in: .whitespacesAndNewlines))
}

public func CFStringTrim(_ theString: CFMutableString!, _ trimString: CFString!) {
    guard trimString.length > 0 else { return }
    while theString.hasPrefix(trimString as String) {
        theString.deleteCharacters(in: NSRange(location: 0, length: trimString.length))
    }
    while theString.hasSuffix(trimString as String) {
        let start = theString.length - trimString.length
        theString.deleteCharacters(in: NSRange(location: start, length: trimString.length))
    }
}

public enum CFStringNormalizationForm: CFIndex, Sendable {
    case D, KD, C, KC
}

public func CFStringNormalize(_ theString: CFMutableString!, _ theForm: CFStringNormalizationForm) {
    switch theForm {
    case .D: theString.setString(theString.decomposedStringWithCanonicalMapping)
    case .KD: theString.setString(theString.decomposedStringWithCompatibilityMapping)
    case .C: theString.setString(theString.precomposedStringWithCanonicalMapping)
    case .KC: theString.setString(theString.precomposedStringWithCompatibilityMapping)
    }
}

public func CFStringFold(_ theString: CFMutableString!, _ theFlags: CFStringCompareFlags, _ theLocale: CFLocale!) {
    let options = theFlags.options.intersection([.caseInsensitive, .diacriticInsensitive, .widthInsensitive])
    theString.setString((theString as String).folding(options: options, locale: theLocale.map { $0 as Locale }))
}

// MARK: Encodings

public enum CFStringBuiltInEncodings: CFStringEncoding, Sendable {
    case macRoman = 0
    case windowsLatin1 = 0x500
    case isoLatin1 = 0x201
    case nextStepLatin = 0xB01
    case ASCII = 0x600
    case UTF8 = 0x0800_0100
    case nonLossyASCII = 0xBFF
    case UTF16 = 0x100
    case UTF16BE = 0x1000_0100
    case UTF16LE = 0x1400_0100
    case UTF32 = 0x0C00_0100
    case UTF32BE = 0x1800_0100
    case UTF32LE = 0x1C00_0100

    public static let unicode = CFStringBuiltInEncodings.UTF16
}

/// The encodings that widgets' servers may still speak.
public enum CFStringEncodings: CFIndex, Sendable {
    case isoLatin2 = 0x202
    case isoLatin5 = 0x209
    case isoLatin9 = 0x20F
    case isoLatinCyrillic = 0x205
    case isoLatinArabic = 0x206
    case isoLatinGreek = 0x207
    case isoLatinHebrew = 0x208
    case windowsLatin2 = 0x501
    case windowsCyrillic = 0x502
    case windowsGreek = 0x503
    case windowsLatin5 = 0x504
    case windowsHebrew = 0x505
    case windowsArabic = 0x506
    case windowsBalticRim = 0x507
    case windowsVietnamese = 0x508
    case dosJapanese = 0x420
    case dosChineseSimplif = 0x421
    case dosKorean = 0x422
    case dosChineseTrad = 0x423
    case GBK_95 = 0x631
    case GB_18030_2000 = 0x632
    case GB_2312_80 = 0x630
    case shiftJIS = 0xA01
    case big5 = 0xA03
    case KOI8_R = 0xA02
    case big5_HKSCS_1999 = 0xA06
    case HZ_GB_2312 = 0xA05
    case EUC_JP = 0x920
    case EUC_CN = 0x930
    case EUC_TW = 0x931
    case EUC_KR = 0x940
    case ISO_2022_JP = 0x820
    case UTF7 = 0x0400_0100
}

public var kCFStringEncodingInvalidId: CFStringEncoding { 0xFFFF_FFFF }

public func CFStringGetSystemEncoding() -> CFStringEncoding { CFStringBuiltInEncodings.UTF8.rawValue }

@_silgen_name("CFStringConvertEncodingToNSStringEncoding")
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt

@_silgen_name("CFStringConvertNSStringEncodingToEncoding")
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding

@_silgen_name("CFStringIsEncodingAvailable") private func cfStringIsEncodingAvailable(_ encoding: UInt32) -> UInt8

public func CFStringIsEncodingAvailable(_ encoding: CFStringEncoding) -> Bool {
    cfStringIsEncodingAvailable(encoding) != 0
}

@_silgen_name("CFStringConvertIANACharSetNameToEncoding")
private func cfEncoding(ofCharacterSet name: UnsafeRawPointer) -> CFStringEncoding

public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString!) -> CFStringEncoding {
    withExtendedLifetime(theString) { cfEncoding(ofCharacterSet: Unmanaged.passUnretained(theString).toOpaque()) }
}
