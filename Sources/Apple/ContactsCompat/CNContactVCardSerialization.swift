public import Foundation

/// Contacts as vCards, of version 3.0.
///
/// - Compatibility: works
open class CNContactVCardSerialization: NSObject {
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactGivenNameKey }

    open class func data(with contacts: [CNContact]) throws -> Data {
        Data(contacts.map { VCardWriter($0).text }.joined().utf8)
    }

    open class func contacts(with data: Data) throws -> [CNContact] {
        guard let text = String(data: data, encoding: .utf8) else { throw CNError(.vCardMalformed) }
        return try VCardReader.contacts(in: text)
    }
}

/// What vCards call the labels of values.
let vCardTypes = [
    CNLabelHome: ["HOME"], CNLabelWork: ["WORK"], CNLabelOther: ["OTHER"], CNLabelPhoneNumberMobile: ["CELL"],
    CNLabelPhoneNumberiPhone: ["IPHONE", "CELL"], CNLabelPhoneNumberMain: ["MAIN"],
    CNLabelPhoneNumberHomeFax: ["HOME", "FAX"], CNLabelPhoneNumberWorkFax: ["WORK", "FAX"],
    CNLabelPhoneNumberOtherFax: ["OTHER", "FAX"], CNLabelPhoneNumberPager: ["PAGER"],
]

/// Writes a contact as a vCard.
private struct VCardWriter {
    private(set) var text = "BEGIN:VCARD\r\nVERSION:3.0\r\n"
    private var items = 0

    init(_ contact: CNContact) {
        write(
            "N", [contact.familyName, contact.givenName, contact.middleName, contact.namePrefix, contact.nameSuffix])
        write("FN", [CNContactFormatter.string(from: contact, style: .fullName) ?? ""])
        write("NICKNAME", unlessEmpty: [contact.nickname])
        if contact.contactType == .organization { write("X-ABShowAs", ["COMPANY"]) }
        write("ORG", unlessEmpty: [contact.organizationName, contact.departmentName])
        write("TITLE", unlessEmpty: [contact.jobTitle])
        for email in contact.emailAddresses { write("EMAIL", ["INTERNET"], email.label, [email.value as String]) }
        for phone in contact.phoneNumbers { write("TEL", [], phone.label, [phone.value.stringValue]) }
        for address in contact.postalAddresses {
            let value = address.value
            write(
                "ADR", [], address.label,
                ["", "", value.street, value.city, value.state, value.postalCode, value.country])
        }
        for url in contact.urlAddresses { write("URL", [], url.label, [url.value as String]) }
        if let birthday = contact.birthday, let month = birthday.month, let day = birthday.day {
            let date = [birthday.year ?? 1604, month, day].map { $0 < 10 ? "0\($0)" : "\($0)" }
            write(birthday.year == nil ? "BDAY;X-APPLE-OMIT-YEAR=1604" : "BDAY", [date.joined(separator: "-")])
        }
        write("NOTE", unlessEmpty: [contact.note])
        text += "END:VCARD\r\n"
    }

    private mutating func write(_ name: String, unlessEmpty fields: [String]) {
        if fields.contains(where: { !$0.isEmpty }) { write(name, fields) }
    }

    private mutating func write(_ name: String, _ fields: [String]) {
        text += name + ":" + fields.map(Self.escaped).joined(separator: ";") + "\r\n"
    }

    /// Writes a value with its label: one that vCards do not know stands in a line of its own.
    private mutating func write(_ name: String, _ types: [String], _ label: String?, _ fields: [String]) {
        let known = label.map { vCardTypes[$0] } ?? []
        let name = ([name] + (types + (known ?? [])).map { "type=\($0)" }).joined(separator: ";")
        guard known == nil, let label else { return write(name, fields) }
        items += 1
        write("item\(items).\(name)", fields)
        write("item\(items).X-ABLabel", [label])
    }

    private static func escaped(_ field: String) -> String {
        field.replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing(",", with: "\\,")
            .replacing(";", with: "\\;")
    }
}

/// Reads vCards, of any version.
private enum VCardReader {
    private struct Line {
        var group = ""
        var name = ""
        var types: Set<String> = []
        var isEncoded = false
        var omitsYear = false
        var fields: [String] = []

        var text: String { fields.joined(separator: ";") }
        func field(_ index: Int) -> String { index < fields.count ? fields[index] : "" }
    }

