import SwiftUI

// On a Mac SwiftUI brings AppKit along.
extension NSColor {
    static var warning: NSColor { NSWorkspace.shared.open(URL(fileURLWithPath: "/")) ? .systemGreen : .systemRed }
}
