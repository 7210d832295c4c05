/// The sizes of text styles at each of the user's text sizes, as Apple's Human Interface Guidelines list them.
package enum TextStyleMetrics {
    /// Points from `xSmall` to `accessibility5`, in `DynamicTypeSize`'s order.
    private static func sizes(_ style: Font.TextStyle) -> [Double] {
        switch style {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }
    }

    private static func lineHeightAtLarge(_ style: Font.TextStyle) -> Double {
        switch style {
        case .largeTitle: 41
        case .title: 34
        case .title2: 28
        case .title3: 25
        case .headline, .body: 22
        case .callout: 21
        case .subheadline: 20
        case .footnote: 18
        case .caption: 16
        case .caption2: 13
        }
    }

    static func size(_ style: Font.TextStyle, at size: DynamicTypeSize) -> Double {
        sizes(style)[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
    }

    /// Line heights keep the proportion that they have at the default size, in whole points.
    static func lineHeight(_ style: Font.TextStyle, at size: DynamicTypeSize) -> Double {
        let large = self.size(style, at: .large)
        let height = lineHeightAtLarge(style) * self.size(style, at: size) / large
        return size == .large ? lineHeightAtLarge(style) : height.rounded()
    }

    static func weight(_ style: Font.TextStyle) -> Font.Weight {
        style == .headline ? .semibold : .regular
    }

    /// The factor by which a length or custom font that follows `style` grows.
    package static func scale(_ style: Font.TextStyle, at size: DynamicTypeSize) -> Double {
        self.size(style, at: size) / self.size(style, at: .large)
    }
}
