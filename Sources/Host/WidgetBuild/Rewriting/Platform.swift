/// The system that a widget is written for; where there are several, the earlier one is taken.
package enum Platform: String, Sendable, Hashable, CaseIterable {
    case iOS, macOS, watchOS, tvOS, visionOS

    /// What `TargetConditionals.h` says of it: it is as in the simulator, but for a Mac.
    var targetConditions: [String: Bool] {
        let isMac = self == .macOS
        return [
            "TARGET_OS_MAC": true, "TARGET_OS_OSX": isMac, "TARGET_OS_IPHONE": !isMac, "TARGET_OS_IOS": self == .iOS,
            "TARGET_OS_WATCH": self == .watchOS, "TARGET_OS_TV": self == .tvOS, "TARGET_OS_VISION": self == .visionOS,
            "TARGET_OS_MACCATALYST": false, "TARGET_OS_SIMULATOR": !isMac, "TARGET_IPHONE_SIMULATOR": !isMac,
            "TARGET_OS_EMBEDDED": false, "TARGET_OS_WIN32": false, "TARGET_OS_LINUX": false,
        ]
    }

    /// What the names of its SDKs in Xcode begin with.
    var sdk: String {
        switch self {
        case .iOS: "iphone"
        case .macOS: "macosx"
        case .watchOS: "watch"
        case .tvOS: "appletv"
        case .visionOS: "xr"
        }
    }

    /// Its SDK for devices.
    var sdkName: String { ["iphone", "watch", "appletv", "xr"].contains(sdk) ? sdk + "os" : sdk }
}
