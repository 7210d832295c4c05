import Testing
import WidgetArchive

@testable import Typesetting

@Suite("Measuring text")
struct MeasuringTests {
    private func measure(_ text: StyledText, width: Double? = nil, height: Double? = nil) -> TextMetrics {
        Typesetter.shared.measure(text, width: width, height: height)
    }

    @Test("a line is as high as its text style says, or as San Francisco's lines are")
    func lineHeight() {
        #expect(measure(.plain("Hello", lineHeight: 22)).size.height == 22)
        #expect(abs(measure(.plain("Hello")).size.height - 20.33) < 0.01)
    }

    @Test("the system font is about as wide as San Francisco")
    func width() {
        #expect(abs(measure(.plain("Hello, world!")).size.width - 97) < 1.5)
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
