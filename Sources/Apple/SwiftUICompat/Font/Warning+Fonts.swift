import WidgetProtocol

extension Warning {
    /// A font that a widget names and does not bring along.
    static func missingFont(_ name: String) -> Warning {
        if SystemFontFamilies.contains(name) {
            return Warning(
                .fontStandIn,
                "The font \(BridgeError.quoted(name)) comes with iOS and is not here: Inter stands for it",
                hint: "Widths and shapes are others on a phone; a font of the widget's own is drawn as it is.",
                subject: name)
        }
        let nearest = Spelling.nearest(to: name, among: AppFonts.allNames)
        return Warning(
            .missingFont, "There is no font \(BridgeError.quoted(name)) in the widget's bundle: Inter is drawn instead",
            hint: nearest.map { "Did you mean \(BridgeError.quoted($0))?" }
                ?? "Add its file to the widget's target and to UIAppFonts in the widget's Info.plist.",
            subject: name)
    }
}

/// The families that every iPhone has (Apple, "Fonts included with iOS 17").
private enum SystemFontFamilies {
    /// Whether a family, or the PostScript name of one of its faces, is among them.
    static func contains(_ name: String) -> Bool {
        let family = name.prefix { $0 != "-" }.filter { $0 != " " }.lowercased()
        return families.contains { family == $0 || family.hasPrefix($0) && family.hasSuffix("mt") }
    }

    private static let families: Set<String> = Set(
        """
        Academy Engraved LET,Al Nile,American Typewriter,Apple Color Emoji,Apple SD Gothic Neo,Apple Symbols,Arial,\
        Arial Hebrew,Arial Rounded MT Bold,Avenir,Avenir Next,Avenir Next Condensed,Baskerville,Bodoni 72,\
        Bodoni 72 Oldstyle,Bodoni 72 Smallcaps,Bodoni Ornaments,Bradley Hand,Chalkboard SE,Chalkduster,Charter,Cochin,\
        Copperplate,Courier New,Damascus,Devanagari Sangam MN,Didot,DIN Alternate,DIN Condensed,Euphemia UCAS,Farah,\
        Futura,Galvji,Geeza Pro,Georgia,Gill Sans,Grantha Sangam MN,Helvetica,Helvetica Neue,Hiragino Maru Gothic ProN,\
        Hiragino Mincho ProN,Hiragino Sans,Hoefler Text,Impact,Kailasa,Kefa,Khmer Sangam MN,Kohinoor Bangla,\
        Kohinoor Devanagari,Kohinoor Gujarati,Kohinoor Telugu,Lao Sangam MN,Malayalam Sangam MN,Marker Felt,Menlo,\
        Mishafi,Mukta Mahee,Myanmar Sangam MN,New York,Noteworthy,Noto Nastaliq Urdu,Noto Sans Kannada,\
        Noto Sans Myanmar,Noto Sans Oriya,Optima,Palatino,Papyrus,Party LET,PingFang HK,PingFang SC,PingFang TC,Rockwell,\
        Savoye LET,SF Compact,SF Mono,SF Pro,SF Pro Display,SF Pro Rounded,SF Pro Text,Sinhala Sangam MN,Snell Roundhand,\
        STIX Two Math,STIX Two Text,Symbol,Tamil Sangam MN,Thonburi,Times New Roman,Trebuchet MS,Verdana,Zapf Dingbats,\
        Zapfino
        """.split(separator: ",").map { $0.filter { $0 != " " }.lowercased() })
}
