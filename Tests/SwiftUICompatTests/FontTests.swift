import Foundation
import SwiftUICompat
import Testing
import WidgetArchive

@Suite("Fonts")
struct FontTests {
    private static func font(_ font: Font, at size: DynamicTypeSize = .large) -> ArchiveFont {
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = size
        return font.archived(in: environment)
    }

    /// In the order of Apple's table: largeTitle title title2 title3 headline body callout subheadline footnote caption
    /// caption2.
    private static let styles: [Font.TextStyle] = [
        .largeTitle, .title, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption, .caption2,
    ]

    private static let sizes: [(DynamicTypeSize, [Double])] = [
        (.xSmall, [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11]),
        (.small, [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11]),
        (.medium, [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11]),
        (.large, [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]),
        (.xLarge, [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13]),
        (.xxLarge, [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15]),
        (.xxxLarge, [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17]),
        (.accessibility1, [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20]),
        (.accessibility2, [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24]),
        (.accessibility3, [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29]),
        (.accessibility4, [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34]),
        (.accessibility5, [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40]),
    ]

    @Test("text styles have Apple's sizes at every text size")
    func dynamicType() {
        #expect(Self.sizes.map(\.0) == DynamicTypeSize.allCases)
        for (size, expected) in Self.sizes {
            #expect(Self.styles.map { Self.font(.system($0), at: size).size } == expected, "\(size)")
        }
    }

    private static let lineHeights: [(DynamicTypeSize, [Double])] = [
        (.xSmall, [38, 31, 24, 22, 19, 19, 18, 16, 16, 13, 13]),
        (.small, [39, 32, 25, 23, 20, 20, 19, 18, 16, 13, 13]),
        (.medium, [40, 33, 26, 24, 21, 21, 20, 19, 16, 13, 13]),
        (.large, [41, 34, 28, 25, 22, 22, 21, 20, 18, 16, 13]),
        (.xLarge, [43, 37, 30, 28, 24, 24, 23, 22, 20, 19, 18]),
        (.xxLarge, [46, 39, 32, 30, 26, 26, 25, 24, 22, 21, 20]),
        (.xxxLarge, [48, 41, 34, 32, 29, 29, 28, 28, 24, 23, 22]),
        (.accessibility1, [52, 46, 41, 38, 34, 34, 32, 31, 29, 28, 25]),
        (.accessibility2, [57, 51, 47, 44, 40, 40, 39, 37, 33, 32, 30]),
        (.accessibility3, [61, 57, 52, 51, 48, 48, 46, 43, 40, 39, 35]),
        (.accessibility4, [66, 62, 59, 58, 56, 56, 52, 50, 46, 44, 41]),
        (.accessibility5, [70, 68, 65, 65, 62, 62, 60, 58, 52, 51, 48]),
    ]

    @Test("text styles have Apple's line heights at every text size, and its weights")
    func lineHeights() {
        for (size, expected) in Self.lineHeights {
            #expect(Self.styles.map { Self.font(.system($0), at: size).lineHeight } == expected, "\(size)")
        }
        for style in Self.styles {
            #expect(Self.font(.system(style)).weight == (style == .headline ? 600 : 400))
        }
    }

    @Test("a text style made bold has its emphasised weight, other fonts are bold")
    func emphasis() {
        let bold: Set<Font.TextStyle> = [.largeTitle, .title, .title2]
        for style in Self.styles {
            #expect(Self.font(.system(style).bold()).weight == (bold.contains(style) ? 700 : 600), "\(style)")
            #expect(Self.font(.system(style).weight(.bold)).weight == 700)
        }
        #expect(Self.font(.system(size: 17).bold()).weight == 700)
        #expect(Self.font(.custom("Avenir", size: 17).bold()).weight == 700)
    }

    @Test("a font of a stated size does not follow the text size, a custom one does unless fixed")
    func fixedSizes() {
        #expect(Self.font(.system(size: 20), at: .accessibility5).size == 20)
        #expect(Self.font(.custom("Avenir", fixedSize: 20), at: .accessibility5).size == 20)
        #expect(Self.font(.custom("Avenir", size: 17), at: .accessibility5).size == 53)
        #expect(Self.font(.custom("Avenir", size: 34, relativeTo: .largeTitle), at: .accessibility5).size == 60)
        #expect(Self.font(.custom("Avenir", size: 17)).family == .named("Avenir"))
    }

    @Test("changes apply in the order written")
    func changes() {
        #expect(Self.font(.body.weight(.light).bold()).weight == 600)
        #expect(Self.font(.body.bold().weight(.light)).weight == 300)
        #expect(Self.font(.system(size: 10, weight: .black).bold()).weight == 900)
        let font = Self.font(.system(.title, design: .rounded).italic().monospacedDigit().smallCaps())
        #expect(font.family == .rounded)
        #expect(font.isItalic && font.hasMonospacedDigits && font.hasSmallCaps)
        #expect(Self.font(.body.monospaced()).family == .monospaced)
        #expect(Self.font(.body.leading(.tight)).lineHeight == 20)
        #expect(Self.font(.body.width(.condensed)).width == 75)
    }

    @Test("a text size that follows a style grows with it")
    func scaledMetric() {
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = .accessibility5
        let metric = ScaledMetric(wrappedValue: 17.0, relativeTo: .body)
        #expect(EnvironmentValues.$current.withValue(environment) { metric.wrappedValue } == 53)
    }
}
