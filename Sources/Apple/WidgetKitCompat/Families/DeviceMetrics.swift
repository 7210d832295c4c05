package import Foundation

/// The sizes of widgets on one device's screen, in points (Apple's Human Interface Guidelines, Widgets).
package struct DeviceMetrics: Sendable, Hashable {
    package var screen: CGSize
    private var sizes: [WidgetFamily: CGSize]

    package func size(of family: WidgetFamily) -> CGSize? { sizes[family] }

    /// The margins around a widget's content unless it disables them.
    package static func contentMargins(of family: WidgetFamily) -> Double {
        family.isAccessory ? 0 : 16
    }

    /// Where nothing names a device: iPhone 14 and its kin.
    package static let standard = all[2]

    /// Every device that the guidelines list, the largest phone first, the iPad last.
    package static let all: [DeviceMetrics] = [
        phone(430, 932, small: 170, medium: 364, large: 382, circular: 76, rectangular: (172, 76), inline: (257, 26)),
        phone(414, 896, small: 169, medium: 360, large: 379, circular: 76, rectangular: (160, 72), inline: (248, 26)),
        phone(393, 852, small: 158, medium: 338, large: 354, circular: 72, rectangular: (160, 72), inline: (234, 26)),
        phone(375, 812, small: 155, medium: 329, large: 345, circular: 72, rectangular: (157, 72), inline: (225, 26)),
        phone(375, 667, small: 148, medium: 321, large: 324),
        DeviceMetrics(
            screen: CGSize(width: 1024, height: 1366),
            sizes: [
                .systemSmall: CGSize(width: 170, height: 170), .systemMedium: CGSize(width: 378.5, height: 170),
                .systemLarge: CGSize(width: 378.5, height: 378.5),
                .systemExtraLarge: CGSize(width: 795, height: 378.5),
            ]),
    ]

    /// A watch of 45 mm, with what a corner has inside of its label.
    package static let watch = DeviceMetrics(
        screen: CGSize(width: 198, height: 242), sizes: [.accessoryCorner: CGSize(width: 40, height: 40)])

    /// The device of a screen's size; 428x926, 390x844 and 360x780 share their neighbours' widgets.
    package static func device(width: Double, height: Double) -> DeviceMetrics? {
        let kin: [[Double]: [Double]] = [[428, 926]: [430, 932], [390, 844]: [393, 852], [360, 780]: [375, 812]]
        let screen = kin[[width, height]] ?? [width, height]
        return all.first { [$0.screen.width, $0.screen.height] == screen }
    }

    private static func phone(
        _ width: Double, _ height: Double, small: Double, medium: Double, large: Double, circular: Double? = nil,
        rectangular: (Double, Double)? = nil, inline: (Double, Double)? = nil
    ) -> DeviceMetrics {
        var sizes: [WidgetFamily: CGSize] = [
            .systemSmall: CGSize(width: small, height: small), .systemMedium: CGSize(width: medium, height: small),
            .systemLarge: CGSize(width: medium, height: large),
        ]
        sizes[.accessoryCircular] = circular.map { CGSize(width: $0, height: $0) }
        sizes[.accessoryRectangular] = rectangular.map { CGSize(width: $0.0, height: $0.1) }
        sizes[.accessoryInline] = inline.map { CGSize(width: $0.0, height: $0.1) }
        return DeviceMetrics(screen: CGSize(width: width, height: height), sizes: sizes)
    }
}
