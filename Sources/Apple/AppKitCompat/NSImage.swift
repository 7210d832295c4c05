public import Foundation
public import SwiftUICompat
public import UIKitCompat

/// A picture of AppKit's, which is UIKit's here under its name on the Mac.
public typealias NSImage = UIImage

extension UIImage {
    public typealias Name = String

    public convenience init?(contentsOf url: URL) {
        self.init(contentsOfFile: url.path)
    }

    public convenience init?(byReferencing url: URL) {
        self.init(contentsOfFile: url.path)
    }

    public convenience init?(byReferencingFile path: String) {
        self.init(contentsOfFile: path)
    }

    public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
        self.init(systemName: name)
    }

    /// The picture as PNG: TIFF has no writer here, and whoever decodes it again asks for no format.
    public var tiffRepresentation: Data? { pngData() }
}

extension Image {
    public init(nsImage: NSImage) {
        self.init(uiImage: nsImage)
    }
}
