/// Build settings by their names.
public typealias SettingsDictionary = [String: SettingValue]

/// The value of a build setting.
public enum SettingValue: Encodable, Equatable, Sendable, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
    ExpressibleByBooleanLiteral
{
    case string(String)
    case array([String])

    public init(stringLiteral value: String) { self = .string(value) }
    public init(arrayLiteral elements: String...) { self = .array(elements) }
    public init(booleanLiteral value: Bool) { self = .string(value ? "YES" : "NO") }
    public init<T: RawRepresentable>(_ stringRawRepresentable: T) where T.RawValue == String {
        self = .string(stringRawRepresentable.rawValue)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .string(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        }
    }
}

/// A configuration's name.
public struct ConfigurationName: Encodable, Hashable, Sendable, ExpressibleByStringInterpolation {
    public let rawValue: String

    public init(stringLiteral value: String) { rawValue = value }

    public static func configuration(_ name: String) -> Self { Self(stringLiteral: name) }
    public static let debug: Self = "Debug"
    public static let release: Self = "Release"

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

/// The settings of one configuration, and their file.
public struct Configuration: Encodable, Equatable, Sendable {
    /// What a configuration is for.
    public enum Variant: String, Encodable, Sendable { case debug, release }

    public var name: ConfigurationName
    public var variant: Variant
    public var settings: SettingsDictionary
    public var xcconfig: Path?

    public static func debug(
        name: ConfigurationName, settings: SettingsDictionary = [:], xcconfig: Path? = nil
    ) -> Self {
        Self(name: name, variant: .debug, settings: settings, xcconfig: xcconfig)
    }

    public static func release(
        name: ConfigurationName, settings: SettingsDictionary = [:], xcconfig: Path? = nil
    ) -> Self {
        Self(name: name, variant: .release, settings: settings, xcconfig: xcconfig)
    }
}

/// The settings that are made where none are stated.
public enum DefaultSettings: Encodable, Equatable, Sendable {
    case recommended(excluding: Set<String> = [])
    case essential(excluding: Set<String> = [])
    case none

    public static var recommended: Self { .recommended(excluding: []) }
    public static var essential: Self { .essential(excluding: []) }
}

/// The settings of a project or a target, for each of its configurations.
public struct Settings: Encodable, Equatable, Sendable {
    public var base: SettingsDictionary
    public var configurations: [Configuration]
    public var defaultSettings: DefaultSettings
    public var defaultConfiguration: String?

    public static func settings(
        base: SettingsDictionary = [:], debug: SettingsDictionary = [:], release: SettingsDictionary = [:],
        defaultSettings: DefaultSettings = .recommended, defaultConfiguration: String? = nil
    ) -> Self {
        Self(
            base: base,
            configurations: [.debug(name: .debug, settings: debug), .release(name: .release, settings: release)],
            defaultSettings: defaultSettings, defaultConfiguration: defaultConfiguration)
    }

    public static func settings(
        base: SettingsDictionary = [:], configurations: [Configuration],
        defaultSettings: DefaultSettings = .recommended, defaultConfiguration: String? = nil
    ) -> Self {
        Self(
            base: base, configurations: configurations, defaultSettings: defaultSettings,
            defaultConfiguration: defaultConfiguration)
    }
}

/// How Swift's compiler takes files.
public enum SwiftCompilationMode: String, Sendable { case singlefile, wholemodule }

/// What debuggers find of a program.
public enum DebugInformationFormat: String, Sendable {
    case dwarf
    case dwarfWithDsym = "dwarf-with-dsym"
}

/// How Swift's compiler optimises.
public enum SwiftOptimizationLevel: String, Sendable {
    case o = "-O"
    case oNone = "-Onone"
    case oSize = "-Osize"
}

extension Dictionary where Key == String, Value == SettingValue {
    private func setting(_ values: SettingsDictionary) -> SettingsDictionary { merging(values) { _, new in new } }

    /// The settings with those of another dictionary over them.
    public func merging(_ other: SettingsDictionary) -> SettingsDictionary { setting(other) }

    /// Lays the settings of another dictionary over them.
    public mutating func merge(_ other: SettingsDictionary) { self = setting(other) }

