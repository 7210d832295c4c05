public import Foundation
public import FoundationCompat

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
        public static let targetTextScaling = DocumentReadingOptionKey(rawValue: "TargetTextScaling")
        public static let sourceTextScaling = DocumentReadingOptionKey(rawValue: "SourceTextScaling")
        public static let textKit1ListMarkerFormat = DocumentReadingOptionKey(rawValue: "TextKit1ListMarkerFormat")
    }

    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
        public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
        public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
        public static let paperMargin = DocumentAttributeKey(rawValue: "PaperMargin")
        public static let viewSize = DocumentAttributeKey(rawValue: "ViewSize")
        public static let viewZoom = DocumentAttributeKey(rawValue: "ViewZoom")
        public static let viewMode = DocumentAttributeKey(rawValue: "ViewMode")
        public static let readOnly = DocumentAttributeKey(rawValue: "ReadOnly")
        public static let backgroundColor = DocumentAttributeKey(rawValue: "BackgroundColor")
        public static let hyphenationFactor = DocumentAttributeKey(rawValue: "HyphenationFactor")
        public static let defaultTabInterval = DocumentAttributeKey(rawValue: "DefaultTabInterval")
        public static let textLayoutSections = DocumentAttributeKey(rawValue: "TextLayoutSections")
        public static let textScaling = DocumentAttributeKey(rawValue: "TextScaling")
        public static let sourceTextScaling = DocumentAttributeKey(rawValue: "SourceTextScaling")
        public static let cocoaVersion = DocumentAttributeKey(rawValue: "CocoaRTFVersion")
        public static let defaultFontExcluded = DocumentAttributeKey(rawValue: "DefaultFontExcluded")
        public static let textKit1ListMarkerFormat = DocumentAttributeKey(rawValue: "TextKit1ListMarkerFormat")
    }

    public struct TextLayoutSectionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let orientation = TextLayoutSectionKey(rawValue: "NSTextLayoutSectionOrientation")
        public static let range = TextLayoutSectionKey(rawValue: "NSTextLayoutSectionRange")
    }

    /// The text of an HTML or plain document, without what HTML says of its looks; throws for rich text.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any]? = nil,
        documentAttributes: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let options = options ?? [:]
        let attributes = options[.defaultAttributes] as? [Key: Any]
        self.init(string: try Self.text(data, options), attributes: attributes)
    }

    /// As of data.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any]? = nil,
        documentAttributes: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: documentAttributes)
    }

    private static func text(_ data: Data, _ options: [DocumentReadingOptionKey: Any]) throws -> String {
        guard let text = String(data: data, encoding: encoding(options[.characterEncoding])) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        return switch type(options[.documentType]) {
        case .html?: HTMLText.plain(text)
        case .rtf?, .rtfd?: throw CocoaError(.fileReadCorruptFile)
        default: text.hasPrefix("<!") || text.hasPrefix("<html") ? HTMLText.plain(text) : text
        }
    }

    private static func encoding(_ number: Any?) -> String.Encoding {
        (number as? UInt ?? (number as? Int).map { UInt($0) }).map(String.Encoding.init) ?? .utf8
    }

    private static func type(_ type: Any?) -> DocumentType? {
        type as? DocumentType ?? (type as? String).map(DocumentType.init)
    }

    /// The text as a plain document; an error for other kinds, which are not written here.
    public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any]? = nil) throws -> Data {
        guard [nil, .plain].contains(Self.type(dict?[.documentType])) else { throw CocoaError(.featureUnsupported) }
        let text = attributedSubstring(from: range).string
        guard let data = text.data(using: Self.encoding(dict?[.characterEncoding])) else {
            throw CocoaError(.fileWriteInapplicableStringEncoding)
        }
        return data
    }

    public func fileWrapper(
        from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any]? = nil
    ) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: try data(from: range, documentAttributes: dict))
    }
}

extension NSMutableAttributedString {
    public func read(
        from url: URL, options opts: [NSAttributedString.DocumentReadingOptionKey: Any]? = nil,
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        setAttributedString(try NSAttributedString(url: url, options: opts, documentAttributes: dict))
    }

    public func read(
        from data: Data, options opts: [NSAttributedString.DocumentReadingOptionKey: Any]? = nil,
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        setAttributedString(try NSAttributedString(data: data, options: opts, documentAttributes: dict))
    }
}

/// How a document's text is scaled.
public enum NSTextScalingType: Int, Sendable {
    case standard, iOS
}
