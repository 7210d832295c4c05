public import Foundation

/// A person that an intent takes or gives.
public struct IntentPerson: Hashable, Sendable, _IntentValue {
    /// How a person can be reached.
    public struct Handle: Hashable, Sendable {
        public enum Value: Hashable, Sendable {
            case phoneNumber(String)
            case emailAddress(String)
            case applicationDefined(String)
        }

        public enum Label: Hashable, Sendable {
            case home, work, iPhone, mobile, main, homeFax, workFax, pager, other, school
            case custom(String)
        }

        public var value: Value
        public var label: Label?

        public init(_ value: Value, label: Label? = nil) {
            self.value = value
            self.label = label
        }

        public init(emailAddress: String, label: Label? = nil) { self.init(.emailAddress(emailAddress), label: label) }
        public init(phoneNumber: String, label: Label? = nil) { self.init(.phoneNumber(phoneNumber), label: label) }
        public init(applicationDefined value: String, label: Label? = nil) {
            self.init(.applicationDefined(value), label: label)
        }
    }

    /// What a person is called.
    public enum Name: Hashable, Sendable {
        case components(PersonNameComponents)
        case displayName(String)

        public var displayString: String {
            switch self {
            case .components(let components):
                [components.givenName, components.familyName].compactMap { $0 }.joined(separator: " ")
            case .displayName(let name): name
            }
        }
    }

    /// What tells a person from others.
    public enum Identifier: Hashable, Sendable {
        case contactIdentifier(String)
        case applicationDefined(String)
    }

    /// Whom the app asks for.
    public enum ParameterMode: Hashable, Sendable { case email, phone, emailOrPhone, contact }

    public var identifier: Identifier
    public var name: Name
    public var handle: Handle
    public var aliases: [Handle]
    public var isMe: Bool
    public var image: DisplayRepresentation.Image?

    public init(
        identifier: Identifier, name: Name, handle: Handle, isMe: Bool = false, aliases: [Handle] = [],
        image: DisplayRepresentation.Image? = nil
    ) {
        self.identifier = identifier
        self.name = name
        self.handle = handle
        self.aliases = aliases
        self.isMe = isMe
        self.image = image
    }
}
