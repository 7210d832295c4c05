package import WidgetArchive

/// The sizes and shapes that a widget can have, by WidgetKit's names.
package enum Family: String, Sendable, CaseIterable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case accessoryCircular, accessoryRectangular, accessoryInline
    /// watchOS's alone.
    case accessoryCorner

    /// Whether it stands on a lock screen or a watch's face.
    package var isAccessory: Bool { rawValue.hasPrefix("accessory") }

    /// Whether iPads alone have it: no widget counts as installed in it until the host says so.
    package var isForPadAlone: Bool { self == .systemExtraLarge }

    /// The corner radius in points of a widget among the apps' icons; accessories have no corners of their own.
    package var cornerRadius: Double { isAccessory ? 0 : 22 }

    /// The margins around a widget's content, in points, unless it disables them.
    package var contentMargin: Double { isAccessory ? 0 : 16 }

    /// The size on the standard device, or on the first that has the family.
    package var displaySize: ArchiveSize {
        ([Device.standard] + Device.all).lazy.compactMap { $0.size(of: self) }.first ?? Device.smallest
    }
}
