public import Foundation
public import FoundationCompat

/// A picture within text: it is kept, and a text is drawn without it.
///
/// - Compatibility: compiles
open class NSTextAttachment: NSObject, NSCoding, @unchecked Sendable {
    /// The character that stands for an attachment in a text.
    public static let character = 0xFFFC

    open var contents: Data?
    open var fileType: String?
    open var fileWrapper: FileWrapper?
    open var image: UIImage?
    open var bounds = CGRect.zero
    open var lineLayoutPadding: CGFloat = 0
    open var allowsTextAttachmentView = true
    open var usesTextAttachmentView: Bool { false }

    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
    }

    /// Of what archives hold: the contents and their type.
    public required init?(coder: NSCoder) {
        contents = coder.decodeObject(of: NSData.self, forKey: "contents").map { $0 as Data }
        fileType = coder.decodeObject(of: NSString.self, forKey: "fileType").map { $0 as String }
    }

    public override convenience init() {
        self.init(data: nil, ofType: nil)
    }

    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    open func encode(with coder: NSCoder) {
        coder.encode(contents.map { $0 as NSData }, forKey: "contents")
        coder.encode(fileType.map { $0 as NSString }, forKey: "fileType")
    }

    /// The bounds that were set, or the picture's size.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        bounds.isEmpty ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
    }

    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? {
        image
    }
}

extension NSAttributedString {
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    public convenience init(attachment: NSTextAttachment, attributes: [Key: Any]) {
        self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { $1 })
    }

    public convenience init(adaptiveImageGlyph: NSAdaptiveImageGlyph, attributes: [Key: Any]? = nil) {
        self.init(
            string: "\u{FFFC}",
            attributes: (attributes ?? [:]).merging([.adaptiveImageGlyph: adaptiveImageGlyph]) { $1 })
    }

    public func containsAttachments(in range: NSRange) -> Bool {
        var contains = false
        enumerateAttribute(.attachment, in: range) { value, _, _ in contains = contains || value != nil }
        return contains
    }

    /// Whether only a format with files keeps all of it.
    public func prefersRTFD(in range: NSRange) -> Bool { containsAttachments(in: range) }
}

/// A picture that is a letter, such as a Genmoji; it is kept as its bytes.
///
/// - Compatibility: compiles
open class NSAdaptiveImageGlyph: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public let imageContent: Data

    public init(imageContent: Data) {
        self.imageContent = imageContent
    }

    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "imageContent") else { return nil }
        imageContent = data as Data
    }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { coder.encode(imageContent as NSData, forKey: "imageContent") }
    /// Empty here, as the description is: what is in the bytes is not read.
    open var contentIdentifier: String { "" }
    open var contentDescription: String { "" }
    open override func copy() -> Any { self }
    open func copy(with zone: NSZone?) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSAdaptiveImageGlyph)?.imageContent == imageContent
    }
    open override var hash: Int { imageContent.hashValue }
}
