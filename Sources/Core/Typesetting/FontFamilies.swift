import WidgetArchive

/// The installed families that stand for Apple's, in the order in which they are asked for a character.
struct FontFamilies {
    /// Which of the Han designs the text wants, a suffix of Noto's family names.
    let han: String
    /// True when the text has characters whose design depends on `han`.
    let hasHan: Bool

    /// The text's own letters decide before a locale without Han characters does: kana are Japanese, hangul is Korean.
    init(text: StyledText) {
        var scripts = (kana: false, hangul: false, han: false)
        for run in text.runs {
            guard case .string(let string) = run.content, string.utf8.contains(where: { $0 >= 0xE1 }) else { continue }
            for scalar in string.unicodeScalars where scalar.value >= 0x1100 {
                switch scalar.value {
                case 0x3041...0x30FF, 0x31F0...0x31FF: scripts.kana = true
                case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3131...0x318E: scripts.hangul = true
                case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF: scripts.han = true
                default: break
                }
            }
        }
        hasHan = scripts.kana || scripts.hangul || scripts.han
        han =
            FontFamilies.design(of: text.locale.lowercased())
            ?? (scripts.kana ? "JP" : scripts.hangul ? "KR" : "SC")
    }

    private static func design(of tag: String) -> String? {
        if tag.hasPrefix("ja") { return "JP" }
        if tag.hasPrefix("ko") { return "KR" }
        guard tag.hasPrefix("zh") else { return nil }
        let parts = tag.split { $0 == "-" || $0 == "_" }
        if parts.contains("hk") || parts.contains("mo") { return "HK" }
        return parts.contains("tw") || parts.contains("hant") ? "TC" : "SC"
    }

    /// A BCP 47 tag for the shaper that agrees with `han`.
    var hanLanguage: String {
        switch han {
        case "JP": "ja"
        case "KR": "ko"
        case "HK": "zh-hk"
        case "TC": "zh-tw"
        default: "zh-cn"
        }
    }

    /// A comma-separated list for Pango.
    func list(for font: ArchiveFont) -> String {
        let sans = font.size < LetterSpacing.displaySize ? "Inter" : "Inter Display,Inter"
        let fallbacks =
            "Noto Sans CJK \(han),Noto Sans Arabic,Noto Sans Hebrew,Loma,Noto Sans Thai,Noto Sans Devanagari,"
            + "Noto Sans,DejaVu Sans,Noto Sans Symbols,Noto Sans Symbols2,Noto Color Emoji"
        return switch font.family {
        case .system, .rounded: "\(sans),\(fallbacks)"
        case .serif: "Noto Serif,DejaVu Serif,Noto Serif CJK \(han),\(fallbacks)"
        case .monospaced: "DejaVu Sans Mono,Noto Sans Mono CJK \(han),\(fallbacks)"
        case .named(let name): "\(FontFamilies.family(ofName: name)),\(sans),\(fallbacks)"
        }
    }

    /// Space that the system font adds between letters at a size, as a part of the size.
    static func letterSpacing(of font: ArchiveFont) -> Double {
        switch font.family {
        case .system, .rounded: LetterSpacing.ofSystemFont(size: font.size, weight: font.weight)
        default: 0
        }
    }

    /// `Helvetica-BoldOblique` asks for the family Helvetica; commas separate families in Pango's lists.
    static func family(ofName name: String) -> String {
        let plain = name.replacing(",", with: " ")
        guard let dash = plain.lastIndex(of: "-") else { return plain }
        return "\(plain),\(plain[..<dash])"
    }
}
