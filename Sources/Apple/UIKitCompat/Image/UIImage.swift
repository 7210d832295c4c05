public import Foundation
import ImageLoading
public import SwiftUICompat
import WidgetArchive

/// A picture as UIKit has it: encoded bytes, an asset, or a symbol. It is decoded only when it is drawn.
///
/// Its initializers are required, for `Self(…)` calls any of a class of Objective-C's.
///
/// `@unchecked Sendable`: nothing of it changes after it is made.
public class UIImage: NSObject, @unchecked Sendable {
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    package enum Source: Hashable {
        case encoded(EncodedImage)
        case symbol(Symbol)
    }

    package let source: Source
    /// Pixels in a point.
    public let scale: CGFloat
    public let renderingMode: RenderingMode

    package init(source: Source, scale: CGFloat, renderingMode: RenderingMode = .automatic) {
        self.source = source
        self.scale = scale
        self.renderingMode = renderingMode
        super.init()
    }

    /// An image of no size, which draws nothing.
    public required convenience override init() {
        let image = ResolvedImage(
            id: ImageID(rawValue: ""), resource: .data([]), size: ArchiveSize(width: 0, height: 0))
        self.init(source: .encoded(EncodedImage(image)), scale: 1)
    }

    /// Nil for bytes of no known format.
    public required convenience init?(data: Data) { self.init(data: data, scale: 1) }

    public required init?(data: Data, scale: CGFloat) {
        guard let image = try? EncodedImage(bytes: Array(data), scale: scale) else { return nil }
        source = .encoded(image)
        self.scale = scale
        renderingMode = .automatic
        super.init()
    }

    /// Nil where there is no such file, or none of a known format; `@2x` and `@3x` before the suffix give the scale.
    public required convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data, scale: Self.scale(ofFile: path))
    }

    /// An image of the asset catalogue, else a file among the widget's resources, else what the catalogue has by the
    /// name without a file's suffix; nil, and a warning, where there is neither.
    public required convenience init?(named name: String) {
        let environment = EnvironmentValues.current
        let names = [name, Self.withoutSuffix(name)].compactMap(\.self)
        let found = names.lazy.compactMap { name in
            AssetCatalog.shared.image(name, in: environment).map { (name: name, file: $0) }
        }.first
        let (name, file) = (found?.name ?? name, found?.file)
        guard let image = SwiftUICompat.Image(name).resolvedBitmap(in: environment), let file else { return nil }
        self.init(source: .encoded(EncodedImage(image)), scale: CGFloat(file.scale ?? 1))
    }

    public required convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?)
    {
        self.init(named: name)
    }

    public required convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name)
    }

    private static func withoutSuffix(_ name: String) -> String? {
        let suffixes = ["bmp", "gif", "heic", "jpeg", "jpg", "pdf", "png", "tif", "tiff", "webp"]
        let path = name as NSString
        return suffixes.contains(path.pathExtension.lowercased()) ? path.deletingPathExtension : nil
    }

    /// An image of no size where the asset has no file that can be used.
    public required convenience init(resource: SwiftUICompat.ImageResource) {
        if UIImage(named: resource.name) != nil { self.init(named: resource.name)! } else { self.init() }
    }

    /// What `#imageLiteral` makes: the asset, and an image of no size where there is none.
    public required convenience init(imageLiteralResourceName name: String) {
        if UIImage(named: name) != nil { self.init(named: name)! } else { self.init() }
    }

    /// A symbol; nil for an empty name, the only one that is known to name none.
    public required convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    public required convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard !name.isEmpty else { return nil }
        let symbol = Symbol(name: name, settings: (configuration as? SymbolConfiguration)?.settings ?? .init())
        self.init(source: .symbol(symbol), scale: 3)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return source == other.source && renderingMode == other.renderingMode
    }

    public override var hash: Int { source.hashValue }

    private static func scale(ofFile path: String) -> CGFloat {
        let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// What `#imageLiteral` makes.
public typealias _ImageLiteralType = UIImage

extension UIImage {
    /// What an image is chosen or drawn by; a symbol's configuration says something.
    public class Configuration: NSObject, NSCopying, @unchecked Sendable {
        override init() {
            super.init()
        }

        public func copy(with zone: NSZone? = nil) -> Any { self }
    }
}

extension SwiftUICompat.Image {
    public init(uiImage: UIImage) {
        switch uiImage.source {
        case .encoded(var image):
            switch uiImage.renderingMode {
            case .automatic: break
            case .alwaysOriginal: image.renderingMode = .original
            case .alwaysTemplate: image.renderingMode = .template
            }
            self.init(image)
        case .symbol(let symbol): self = symbol.image(isOriginal: uiImage.renderingMode == .alwaysOriginal)
        }
    }
}
