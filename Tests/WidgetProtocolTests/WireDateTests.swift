import Testing
import WidgetProtocol

@Suite("Dates on the wire") struct WireDateTests {
    @Test(
        "are read with any time zone and fraction",
        arguments: [
            ("1970-01-01T00:00:00Z", 0.0), ("2026-01-31T09:30:00.250+02:00", 1_769_844_600.25),
            ("2024-02-29T12:00:00z", 1_709_208_000), ("1969-12-31T23:59:59.5Z", -0.5),
        ])
    func read(text: String, seconds: Double) {
        #expect(WireDate.seconds(text) == seconds)
    }

    @Test(
        "that are none are refused",
        arguments: [
            "", "2026-02-29T00:00:00Z", "2026-01-31T09:30:00", "2026-01-31 09:30:00Z", "yesterday",
            "2026-01-31T24:00:00Z",
        ])
    func refused(text: String) {
        #expect(WireDate.seconds(text) == nil)
    }

    @Test(
        "come back as the same number where they are exact",
        arguments: [0, 0.25, 1.0 / 3, 1_763_820_000.123456789, -1e9 - 0.1])
    func exact(seconds: Double) {
        #expect(WireDate.seconds(WireDate.exactText(seconds)) == seconds)
    }

    @Test(
        "are written as short as they are",
        arguments: [
            (0.0, "1970-01-01T00:00:00Z"), (0.5, "1970-01-01T00:00:00.500Z"),
            (0.000_001, "1970-01-01T00:00:00.000001Z"),
            (0.999_999_9, "1970-01-01T00:00:01Z"), (1e18, "9999-12-31T23:59:59Z"), (.nan, "1970-01-01T00:00:00Z"),
        ])
    func short(seconds: Double, text: String) {
        #expect(WireDate.text(seconds) == text)
    }
}
