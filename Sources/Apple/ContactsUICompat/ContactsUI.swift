public import Foundation
public import ContactsCompat
public import UIKitCompat

/// Contacts to pick, which no widget shows.
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController {
    open weak var delegate: (any CNContactPickerDelegate)?
    open var displayedPropertyKeys: [String]?
    open var predicateForEnablingContact: NSPredicate?
    open var predicateForSelectionOfContact: NSPredicate?
    open var predicateForSelectionOfProperty: NSPredicate?
}

@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}

@preconcurrency @MainActor
open class CNContactViewController: UIViewController {
    open weak var delegate: (any CNContactViewControllerDelegate)?
    open var allowsEditing = true
    open var allowsActions = true
    open var contactStore: CNContactStore?
    public let contact: CNContact

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
}

@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
    public func contactViewController(
        _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
    ) {}
}
