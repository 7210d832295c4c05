package import WidgetArchive

/// A device's screen and the widgets' sizes on it, in points (Apple's Human Interface Guidelines, Widgets).
package struct Device: Sendable, Hashable {
    package let screen: ArchiveSize
    private let sizes: [Family: ArchiveSize]

    /// Nil for a family that the device does not show.
    package func size(of family: Family) -> ArchiveSize? { sizes[family] }

    /// Where nothing names a device: iPhone 14 and its kin.
    package static let standard = phones[2]

    /// Every device that the guidelines list: phones, the largest first, the iPad, a watch.
    package static let all: [Device] = phones + [pad, watch]

    /// The device of a screen's size; 428x926, 390x844 and 360x780 share their neighbours' widgets.
    package static func device(width: Double, height: Double) -> Device? {
        let kin: [[Double]: [Double]] = [[428, 926]: [430, 932], [390, 844]: [393, 852], [360, 780]: [375, 812]]
        let screen = kin[[width, height]] ?? [width, height]
        return all.first { [$0.screen.width, $0.screen.height] == screen }
    }

    static let smallest = ArchiveSize(width: 148, height: 148)

    private static let phones: [Device] = [
        phone(430, 932, small: 170, medium: 364, large: 382, circular: 76, rectangular: (172, 76), inline: (257, 26)),
        phone(414, 896, small: 169, medium: 360, large: 379, circular: 76, rectangular: (160, 72), inline: (248, 26)),
        phone(393, 852, small: 158, medium: 338, large: 354, circular: 72, rectangular: (160, 72), inline: (234, 26)),
        phone(375, 812, small: 155, medium: 329, large: 345, circular: 72, rectangular: (157, 72), inline: (225, 26)),
        phone(375, 667, small: 148, medium: 321, large: 324),
    ]

    private static let pad = Device(
        screen: ArchiveSize(width: 1024, height: 1366),
        sizes: [
            .systemSmall: ArchiveSize(width: 170, height: 170), .systemMedium: ArchiveSize(width: 378.5, height: 170),
            .systemLarge: ArchiveSize(width: 378.5, height: 378.5),
            .systemExtraLarge: ArchiveSize(width: 795, height: 378.5),
        ])

    /// A watch of 45 mm, with what a corner has inside of its label.
    private static let watch = Device(
        screen: ArchiveSize(width: 198, height: 242), sizes: [.accessoryCorner: ArchiveSize(width: 40, height: 40)])

    private static func phone(
        _ width: Double, _ height: Double, small: Double, medium: Double, large: Double, circular: Double? = nil,
        rectangular: (Double, Double)? = nil, inline: (Double, Double)? = nil
    ) -> Device {
        var sizes: [Family: ArchiveSize] = [
            .systemSmall: ArchiveSize(width: small, height: small),
            .systemMedium: ArchiveSize(width: medium, height: small),
            .systemLarge: ArchiveSize(width: medium, height: large),
        ]
        sizes[.accessoryCircular] = circular.map { ArchiveSize(width: $0, height: $0) }
        sizes[.accessoryRectangular] = rectangular.map { ArchiveSize(width: $0.0, height: $0.1) }
        sizes[.accessoryInline] = inline.map { ArchiveSize(width: $0.0, height: $0.1) }
        return Device(screen: ArchiveSize(width: width, height: height), sizes: sizes)
    }
}
