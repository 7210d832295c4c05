import Foundation
import Typesetting
package import WidgetArchive
import WidgetProtocol

extension Font {
    /// The font as the typesetter asks for it, with what the environment adds (`fontWeight`, `bold` and so on), and then
    /// what a text does itself.
    package func archived(in environment: EnvironmentValues, changedBy textChanges: [Change] = []) -> ArchiveFont {
        var font = base(at: environment.dynamicTypeSize)
        for change in changes + environment.fontChanges + textChanges {
            change.apply(to: &font, boldWeight: boldWeight)
        }
        if environment.legibilityWeight == .bold { font.weight = min(font.weight + 200, 900) }
        if case .named = font.family { font.file = AppFonts.file(for: font) }
        return font
    }

    /// What `bold()` makes of a font that is not heavier: a text style has a weight of its own for that.
    private var boldWeight: Weight {
        if case .textStyle(let style, _, _) = base { TextStyleMetrics.emphasizedWeight(style) } else { .bold }
    }

    private func base(at size: DynamicTypeSize) -> ArchiveFont {
        switch base {
        case .textStyle(let style, let design, let weight):
            return ArchiveFont(
                family: (design ?? .default).family, size: TextStyleMetrics.size(style, at: size),
                weight: (weight ?? TextStyleMetrics.weight(style)).value,
                lineHeight: TextStyleMetrics.lineHeight(style, at: size))
        case .system(let points, let weight, let design):
            return ArchiveFont(
                family: (design ?? .default).family, size: Double(points), weight: (weight ?? .regular).value)
        case .custom(let name, let points, let scaling):
            let factor =
                switch scaling {
                case .fixed: 1.0
                case .relative(let style): TextStyleMetrics.scale(style, at: size)
                }
            let face = AppFonts.face(named: name)
            if face == nil, !Typesetter.shared.hasSystemFont(named: name) { Diagnostics.report(.missingFont(name)) }
            return ArchiveFont(
                family: .named(face?.family ?? name), size: Double(points) * factor, weight: face?.weight ?? 400,
                isItalic: face?.isItalic ?? false)
        }
    }
}

extension Font.Design {
    var family: ArchiveFont.Family {
        switch self {
        case .default: .system
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}

extension Font.Change {
    fileprivate func apply(to font: inout ArchiveFont, boldWeight: Font.Weight) {
        switch self {
        case .weight(let weight): font.weight = weight.value
        case .bold:
            // Heavier weights stay as they are.
            font.weight = max(font.weight, boldWeight.value)
        case .italic: font.isItalic = true
        case .width(let width): font.width = width.percent
        case .design(let design):
            if case .named = font.family { return }
            font.family = (design ?? .default).family
        case .smallCaps: font.hasSmallCaps = true
        case .monospacedDigit: font.hasMonospacedDigits = true
        case .monospaced:
            if case .named = font.family { return }
            font.family = .monospaced
        case .leading(let leading):
            // UIKit's tight and loose leading take away or add two points of a style's line height.
            guard let height = font.lineHeight else { return }
            switch leading {
            case .standard: break
            case .tight: font.lineHeight = height - 2
            case .loose: font.lineHeight = height + 2
            }
        case .scaled(let factor):
            font.size *= Double(factor)
            font.lineHeight = font.lineHeight.map { $0 * Double(factor) }
        case .pointSize(let size):
            font.lineHeight = font.lineHeight.map { $0 * Double(size) / font.size }
            font.size = Double(size)
        }
    }
}
