public import Foundation

extension NSAttributedString {
    /// What kind of text a document is.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let plain = DocumentType(rawValue: "NSPlainText")
        public static let html = DocumentType(rawValue: "NSHTML")
        public static let rtf = DocumentType(rawValue: "NSRTF")
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
    }

    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    }

    /// The text of an HTML or plain document, without what HTML says of its looks; throws for rich text.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let number = options[.characterEncoding]
        let encoding = (number as? UInt ?? (number as? Int).map { UInt($0) }).map(String.Encoding.init(rawValue:))
        guard let text = String(data: data, encoding: encoding ?? .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        let type = options[.documentType]
        switch type as? DocumentType ?? (type as? String).map(DocumentType.init(rawValue:)) {
        case .html?: self.init(string: HTMLText.plain(text))
        case .rtf?, .rtfd?: throw CocoaError(.fileReadCorruptFile)
        default: self.init(string: text.hasPrefix("<!") || text.hasPrefix("<html") ? HTMLText.plain(text) : text)
        }
    }
}
