public import Foundation

/// What a user wants an app to do, or a widget to show, with its parameters.
///
/// - Compatibility: works
open class INIntent: NSObject, NSCopying, NSSecureCoding {
    open var identifier: String?
    open var suggestedInvocationPhrase: String?
    open var shortcutAvailability: INShortcutAvailabilityOptions = []
    open var donationMetadata: INIntentDonationMetadata?
    private var images: [String: INImage] = [:]
    var managed = ManagedProperties()

    open var intentDescription: String? { String(describing: type(of: self)) }

    public override init() {}

    public required init?(coder: NSCoder) {
        super.init()
        if coder is BlankCoder { return }
        identifier = coder.decodeObject(of: NSString.self, forKey: "identifier").map(String.init(describing:))
        suggestedInvocationPhrase =
            coder.decodeObject(of: NSString.self, forKey: "suggestedInvocationPhrase").map(String.init(describing:))
    }

    open func encode(with coder: NSCoder) {
        coder.encode(identifier.map { $0 as NSString }, forKey: "identifier")
        coder.encode(suggestedInvocationPhrase.map { $0 as NSString }, forKey: "suggestedInvocationPhrase")
    }

    open class var supportsSecureCoding: Bool { true }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self._blank()
        copy.identifier = identifier
        copy.suggestedInvocationPhrase = suggestedInvocationPhrase
        copy.shortcutAvailability = shortcutAvailability
        copy.donationMetadata = donationMetadata
        copy.images = images
        copy.managed = managed
        for parameter in Self._parameters { parameter.copy(self, copy) }
        copyParameters(to: copy)
        return copy
    }

    /// Gives an intent of the same class the parameters that are stored properties of the system's classes.
    func copyParameters(to target: INIntent) {}

    open func setImage(_ image: INImage?, forParameterNamed parameterName: String) {
        images[parameterName] = image
    }

    open func image(forParameterNamed parameterName: String) -> INImage? { images[parameterName] }

    open func keyImage() -> INImage? { images.sorted { $0.key < $1.key }.first?.value }

    /// The parameters that a configuration can set; generated code overrides it.
    open class var _parameters: [_IntentParameter] { [] }

    /// The objects of this build that handle intents; generated code overrides it.
    open class var _extensions: [INExtension] { [] }

    /// Has a handler handle an intent of this class; nil where it is a handler of others. Generated code overrides it.
    open class func _handle(_ intent: INIntent, by handler: Any) async -> INIntentResponse? { nil }
}

extension INIntent {
    /// An intent of this class with none of its parameters set.
    ///
    /// Only the initialiser for coders is there in every subclass.
    package static func _blank() -> Self {
        guard let intent = Self(coder: BlankCoder()) else {
            fatalError("\(Self.self).init(coder:) refuses to make an intent")
        }
        return intent
    }
}

extension INIntent {
    public func setImage<Root: INIntent, Value>(
        _ image: INImage?, forParameterNamed parameterName: KeyPath<Root, Value>
    ) {
        setImage(image, forParameterNamed: "\(parameterName)")
    }

    public func image<Root: INIntent, Value>(forParameterNamed parameterName: KeyPath<Root, Value>) -> INImage? {
        image(forParameterNamed: "\(parameterName)")
    }
}

/// Where the system may suggest a shortcut.
public struct INShortcutAvailabilityOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let sleepMindfulness = INShortcutAvailabilityOptions(rawValue: 1 << 0)
    public static let sleepJournaling = INShortcutAvailabilityOptions(rawValue: 1 << 1)
    public static let sleepMusic = INShortcutAvailabilityOptions(rawValue: 1 << 2)
    public static let sleepPodcasts = INShortcutAvailabilityOptions(rawValue: 1 << 3)
    public static let sleepReading = INShortcutAvailabilityOptions(rawValue: 1 << 4)
    public static let sleepWrapUpYourDay = INShortcutAvailabilityOptions(rawValue: 1 << 5)
    public static let sleepYogaAndStretching = INShortcutAvailabilityOptions(rawValue: 1 << 6)
}

/// What is known of a donated intent.
open class INIntentDonationMetadata: NSObject {}

/// A coder that holds nothing.
final class BlankCoder: NSCoder {}
