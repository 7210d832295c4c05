import Foundation
import Testing

@testable import WidgetKitCompat

@Suite("Widget families")
struct WidgetFamilyTests {
    @Test("a switch over the families of iOS needs no default")
    func exhaustive() {
        func isWide(_ family: WidgetFamily) -> Bool {
            switch family {
            case .systemSmall, .systemLarge, .accessoryCircular: false
            case .systemMedium, .systemExtraLarge, .accessoryRectangular, .accessoryInline: true
            }
        }
        #expect(WidgetFamily.allCases.filter(isWide).count == 4)
    }

    @Test("have the names that go over the wire")
    func names() {
        #expect(
            WidgetFamily.allCases.map(\.description) == [
                "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "accessoryCircular",
                "accessoryRectangular", "accessoryInline",
            ])
        for family in WidgetFamily.allCases { #expect(WidgetFamily(name: family.description) == family) }
        #expect(WidgetFamily(name: "systemTiny") == nil)
    }

    @Test(
        "have their device's sizes",
        arguments: [
            (393.0, 852.0, WidgetFamily.systemLarge, 338.0, 354.0), (390, 844, .systemMedium, 338, 158),
            (428, 926, .systemSmall, 170, 170), (375, 667, .systemLarge, 321, 324),
            (1024, 1366, .systemExtraLarge, 795, 378.5), (414, 896, .accessoryInline, 248, 26),
            (360, 780, .accessoryRectangular, 157, 72),
        ])
    func sizes(width: Double, height: Double, family: WidgetFamily, widgetWidth: Double, widgetHeight: Double) throws {
        let device = try #require(DeviceMetrics.device(width: width, height: height))
        #expect(device.size(of: family) == CGSize(width: widgetWidth, height: widgetHeight))
    }

    @Test("that a device lacks have no size there")
    func missing() {
        #expect(DeviceMetrics.standard.size(of: .systemExtraLarge) == nil)
        #expect(DeviceMetrics.device(width: 1, height: 1) == nil)
    }

    @Test("have margins on the home screen only")
    func margins() {
        #expect(DeviceMetrics.contentMargins(of: .systemSmall) == 16)
        #expect(DeviceMetrics.contentMargins(of: .accessoryCircular) == 0)
    }
}
