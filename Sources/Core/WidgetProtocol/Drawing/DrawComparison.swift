package import JSON

/// What a drawn picture is held against: a member of a ``DrawRequest`` whose format is `comparison`.
///
/// Behind the request follow the two files, the recorded one first; the answer is a ``Result`` as JSON.
package struct DrawComparison: Sendable, Hashable {
    /// How many bytes the recorded file has; 0 where there is none.
    package var recordedSize: Int
    /// Pixels that differ no more by CIE94 count as alike.
    package var allowed: Double
    /// Where to look for what is behind: `[x, y, width, height]` in pixels.
    package var frames: [[Int]]

    package static let format = "comparison"

    package init(recordedSize: Int, allowed: Double, frames: [[Int]]) {
        self.recordedSize = recordedSize
        self.allowed = allowed
        self.frames = frames
    }

    init?(json: JSONValue) {
        guard let size = json["recordedSize"]?.intValue, size >= 0, let allowed = json["allowed"]?.doubleValue else {
            return nil
        }
        let frames = (json["frames"]?.arrayValue ?? []).map { ($0.arrayValue ?? []).compactMap(\.intValue) }
        self.init(recordedSize: size, allowed: allowed, frames: frames.filter { $0.count == 4 })
    }

    var json: JSONValue {
        [
            "recordedSize": .int(recordedSize), "allowed": .double(allowed),
            "frames": .array(frames.map { .array($0.map { .int($0) }) }),
        ]
    }

    /// How two pictures differ.
    package struct Difference: Sendable, Hashable {
        /// The share of pixels that are not alike; 1 for pictures of different sizes.
        package var share: Double
        /// The largest difference of two pixels by CIE94, 0 to 100 and more.
        package var largest: Double

        package init(share: Double, largest: Double) {
            self.share = share
            self.largest = largest
        }
    }

    /// What came of it.
    package struct Result: Sendable, Hashable {
        /// Nil where nothing was recorded.
        package var difference: Difference?
        /// Red, green and blue, 0 to 1, of what is behind each of the frames; nil for one outside of the picture.
        package var backgrounds: [[Double]?]

        package init(difference: Difference?, backgrounds: [[Double]?]) {
            self.difference = difference
            self.backgrounds = backgrounds
        }

        package init(json: JSONValue) {
            if let share = json["share"]?.doubleValue, let largest = json["largest"]?.doubleValue {
                difference = Difference(share: share, largest: largest)
            }
            backgrounds = (json["backgrounds"]?.arrayValue ?? []).map { color in
                let channels = (color.arrayValue ?? []).compactMap(\.doubleValue)
                return channels.count == 3 ? channels : nil
            }
        }

        package var json: JSONValue {
            var object = JSONObject()
            object["share"] = difference.map { .double($0.share) }
            object["largest"] = difference.map { .double($0.largest) }
            object["backgrounds"] = .array(
                backgrounds.map { color in color.map { .array($0.map { .double($0) }) } ?? .null })
            return .object(object)
        }
    }
}
