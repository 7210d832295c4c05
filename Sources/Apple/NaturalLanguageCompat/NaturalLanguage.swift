import Foundation

public struct NLLanguage: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public static let undetermined = NLLanguage("und")
    public static let arabic = NLLanguage("ar")
    public static let simplifiedChinese = NLLanguage("zh-Hans")
    public static let traditionalChinese = NLLanguage("zh-Hant")
    public static let dutch = NLLanguage("nl")
    public static let english = NLLanguage("en")
    public static let french = NLLanguage("fr")
    public static let german = NLLanguage("de")
    public static let hebrew = NLLanguage("he")
    public static let hindi = NLLanguage("hi")
    public static let italian = NLLanguage("it")
    public static let japanese = NLLanguage("ja")
    public static let korean = NLLanguage("ko")
    public static let polish = NLLanguage("pl")
    public static let portuguese = NLLanguage("pt")
    public static let russian = NLLanguage("ru")
    public static let spanish = NLLanguage("es")
    public static let swedish = NLLanguage("sv")
    public static let turkish = NLLanguage("tr")
    public static let ukrainian = NLLanguage("uk")
}

/// Tells a text's language: it knows none here.
public final class NLLanguageRecognizer {
    public init() {}
    public static func dominantLanguage(for string: String) -> NLLanguage? { nil }
    public var dominantLanguage: NLLanguage? { nil }
    public func processString(_ string: String) {}
    public func languageHypotheses(withMaximum maximum: Int) -> [NLLanguage: Double] { [:] }
    public func reset() {}
}

/// - Compatibility: works
public enum NLTokenUnit: Int, Sendable {
    case word, sentence, paragraph, document
}

/// Cuts a text into words, sentences or paragraphs, at spaces and punctuation.
///
/// - Compatibility: works
public final class NLTokenizer {
    public var string: String?
    private let unit: NLTokenUnit

    public init(unit: NLTokenUnit) {
        self.unit = unit
    }

    public func setLanguage(_ language: NLLanguage) {}

    public func enumerateTokens(
        in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
    ) {
        for token in tokens(for: range) where !block(token, []) { return }
    }

    /// What a token is made of.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let numeric = Attributes(rawValue: 1)
        public static let symbolic = Attributes(rawValue: 2)
        public static let emoji = Attributes(rawValue: 4)
    }

    public func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
        guard let string else { return [] }
        let unit = unit
        let tokens = string[range].split { character in
            switch unit {
            case .word: !character.isLetter && !character.isNumber
            case .sentence: ".!?".contains(character)
            case .paragraph: character.isNewline
            case .document: false
            }
        }
        return tokens.map { $0.startIndex..<$0.endIndex }
    }
}

public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let tokenType = NLTagScheme(rawValue: "TokenType")
    public static let lexicalClass = NLTagScheme(rawValue: "LexicalClass")
    public static let nameType = NLTagScheme(rawValue: "NameType")
    public static let nameTypeOrLexicalClass = NLTagScheme(rawValue: "NameTypeOrLexicalClass")
    public static let lemma = NLTagScheme(rawValue: "Lemma")
    public static let language = NLTagScheme(rawValue: "Language")
    public static let script = NLTagScheme(rawValue: "Script")
    public static let sentimentScore = NLTagScheme(rawValue: "SentimentScore")
}

public struct NLTag: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let word = NLTag(rawValue: "Word")
    public static let punctuation = NLTag(rawValue: "Punctuation")
    public static let whitespace = NLTag(rawValue: "Whitespace")
    public static let noun = NLTag(rawValue: "Noun")
    public static let verb = NLTag(rawValue: "Verb")
    public static let adjective = NLTag(rawValue: "Adjective")
    public static let adverb = NLTag(rawValue: "Adverb")
    public static let pronoun = NLTag(rawValue: "Pronoun")
    public static let determiner = NLTag(rawValue: "Determiner")
    public static let preposition = NLTag(rawValue: "Preposition")
    public static let conjunction = NLTag(rawValue: "Conjunction")
    public static let number = NLTag(rawValue: "Number")
    public static let personalName = NLTag(rawValue: "PersonalName")
    public static let placeName = NLTag(rawValue: "PlaceName")
    public static let organizationName = NLTag(rawValue: "OrganizationName")
    public static let otherWord = NLTag(rawValue: "OtherWord")
}

/// Tags words by what they are: it knows none, and tags nothing.
public final class NLTagger {
    /// Which parts of a text are left out.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let omitWords = Options(rawValue: 1)
        public static let omitPunctuation = Options(rawValue: 2)
        public static let omitWhitespace = Options(rawValue: 4)
        public static let omitOther = Options(rawValue: 8)
        public static let joinNames = Options(rawValue: 16)
        public static let joinContractions = Options(rawValue: 32)
    }

    public let tagSchemes: [NLTagScheme]
    public var string: String?
    public var dominantLanguage: NLLanguage? { nil }

    public init(tagSchemes: [NLTagScheme]) {
        self.tagSchemes = tagSchemes
    }

    public func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}

    public func tag(
        at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme
    ) -> (NLTag?, Range<String.Index>) {
        (nil, index..<index)
    }

    public func tags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
    ) -> [(NLTag?, Range<String.Index>)] { [] }

    public func enumerateTags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
        using block: (NLTag?, Range<String.Index>) -> Bool
    ) {}
}

/// Words near in meaning: it knows none.
public final class NLEmbedding {
    public class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
    public class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
    public func distance(between first: String, and second: String) -> Double { 2 }
    public func neighbors(for string: String, maximumCount: Int) -> [(String, Double)] { [] }

    private init() {}
}
