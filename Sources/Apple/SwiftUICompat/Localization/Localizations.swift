import Foundation

/// Which of a bundle's localizations serve a locale, the best first.
struct Localizations {
    /// The names of `.lproj` folders as they are spelt.
    private let available: [(name: String, tag: Tag)]
    private let development: String

    init(available: [String], development: String) {
        self.available = available.sorted().filter { $0 != "Base" }.map { ($0, Tag($0)) }
        self.development = development
    }

    /// The folders to look into: those of the language in the same script, its region's own first, then the development
    /// language's and `Base`; the first of all where there is none of these.
    func serving(_ locale: Locale) -> [String] {
        let names = matching(locale.identifier) + matching(development)
        var chain: [String] = []
        for name in names where !chain.contains(name) { chain.append(name) }
        if chain.isEmpty, let first = available.first { chain = [first.name] }
        return chain + ["Base"]
    }

    /// The folders of an identifier's language and script, its region's own first.
    func matching(_ identifier: String) -> [String] {
        let wanted = Tag(identifier)
        let fitting = available.filter { $0.tag.language == wanted.language && $0.tag.script == wanted.script }
        func rank(_ tag: Tag) -> Int { tag.region == wanted.region ? 0 : tag.region == nil ? 1 : 2 }
        let ranked = fitting.sorted { rank($0.tag) < rank($1.tag) }
        // Another region's words serve only where the language has none of its own.
        let own = ranked.filter { rank($0.tag) < 2 }
        return (own.isEmpty ? Array(ranked.prefix(1)) : own).map(\.name)
    }

    /// The parts of a language's name that decide what it serves.
    private struct Tag {
        var language: String
        var script: String
        /// Nil where the name states none.
        var region: String?

        init(_ name: String) {
            let language = Locale.Language(identifier: Self.oldNames[name] ?? name)
            let code = language.languageCode?.identifier ?? name
            self.language = code == "no" ? "nb" : code
            script = Locale.Language(identifier: language.maximalIdentifier).script?.identifier ?? ""
            region = language.region?.identifier
        }

        private static let oldNames = [
            "English": "en", "French": "fr", "German": "de", "Italian": "it", "Spanish": "es", "Japanese": "ja",
            "Dutch": "nl", "Portuguese": "pt", "Danish": "da", "Finnish": "fi", "Norwegian": "nb", "Swedish": "sv",
            "Polish": "pl", "Russian": "ru", "Korean": "ko",
        ]
    }
}
