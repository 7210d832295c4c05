public import Foundation

/// A phrase, and how it sounds.
///
/// - Compatibility: works
open class INSpeakableString: NSObject, INSpeakable, NSCopying, NSSecureCoding {
    public let spokenPhrase: String
    public let pronunciationHint: String?
    public let vocabularyIdentifier: String?

    public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.vocabularyIdentifier = vocabularyIdentifier
        self.spokenPhrase = spokenPhrase
        self.pronunciationHint = pronunciationHint
    }

    public init(identifier: String, spokenPhrase: String, pronunciationHint: String?) {
        vocabularyIdentifier = identifier
        self.spokenPhrase = spokenPhrase
        self.pronunciationHint = pronunciationHint
    }

    public init(spokenPhrase: String) {
        vocabularyIdentifier = nil
        self.spokenPhrase = spokenPhrase
        pronunciationHint = nil
    }

    public required init?(coder: NSCoder) {
        guard let phrase = coder.decodeObject(of: NSString.self, forKey: "spokenPhrase") else { return nil }
        spokenPhrase = "\(phrase)"
        vocabularyIdentifier = nil
        pronunciationHint = nil
    }

    open func encode(with coder: NSCoder) {
        coder.encode(spokenPhrase as NSString, forKey: "spokenPhrase")
    }

    open class var supportsSecureCoding: Bool { true }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? INSpeakableString)?.spokenPhrase == spokenPhrase
    }

    open override var hash: Int { spokenPhrase.hashValue }

    open override var description: String { spokenPhrase }
}