    static func contacts(in text: String) throws -> [CNContact] {
        let unfolded = text.replacing("\r\n", with: "\n").replacing("\n ", with: "").replacing("\n\t", with: "")
        var contacts: [CNContact] = []
        var card: [Line]?
        for line in unfolded.split(separator: "\n").compactMap(line(of:)) {
            switch (line.name, line.text.uppercased()) {
            case ("BEGIN", "VCARD"): card = []
            case ("END", "VCARD"):
                guard let lines = card else { throw CNError(.vCardMalformed) }
                contacts.append(contact(of: lines))
                card = nil
            default: card?.append(line)
            }
        }
        guard card == nil, !contacts.isEmpty else { throw CNError(.vCardMalformed) }
        return contacts
    }

    private static func line(of text: Substring) -> Line? {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let head = text[..<colon].split(separator: ";").map(String.init)
        guard let first = head.first else { return nil }
        var line = Line()
        let parts = first.split(separator: ".", maxSplits: 1)
        if parts.count == 2 { line.group = String(parts[0]) }
        line.name = parts.last?.uppercased() ?? ""
        for parameter in head.dropFirst() {
            let pair = parameter.uppercased().split(separator: "=", maxSplits: 1)
            let values = (pair.last ?? "").replacing("\"", with: "").split(separator: ",").map(String.init)
            switch pair.first {
            case "ENCODING": line.isEncoded = !values.isEmpty
            case "X-APPLE-OMIT-YEAR": line.omitsYear = true
            case "TYPE": line.types.formUnion(values)
            default: if pair.count == 1 { line.types.formUnion(values) }
            }
        }
        line.fields = fields(of: text[text.index(after: colon)...])
        return line
    }

    private static func fields(of text: Substring) -> [String] {
        var fields = [""]
        var isEscaped = false
        for character in text {
            switch (isEscaped, character) {
            case (false, "\\"): isEscaped = true
            case (false, ";"): fields.append("")
            default:
                let isNewline = isEscaped && (character == "n" || character == "N")
                fields[fields.count - 1].append(isNewline ? "\n" : character)
                isEscaped = false
            }
        }
        return fields
    }

    private static func contact(of lines: [Line]) -> CNContact {
        var values = ContactValues()
        let labels = Dictionary(
            lines.filter { $0.name == "X-ABLABEL" }.map { ($0.group, $0.text) }, uniquingKeysWith: { first, _ in first }
        )
        for line in lines {
            let own = line.group.isEmpty ? nil : labels[line.group]
            let label =
                own
                ?? vCardTypes.filter { line.types.isSuperset(of: $0.value) }
                .max { $0.value.count < $1.value.count }?.key
            switch line.name {
            case "N":
                values.familyName = line.field(0)
                values.givenName = line.field(1)
                values.middleName = line.field(2)
                values.namePrefix = line.field(3)
                values.nameSuffix = line.field(4)
            case "NICKNAME": values.nickname = line.text
            case "ORG":
                values.organizationName = line.field(0)
                values.departmentName = line.field(1)
            case "TITLE": values.jobTitle = line.text
            case "X-ABSHOWAS": values.contactType = line.text == "COMPANY" ? .organization : .person
            case "EMAIL": values.emailAddresses.append(CNLabeledValue(label: label, value: line.text as NSString))
            case "TEL":
                values.phoneNumbers.append(
                    CNLabeledValue(label: label, value: CNPhoneNumber(stringValue: line.text)))
            case "URL": values.urlAddresses.append(CNLabeledValue(label: label, value: line.text as NSString))
            case "ADR":
                let address = CNMutablePostalAddress()
                address.street = line.field(2)
                address.city = line.field(3)
                address.state = line.field(4)
                address.postalCode = line.field(5)
                address.country = line.field(6)
                values.postalAddresses.append(CNLabeledValue(label: label, value: address))
            case "BDAY": values.birthday = date(of: line)
            case "NOTE": values.note = line.text
            case "PHOTO" where line.isEncoded: values.imageData = Data(base64Encoded: line.text)
            default: break
            }
        }
        return CNContact(values)
    }

    private static func date(of line: Line) -> DateComponents? {
        guard let match = line.text.prefixMatch(of: /(\d{4})-?(\d\d)-?(\d\d)/) else { return nil }
        return DateComponents(
            year: line.omitsYear ? nil : Int(match.1), month: Int(match.2), day: Int(match.3))
    }
}
