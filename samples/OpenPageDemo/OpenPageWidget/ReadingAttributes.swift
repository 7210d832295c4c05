import ActivityKit
import Foundation

/// A chapter that is being read aloud.
struct ReadingAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var chapter: Int
        /// From 0 to 1.
        var progress: Double
        var isPaused = false
    }

    var title: String
    var author: String
    var chapters: Int
}

extension ReadingAttributes {
    static var preview: ReadingAttributes {
        ReadingAttributes(title: "The Tide Tables", author: "M. Okafor", chapters: 12)
    }
}

extension ReadingAttributes.ContentState {
    static var halfway: Self { Self(chapter: 5, progress: 0.5) }
    static var paused: Self { Self(chapter: 6, progress: 0.08, isPaused: true) }
}
