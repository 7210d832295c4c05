import Foundation

struct Quote: Codable, Hashable {
    var text: String
    var author: String

    static let placeholder = Quote(text: "Every morning is a fresh beginning.", author: "Anonymous")
}
