import Testing
import WidgetArchive

@testable import Typesetting

@Suite("Measuring text")
struct MeasuringTests {
    private func measure(_ text: StyledText, width: Double? = nil, height: Double? = nil) -> TextMetrics {
        Typesetter.shared.measure(text, width: width, height: height)
    }

    /// Heights that lines have in pictures that SwiftUI drew at three pixels to a point, in pixels.
    @Test(
        "a line is as high as San Francisco's, rounded up to a pixel",
        arguments: [
            (34.0, 122.0), (28, 101), (22, 79), (20, 72), (17, 61), (16, 58), (15, 54), (13, 47), (12, 43), (11, 40),
        ])
    func lineHeight(size: Double, pixels: Double) {
        let line = measure(.plain("Hello", size: size))
        #expect(line.size.height.isClose(to: pixels / 3))
        #expect(line.firstBaseline.isClose(to: (size * 0.95215 * 3).rounded() / 3))
        #expect(measure(.plain("Hello", size: size, lineHeight: size * 2)).size.height == line.size.height)
    }

    /// From one baseline to the next: by the style, by the line where there is none, and by `lineSpacing`.
    @Test(
        "lines are as far apart as SwiftUI has them",
        arguments: [
            (17.0, 22.0, 0.0, 22.0), (11, 13, 0, 13), (34, 41, 0, 41), (13, nil, 0, 47.0 / 3), (16, nil, 0, 58.0 / 3),
            (16, nil, 3, 67.0 / 3), (16, 21, 3.68, 58.0 / 3 + 3.68),
        ] as [(Double, Double?, Double, Double)])
    func pitch(size: Double, lineHeight: Double?, spacing: Double, pitch: Double) {
        var text = StyledText.plain("a\nb\nc\nd", size: size, lineHeight: lineHeight)
        text.lineSpacing = spacing
        let metrics = measure(text)
        #expect(metrics.pitch.isClose(to: pitch))
        #expect(abs(metrics.lastBaseline - metrics.firstBaseline - 3 * pitch) < 0.34)
        let line = measure(.plain("a", size: size)).size.height
        #expect(abs(metrics.size.height - line - 3 * pitch) < 0.34)
    }

    @Test("a line takes the largest leading of its runs")
    func mixedLeading() {
        var text = StyledText.plain("a\n", size: 17, lineHeight: 22)
        text.runs += StyledText.plain("b", size: 17, lineHeight: 30).runs
        #expect(measure(text).size.height.isClose(to: 61.0 / 3 + 30))
    }

    /// The ink's width in pictures that SwiftUI drew; the letters' own margins come to that, some hundredths of the size.
    @Test(
        "the system font is as wide as San Francisco",
        arguments: [
            ("Washing cycle", 17.0, 400, 108.0), ("No Location Available", 17, 400, 160), ("Laundry", 20, 600, 73.33),
            ("Laundry", 12, 600, 46.33), ("Solar", 11, 400, 25.67),
        ])
    func width(string: String, size: Double, weight: Int, ink: Double) {
        var text = StyledText.plain(string, size: size)
        text.runs[0].font.weight = weight
        let width = measure(text).size.width
        #expect(width > ink - 0.02 * ink && width < ink + 0.02 * ink + 0.15 * size)
    }

    @Test(
        "letters are spaced by size and weight",
        arguments: [
            (8.0, 400, 0.0254), (12, 400, 0.003), (12, 500, 0.003), (12, 600, 0.004), (17, 400, -0.029),
            (14.5, 400, -0.01675), (17, 700, -0.0166666), (19.9, 400, -0.025), (20, 400, 0.008), (20, 800, 0.008),
            (23, 400, 0.012), (64, 400, 0.015), (3, 400, 0.04),
        ])
    func letterSpacing(size: Double, weight: Int, spacing: Double) {
        #expect(abs(LetterSpacing.ofSystemFont(size: size, weight: weight) - spacing) < 0.00001)
    }

    @Test("text scales linearly with its size")
    func linear() {
        let small = measure(.plain("Hello, world!", family: .monospaced, size: 10)).size.width
        let large = measure(.plain("Hello, world!", family: .monospaced, size: 100)).size.width
        #expect(abs(large - small * 10) < 4)
    }

    @Test("an empty text takes no space")
    func empty() {
        let metrics = measure(.plain(""))
        #expect(metrics.size == ArchiveSize(width: 0, height: 0))
        #expect(metrics.lineCount == 0)
    }

    @Test("what was measured at a width breaks the same at the measured width")
    func stable() {
        let words = "The quick brown fox jumps over the lazy dog, and 犬は怠け者です while ภาษาไทย waits. "
        let text = StyledText.plain(String(repeating: words, count: 3))
        for width in stride(from: 20.0, through: 340, by: 7.3) {
            let first = measure(text, width: width)
            let second = measure(text, width: first.size.width)
            #expect(first.lineCount == second.lineCount)
            #expect(first.size.width <= width)
        }
    }
}
