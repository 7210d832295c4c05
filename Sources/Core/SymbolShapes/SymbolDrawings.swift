/// Symbols that no family of icons has, drawn in Bootstrap's box of 16 x 16.
enum SymbolDrawings {
    static func has(_ symbol: String) -> Bool { fills[symbol] != nil || strokes[symbol] != nil }

    static func shapes(of symbol: String) -> [SymbolOutline.Shape] {
        let fill = fills[symbol].map { SymbolOutline.Shape(path: VectorPathParser.path($0), isEvenOdd: true) }
        let stroke = strokes[symbol].map {
            SymbolOutline.Shape(
                path: StrokeOutline.path(along: VectorPathParser.path($0), width: 1), isEvenOdd: false)
        }
        return [fill, stroke].compactMap(\.self)
    }

    private static let disc = "M8 1a7 7 0 1 1 0 14a7 7 0 1 1 0-14z"
    /// A pad and four toes.
    private static let paw = """
        M8 8c-2 0-4 2-4 4a2 2 0 0 0 2.5 2c1-.4 2-.4 3 0A2 2 0 0 0 12 12c0-2-2-4-4-4z\
        M2.7 5.5a1.3 1.8 0 1 1 0 3.6a1.3 1.8 0 1 1 0-3.6z\
        M6 2.5a1.4 2 0 1 1 0 4a1.4 2 0 1 1 0-4zM10 2.5a1.4 2 0 1 1 0 4a1.4 2 0 1 1 0-4z\
        M13.3 5.5a1.3 1.8 0 1 1 0 3.6a1.3 1.8 0 1 1 0-3.6z
        """
    private static let box = "M1 1h14v14H1zM2 2v12h12V2z"
    private static let slab =
        "M2.5 3h11A1.5 1.5 0 0 1 15 4.5v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 1 11.5v-7A1.5 1.5 0 0 1 2.5 3z"
    private static let tip = "M14.5 6.5a1.5 1.5 0 0 1 0 3z"
    private static let knobs = """
        M5 2.8a.7.7 0 1 1 0 1.4a.7.7 0 1 1 0-1.4zM8 2.8a.7.7 0 1 1 0 1.4a.7.7 0 1 1 0-1.4z\
        M11 2.8a.7.7 0 1 1 0 1.4a.7.7 0 1 1 0-1.4z
        """
    private static let ring = "\(disc)M8 2a6 6 0 1 1 0 12a6 6 0 1 1 0-12z"

