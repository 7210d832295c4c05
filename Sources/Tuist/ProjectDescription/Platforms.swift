/// A system that targets are for.
public enum Platform: String, Encodable, Equatable, Hashable, Sendable, CaseIterable {
    case iOS = "ios"
    case macOS = "macos"
    case watchOS = "watchos"
    case tvOS = "tvos"
    case visionOS = "visionos"

    /// Where it runs, as manifests of one platform mean it.
    var destinations: Destinations {
        switch self {
        case .iOS: [.iPhone, .iPad]
        case .macOS: .macOS
        case .watchOS: .watchOS
        case .tvOS: .tvOS
        case .visionOS: .visionOS
        }
    }
}

/// The systems that a file or a dependency may be for.
public enum PlatformFilter: String, Encodable, Hashable, Sendable, CaseIterable {
    case ios, macos, tvos, catalyst, driverkit, watchos, visionos
}

public typealias PlatformFilters = Set<PlatformFilter>

extension PlatformFilters {
    public static let all = PlatformFilters(PlatformFilter.allCases)
}

/// Which systems something counts for.
public struct PlatformCondition: Encodable, Hashable, Sendable {
    public let platformFilters: Set<PlatformFilter>

    /// Nil, and so no condition, where no platform is named.
    public static func when(_ platformFilters: Set<PlatformFilter>) -> PlatformCondition? {
        platformFilters.isEmpty ? nil : PlatformCondition(platformFilters: platformFilters)
    }
}

/// Where targets run.
public typealias Destinations = Set<Destination>

extension Destinations {
    public static let iOS: Destinations = [.iPhone, .iPad, .macWithiPadDesign]
    public static let macOS: Destinations = [.mac]
    public static let tvOS: Destinations = [.appleTv]
    public static let watchOS: Destinations = [.appleWatch]
    public static let visionOS: Destinations = [.appleVision]

    /// The systems of the devices.
    public var platforms: Set<Platform> { Set<Platform>(map(\.platform)) }
}

/// A kind of device.
public enum Destination: String, Encodable, Equatable, Hashable, Sendable, CaseIterable {
    case iPhone, iPad, mac, macWithiPadDesign, macCatalyst, appleWatch, appleTv, appleVision, appleVisionWithiPadDesign

    public var platform: Platform {
        switch self {
        case .iPhone, .iPad, .macWithiPadDesign, .macCatalyst, .appleVisionWithiPadDesign: .iOS
        case .mac: .macOS
        case .appleWatch: .watchOS
        case .appleTv: .tvOS
        case .appleVision: .visionOS
        }
    }
}

/// The oldest systems that targets run on.
public struct DeploymentTargets: Encodable, Hashable, Sendable {
    public var iOS: String?
    public var macOS: String?
    public var watchOS: String?
    public var tvOS: String?
    public var visionOS: String?

    public static func multiplatform(
        iOS: String? = nil, macOS: String? = nil, watchOS: String? = nil, tvOS: String? = nil, visionOS: String? = nil
    ) -> Self {
        Self(iOS: iOS, macOS: macOS, watchOS: watchOS, tvOS: tvOS, visionOS: visionOS)
    }

    public static func iOS(_ version: String) -> Self { Self(iOS: version) }
    public static func macOS(_ version: String) -> Self { Self(macOS: version) }
    public static func watchOS(_ version: String) -> Self { Self(watchOS: version) }
    public static func tvOS(_ version: String) -> Self { Self(tvOS: version) }
    public static func visionOS(_ version: String) -> Self { Self(visionOS: version) }
}

/// The devices that targets of Tuist 3 and earlier are for.
public struct DeploymentDevice: OptionSet, Encodable, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let iphone = DeploymentDevice(rawValue: 1)
    public static let ipad = DeploymentDevice(rawValue: 2)
    public static let mac = DeploymentDevice(rawValue: 4)
    public static let vision = DeploymentDevice(rawValue: 8)
}

/// The oldest system that a target of Tuist 3 and earlier runs on.
public enum DeploymentTarget: Encodable, Hashable, Sendable {
    case iOS(targetVersion: String, devices: DeploymentDevice, supportsMacDesignedForIOS: Bool = true)
    case macOS(targetVersion: String)
    case watchOS(targetVersion: String)
    case tvOS(targetVersion: String)
    case visionOS(targetVersion: String)

    var targets: DeploymentTargets {
        switch self {
        case .iOS(let version, _, _): .iOS(version)
        case .macOS(let version): .macOS(version)
        case .watchOS(let version): .watchOS(version)
        case .tvOS(let version): .tvOS(version)
        case .visionOS(let version): .visionOS(version)
        }
    }

    var destinations: Destinations {
        guard case .iOS(_, let devices, let supportsMac) = self else {
            return switch self {
            case .iOS: []
            case .macOS: .macOS
            case .watchOS: .watchOS
            case .tvOS: .tvOS
            case .visionOS: .visionOS
            }
        }
        var destinations: Destinations = supportsMac ? [.macWithiPadDesign] : []
        if devices.contains(.iphone) { destinations.insert(.iPhone) }
        if devices.contains(.ipad) { destinations.insert(.iPad) }
        if devices.contains(.mac) { destinations.insert(.macCatalyst) }
        if devices.contains(.vision) { destinations.insert(.appleVisionWithiPadDesign) }
        return destinations
    }
}
