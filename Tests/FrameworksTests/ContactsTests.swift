import ContactsCompat
import Foundation
import Testing

@Suite("Contacts without an address book")
struct ContactsTests {
    private var ada: CNMutableContact {
        let contact = CNMutableContact()
        contact.givenName = "Ada"
        contact.familyName = "Lovelace; Byron"
        contact.note = "one,\ntwo\\"
        contact.birthday = DateComponents(month: 12, day: 10)
        contact.phoneNumbers = [
            CNLabeledValue(label: CNLabelPhoneNumberWorkFax, value: CNPhoneNumber(stringValue: "+44 1")),
            CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+44 2")),
        ]
        contact.emailAddresses = [CNLabeledValue(label: "Club", value: "ada@example.com" as NSString)]
        let address = CNMutablePostalAddress()
        address.street = "12 St James's Square"
        address.city = "London"
        contact.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: address)]
        return contact
    }

    @Test("a contact is written as a vCard, and read from it with all that it says")
    func cards() throws {
        let data = try CNContactVCardSerialization.data(with: [ada])
        #expect(String(decoding: data, as: UTF8.self).contains("\r\nTEL;type=CELL:+44 2\r\n"))
        let contact = try #require(try CNContactVCardSerialization.contacts(with: data).first)
        #expect(contact.familyName == ada.familyName && contact.note == ada.note && contact.birthday == ada.birthday)
        #expect(contact.phoneNumbers.map(\.label) == [CNLabelPhoneNumberWorkFax, CNLabelPhoneNumberMobile])
        #expect(contact.emailAddresses.first?.label == "Club")
        #expect(contact.postalAddresses.first?.value == ada.postalAddresses.first?.value)
        #expect(throws: CNError(.vCardMalformed)) { try CNContactVCardSerialization.contacts(with: Data("x".utf8)) }
    }

    @Test("a card of an older version is read, on lines that go on")
    func oldCard() throws {
        let text = "BEGIN:VCARD\r\nVERSION:2.1\r\nN:Doe;Jo\r\n hn\r\nTEL;HOME;VOICE:5\r\nEND:VCARD\r\n"
        let contact = try #require(try CNContactVCardSerialization.contacts(with: Data(text.utf8)).first)
        #expect(contact.givenName == "John" && contact.phoneNumbers.first?.label == CNLabelHome)
    }

    @Test("a copy is the same contact until it is changed")
    func copies() throws {
        let contact = ada
        let copy = try #require(contact.mutableCopy() as? CNMutableContact)
        #expect(copy == contact && copy.identifier == contact.identifier)
        copy.givenName = "Augusta"
        #expect(copy != contact && contact.givenName == "Ada")
        #expect(!(contact.copy() is CNMutableContact))
    }

    @Test("labels are told as people read them")
    func labels() {
        func told(_ label: String) -> String { CNLabeledValue<NSString>.localizedString(forLabel: label) }
        #expect(told(CNLabelHome) == "home" && told(CNLabelPhoneNumberHomeFax) == "home fax")
        #expect(told(CNLabelPhoneNumberiPhone) == "iPhone" && told("Club") == "Club")
    }

    @Test("the address book says that access is denied")
    func access() async {
        await #expect(throws: CNError(.authorizationDenied)) {
            try await CNContactStore().requestAccess(for: .contacts)
        }
    }
}
