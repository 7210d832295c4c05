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

    /// An image of no size where there is no such file, or none of a known format.
    public convenience init(byReferencing url: URL) {
        if let data = FileManager.default.contents(atPath: url.path), UIImage(data: data) != nil {
            self.init(data: data)!
        } else {
            self.init()
        }
    }

    public convenience init?(byReferencingFile path: String) {
        self.init(contentsOfFile: path)
    }

    public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
        self.init(systemName: name)
    }

    /// The symbol with what the configuration states beside its own; nil for what is no symbol.
    public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        applyingSymbolConfiguration(configuration)
    }

    /// The picture as PNG: TIFF has no writer here, and whoever decodes it again asks for no format.
    public var tiffRepresentation: Data? { pngData() }
}

extension UIImage.SymbolConfiguration {
    @_disfavoredOverload
    public convenience init(pointSize: CGFloat, weight: NSFont.Weight) {
        self.init(font: .systemFont(ofSize: pointSize, weight: weight))
    }

    @_disfavoredOverload
    public convenience init(pointSize: CGFloat, weight: NSFont.Weight, scale: UIImage.SymbolScale) {
        self.init(font: .systemFont(ofSize: pointSize, weight: weight), scale: scale)
    }
}

extension Image {
    public init(nsImage: NSImage) {
        self.init(uiImage: nsImage)
    }
}
