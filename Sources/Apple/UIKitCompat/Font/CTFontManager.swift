public import Foundation
public import FoundationCompat
import SwiftUICompat
import Typesetting

/// For whom a font is registered; here always for the widget alone.
public enum CTFontManagerScope: UInt32, Sendable {
    case none, process, persistent, session

    public static var user: CTFontManagerScope { .persistent }
}

/// Why a font was not registered.
public enum CTFontManagerError: Int, Error, Sendable {
    case fileNotFound = 101
    case insufficientPermissions, unrecognizedFormat, invalidFontData
    case alreadyRegistered = 105
}

public let kCTFontManagerErrorDomain = "com.apple.CoreText.CTFontManagerErrorDomain"

@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    register(fontURL.path, error)
}

/// Has no effect: a font stays for as long as the extension runs.
///
/// - Compatibility: compiles
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    true
}

public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool, _ handler: ((CFArray, Bool) -> Bool)?
) {
    for case let url as URL in fontURLs { register(url.path, nil) }
    _ = handler?([], true)
}

@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    register(font.file, error)
}

/// The fonts of a file, which can be drawn with from then on.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
    let faces = fileURL.path.map(AppFonts.register) ?? []
    let descriptors = faces.compactMap(\.names.last).map { UIFontDescriptor(name: $0, size: 12) }
    return descriptors.isEmpty ? nil : NSArray(array: descriptors)
}

public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
    CGDataProvider(data: data).flatMap(CGFont.init)?.postScriptName.map {
        UIFontDescriptor(name: String(describing: $0), size: 12)
    }
}

public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { NSArray(array: UIFont.familyNames) }

public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
    NSArray(array: UIFont.familyNames.flatMap(UIFont.fontNames(forFamilyName:)))
}

@discardableResult
private func register(_ file: String?, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
    guard let file, !AppFonts.register(file: file).isEmpty else {
        let code = file.map(FileManager.default.fileExists) ?? false ? 103 : 101
        error?.pointee = .passRetained(NSError(domain: kCTFontManagerErrorDomain, code: code))
        return false
    }
    return true
}
