public import Foundation

public let CNSocialProfileURLStringKey = "urlString"
public let CNSocialProfileUsernameKey = "username"
public let CNSocialProfileUserIdentifierKey = "userIdentifier"
public let CNSocialProfileServiceKey = "service"
public let CNSocialProfileServiceFacebook = "Facebook"
public let CNSocialProfileServiceFlickr = "Flickr"
public let CNSocialProfileServiceLinkedIn = "LinkedIn"
public let CNSocialProfileServiceMySpace = "MySpace"
public let CNSocialProfileServiceSinaWeibo = "SinaWeibo"
public let CNSocialProfileServiceTencentWeibo = "TencentWeibo"
public let CNSocialProfileServiceTwitter = "Twitter"
public let CNSocialProfileServiceYelp = "Yelp"
public let CNSocialProfileServiceGameCenter = "GameCenter"

public let CNInstantMessageAddressUsernameKey = "username"
public let CNInstantMessageAddressServiceKey = "service"
public let CNInstantMessageServiceAIM = "AIM"
public let CNInstantMessageServiceFacebook = "Facebook"
public let CNInstantMessageServiceGaduGadu = "GaduGadu"
public let CNInstantMessageServiceGoogleTalk = "GoogleTalk"
public let CNInstantMessageServiceICQ = "ICQ"
public let CNInstantMessageServiceJabber = "Jabber"
public let CNInstantMessageServiceMSN = "MSN"
public let CNInstantMessageServiceQQ = "QQ"
public let CNInstantMessageServiceSkype = "Skype"
public let CNInstantMessageServiceYahoo = "Yahoo"

/// A telephone number as it was written.
///
/// - Compatibility: works
open class CNPhoneNumber: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public static var supportsSecureCoding: Bool { true }

    public let stringValue: String

    public init(stringValue string: String) {
        stringValue = string
    }

    public required init?(coder: NSCoder) {
        stringValue = coder.string(forKey: "stringValue")
    }

    open func encode(with coder: NSCoder) {
        coder.encode(stringValue as NSString, forKey: "stringValue")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
    open override var hash: Int { stringValue.hashValue }
}

/// Somebody who a person is related to.
///
/// - Compatibility: works
open class CNContactRelation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public static var supportsSecureCoding: Bool { true }

    public let name: String

    public init(name: String) {
        self.name = name
    }

    public override convenience init() { self.init(name: "") }

    public required init?(coder: NSCoder) {
        name = coder.string(forKey: "name")
    }

    open func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "name")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNContactRelation)?.name == name }
    open override var hash: Int { name.hashValue }
}

/// Where a person is found in a network.
///
/// - Compatibility: works
open class CNSocialProfile: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public static var supportsSecureCoding: Bool { true }

    public let urlString: String
    public let username: String
    public let userIdentifier: String
    public let service: String

    public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
        self.urlString = urlString ?? ""
        self.username = username ?? ""
        self.userIdentifier = userIdentifier ?? ""
        self.service = service ?? ""
    }

    public override convenience init() {
        self.init(urlString: nil, username: nil, userIdentifier: nil, service: nil)
    }

    public required init?(coder: NSCoder) {
        urlString = coder.string(forKey: CNSocialProfileURLStringKey)
        username = coder.string(forKey: CNSocialProfileUsernameKey)
        userIdentifier = coder.string(forKey: CNSocialProfileUserIdentifierKey)
        service = coder.string(forKey: CNSocialProfileServiceKey)
    }

    open func encode(with coder: NSCoder) {
        coder.encode(urlString as NSString, forKey: CNSocialProfileURLStringKey)
        coder.encode(username as NSString, forKey: CNSocialProfileUsernameKey)
        coder.encode(userIdentifier as NSString, forKey: CNSocialProfileUserIdentifierKey)
        coder.encode(service as NSString, forKey: CNSocialProfileServiceKey)
    }

    open class func localizedString(forKey key: String) -> String { key }
    open class func localizedString(forService service: String) -> String { service }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNSocialProfile else { return false }
        return (urlString, username, userIdentifier, service)
            == (other.urlString, other.username, other.userIdentifier, other.service)
    }

    open override var hash: Int { username.hashValue }
}

/// Where a person is written to.
///
/// - Compatibility: works
open class CNInstantMessageAddress: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public static var supportsSecureCoding: Bool { true }

    public let username: String
    public let service: String

    public init(username: String, service: String) {
        self.username = username
        self.service = service
    }

    public override convenience init() { self.init(username: "", service: "") }

    public required init?(coder: NSCoder) {
        username = coder.string(forKey: CNInstantMessageAddressUsernameKey)
        service = coder.string(forKey: CNInstantMessageAddressServiceKey)
    }

    open func encode(with coder: NSCoder) {
        coder.encode(username as NSString, forKey: CNInstantMessageAddressUsernameKey)
        coder.encode(service as NSString, forKey: CNInstantMessageAddressServiceKey)
    }

    open class func localizedString(forKey key: String) -> String { key }
    open class func localizedString(forService service: String) -> String { service }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNInstantMessageAddress else { return false }
        return (username, service) == (other.username, other.service)
    }

    open override var hash: Int { username.hashValue }
}

/// A value of a contact that was picked.
open class CNContactProperty: NSObject, NSCopying, @unchecked Sendable {
    open var contact: CNContact { CNContact() }
    open var key: String { "" }
    open var value: Any? { nil }
    open var identifier: String? { nil }
    open var label: String? { nil }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSCoder {
    fileprivate func string(forKey key: String) -> String {
        decodeObject(of: NSString.self, forKey: key).map { $0 as String } ?? ""
    }
}
