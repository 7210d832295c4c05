import Foundation
import Synchronization
import WidgetProtocol

/// Finds where a widget's sources name what a warning is about: the first string literal that is that name.
final class SourcePlaces: Sendable {
    private struct Place {
        var file: String
        var line: Int
    }

    private let sources: [String]
    private let known = Mutex<[String: Place?]>([:])

    init(_ sources: [String]) { self.sources = sources }

    /// The warning with its place, where it has none and one is found.
    func locating(_ warning: Warning) -> Warning {
        guard warning.file == nil, let subject = warning.subject, let place = place(of: subject) else { return warning }
        var located = warning
        (located.file, located.line) = (place.file, place.line)
        return located
    }

    private func place(of subject: String) -> Place? {
        if let known = known.withLock({ $0[subject] }) { return known }
        let place = search(subject)
        known.withLock { $0[subject] = .some(place) }
        return place
    }

    private func search(_ subject: String) -> Place? {
        let literal = Data("\"\(subject)\"".utf8)
        for file in sources {
            guard let text = FileManager.default.contents(atPath: file), let found = text.range(of: literal) else {
                continue
            }
            let line = text[..<found.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
            return Place(file: file, line: line)
        }
        return nil
    }
}
