internal import Foundation

/// What the environment tells manifests: the variables whose names begin with `TUIST_`.
@dynamicMemberLookup
public enum Environment {
    /// A variable's value.
    public enum Value: Equatable, Sendable {
        case string(String)
        case boolean(Bool)

        var text: String {
            switch self {
            case .string(let text): text
            case .boolean(let isTrue): isTrue ? "1" : "0"
            }
        }
    }

    /// `Environment.appName` is `TUIST_APP_NAME`.
    public static subscript(dynamicMember member: String) -> Value? {
        ProcessInfo.processInfo.environment["TUIST_" + constant(member)].map { .string($0) }
    }

    /// `appURLName` in words of capitals, `APP_URL_NAME`.
    private static func constant(_ member: String) -> String {
        let characters = Array(member)
        var result = ""
        for (index, character) in characters.enumerated() {
            let isAfterSmall = index > 0 && !characters[index - 1].isUppercase
            let isBeforeSmall = index + 1 < characters.count && characters[index + 1].isLowercase
            if index > 0, character.isUppercase, isAfterSmall || isBeforeSmall { result += "_" }
            result += character.uppercased()
        }
        return result
    }
}

extension Environment.Value? {
    public func getString(default defaultString: String) -> String { self?.text ?? defaultString }

    public func getBoolean(default defaultBoolean: Bool) -> Bool {
        switch self?.text {
        case "1", "true", "TRUE", "yes", "YES": true
        case "0", "false", "FALSE", "no", "NO": false
        default: defaultBoolean
        }
    }
}

/// A variable of the environment that a scheme runs with.
public struct EnvironmentVariable: Encodable, Hashable, Sendable, ExpressibleByStringLiteral {
    public var value: String
    public var isEnabled: Bool

    public init(stringLiteral value: String) { self = .environmentVariable(value: value, isEnabled: true) }
    init(value: String, isEnabled: Bool) {
        self.value = value
        self.isEnabled = isEnabled
    }

    public static func environmentVariable(value: String, isEnabled: Bool) -> Self {
        Self(value: value, isEnabled: isEnabled)
    }
}

/// An argument that a scheme runs with.
public struct LaunchArgument: Encodable, Equatable, Sendable {
    public var name: String
    public var isEnabled: Bool

    public init(name: String, isEnabled: Bool) {
        self.name = name
        self.isEnabled = isEnabled
    }

    public static func launchArgument(name: String, isEnabled: Bool) -> Self { Self(name: name, isEnabled: isEnabled) }
}

/// What a scheme runs with.
public struct Arguments: Encodable, Equatable, Sendable {
    public var environmentVariables: [String: EnvironmentVariable]
    public var launchArguments: [LaunchArgument]

    public init(
        environment: [String: String] = [:], environmentVariables: [String: EnvironmentVariable] = [:],
        launchArguments: [LaunchArgument] = []
    ) {
        self.environmentVariables = environment.mapValues { EnvironmentVariable(stringLiteral: $0) }
            .merging(environmentVariables) { _, variable in variable }
        self.launchArguments = launchArguments
    }

    public static func arguments(
        environmentVariables: [String: EnvironmentVariable] = [:], launchArguments: [LaunchArgument] = []
    ) -> Self {
        Self(environmentVariables: environmentVariables, launchArguments: launchArguments)
    }
}
