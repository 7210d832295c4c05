import SymbolShapes
import Testing
import WidgetArchive

@testable import Typesetting

@Suite("Breaking lines")
struct LineTests {
    private func metrics(_ text: StyledText, width: Double? = nil, height: Double? = nil) -> TextMetrics {
        Typesetter.shared.measure(text, width: width, height: height)
    }

    private func changed(_ string: String, _ change: (inout StyledText) -> Void) -> StyledText {
        var text = StyledText.plain(string, lineHeight: 22)
        change(&text)
        return text
    }

    private let words = "one two three four five six seven eight nine ten eleven twelve"

    @Test(
        "paragraphs are lines",
        arguments: [("a", 1), ("a\nb", 2), ("a\n", 2), ("\n\n", 3), ("a\r\nb", 2), ("a\u{2028}b", 2)])
    func paragraphs(string: String, count: Int) {
        let found = metrics(.plain(string, lineHeight: 22))
        #expect(found.lineCount == count)
        #expect(found.size.height.isClose(to: 61.0 / 3 + Double(count - 1) * 22))
    }

    @Test("words go to the next line, and letters where a word does not fit")
    func wrapping() {
        #expect(metrics(.plain("Hello world"), width: 60).lineCount == 2)
        #expect(metrics(.plain("Helloworld"), width: 50).lineCount == 2)
        #expect(metrics(.plain("中文沒有空格"), width: 52).lineCount == 2)
        #expect(metrics(.plain("ภาษาไทยไม่มีช่องว่าง"), width: 100).lineCount == 2)
    }

