/// Whether what is linked has to be there.
public enum LinkingStatus: String, Encodable, Hashable, Sendable { case required, optional, none }

/// `LinkingStatus` by its names in Tuist 3.
public typealias FrameworkStatus = LinkingStatus
/// `LinkingStatus` by its names in Tuist 3.
public typealias SDKStatus = LinkingStatus

/// Who has signed a framework.
public enum XCFrameworkSignature: Equatable, Hashable, Encodable, Sendable {
    case unsigned
    case signedWithAppleCertificate(teamIdentifier: String, teamName: String)
    case selfSigned(fingerprint: String)
}

/// A kind of the system's libraries.
public enum SDKType: String, Encodable, Hashable, Sendable { case library, swiftLibrary, framework }

/// What a target needs.
public enum TargetDependency: Encodable, Hashable, Sendable {
    /// What a package's product is for.
    public enum PackageType: Encodable, Hashable, Sendable { case runtime, runtimeEmbedded, plugin, macro }

    case target(name: String, status: LinkingStatus = .required, condition: PlatformCondition? = nil)
    case macro(name: String)
    case project(target: String, path: Path, status: LinkingStatus = .required, condition: PlatformCondition? = nil)
    case framework(path: Path, status: LinkingStatus = .required, condition: PlatformCondition? = nil)
    case library(path: Path, publicHeaders: Path, swiftModuleMap: Path?, condition: PlatformCondition? = nil)
    case package(product: String, type: PackageType = .runtime, condition: PlatformCondition? = nil)
    case sdk(name: String, type: SDKType, status: LinkingStatus, condition: PlatformCondition? = nil)
    case xcframework(
        path: Path, expectedSignature: XCFrameworkSignature? = nil, status: LinkingStatus = .required,
        condition: PlatformCondition? = nil)
    case xctest
    case external(name: String, condition: PlatformCondition? = nil)

    public static func sdk(name: String, type: SDKType, condition: PlatformCondition? = nil) -> Self {
        .sdk(name: name, type: type, status: .required, condition: condition)
    }

    /// A library or a framework of the system's, by its file's name.
    public static func sdk(name: String, status: LinkingStatus = .required) -> Self {
        let isFramework = name.hasSuffix(".framework")
        let bare = name.split(separator: ".").first.map(String.init) ?? name
        return .sdk(
            name: bare.hasPrefix("lib") && !isFramework ? String(bare.dropFirst(3)) : bare,
            type: isFramework ? .framework : .library, status: status)
    }

    public static func target(_ target: Target, condition: PlatformCondition? = nil) -> Self {
        .target(name: target.name, condition: condition)
    }

    public var typeName: String {
        switch self {
        case .target: "target"
        case .macro: "macro"
        case .project: "project"
        case .framework: "framework"
        case .library: "library"
        case .package: "package"
        case .sdk: "sdk"
        case .xcframework: "xcframework"
        case .xctest: "xctest"
        case .external: "external"
        }
    }
}
