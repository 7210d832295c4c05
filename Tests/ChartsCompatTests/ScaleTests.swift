import Foundation
import Testing

@testable import ChartsCompat

@Suite("Scales")
struct ScaleTests {
    private func scale(
        _ values: [_PlottedValue], isVertical: Bool = false,
        _ change: (inout ChartSettings.AxisSettings) -> Void = { _ in }
    ) -> Scale {
        var settings = ChartSettings.AxisSettings()
        change(&settings)
        return Scale(values, isVertical: isVertical, settings: settings)
    }

    private func numbers(_ values: Double...) -> [_PlottedValue] { values.map { .number($0) } }

    private func ends(_ scale: Scale) -> [Double] {
        guard case .linear(let low, let high, _) = scale.kind else { return [] }
        return [low, high]
    }

    @Test(
        "the inferred domain of numbers has zero and round ends",
        arguments: [
            ([12, 20, 50, 70, 85], [0, 100]), ([5, 10, 15], [0, 15]), ([3], [0, 3]), ([-4, -1], [-4, 0]),
            ([-7, 9], [-10, 10]), ([0.012, 0.034], [0, 0.04]), ([1900, 2010], [0, 3000]), ([0, 0], [0, 1]),
        ] as [([Double], [Double])])
    func inferred(values: [Double], expected: [Double]) {
        let ends = ends(scale(values.map { .number($0) }))
        #expect(zip(ends, expected).allSatisfy { abs($0 - $1) < 1e-9 } && ends.count == 2, "\(ends)")
    }

    @Test("an inferred domain without zero is round around the data")
    func withoutZero() {
        let scale = scale(numbers(62, 78)) {
            $0.scale(domain: AutomaticScaleDomain.automatic(includesZero: false), type: nil)
        }
        #expect(ends(scale) == [60, 80])
    }

    @Test("an explicit domain is as it is said, whatever the data")
    func explicit() {
        let scale = scale(numbers(3, 900)) { $0.scale(domain: 13...57, type: nil) }
        #expect(ends(scale) == [13, 57])
        #expect(scale.place(.number(35)) == 0.5)
        #expect(scale.place(.number(79)) == 1.5)
    }

    @Test("what modifies the inferred domain has the last word")
    func modified() {
        let numbers = scale(numbers(1, 9)) {
            $0.scale(domain: AutomaticScaleDomain.automatic(dataType: Double.self) { $0.append(-20) }, type: nil)
        }
        #expect(ends(numbers) == [-20, 10])
        let categories = scale([.category("b"), .category("a")]) {
            $0.scale(domain: AutomaticScaleDomain.automatic(dataType: String.self) { $0.sort() }, type: nil)
        }
        #expect(categories.place(.category("a")) == 0.25)
    }

    @Test("dates keep the ends that the data has; a single one is in the middle of its day")
    func dates() {
        let (first, last) = (Date(timeIntervalSinceReferenceDate: 1000), Date(timeIntervalSinceReferenceDate: 3000))
        #expect(ends(scale([.date(last), .date(first)])) == [1000, 3000])
        #expect(scale([.date(first)]).place(.date(first)) == 0.5)
        #expect(ends(scale([.date(first)])) == [1000 - 43_200, 1000 + 43_200])
    }

    @Test("categories share the axis in the order of the data, from the top where it is vertical")
    func categories() {
        let values: [_PlottedValue] = ["b", "a", "b", "c", "d"].map { .category($0) }
        let horizontal = scale(values)
        #expect(["b", "a", "c", "d"].map { horizontal.place(.category($0)) } == [0.125, 0.375, 0.625, 0.875])
        #expect(horizontal.bandwidth == 0.25)
        let vertical = scale(values, isVertical: true)
        #expect(vertical.place(.category("b")) == 0.875)
        let explicit = scale(values) { $0.scale(domain: ["d", "b"], type: nil) }
        #expect(explicit.place(.category("d")) == 0.25)
        #expect(!explicit.holds(.category("a")))
    }

    @Test("numbers are categories where the scale is of that type")
    func numbersAsCategories() {
        let scale = scale(numbers(2020, 2022, 2026)) { $0.scale(type: .category) }
        #expect(scale.isBand)
        #expect(scale.place(.number(2022)) == 0.5)
    }

