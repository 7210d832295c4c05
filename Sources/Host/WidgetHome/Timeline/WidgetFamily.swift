package import WidgetArchive

/// The sizes that a widget can have, by WidgetKit's names.
package enum WidgetFamily: String, Sendable, CaseIterable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case accessoryCircular, accessoryRectangular, accessoryInline
    /// watchOS's alone.
    case accessoryCorner

    /// The size in points on a screen of 393 x 852 points, and on a 1024 x 1366 iPad for the extra large one
    /// (Apple's Human Interface Guidelines, "Widgets"); a corner's is what a watch of 45 mm has inside of the label.
    package var displaySize: ArchiveSize {
        switch self {
        case .systemSmall: ArchiveSize(width: 158, height: 158)
        case .systemMedium: ArchiveSize(width: 338, height: 158)
        case .systemLarge: ArchiveSize(width: 338, height: 354)
        case .systemExtraLarge: ArchiveSize(width: 795, height: 378.5)
        case .accessoryCircular: ArchiveSize(width: 72, height: 72)
        case .accessoryRectangular: ArchiveSize(width: 160, height: 72)
        case .accessoryInline: ArchiveSize(width: 234, height: 26)
        case .accessoryCorner: ArchiveSize(width: 40, height: 40)
        }
    }

    /// Whether it stands among the apps' icons, with their round corners.
    package var isOnHomeScreen: Bool { rawValue.hasPrefix("system") }
}