    @Test(
        "the least height is the one that setting the text gives, known without it where there is no room for a line",
        arguments: [1.0, 0.8, 0.3])
    func leastHeight(scale: Double) {
        let strings = [words, "one", "a\nb c", "Hello world", "中文沒有空格", ""]
        for (string, limit) in strings.flatMap({ string in [nil, 1, 3].map { (string, $0) } }) {
            let text = changed(string) {
                $0.minimumScaleFactor = scale
                $0.lineLimit = limit
            }
            for width in [nil, 0, 20, 60, 90, 100, 120, 300] as [Double?] {
                for height in [nil, 0, 1, 5, 10, 16, 20, 21, 50] as [Double?] {
                    let found = Typesetter.shared.measuring(text).leastHeight(width: width, height: height)
                    if let found { #expect(found == metrics(text, width: width, height: height).size.height) }
                    if scale == 1, height == 0, width != 0, !string.isEmpty { #expect(found != nil) }
                }
            }
        }
    }

    private static let toldTexts = [
        "one two three four five six seven eight nine ten eleven twelve", "Hello world", "A",
        "Story 1003 number 2, a headline of usual length", "To Ty AV Wa. LT VA, “Yes” – 10 × 20 → 30 f(x) fi ffl",
        "a well-known 24/7 e-mail: x@y.org/z, 1,234.50 €", "Die Größe des Donaudampfschifffahrtskapitäns",
        "Ελληνικά και λίγα ακόμα", "Съешь же ещё этих мягких французских булок", "two  spaces and one at the end ",
        "東京 の 天気 は 晴れ です", "नमस्ते दुनिया यह एक परीक्षण है", "☀️ 21° and 👩‍👩‍👧 in the sun", "ภาษาไทย ไม่มีช่องว่าง",
        "no\u{00A0}break here but there", "soft\u{00AD}hyphens are none", "tabs\tare wide", "שלום עולם", "x ",
    ]

    @Test(
        "what lines take up is told as setting them gives it", arguments: toldTexts,
        [.system, .rounded, .serif, .monospaced] as [ArchiveFont.Family])
    func told(string: String, family: ArchiveFont.Family) {
        let library = FontLibrary(configuration: FontConfiguration.standard())
        for (weight, size) in [(100, 11.0), (300, 34), (400, 17), (600, 13), (700, 22), (900, 12)] {
            var text = StyledText.plain(string, family: family, size: size, lineHeight: size * 1.3)
            text.runs[0].font.weight = weight
            text.runs[0].tracking = size == 13 ? 1 : 0
            let prepared = PreparedText(text, library: library, families: FontFamilies(text: text))
            let points = size / PreparedText.referenceSize
            for width in stride(from: 20, to: 420, by: 7.3) {
                for height in [nil, 50] as [Double?] {
                    for marksCut in [true, false] {
                        guard
                            let told = TextExtents(
                                told: prepared, width: width, height: height, points: points, marksCut: marksCut)
                        else { continue }
                        let set = TextLines(
                            prepared, width: width, height: height, points: points, marksCut: marksCut)
                        #expect(
                            told == TextExtents(set),
                            "\(string), \(family) \(weight) in \(width) by \(height ?? .infinity)")
                    }
                }
            }
        }
    }

    @Test("plain words are not set to tell what their lines take up")
    func toldOfWords() {
        let text = StyledText.plain(words)
        let prepared = PreparedText(
            text, library: FontLibrary(configuration: FontConfiguration.standard()), families: FontFamilies(text: text))
        #expect(TextExtents(told: prepared, width: 100, height: nil, points: 1, marksCut: true)?.lineCount == 5)
    }

    @Test("a line limit cuts off, and reserves its lines if it is asked to")
    func limit() {
        let limited = metrics(changed(words) { $0.lineLimit = 2 }, width: 100)
        #expect(limited.lineCount == 2)
        #expect(limited.isTruncated)
        #expect(limited.size.height.isClose(to: 61.0 / 3 + 22))
        let reserving = metrics(
            changed("one") {
                $0.lineLimit = 3
                $0.reservesSpace = true
                $0.lineSpacing = 2
            }, width: 100)
        #expect(reserving.size.height.isClose(to: 3 * 61.0 / 3 + 2 * 2))
        #expect(reserving.lineCount == 1)
        #expect(!reserving.isTruncated)
    }

    @Test(
        "a height takes the lines that fit, and always one", arguments: [(10.0, 1), (42, 1), (43, 2), (64, 2), (65, 3)])
    func height(height: Double, count: Int) {
        #expect(metrics(.plain(words, lineHeight: 22), width: 100, height: height).lineCount == count)
    }

    @Test("baselines lie on the first and the last line")
    func baselines() {
        let one = metrics(.plain("a", lineHeight: 22))
        let three = metrics(changed("a\nb\nc") { $0.lineSpacing = 5 })
        #expect(one.firstBaseline == one.lastBaseline)
        #expect(one.firstBaseline > 15 && one.firstBaseline < 19)
        #expect(three.firstBaseline == one.firstBaseline)
        #expect((three.lastBaseline - three.firstBaseline).isClose(to: 2 * (61.0 / 3 + 5)))
        #expect(three.size.height.isClose(to: 3 * 61.0 / 3 + 2 * 5))
    }

    @Test("a text shrinks as little as it has to, and no further than it may")
    func shrinking() {
        let whole = metrics(.plain(words, lineHeight: 22)).size.width
        let text = changed(words) {
            $0.lineLimit = 1
            $0.minimumScaleFactor = 0.5
        }
        #expect(metrics(text, width: whole).scale == 1)
        let little = metrics(text, width: whole * 0.8)
        #expect(little.scale <= 0.8 && little.scale > 0.78)
        #expect(!little.isTruncated)
        #expect(abs(little.size.height - 20.29 * little.scale) < 0.4)
        let tooMuch = metrics(text, width: whole * 0.3)
        #expect(tooMuch.scale == 0.5)
        #expect(tooMuch.isTruncated)
    }

    @Test("a line shrinks where there is no height for it, and one that may not stays as it is")
    func shrinkingInHeight() {
        let text = changed("Hi") { $0.minimumScaleFactor = 0.25 }
        let line = metrics(text).size.height
        #expect(metrics(text, width: 300, height: line).scale == 1)
        let half = metrics(text, width: 300, height: 10.5)
        #expect(half.scale > 0.48 && half.scale <= 0.53)
        #expect(half.size.height <= 10.67 && !half.isTruncated)
        #expect(metrics(text, width: 300, height: 0).scale == 0.25)
        #expect(metrics(text, width: 0, height: 22).size.height == line)
        #expect(metrics(changed("Hi") { _ in }, width: 300, height: 11).size.height == line)
        let lines = changed(words) { $0.minimumScaleFactor = 0.25 }
        #expect(metrics(lines, width: 100, height: 44).size.height <= 44)
    }

    @Test("letters move together before a text is cut off, if they may")
    func tightening() {
        let whole = metrics(.plain(words)).size.width
        func isTruncated(_ part: Double, _ allows: Bool) -> Bool {
            let text = changed(words) {
                $0.lineLimit = 1
                $0.allowsTightening = allows
            }
            return metrics(text, width: whole * part).isTruncated
        }
        #expect(isTruncated(0.97, false))
        #expect(!isTruncated(0.97, true))
        #expect(isTruncated(0.8, true))
    }

    @Test("what was measured is what is drawn", arguments: [StyledText.Truncation.head, .middle, .tail])
    func drawing(truncation: StyledText.Truncation) {
        for width in stride(from: 5.0, through: 300, by: 11.7) {
            for factor in [1.0, 0.6] {
                let text = changed(words + " 中文新聞 " + words) {
                    $0.lineLimit = 2
                    $0.truncation = truncation
                    $0.minimumScaleFactor = factor
                    $0.allowsTightening = factor < 1
                }
                let found = metrics(text, width: width)
                let frame = ArchiveRect(x: 0, y: 0, width: found.size.width, height: found.size.height)
                let drawn = ArchiveText(text: text, frame: frame, scale: found.scale)
                Typesetter.shared.withLines(of: drawn) { lines in
                    #expect(lines.lines.count == found.lineCount)
                    #expect(lines.isTruncated == found.isTruncated)
                    let points = lines.prepared.unit * found.scale
                    #expect(lines.width * points <= found.size.width + 0.1)
                }
            }
        }
    }

    @Test("clusters stay together", arguments: ["👨‍👩‍👧", "👍🏽", "🇯🇵", "1️⃣", "❤️", "e\u{301}", "ไม่"])
    func clusters(cluster: String) {
        let one = metrics(.plain(cluster)).size.width
        // Two that do not fit beside each other are two lines, not more.
        #expect(metrics(.plain(cluster + cluster), width: one * 1.4).lineCount == 2)
        #expect(one < 40)
    }

    @Test("writing from right to left begins at the right")
    func rightToLeft() {
        func isRightToLeft(_ string: String, _ direction: StyledText.Direction) -> Bool {
            let text = changed(string) { $0.direction = direction }
            let frame = ArchiveRect(x: 0, y: 0, width: 200, height: 30)
            return Typesetter.shared.withLines(of: ArchiveText(text: text, frame: frame)) { $0.lines[0].isRightToLeft }
        }
        #expect(isRightToLeft("مرحبا", .leftToRight))
        #expect(!isRightToLeft("Hello", .rightToLeft))
        #expect(isRightToLeft("123", .rightToLeft))
    }

    @Test("the locale, and else the text, decides about Han characters")
    func han() {
        func design(_ string: String, _ locale: String) -> String {
            FontFamilies(text: changed(string) { $0.locale = locale }).han
        }
        #expect(design("今天", "en") == "SC")
        #expect(design("今日は", "en") == "JP")
        #expect(design("오늘", "en_US") == "KR")
        #expect(design("今天", "ja_JP") == "JP")
        #expect(design("今天", "zh-Hant-TW") == "TC")
        #expect(design("今天", "zh-HK") == "HK")
        #expect(design("今日は", "zh-Hans") == "SC")
    }

    @Test("symbols and images take their place in a line")
    func objects() {
        func width(_ content: TextRun.Content) -> Double {
            let run = TextRun(
                content: content, font: ArchiveFont(size: 17), paint: .color(ArchiveColor(red: 0, green: 0, blue: 0)))
            return metrics(StyledText(runs: [run])).size.width
        }
        let symbol = SymbolMetrics.size(of: "star", font: ArchiveFont(size: 17), scale: .medium).width
        #expect(abs(width(.symbol("star")) - symbol) < 0.7)
        let image = TextRun.Content.image(
            ImageID(rawValue: "a"), size: ArchiveSize(width: 50, height: 60), isTemplate: false)
        #expect(abs(width(image) - 50) < 0.7)
    }

    @Test("a width that nothing fits in still has lines", arguments: [0, 0.001, 1])
    func tiny(width: Double) {
        let found = metrics(changed("Hello") { $0.lineLimit = 4 }, width: width)
        #expect(found.lineCount >= 1 && found.lineCount <= 4)
        #expect(found.size.height >= 22)
    }

    @Test("a text of 100 KB is cut to what a widget can show")
    func huge() {
        let text = StyledText.plain(String(repeating: "word ขาด 字 ", count: 6000))
        let found = metrics(text, width: 300, height: 300)
        #expect(found.isTruncated)
        #expect(found.size.height <= 300)
        let prepared = PreparedText(
            text, library: FontLibrary(configuration: FontConfiguration.standard()), families: FontFamilies(text: text))
        #expect(prepared.bytes.count <= PreparedText.longest + 2)
    }

    @Test(
        "odd characters do no harm",
        arguments: ["\u{0}", "a\u{0}b", "\u{FFFC}", "\u{200B}", "\u{202E}abc", "\u{FEFF}", "\t"])
    func odd(string: String) {
        #expect(metrics(.plain(string), width: 50).size.width >= 0)
    }
}