    @Test("a reversed scale runs the other way")
    func reversed() {
        let numbers = scale(numbers(0, 10)) {
            $0.scale(domain: AutomaticScaleDomain.automatic(reversed: true), type: nil)
        }
        #expect(numbers.place(.number(2.5)) == 0.75)
        let categories = scale([.category("a"), .category("b")], isVertical: true) {
            $0.scale(domain: AutomaticScaleDomain.automatic(reversed: true), type: nil)
        }
        #expect(categories.place(.category("a")) == 0.25)
    }

    @Test(
        "places are linear in the function of the scale's type",
        arguments: [
            (ScaleType.linear, 0.0, 100.0, 25.0, 0.25), (.log, 1, 1000, 10, 1 / 3.0), (.log, 0.01, 100, 1, 0.5),
            (.squareRoot, 0, 100, 25, 0.5), (.squareRoot, 0, 9, 4, 2 / 3.0), (.power(exponent: 2), 0, 10, 5, 0.25),
            (.power(exponent: 3), -2, 2, 1, 0.5625), (.symmetricLog, -99, 99, 0, 0.5),
            (.symmetricLog, 0, 99, 9, 0.5), (.symmetricLog(slopeAtZero: 0.5), 0, 30, 6, 0.5),
            (.symmetricLog, -9, 9, -2.1622776601683795, 0.25),
        ])
    func types(type: ScaleType, low: Double, high: Double, value: Double, place: Double) {
        let scale = scale(numbers(low, high)) { $0.scale(domain: low...high, type: type) }
        #expect(abs(Double(scale.place(.number(value))) - place) < 1e-9)
        #expect(abs((scale.value(at: CGFloat(place))?.position ?? .nan) - value) < 1e-9)
    }

    @Test("a logarithmic scale has powers of ten as ends, and no place below them")
    func logarithm() {
        let inferred = scale(numbers(3, 4200)) { $0.scale(type: .log) }
        #expect(ends(inferred) == [1, 10_000])
        #expect(inferred.place(.number(0)) == 0)
        #expect(inferred.place(.number(-5)) == 0)
        let fromZero = scale(numbers(5, 50)) { $0.scale(domain: 0...500, type: .log) }
        #expect(ends(fromZero) == [5, 500])
        #expect(abs(fromZero.place(.number(50)) - 0.5) < 1e-9)
    }

    @Test("padding is left free at the ends, in points")
    func padding() {
        let scale = scale(numbers(0, 10)).padded((start: 20, end: 30), length: 100)
        #expect(abs(scale.place(.number(0)) - 0.2) < 1e-9 && abs(scale.place(.number(10)) - 0.7) < 1e-9)
        let bands = self.scale([.category("a"), .category("b")]).padded((start: 10, end: 10), length: 100)
        #expect(abs(bands.bandwidth - 0.4) < 1e-9 && abs(bands.place(.category("a")) - 0.3) < 1e-9)
        let crushed = self.scale(numbers(0, 10)).padded((start: 80, end: 80), length: 100)
        #expect(crushed.place(.number(0)) == crushed.place(.number(10)))
        #expect(crushed.value(at: 0.5) == nil)
    }

    @Test("a scale of no data has no marks")
    func empty() {
        for values in [[], numbers(.nan, .infinity)] {
            let scale = scale(values)
            #expect(scale.isEmpty)
            #expect(scale.marks(.automatic).isEmpty && scale.value(at: 0.5) == nil)
        }
        #expect(!scale([]) { $0.scale(domain: 0...1, type: nil) }.isEmpty)
    }

    @Test("the value at a place is what is placed there")
    func inverse() {
        let bands = scale([.category("a"), .category("b")])
        #expect([0, 0.49, 0.5, 0.99].map { bands.value(at: $0)?.name } == ["a", "a", "b", "b"])
        #expect(bands.value(at: 1.2) == nil && bands.value(at: -0.1) == nil)
        let dates = scale([0, 100].map { .date(Date(timeIntervalSinceReferenceDate: $0)) })
        #expect(dates.value(at: 0.25) == .date(Date(timeIntervalSinceReferenceDate: 25)))
        let reversed = scale(numbers(0, 10)) {
            $0.scale(domain: AutomaticScaleDomain.automatic(reversed: true), type: nil)
        }
        #expect(reversed.value(at: 0.25) == .number(7.5))
    }
}
