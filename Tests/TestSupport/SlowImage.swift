package import JSON

/// Pictures that take too long, as a widget could make them.
package enum SlowImage {
    /// An SVG whose filters take minutes, however small it is drawn; with another number it is another image.
    package static func svg(_ number: Int = 0) -> String {
        let filters = (0..<400).map {
            "<feTurbulence baseFrequency=\"0.\($0 + 1)\" numOctaves=\"20000\" seed=\"\(number)\" result=\"r\($0)\"/>"
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><filter id="f" x="0" y="0" width="1" \
            height="1">\(filters.joined())</filter><rect width="500" height="500" filter="url(#f)"/></svg>
            """
    }

    /// An archive's item that draws an image of the archive in a square.
    package static func item(_ image: String, x: Int = 0, side: Int = 40) -> JSONValue {
        [
            "image": .string(image), "frame": [.int(x), 0, .int(side), .int(side)],
            "naturalSize": [.int(side), .int(side)],
        ]
    }

    /// A group in a group, so many deep.
    package static func nested(_ depth: Int) -> JSONValue {
        (0..<depth).reduce(["group": []]) { inner, _ in ["group": [inner]] }
    }
}
