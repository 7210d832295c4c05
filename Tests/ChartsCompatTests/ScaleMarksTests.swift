import Foundation
import SwiftUICompat
import Testing

@testable import ChartsCompat

@Suite("Marks of axes")
struct ScaleMarksTests {
    private static let utc: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        (calendar.timeZone, calendar.locale) = (.gmt, Locale(identifier: "en_US"))
        return calendar
    }()

    private func scale(_ domain: any ScaleDomain, type: ScaleType? = nil, calendar: Calendar = utc) -> Scale {
        var settings = ChartSettings.AxisSettings()
        settings.scale(domain: domain, type: type)
        settings.calendar = calendar
        return Scale([], isVertical: false, settings: settings)
    }

    private func marks(
        _ domain: any ScaleDomain, _ values: AxisMarkValues, type: ScaleType? = nil
    ) -> [_PlottedValue] { scale(domain, type: type).marks(values) }

    private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

    @Test(
        "of numbers are round, and about as many as desired",
        arguments: [
            (0.0...100.0, AxisMarkValues.automatic, [0.0, 25, 50, 75, 100]),
            (0...100, .automatic(desiredCount: 2), [0, 50, 100]),
            (0...100, .automatic(desiredCount: 10), [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]),
            (0...1, .automatic(desiredCount: 5), [0, 0.2, 0.4, 0.6, 0.8, 1]),
            (3...17, .automatic(desiredCount: 3), [5, 10, 15]), (-30...30, .automatic(desiredCount: 3), [-20, 0, 20]),
            (0...10, .automatic(minimumStride: 4.0, desiredCount: 10), [0, 4, 8]),
            (0...10, .automatic(desiredCount: 0), []), (0...10, [], []),
            (0...1, .stride(by: 0.25), [0, 0.25, 0.5, 0.75, 1]),
            (1...7, .stride(by: 2), [2, 4, 6]), (0...10, .stride(by: 0.01), []),
        ] as [(ClosedRange<Double>, AxisMarkValues, [Double])])
    func numbers(domain: ClosedRange<Double>, values: AxisMarkValues, expected: [Double]) {
        let marks = marks(domain, values).compactMap(\.position)
        #expect(marks.count == expected.count && zip(marks, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(marks)")
    }

    @Test(
        "of a logarithmic scale are powers of ten",
        arguments: [
            (1.0...10_000.0, AxisMarkValues.automatic, [1.0, 10, 100, 1000, 10_000]),
            (0.01...1, .automatic, [0.01, 0.1, 1]), (1...1e8, .automatic(desiredCount: 4), [1, 100, 1e4, 1e6, 1e8]),
            (20...60, .automatic(desiredCount: 4), [20, 30, 40, 50, 60]), (1...1000, .stride(by: 500), [500, 1000]),
        ])
    func decades(domain: ClosedRange<Double>, values: AxisMarkValues, expected: [Double]) {
        let marks = marks(domain, values, type: .log).compactMap(\.position)
        #expect(
            marks.count == expected.count && zip(marks, expected).allSatisfy { abs($0 / $1 - 1) < 1e-9 }, "\(marks)")
    }

    @Test(
        "of dates stride by units of the calendar",
        arguments: [
            ("2026-03-28T10:30:00Z", "2026-03-30T12:00:00Z", Calendar.Component.day, 1, ["03-29T00", "03-30T00"]),
            ("2026-03-28T00:00:00Z", "2026-04-02T00:00:00Z", .day, 2, ["03-28T00", "03-30T00", "04-01T00"]),
            ("2026-01-31T08:00:00Z", "2026-04-01T00:00:00Z", .month, 1, ["02-01T00", "03-01T00", "04-01T00"]),
            ("2026-03-28T05:30:00Z", "2026-03-28T13:00:00Z", .hour, 3, ["03-28T08", "03-28T11"]),
            ("2026-03-25T00:00:00Z", "2026-04-08T00:00:00Z", .weekOfYear, 1, ["03-29T00", "04-05T00"]),
        ])
    func strides(start: String, end: String, unit: Calendar.Component, count: Int, expected: [String]) throws {
        let marks = marks(try date(start)...date(end), .stride(by: unit, count: count))
        let texts = marks.compactMap { value -> String? in
            guard case .date(let date) = value else { return nil }
            return String(date.formatted(.iso8601).dropFirst(5).prefix(8))
        }
        #expect(texts == expected)
    }

    @Test("of dates are whole units that suit the length, counted from the larger unit's start")
    func automaticDates() throws {
        let day = try date("2026-03-20T00:00:00Z")
        /// The minutes of the day that are marked between two hours.
        func minutes(_ from: Double, _ to: Double) -> [Int] {
            marks(day.addingTimeInterval(from * 3600)...day.addingTimeInterval(to * 3600), .automatic)
                .compactMap { $0.position.map { Int(($0 - day.timeIntervalSinceReferenceDate) / 60) } }
        }
        #expect(minutes(0, 24) == [0, 360, 720, 1080, 1440])
        #expect(minutes(7.25, 18) == [540, 720, 900, 1080])
        #expect(minutes(1, 4) == [60, 120, 180, 240])
        #expect(minutes(10.05, 10.4) == [605, 610, 615, 620])
        #expect(minutes(0, 96) == [0, 1440, 2880, 4320, 5760])
    }

    @Test("of categories are all of them")
    func categories() {
        #expect(marks(["a", "b", "c"], .automatic(desiredCount: 1)).map(\.name) == ["a", "b", "c"])
    }

    @Test(
        "are told with as many digits as tell them apart",
        arguments: [
            ([0.0, 25, 50], ["0", "25", "50"]), ([0, 2.5, 5], ["0", "2.5", "5"]),
            ([0, 0.005, 0.01], ["0", "0.005", "0.01"]), ([0.001, 0.01, 0.1], ["0.001", "0.01", "0.1"]),
            ([10_000, 12_500, 15_000], ["10K", "12.5K", "15K"]), ([1_000_000, 2_000_000], ["1M", "2M"]),
        ])
    func texts(values: [Double], expected: [String]) {
        let plotted = values.map { _PlottedValue.number($0) }
        let scale = scale(values)
        #expect(plotted.map { scale.text($0, among: plotted) } == expected)
    }

    @Test("are told in the environment's locale, calendar and time zone, in a format of the axis's own too")
    @MainActor func locales() throws {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "de_DE")
        environment.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
        environment.calendar = Calendar(identifier: .gregorian)
        let calendar = ChartSettings().localized(in: environment).y.calendar
        let numbers = [0, 0.5].map { _PlottedValue.number($0) }
        let scale = scale([0, 0.5], calendar: calendar)
        #expect(numbers.map { scale.text($0, among: numbers) } == ["0", "0,5"])
        let percent = try #require(AxisMarks(format: FloatingPointFormatStyle<Double>.Percent())._sets.first)
        #expect(scale.text(numbers[1], among: numbers, format: percent.format) == "50\u{A0}%")
        let days = self.scale(try date("2026-10-19T15:00:00Z")...date("2026-10-21T15:00:00Z"), calendar: calendar)
            .marks(.stride(by: .day))
        #expect(days.map { scale.text($0, among: days) } == ["20. Okt.", "21. Okt.", "22. Okt."])
    }
}
