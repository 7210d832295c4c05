import Foundation

/// What a folder of an asset catalogue is, by its name.
enum AssetKind {
    case images, symbols, colors, data, folder
    /// App icons and other things that no view shows.
    case unused

    init(folder name: String) {
        switch (name as NSString).pathExtension {
        case "imageset": self = .images
        case "symbolset": self = .symbols
        case "colorset": self = .colors
        case "dataset": self = .data
        case let suffix where Self.unusedSuffixes.contains(suffix): self = .unused
        // A sprite atlas holds image sets as a folder does; any other name is a folder's, even with a dot in it.
        default: self = .folder
        }
    }

    /// Whether a view may ask for it.
    var isAsset: Bool { self != .folder && self != .unused }

    private static let unusedSuffixes: Set<String> = [
        "appiconset", "iconset", "launchimage", "brandassets", "imagestack", "imagestacklayer", "stickersiconset",
        "stickerpack", "stickersequence", "sticker", "complicationset", "watchfaceset", "cubetextureset", "textureset",
        "mipmapset", "arresourcegroup", "arreferenceimage", "arobject", "gcdashboardimage", "gcleaderboard",
        "solidimagestack", "solidimagestacklayer",
    ]
}
