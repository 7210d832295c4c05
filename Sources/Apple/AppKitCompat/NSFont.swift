public import UIKitCompat

/// A font of AppKit's, which is UIKit's here under its name on the Mac.
public typealias NSFont = UIFont

/// Points along lines and curves, which are UIKit's here under their name on the Mac.
public typealias NSBezierPath = UIBezierPath
