import Testing
import WidgetArchive
import WidgetProtocol

@Suite("Families") struct FamilyTests {
    @Test(
        "have their device's sizes",
        arguments: [
            (393.0, 852.0, .systemLarge, 338.0, 354.0), (390, 844, .systemMedium, 338, 158),
            (428, 926, .systemSmall, 170, 170), (375, 667, .systemLarge, 321, 324),
            (1024, 1366, .systemExtraLarge, 795, 378.5), (414, 896, .accessoryInline, 248, 26),
            (360, 780, .accessoryRectangular, 157, 72),
        ] as [(Double, Double, Family, Double, Double)])
    func sizes(width: Double, height: Double, family: Family, widgetWidth: Double, widgetHeight: Double) throws {
        let device = try #require(Device.device(width: width, height: height))
        #expect(device.size(of: family) == ArchiveSize(width: widgetWidth, height: widgetHeight))
    }

    @Test("of products are their screens', and every name has a device")
    func products() throws {
        for name in Device.names { #expect(Device.named(name.uppercased()) != nil, "\(name)") }
        #expect(Set(Device.names).count == Device.names.count)
        let se = try #require(Device.named("iPhone SE"))
        #expect(se.scale == 2 && se.screen == ArchiveSize(width: 375, height: 667))
        #expect(Device.named("iPhone 16 Pro")?.size(of: .systemSmall) == Device.standard.size(of: .systemSmall))
        #expect(Device.named("iPhone") == nil)
    }

    @Test("that a device lacks have no size there, and that of another device by themselves")
    func missing() {
        #expect(Device.standard.size(of: .systemExtraLarge) == nil)
        #expect(Device.device(width: 1, height: 1) == nil)
        #expect(Family.systemExtraLarge.displaySize == ArchiveSize(width: 795, height: 378.5))
        #expect(Family.accessoryCorner.displaySize == ArchiveSize(width: 40, height: 40))
    }

    @Test("have margins and corners on the home screen only")
    func margins() {
        for family in Family.allCases {
            #expect(family.contentMargin == (family.isAccessory ? 0 : 16))
            #expect(family.cornerRadius == (family.isAccessory ? 0 : 22))
        }
    }
}
