public import Foundation

/// A value, and what it is to the person: at home, at work.
///
/// - Compatibility: works
open class CNLabeledValue<ValueType>: NSObject, NSCopying {
    public let identifier: String
    public let label: String?
    public let value: ValueType

    public convenience init(label: String?, value: ValueType) {
        self.init(identifier: UUID().uuidString, label: label, value: value)
    }

    private init(identifier: String, label: String?, value: ValueType) {
        self.identifier = identifier
        self.label = label
        self.value = value
    }

    open func settingLabel(_ label: String?) -> CNLabeledValue<ValueType> { settingLabel(label, value: value) }
    open func settingValue(_ value: ValueType) -> CNLabeledValue<ValueType> { settingLabel(label, value: value) }

    open func settingLabel(_ label: String?, value: ValueType) -> CNLabeledValue<ValueType> {
        CNLabeledValue(identifier: identifier, label: label, value: value)
    }

    /// A label as people read it: "home", "work fax". Labels of one's own are as they are.
    open class func localizedString(forLabel label: String) -> String {
        if label == CNLabelURLAddressHomePage { return "homepage" }
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
        return label.dropFirst(4).dropLast(4).replacing(/([a-z])([A-Z])/) { "\($0.1) \($0.2)" }.lowercased()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNLabeledValue<ValueType> else { return false }
        return identifier == other.identifier && label == other.label
            && (value as? NSObject) == (other.value as? NSObject)
    }

    open override var hash: Int { identifier.hashValue }
}

public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelSchool = "_$!<School>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelEmailiCloud = "iCloud"
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelPhoneNumberAppleWatch = "APPLE WATCH"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFAX>!$_"
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
