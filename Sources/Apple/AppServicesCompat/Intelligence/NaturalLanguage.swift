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

public enum NLTokenUnit: Int, Sendable {
    case word, sentence, paragraph, document
}

/// Cuts a text into words, sentences or paragraphs, at spaces and punctuation.
public final class NLTokenizer {
    public var string: String?
    private let unit: NLTokenUnit

    public init(unit: NLTokenUnit) {
        self.unit = unit
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
