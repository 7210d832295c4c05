public import Foundation

/// What can be said in several ways.
///
/// - Compatibility: works
public protocol INSpeakable: NSObjectProtocol {
    var spokenPhrase: String { get }
    var pronunciationHint: String? { get }
    var vocabularyIdentifier: String? { get }
    var alternativeSpeakableMatches: [any INSpeakable]? { get }
}

extension INSpeakable {
    public var pronunciationHint: String? { nil }
    public var vocabularyIdentifier: String? { nil }
    public var alternativeSpeakableMatches: [any INSpeakable]? { nil }
}

/// A value of a custom type, which an intent's parameter can hold.
///
/// - Compatibility: works
open class INObject: NSObject, INSpeakable, NSCopying, NSSecureCoding {
    open internal(set) var identifier: String?
    open internal(set) var displayString = ""
    open internal(set) var pronunciationHint: String?
    open var subtitleString: String?
    open var displayImage: INImage?
    private var matches: [INSpeakableString] = []
    var managed = ManagedProperties()

    public init(identifier: String?, display displayString: String, pronunciationHint: String?) {
        self.identifier = identifier
        self.displayString = displayString
        self.pronunciationHint = pronunciationHint
    }

    public convenience init(identifier: String?, display displayString: String) {
        self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
    }

    public init(
        identifier: String?, display displayString: String, subtitle subtitleString: String?,
        image displayImage: INImage?
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitleString = subtitleString
        self.displayImage = displayImage
    }

    public init(
        identifier: String?, display displayString: String, pronunciationHint: String?,
        subtitle subtitleString: String?, image displayImage: INImage?
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.pronunciationHint = pronunciationHint
        self.subtitleString = subtitleString
        self.displayImage = displayImage
    }

    public required init?(coder: NSCoder) {
        super.init()
        if coder is BlankCoder { return }
        identifier = coder.decodeObject(of: NSString.self, forKey: "identifier").map(String.init(describing:))
        displayString =
            coder.decodeObject(of: NSString.self, forKey: "displayString").map(String.init(describing:)) ?? ""
        subtitleString = coder.decodeObject(of: NSString.self, forKey: "subtitleString").map(String.init(describing:))
    }

    open func encode(with coder: NSCoder) {
        coder.encode(identifier.map { $0 as NSString }, forKey: "identifier")
        coder.encode(displayString as NSString, forKey: "displayString")
        coder.encode(subtitleString.map { $0 as NSString }, forKey: "subtitleString")
    }

    open class var supportsSecureCoding: Bool { true }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var spokenPhrase: String { displayString }
    open var vocabularyIdentifier: String? { identifier }

    open var alternativeSpeakableMatches: [any INSpeakable]? { matches }

    open func setAlternativeSpeakableMatches(_ alternativeSpeakableMatches: [INSpeakableString]?) {
        matches = alternativeSpeakableMatches ?? []
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INObject, type(of: other) == type(of: self) else { return false }
        return identifier == other.identifier && displayString == other.displayString
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(identifier)
        hasher.combine(displayString)
        return hasher.finalize()
    }

    open override var description: String { displayString }
}

extension INObject {
    /// An object of this class, of which only the name is known.
    ///
    /// Only the initialiser for coders is there in every subclass.
    package static func _named(_ displayString: String, identifier: String?) -> Self {
        guard let object = Self(coder: BlankCoder()) else {
            fatalError("\(Self.self).init(coder:) refuses to make an object")
        }
        object.identifier = identifier
        object.displayString = displayString
        return object
    }
}
