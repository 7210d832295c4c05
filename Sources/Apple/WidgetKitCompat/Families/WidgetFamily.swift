package import WidgetProtocol

/// The sizes and shapes of widgets.
public enum WidgetFamily: Int, Hashable, Sendable {
    case systemSmall
    case systemMedium
    case systemLarge
    case systemExtraLarge
    /// visionOS's alone, whose widgets are compiled with `-package-description-version 2`; to all others it is
    /// unavailable as on iOS, where a `switch` need not name it. No widget is shown in it here.
    @available(_PackageDescription, introduced: 2)
    case systemExtraLargePortrait
    /// watchOS's, whose widgets are compiled with `-package-description-version 1`.
    @available(_PackageDescription, introduced: 1)
    case accessoryCorner
    case accessoryCircular
    case accessoryRectangular
    case accessoryInline
}

extension WidgetFamily: CaseIterable {
    /// The phone's: whoever switches over these has no case for a watch's.
    public static let allCases: [WidgetFamily] = homeScreen + accessories

    /// What a widget supports that states no families.
    package static let homeScreen: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge]
    package static let accessories: [WidgetFamily] = [.accessoryCircular, .accessoryRectangular, .accessoryInline]
    package static let known: [WidgetFamily] = allCases + [.accessoryCorner]

    package var isAccessory: Bool { self == .accessoryCorner || Self.accessories.contains(self) }
}

extension WidgetFamily: CustomStringConvertible, CustomDebugStringConvertible {
    /// The case's name, which is also the family's name on the wire.
    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .systemExtraLargePortrait: "systemExtraLargePortrait"
        case .accessoryCorner: "accessoryCorner"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        }
    }

    public var debugDescription: String { description }

    /// The family of the bridge's name.
    package init(_ family: Family) {
        switch family {
        case .systemSmall: self = .systemSmall
        case .systemMedium: self = .systemMedium
        case .systemLarge: self = .systemLarge
        case .systemExtraLarge: self = .systemExtraLarge
        case .accessoryCircular: self = .accessoryCircular
        case .accessoryRectangular: self = .accessoryRectangular
        case .accessoryInline: self = .accessoryInline
        case .accessoryCorner: self = .accessoryCorner
        }
    }

    /// The bridge's name for it; nil for one that no widget is shown in here.
    package var family: Family? { Family(rawValue: description) }
}

extension WidgetFamily: Codable {}
