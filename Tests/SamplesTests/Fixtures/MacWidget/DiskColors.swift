import SwiftUI

// On a Mac SwiftUI brings AppKit along.
extension NSColor {
    static var warning: NSColor { NSWorkspace.shared.open(URL(fileURLWithPath: "/")) ? .systemGreen : alarm }

    private static var alarm: NSColor {
        let red = NSColor(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        return red?.usingColorSpace(.sRGB) ?? .systemRed
    }
}
