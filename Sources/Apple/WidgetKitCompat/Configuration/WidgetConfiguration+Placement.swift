/// Where a widget may be put, besides the home screen of a phone.
///
/// - Compatibility: compiles
public struct WidgetLocation: Hashable, Sendable {
    private enum Place: Hashable { case homeScreen, lockScreen, standBy, carPlay, iPhoneWidgetsOnMac }

    private let place: Place

    public static let homeScreen = WidgetLocation(place: .homeScreen)
    public static let lockScreen = WidgetLocation(place: .lockScreen)
    public static let standBy = WidgetLocation(place: .standBy)
    public static let carPlay = WidgetLocation(place: .carPlay)
    public static let iPhoneWidgetsOnMac = WidgetLocation(place: .iPhoneWidgetsOnMac)
}

/// How a widget is fixed to its surroundings in a room.
///
/// - Compatibility: compiles
public struct WidgetMountingStyle: Hashable, Sendable {
    private enum Style: Hashable { case elevated, recessed }

    private let style: Style

    public static let elevated = WidgetMountingStyle(style: .elevated)
    public static let recessed = WidgetMountingStyle(style: .recessed)
}

/// What a widget looks made of in a room.
///
/// - Compatibility: compiles
public struct WidgetTexture: Hashable, Sendable {
    private enum Texture: Hashable { case glass, paper }

    private let texture: Texture

    public static let glass = WidgetTexture(texture: .glass)
    public static let paper = WidgetTexture(texture: .paper)
}

/// The sizes that a Live Activity comes in.
public enum ActivityFamily: Int, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case small
    case medium

    public var description: String {
        switch self {
        case .small: "small"
        case .medium: "medium"
        }
    }
}

// These speak of places that a bridge to an app has none of, so they change nothing here.
extension WidgetConfiguration {
    /// - Compatibility: compiles
    public nonisolated func disfavoredLocations(
        _ locations: [WidgetLocation], for families: [WidgetFamily]
    ) -> some WidgetConfiguration {
        changing { _ in }
    }

    /// - Compatibility: compiles
    public nonisolated func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> some WidgetConfiguration {
        changing { _ in }
    }

    /// - Compatibility: compiles
    public nonisolated func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration {
        changing { _ in }
    }

    /// Draws the lock screen's view in these sizes too.
    public nonisolated func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration {
        changingActivity { $0.supplementalFamilies = families }
    }

    /// Nothing pushes to widgets here.
    ///
    /// - Compatibility: compiles
    public nonisolated func pushHandler<Handler: WidgetPushHandler>(_ type: Handler.Type) -> some WidgetConfiguration {
        changing { _ in }
    }

    /// Background transfers do not wake an extension here: a provider's own requests run while it is asked.
    ///
    /// - Compatibility: compiles
    public nonisolated func onBackgroundURLSessionEvents(
        matching matchingString: String, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration {
        changing { _ in }
    }

    /// - Compatibility: compiles
    public nonisolated func onBackgroundURLSessionEvents(
        matching: ((String) -> Bool)? = nil,
        _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration {
        changing { _ in }
    }

    /// No effect: widgets that are relevant stand for themselves here.
    ///
    /// - Compatibility: compiles
    public nonisolated func associatedKind(_ kind: String) -> some WidgetConfiguration {
        changing { _ in }
    }
}