    /// Vector paths, filled where an odd number of them lies.
    static let fills: [String: String] = [
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
        "pawprint": paw,
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

        "divide":
            "M2 7.25h12v1.5H2zM8 2.5a1.25 1.25 0 1 1 0 2.5a1.25 1.25 0 1 1 0-2.5zM8 11a1.25 1.25 0 1 1 0 2.5a1.25 1.25 0 1 1 0-2.5z",
        "equal": "M2 5.25h12v1.5H2zM2 9.25h12v1.5H2z",
        "circle.lefthalf.filled": "\(ring)M8 2a6 6 0 0 0 0 12z",
        "circle.righthalf.filled": "\(ring)M8 2a6 6 0 0 1 0 12z",
        "circle.tophalf.filled": "\(ring)M2 8a6 6 0 0 1 12 0z",
        "circle.bottomhalf.filled": "\(ring)M2 8a6 6 0 0 0 12 0z",
        "circle.lefthalf": "\(ring)M8 2a6 6 0 0 0 0 12z", "circle.righthalf": "\(ring)M8 2a6 6 0 0 1 0 12z",
        "square.lefthalf.filled": "\(box)M2 2h6v12H2z", "square.righthalf.filled": "\(box)M8 2h6v12H8z",
        "square.tophalf.filled": "\(box)M2 2h12v6H2z", "square.bottomhalf.filled": "\(box)M2 8h12v6H2z",
        "square.inset.filled": "\(box)M4 4h8v8H4z",
        "rectangle.fill": slab, "capsule.fill": "M4.5 4h7a4 4 0 0 1 0 8h-7a4 4 0 0 1 0-8z",
        "rectangle.inset.filled": "\(slab)M2 4v8h12V4zM3.5 5.5h9v5h-9z",
        "rectangle.lefthalf.filled": "\(slab)M8 4v8h6V4z", "rectangle.righthalf.filled": "\(slab)M2 4v8h6V4z",
        "rectangle.leadinghalf.filled": "\(slab)M8 4v8h6V4z", "rectangle.trailinghalf.filled": "\(slab)M2 4v8h6V4z",
        "rectangle.bottomthird.inset.filled": "\(slab)M2 4v8h12V4zM3 8.5h10V11H3z",
        "rectangle.center.inset.filled": "\(slab)M2 4v8h12V4zM5 6h6v4H5z",
        "oval.fill": "M8 3.5a7 4.5 0 1 1 0 9a7 4.5 0 1 1 0-9z",
        "seal.fill": seal,
        "cross.fill": "M5 1h6v4h4v6h-4v4H5v-4H1V5h4z",
        "crown.fill": "M.8 3.5l4.1 3.3L8 1.5l3.1 5.3 4.1-3.3-1.8 10H2.6z",
        "arrowshape.right.fill": "M1 5h6V1.5L15 8l-8 6.5V11H1z",
        "circle.grid.2x2.fill": """
        M4.5 1.5a3 3 0 1 1 0 6a3 3 0 1 1 0-6zM11.5 1.5a3 3 0 1 1 0 6a3 3 0 1 1 0-6z\
        M4.5 8.5a3 3 0 1 1 0 6a3 3 0 1 1 0-6zM11.5 8.5a3 3 0 1 1 0 6a3 3 0 1 1 0-6z
        """,
        "circle.grid.3x3": """
        M3 1.5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3zM8 1.5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3z\
        M13 1.5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3zM3 6.5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3z\
        M8 6.5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3zM13 6.5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3z\
        M3 11.5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3zM8 11.5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3z\
        M13 11.5a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3z
        """,
        "directcurrent": "M2 5.5h12V7H2zM2 9.5h3V11H2zM6.5 9.5h3V11h-3zM11 9.5h3V11h-3z",
        "playpause": "M1 3.5l7 4.5-7 4.5zM9.5 3.5h2v9h-2zM13 3.5h2v9h-2z",
        "mustache": """
        M8 7C7 4.5 4.5 4.5 3.5 6.5 3 8 1.5 8 .5 7.5 1 11 5 12.5 8 9.5c3 3 7 1.5 7.5-2-1 .5-2.5.5-3-1C11.5 4.5 9 4.5 8 7z
        """,
        "mouth": """
        M1 8c2.5-1 4-3.5 5.5-3.5.8 0 1 .7 1.5.7s.7-.7 1.5-.7C11 4.5 12.5 7 15 8c-2 2.5-4 4-7 4s-5-1.5-7-4z\
        M3.5 8c3 .8 6 .8 9 0-3-.6-6-.6-9 0z
        """,

        // What is filled of drawings that are lines besides.
        "battery.0": tip, "battery.0percent": tip,
        "battery.25": "\(tip)M3 6h2.25v4H3z", "battery.25percent": "\(tip)M3 6h2.25v4H3z",
        "battery.50": "\(tip)M3 6h4.5v4H3z", "battery.50percent": "\(tip)M3 6h4.5v4H3z",
        "battery.75": "\(tip)M3 6h6.75v4H3z", "battery.75percent": "\(tip)M3 6h6.75v4H3z",
        "battery.100": "\(tip)M3 6h9v4H3z", "battery.100percent": "\(tip)M3 6h9v4H3z",
        "oven": knobs, "stove": knobs,
        "chandelier": """
        M3 10a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3zM8 10a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3z\
        M13 10a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3z
        """,
        "lightswitch.on": "M6.5 4.5h3v3.5h-3z", "lightswitch.off": "M6.5 8h3v3.5h-3z",
        "eyes": "M5.3 7a1.3 1.8 0 1 1 0 3.6a1.3 1.8 0 1 1 0-3.6zM12.3 7a1.3 1.8 0 1 1 0 3.6a1.3 1.8 0 1 1 0-3.6z",
        "cat": "M5.7 7.5a.7.7 0 1 1 0 1.4a.7.7 0 1 1 0-1.4zM10.3 7.5a.7.7 0 1 1 0 1.4a.7.7 0 1 1 0-1.4zM7 10h2l-1 1.3z",
        "dog":
            "M6.3 6.5a.7.7 0 1 1 0 1.4a.7.7 0 1 1 0-1.4zM9.7 6.5a.7.7 0 1 1 0 1.4a.7.7 0 1 1 0-1.4zM6.7 9.5h2.6L8 11.3z",
        "teddybear": "M6 8a.7.7 0 1 1 0 1.4a.7.7 0 1 1 0-1.4zM10 8a.7.7 0 1 1 0 1.4a.7.7 0 1 1 0-1.4zM7 10.5h2l-1 1.3z",
        "face.dashed": "M6 5.5a.8.8 0 1 1 0 1.6a.8.8 0 1 1 0-1.6zM10 5.5a.8.8 0 1 1 0 1.6a.8.8 0 1 1 0-1.6z",
        "atom": "M8 7a1 1 0 1 1 0 2a1 1 0 1 1 0-2z",
        "level": "M8 7a1 1 0 1 1 0 2a1 1 0 1 1 0-2z",
        "rectangle.and.pencil.and.ellipsis": "M3.5 8.5h1v1h-1zM5.5 8.5h1v1h-1zM7.5 10h1v1h-1z",
    ]
}
