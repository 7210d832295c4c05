extension BuildSettings {
    /// A level with its `NAME[sdk=iphoneos*]` answered as for a phone: the value counts, or the assignment goes.
    static func answeringConditions(_ level: Level) -> Level {
        var answered = level
        for (key, value) in level.sorted(by: { $0.key < $1.key }) {
            guard let bracket = key.firstIndex(of: "[") else { continue }
            answered[key] = nil
            let conditions = key[bracket...].split { "[],".contains($0) }
            if conditions.allSatisfy(holds) { answered[String(key[..<bracket])] = value }
        }
        return answered
    }

    private static func holds(_ condition: Substring) -> Bool {
        let parts = condition.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, let facts = facts[String(parts[0])] else { return false }
        return facts.contains { matches($0, parts[1]) }
    }

    private static let facts = [
        "sdk": ["iphonesimulator", "iphoneos"], "arch": ["arm64"], "config": ["Debug"], "variant": ["normal"],
    ]

    /// Patterns end in `*` or name the thing whole, a version behind it aside.
    private static func matches(_ fact: String, _ pattern: Substring) -> Bool {
        guard pattern.last == "*" else { return fact == pattern }
        return fact.hasPrefix(pattern.dropLast())
    }
}
