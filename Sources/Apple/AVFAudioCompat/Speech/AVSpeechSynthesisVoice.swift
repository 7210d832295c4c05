public import Foundation

public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
    case `default` = 1
    case enhanced, premium
}

public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
    case unspecified, male, female
}

public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"

/// The voice of a language, of which the device has none.
open class AVSpeechSynthesisVoice: NSObject, NSSecureCoding, @unchecked Sendable {
    public struct Traits: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let isNoveltyVoice = Traits(rawValue: 1)
        public static let isPersonalVoice = Traits(rawValue: 2)
    }

    public let language: String
    open var identifier: String { language }
    open var name: String { language }
    open var quality: AVSpeechSynthesisVoiceQuality { .default }
    open var gender: AVSpeechSynthesisVoiceGender { .unspecified }
    open var voiceTraits: Traits { [] }
    open var audioFileSettings: [String: Any] { [:] }

    public init?(language languageCode: String?) {
        language = languageCode ?? "en-US"
    }

    /// Nil: no voice is installed.
    public init?(identifier: String) { return nil }

    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    open class func currentLanguageCode() -> String { "en-US" }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? AVSpeechSynthesisVoice)?.language == language
    }
    open override var hash: Int { language.hashValue }

    public static var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        guard let language = coder.decodeObject(of: NSString.self, forKey: "language") else { return nil }
        self.language = String(describing: language)
    }
    open func encode(with coder: NSCoder) {
        coder.encode(NSString(string: language), forKey: "language")
    }
}
