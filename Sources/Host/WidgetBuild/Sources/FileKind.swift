import Foundation

/// What a build does with a file or a folder, by its name.
enum FileKind {
    case swift, assetCatalog, intentDefinition, infoPlist, entitlements, resource
    /// A source in another language than Swift, and a header of such.
    case foreignSource, header
    /// A folder whose contents are looked at one by one.
    case folder
    /// What plays no part in the built extension.
    case ignored

    init(path: String, isFolder: Bool) {
        let name = (path as NSString).lastPathComponent
        let suffix = (name as NSString).pathExtension.lowercased()
        switch suffix {
        case "swift" where !isFolder: self = .swift
        case "xcassets" where isFolder: self = .assetCatalog
        case "intentdefinition" where !isFolder: self = .intentDefinition
        case "entitlements" where !isFolder: self = .entitlements
        case "plist" where Self.isInformation(name): self = .infoPlist
        case "m", "mm", "c", "cc", "cpp", "cxx", "s", "metal": self = .foreignSource
        case "h", "hh", "hpp": self = isFolder ? .folder : .header
        case "pch", "modulemap", "xcconfig", "md", "a", "xctestplan", "storyboard", "xib": self = .ignored
        case "xcodeproj", "xcworkspace", "playground", "docc", "framework", "xcframework": self = .ignored
        case "bundle", "xcdatamodeld", "xcdatamodel", "scnassets", "mlpackage": self = .resource
        default: self = isFolder ? .folder : .resource
        }
    }

    private static func isInformation(_ name: String) -> Bool {
        name == "Info.plist" || (name.hasSuffix("-Info.plist") && name != "GoogleService-Info.plist")
    }
}
