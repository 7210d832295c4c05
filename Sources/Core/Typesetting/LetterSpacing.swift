import WidgetArchive

/// The space between Inter's letters that makes words as wide as San Francisco's.
///
/// Fitted to the widths of words in pictures that SwiftUI drew, which 41 of 42 meet within 1 % (docs/fidelity.md). Below
/// 10 points it is San Francisco's own tracking.
enum LetterSpacing {
    /// San Francisco changes from its Text to its Display cut at this size, and so does Inter here.
    static let displaySize = 20.0

    /// In parts of the font's size.
    static func ofSystemFont(size: Double, weight: Int) -> Double {
        let table = size >= displaySize ? display : weight < 600 ? regular : semibold
        guard let above = table.firstIndex(where: { $0.size >= size }) else { return table[table.count - 1].spacing }
        guard above > 0, table[above].size > size else { return table[above].spacing }
        let (low, high) = (table[above - 1], table[above])
        return low.spacing + (high.spacing - low.spacing) * (size - low.size) / (high.size - low.size)
    }

    private typealias Row = (size: Double, spacing: Double)

    private static let regular: [Row] = [
        (6, 0.040), (7, 0.0326), (8, 0.0254), (9, 0.0186), (10, 0.012), (11, 0.005), (12, 0.003), (13, -0.004),
        (14, -0.0145), (15, -0.019), (16, -0.023), (17, -0.029), (18, -0.027), (19, -0.025),
    ]

    /// Also of what is heavier.
    private static let semibold: [Row] = [
        (6, 0.040), (7, 0.0326), (8, 0.0254), (9, 0.0186), (10, 0.012), (11, 0.007), (12, 0.004), (13, -0.003),
        (15, -0.0156), (16, -0.014), (19, -0.022),
    ]

    /// Inter Display's, of any weight.
    private static let display: [Row] = [
        (20, 0.008), (21, 0.010), (22, 0.011), (24, 0.013), (26, 0.012), (28, 0.016), (30, 0.015),
    ]
}
