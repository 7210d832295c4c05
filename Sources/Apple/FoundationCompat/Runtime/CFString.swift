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
