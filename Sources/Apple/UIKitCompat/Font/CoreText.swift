public import Foundation
public import FoundationCompat
public import SwiftUICompat

// Fonts as Core Text calls them, which UIKit's are bridged to.

public typealias CTFont = UIFont
public typealias CTFontDescriptor = UIFontDescriptor

public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    UIFont(name: String(describing: name), size: size > 0 ? size : 12) ?? .systemFont(ofSize: size)
}

public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    UIFont(descriptor: descriptor, size: size)
}

public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    UIFontDescriptor(name: String(describing: name), size: size)
}

public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName as NSString }
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName as NSString }
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { font.fontName as NSString }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName as NSString }
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Positive, other than UIKit's.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
