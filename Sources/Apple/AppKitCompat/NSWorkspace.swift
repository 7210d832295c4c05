public import Foundation
public import UIKitCompat

/// What the Mac's other programs do for one; a widget's process has none of them here.
///
/// - Compatibility: compiles
public final class NSWorkspace: Sendable {
    public static let shared = NSWorkspace()

    private init() {}

    /// False: nothing is opened from a widget's process.
    @discardableResult public func open(_ url: URL) -> Bool { false }

    /// An empty picture: there are no icons of files here.
    public func icon(forFile path: String) -> NSImage { NSImage() }

    public func urlForApplication(withBundleIdentifier identifier: String) -> URL? { nil }
}

/// The screen; the one that a Mac's widgets are drawn for.
public final class NSScreen: Sendable {
    public static let main: NSScreen? = NSScreen()
    public static var screens: [NSScreen] { main.map { [$0] } ?? [] }

    private init() {}

    public var frame: NSRect { NSRect(x: 0, y: 0, width: 1440, height: 900) }
    public var visibleFrame: NSRect { frame }
    public var backingScaleFactor: CGFloat { 2 }
}