    public func manualCodeSigning(
        identity: String? = nil, provisioningProfileSpecifier: String? = nil
    ) -> SettingsDictionary {
        var values: SettingsDictionary = ["CODE_SIGN_STYLE": "Manual"]
        values["CODE_SIGN_IDENTITY"] = identity.map { .string($0) }
        values["PROVISIONING_PROFILE_SPECIFIER"] = provisioningProfileSpecifier.map { .string($0) }
        return setting(values)
    }

    public func automaticCodeSigning(devTeam: String) -> SettingsDictionary {
        setting(["CODE_SIGN_STYLE": "Automatic", "DEVELOPMENT_TEAM": .string(devTeam)])
    }

    public func codeSignIdentityAppleDevelopment() -> SettingsDictionary { codeSignIdentity("Apple Development") }
    public func codeSignIdentity(_ identity: String) -> SettingsDictionary {
        setting(["CODE_SIGN_IDENTITY": .string(identity)])
    }
    public func currentProjectVersion(_ version: String) -> SettingsDictionary {
        setting(["CURRENT_PROJECT_VERSION": .string(version)])
    }
    public func marketingVersion(_ version: String) -> SettingsDictionary {
        setting(["MARKETING_VERSION": .string(version)])
    }
    public func appleGenericVersioningSystem() -> SettingsDictionary {
        setting(["VERSIONING_SYSTEM": "apple-generic"])
    }
    public func versionInfo(_ version: String, prefix: String? = nil, suffix: String? = nil) -> SettingsDictionary {
        var values: SettingsDictionary = ["VERSION_INFO_STRING": .string("\"\(version)\"")]
        values["VERSION_INFO_PREFIX"] = prefix.map { .string($0) }
        values["VERSION_INFO_SUFFIX"] = suffix.map { .string($0) }
        return setting(values)
    }
    public func swiftVersion(_ version: String) -> SettingsDictionary { setting(["SWIFT_VERSION": .string(version)]) }
    public func otherSwiftFlags(_ flags: String...) -> SettingsDictionary { otherSwiftFlags(flags) }
    public func otherSwiftFlags(_ flags: [String]) -> SettingsDictionary {
        setting(["OTHER_SWIFT_FLAGS": .string(flags.joined(separator: " "))])
    }
    public func swiftActiveCompilationConditions(_ conditions: String...) -> SettingsDictionary {
        swiftActiveCompilationConditions(conditions)
    }
    public func swiftActiveCompilationConditions(_ conditions: [String]) -> SettingsDictionary {
        setting(["SWIFT_ACTIVE_COMPILATION_CONDITIONS": .string(conditions.joined(separator: " "))])
    }
    public func swiftCompilationMode(_ mode: SwiftCompilationMode) -> SettingsDictionary {
        setting(["SWIFT_COMPILATION_MODE": SettingValue(mode)])
    }
    public func swiftOptimizationLevel(_ level: SwiftOptimizationLevel) -> SettingsDictionary {
        setting(["SWIFT_OPTIMIZATION_LEVEL": SettingValue(level)])
    }
    public func swiftOptimizeObjectLifetimes(_ enabled: Bool) -> SettingsDictionary {
        setting(["SWIFT_OPTIMIZE_OBJECT_LIFETIME": .init(booleanLiteral: enabled)])
    }
    public func swiftObjcBridgingHeaderPath(_ path: String) -> SettingsDictionary {
        setting(["SWIFT_OBJC_BRIDGING_HEADER": .string(path)])
    }
    public func otherCFlags(_ flags: [String]) -> SettingsDictionary { setting(["OTHER_CFLAGS": .array(flags)]) }
    public func otherLinkerFlags(_ flags: [String]) -> SettingsDictionary { setting(["OTHER_LDFLAGS": .array(flags)]) }
    public func debugInformationFormat(_ format: DebugInformationFormat) -> SettingsDictionary {
        setting(["DEBUG_INFORMATION_FORMAT": SettingValue(format)])
    }
    public func bitcodeEnabled(_ enabled: Bool) -> SettingsDictionary {
        setting(["ENABLE_BITCODE": .init(booleanLiteral: enabled)])
    }
}
