public import ContactsCompat
public import Foundation
public import UIKitCompat

/// A contact on an app's screen, which no widget shows.
@preconcurrency @MainActor
open class CNContactViewController: UIViewController {
    open weak var delegate: (any CNContactViewControllerDelegate)?
    open var allowsEditing = true
    open var allowsActions = true
    open var contactStore: CNContactStore?
    open var displayedPropertyKeys: [any CNKeyDescriptor]?
    open var parentGroup: CNGroup?
    open var parentContainer: CNContainer?
    open var alternateName: String?
    open var message: String?
    open var shouldShowLinkedContacts = false
    public let contact: CNContact

    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactGivenNameKey }

    public init(for contact: CNContact) {
        self.contact = contact
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
    public convenience init(forNewContact contact: CNContact?) { self.init(for: contact ?? CNContact()) }

    public required init?(coder: NSCoder) {
        contact = CNContact()
        super.init(coder: coder)
    }

    open func highlightProperty(withKey key: String, identifier: String?) {}
}

@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
    func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool
}

extension CNContactViewControllerDelegate {
    public func contactViewController(
        _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
    ) {}
    public func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool {
        true
    }
}
