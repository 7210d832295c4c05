import Foundation
import ImageLoading
import Synchronization
import WidgetArchive
import WidgetProtocol

extension Image {
    /// The bitmap or vector image that this stands for in an environment; nil for symbols and for what is missing,
    /// which is warned of.
    package func resolvedBitmap(in environment: EnvironmentValues) -> ResolvedImage? {
        switch source {
        case .symbol, .drawn: return nil
        case .encoded(let encoded):
            var image = encoded.image
            if let mode = encoded.renderingMode { image.isTemplate = mode == .template }
            return image
        case .asset(let name, _):
            let assets = AssetCatalog.shared
            guard let file = assets.image(name, in: environment) else {
                Diagnostics.report(
                    .missingAsset(.missingImage, "image", name, among: assets.catalog.images.keys))
                return nil
            }
            var image = AssetImages.image(file, at: assets.path(of: file), name: name)
            if file.kind == .symbol {
                let factor = environment.resolvedFont.archived(in: environment).size / 100
                image?.size.width *= factor
                image?.size.height *= factor
            }
            // An image for one direction alone is mirrored in the other.
            let isRightToLeft = environment.layoutDirection == .rightToLeft
            image?.isMirrored = file.direction.map { ($0 == .rightToLeft) != isRightToLeft } ?? false
            return image
        }
    }

    /// The symbol's name with the environment's variants; nil for other images.
    package func symbolName(in environment: EnvironmentValues) -> String? {
        guard case .symbol(let name, _) = source else { return nil }
        let varied = environment.symbolVariants.applied(to: name)
        Warning.ofSymbol(varied).map(Diagnostics.report)
        return varied
    }

    /// True when the image takes the foreground's colour.
    package func isTemplate(_ image: ResolvedImage) -> Bool {
        renderingMode.map { $0 == .template } ?? image.isTemplate ?? false
    }
}

/// The sizes and names of asset files, read once each.
private enum AssetImages {
    private static let known = Mutex<[String: ResolvedImage]>([:])

    static func image(_ file: AssetCatalog.ImageFile, at path: String, name: String) -> ResolvedImage? {
        if let image = known.withLock({ $0[path] }) { return image }
        do {
            let header = try ImageHeader(file: path)
            // Mapped, not read: the digest needs each byte once, and an extension has little memory.
            let data = try Data(contentsOf: URL(filePath: path), options: .alwaysMapped)
            var image = ResolvedImage(
                id: data.withUnsafeBytes { ImageID(digesting: $0) }, resource: .file(path: path),
                size: ResolvedImage.size(header, scale: file.scale ?? 1), isTemplate: file.isTemplate)
            if let insets = file.capInsets, insets.count == 4 {
                image.capInsets = ArchiveInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
            }
            known.withLock { $0[path] = image }
            return image
        } catch {
            Diagnostics.report(
                .unusableAsset("The image \(BridgeError.quoted(name)) cannot be used (\(path)): \(error)"))
            return nil
        }
    }
}
