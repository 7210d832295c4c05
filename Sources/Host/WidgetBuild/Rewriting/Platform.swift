/// The system that a widget is written for; where there are several, the earlier one is taken.
package enum Platform: String, Sendable, Hashable, CaseIterable {
    case iOS, macOS, watchOS, tvOS, visionOS

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
