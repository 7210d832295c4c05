/// Finds the name that a misspelt one probably meant.
package enum Spelling {
    /// The nearest of `names` by edit distance, ignoring case; nil when none shares at least half of its letters.
    package static func nearest(to name: String, among names: some Collection<String>) -> String? {
        // What is that long is no slip of the fingers.
        guard name.utf8.count <= 100 else { return nil }
        let wanted = Array(name.lowercased())
        var best: (name: String, distance: Int)?
        for candidate in names.sorted() {
            let distance = distance(wanted, Array(candidate.lowercased()))
            if distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        guard let best, best.distance * 2 <= max(wanted.count, best.name.count) else { return nil }
        return best.name
    }

    /// Levenshtein's distance.
    private static func distance(_ a: [Character], _ b: [Character]) -> Int {
        var row = Array(0...b.count)
        for (i, x) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, y) in b.enumerated() {
                let cost = x == y ? diagonal : min(diagonal, row[j], row[j + 1]) + 1
                diagonal = row[j + 1]
                row[j + 1] = cost
            }
        }
        return row[b.count]
    }
}
