/// Symbols that Bootstrap has no icon for, drawn in its box of 16 x 16.
enum SymbolDrawings {
    /// The drawing of a symbol, or of the same without its variants.
    static func path(of symbol: String, isFilled: Bool) -> String? {
        (isFilled ? paths[symbol + ".fill"] : nil) ?? paths[symbol]
    }

    private static let disc = "M8 1a7 7 0 1 1 0 14a7 7 0 1 1 0-14z"
    /// A pad and four toes.
    private static let paw = """
        M8 8c-2 0-4 2-4 4a2 2 0 0 0 2.5 2c1-.4 2-.4 3 0A2 2 0 0 0 12 12c0-2-2-4-4-4z\
        M2.7 5.5a1.3 1.8 0 1 1 0 3.6a1.3 1.8 0 1 1 0-3.6z\
        M6 2.5a1.4 2 0 1 1 0 4a1.4 2 0 1 1 0-4zM10 2.5a1.4 2 0 1 1 0 4a1.4 2 0 1 1 0-4z\
        M13.3 5.5a1.3 1.8 0 1 1 0 3.6a1.3 1.8 0 1 1 0-3.6z
        """
    private static let ring = "\(disc)M8 2a6 6 0 1 1 0 12a6 6 0 1 1 0-12z"

    /// Vector paths, filled where an odd number of them lies.
    private static let paths: [String: String] = [
        // The ink is the moon's dark part.
        "moonphase.new.moon": disc,
        "moonphase.waxing.crescent": "\(ring)M8 2a6 6 0 0 0 0 12a3 6 0 0 0 0-12z",
        "moonphase.first.quarter": "\(ring)M8 2a6 6 0 0 0 0 12z",
        "moonphase.waxing.gibbous": "\(ring)M8 2a6 6 0 0 0 0 12a3 6 0 0 1 0-12z",
        "moonphase.full.moon": ring,
        "moonphase.waning.gibbous": "\(ring)M8 2a6 6 0 0 1 0 12a3 6 0 0 0 0-12z",
        "moonphase.last.quarter": "\(ring)M8 2a6 6 0 0 1 0 12z",
        "moonphase.waning.crescent": "\(ring)M8 2a6 6 0 0 1 0 12a3 6 0 0 1 0-12z",

        "dumbbell": """
        M.5 6.5h1v3h-1zM2 5h1.75v6H2zM4.25 4H6v8H4.25zM6 7.25h4v1.5H6z\
        M10 4h1.75v8H10zM12.25 5H14v6h-1.75zM14.5 6.5h1v3h-1z
        """,
        "bed.double": "M1 3h1v5h12a1 1 0 0 1 1 1v4h-1v-2H2v2H1zM3 5h4v2H3zM8 5h5a1 1 0 0 1 1 1v1H8z",
        "sofa": """
        M3 6V5a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v1a1.5 1.5 0 0 0-1.5 1.5V9h-7V7.5A1.5 1.5 0 0 0 3 6z\
        M1 7.5a1.25 1.25 0 0 1 2.5 0V10h9V7.5a1.25 1.25 0 0 1 2.5 0V12a1 1 0 0 1-1 1H2a1 1 0 0 1-1-1z
        """,
        "scalemass": """
        M8 1a2.25 2.25 0 0 1 2.1 3H12a1 1 0 0 1 1 .8l1.4 9a1 1 0 0 1-1 1.2H2.6a1 1 0 0 1-1-1.2L3 4.8\
        A1 1 0 0 1 4 4h1.9A2.25 2.25 0 0 1 8 1zM8 2a1.25 1.25 0 1 0 0 2.5a1.25 1.25 0 1 0 0-2.5z
        """,
        "tshirt": "M5.5 1.5L1 4l1.5 3.5L4 7v7.5h8V7l1.5.5L15 4l-4.5-2.5a2.5 2.5 0 0 1-5 0z",
        "pawprint": paw, "dog": paw, "cat": paw, "hare": paw, "tortoise": paw, "lizard": paw, "bird": paw,
        "fish": """
        M1 8c2-3.5 6-4.5 9.5-1.5L14.5 4v8l-4-2.5C7 12.5 3 11.5 1 8z\
        M4.5 7a.75.75 0 1 0 0 1.5a.75.75 0 1 0 0-1.5z
        """,
        "tent": "M8 2l7 12H1zM8 6.5L5 14h6z",
        "mountain.2": "M5.5 4L.5 13h15L11 6.5 9 9.5z",
        "sportscourt": "M1 3h14v10H1zM2 4v8h5.5V4zM8.5 4v8H14V4z",
        "sum": "M3 2h10v3h-1.25l-.5-1.5H6L10 8l-4 4.5h5.25l.5-1.5H13v3H3v-1.5L7 8 3 3.5z",
        "x.squareroot": "M1 9l2-1 2.5 4L8.5 2H15v1.25H9.5L6 14.5H5L2.5 10l-1 .5z",
        "rhombus": "M8 1l5.5 7L8 15 2.5 8zM8 3l-4 5 4 5 4-5z",
        "rhombus.fill": "M8 1l5.5 7L8 15 2.5 8z",
        "cylinder": """
        M3 4a5 2 0 0 1 10 0v8a5 2 0 0 1-10 0zM4 5.5V12a4 1.2 0 0 0 8 0V5.5a5 2 0 0 1-8 0z
        """,
        "cylinder.fill": "M3 4a5 2 0 0 1 10 0v8a5 2 0 0 1-10 0z",
        "zzz": """
        M1 9h4v1l-2.25 3H5v1H1v-1l2.25-3H1zM6 5h4v1L7.75 9H10v1H6V9l2.25-3H6z\
        M11 1h4v1l-2.25 3H15v1h-4V5l2.25-3H11z
        """,
        "degreesign": "M8 4a3 3 0 1 1 0 6a3 3 0 1 1 0-6zM8 5a2 2 0 1 1 0 4a2 2 0 1 1 0-4z",
    ]
}
