import WidgetArchive

extension StyledText {
    /// Black text of one run.
    static func plain(
        _ string: String, family: ArchiveFont.Family = .system, size: Double = 17, lineHeight: Double? = nil
    ) -> StyledText {
        let font = ArchiveFont(family: family, size: size, lineHeight: lineHeight)
        return StyledText(runs: [
            TextRun(content: .string(string), font: font, paint: .color(ArchiveColor(red: 0, green: 0, blue: 0)))
        ])
    }
}

extension Double {
    /// Whether two lengths are the same but for what arithmetic does to the last bits.
    func isClose(to other: Double) -> Bool { abs(self - other) < 0.001 }
}
