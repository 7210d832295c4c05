package import WidgetArchive

/// A device's screen and the widgets' sizes on it, in points (Apple's Human Interface Guidelines, Widgets).
package struct Device: Sendable, Hashable {
    package let screen: ArchiveSize
    /// Pixels in a point.
    package private(set) var scale = 3.0
    private let sizes: [Family: ArchiveSize]

    private init(screen: ArchiveSize, sizes: [Family: ArchiveSize]) {
        self.screen = screen
        self.sizes = sizes
    }

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

    /// The device of a product's name, such as `iPhone 16 Pro`; nil for one that is not known.
    package static func named(_ name: String) -> Device? {
        products.first { $0.names.contains { $0.lowercased() == name.lowercased() } }?.device
    }

    /// The names that ``named(_:)`` knows.
    package static var names: [String] { products.flatMap(\.names) }

    /// Products by their screens in points and their scale (Apple's Human Interface Guidelines, Layout).
    ///
    /// The guidelines list no widgets for screens of 402x874 and 440x956 and of 420x912: those of the nearest are taken.
    private static let products: [(names: [String], device: Device)] = [
        (["iPhone 17 Pro Max", "iPhone 16 Pro Max"], phones[0].with(440, 956)),
        (["iPhone Air"], phones[2].with(420, 912)),
        (["iPhone 16 Plus", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 14 Pro Max"], phones[0]),
        (["iPhone 14 Plus", "iPhone 13 Pro Max", "iPhone 12 Pro Max"], phones[0].with(428, 926)),
        (["iPhone 11 Pro Max", "iPhone XS Max"], phones[1]),
        (["iPhone 11", "iPhone XR"], phones[1].with(414, 896, scale: 2)),
        (["iPhone 17", "iPhone 17 Pro", "iPhone 16 Pro"], phones[2].with(402, 874)),
        (["iPhone 16", "iPhone 15", "iPhone 15 Pro", "iPhone 14 Pro"], phones[2]),
        (
            ["iPhone 16e", "iPhone 14", "iPhone 13", "iPhone 13 Pro", "iPhone 12", "iPhone 12 Pro"],
            phones[2].with(390, 844)
        ),
        (["iPhone 13 mini", "iPhone 12 mini", "iPhone 11 Pro", "iPhone XS", "iPhone X"], phones[3]),
        (
            ["iPhone SE", "iPhone SE (3rd generation)", "iPhone SE (2nd generation)", "iPhone 8"],
            phones[4].with(375, 667, scale: 2)
        ),
        (["iPad Pro 13-inch", "iPad Pro 12.9-inch"], pad.with(1024, 1366, scale: 2)),
        (["Apple Watch 45mm"], watch.with(198, 242, scale: 2)),
    ]

    /// The same widgets on another screen.
    private func with(_ width: Double, _ height: Double, scale: Double = 3) -> Device {
        var device = Device(screen: ArchiveSize(width: width, height: height), sizes: sizes)
        device.scale = scale
        return device
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
