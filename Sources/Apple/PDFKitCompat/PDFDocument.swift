public import Foundation

/// A document of pages. None is read here: what is made from a file or from data is nil.
open class PDFDocument: NSObject, @unchecked Sendable {
    private var pages: [PDFPage] = []

    /// Whom a document's owner lets do what.
    public struct AccessPermissions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let allowsLowQualityPrinting = AccessPermissions(rawValue: 1)
        public static let allowsHighQualityPrinting = AccessPermissions(rawValue: 2)
        public static let allowsDocumentChanges = AccessPermissions(rawValue: 4)
        public static let allowsDocumentAssembly = AccessPermissions(rawValue: 8)
        public static let allowsContentCopying = AccessPermissions(rawValue: 16)
        public static let allowsContentAccessibility = AccessPermissions(rawValue: 32)
        public static let allowsCommenting = AccessPermissions(rawValue: 64)
        public static let allowsFormFieldEntry = AccessPermissions(rawValue: 128)
    }

    open weak var delegate: (any PDFDocumentDelegate)?
    open var documentAttributes: [AnyHashable: Any]?
    open var documentURL: URL? { nil }
    open var string: String? { nil }
    open var pageCount: Int { pages.count }
    open var isEncrypted: Bool { false }
    open var isLocked: Bool { false }
    open var allowsPrinting: Bool { true }
    open var allowsCopying: Bool { true }

    public override init() {}

    /// Nil: PDF files are not read here.
    public init?(url: URL) { return nil }
    public init?(data: Data) { return nil }

    open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
    open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
    open func insert(_ page: PDFPage, at index: Int) {
        guard (0...pages.count).contains(index) else { return }
        pages.insert(page, at: index)
        page.owner = self
    }
    open func removePage(at index: Int) {
        guard pages.indices.contains(index) else { return }
        pages.remove(at: index).owner = nil
    }
    open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
        guard pages.indices.contains(indexA), pages.indices.contains(indexB) else { return }
        pages.swapAt(indexA, indexB)
    }
    open var outlineRoot: PDFOutline?
    open var majorVersion: Int { 1 }
    open var minorVersion: Int { 4 }
    open var allowsDocumentChanges: Bool { true }
    open var allowsDocumentAssembly: Bool { true }
    open var allowsContentAccessibility: Bool { true }
    open var allowsCommenting: Bool { true }
    open var allowsFormFieldEntry: Bool { true }
    open var accessPermissions: AccessPermissions { AccessPermissions(rawValue: 255) }
    open var permissionsStatus: PDFDocumentPermissions { .none }
    open var isFinding: Bool { false }
    open var selectionForEntireDocument: PDFSelection? { nil }
    open var pageClass: AnyClass { PDFPage.self }
    open func outlineItem(for selection: PDFSelection) -> PDFOutline? { nil }
    open func selection(
        from startPage: PDFPage, atCharacterIndex startCharacter: Int, to endPage: PDFPage,
        atCharacterIndex endCharacter: Int
    ) -> PDFSelection? { nil }
    open func selection(from startPage: PDFPage, at startPoint: CGPoint, to endPage: PDFPage, at endPoint: CGPoint)
        -> PDFSelection?
    { nil }
    open func beginFindString(_ string: String) { beginFindString(string, withOptions: []) }
    open func beginFindString(_ string: String, withOptions options: NSString.CompareOptions) {
        delegate?.documentDidEndDocumentFind(Notification(name: .PDFDocumentDidEndFind, object: self))
    }
    open func cancelFindString() {}
    open func findString(_ string: String, fromSelection selection: PDFSelection?) -> PDFSelection? { nil }
    open func findString(
        _ string: String, fromSelection selection: PDFSelection?, withOptions options: NSString.CompareOptions
    ) -> PDFSelection? { nil }
    /// Nil: documents are not written here.
    open func dataRepresentation() -> Data? { nil }
    open func dataRepresentation(options: [AnyHashable: Any]) -> Data? { nil }
    @discardableResult
    open func write(to url: URL, withOptions options: [PDFDocumentWriteOption: Any]? = nil) -> Bool { false }
    @discardableResult
    open func write(toFile path: String, withOptions options: [PDFDocumentWriteOption: Any]? = nil) -> Bool { false }
    open func unlock(withPassword password: String) -> Bool { false }
    open func findString(_ string: String) -> [PDFSelection] { [] }
    open func findString(_ string: String, withOptions options: NSString.CompareOptions) -> [PDFSelection] { [] }
}

public enum PDFDocumentPermissions: Int, Sendable {
    case none, user, owner
}

public protocol PDFDocumentDelegate: NSObjectProtocol {
    func documentDidUnlock(_ notification: Notification)
    func documentDidBeginDocumentFind(_ notification: Notification)
    func documentDidEndDocumentFind(_ notification: Notification)
    func documentDidFindMatch(_ notification: Notification)
    func didMatchString(_ instance: PDFSelection)
    func classForPage() -> AnyClass
}

extension PDFDocumentDelegate {
    public func documentDidUnlock(_ notification: Notification) {}
    public func documentDidBeginDocumentFind(_ notification: Notification) {}
    public func documentDidEndDocumentFind(_ notification: Notification) {}
    public func documentDidFindMatch(_ notification: Notification) {}
    public func didMatchString(_ instance: PDFSelection) {}
    public func classForPage() -> AnyClass { PDFPage.self }
}

extension Notification.Name {
    public static let PDFDocumentDidUnlock = Notification.Name("PDFDocumentDidUnlock")
    public static let PDFDocumentDidBeginFind = Notification.Name("PDFDocumentDidBeginFind")
    public static let PDFDocumentDidEndFind = Notification.Name("PDFDocumentDidEndFind")
    public static let PDFDocumentDidBeginPageFind = Notification.Name("PDFDocumentDidBeginPageFind")
    public static let PDFDocumentDidEndPageFind = Notification.Name("PDFDocumentDidEndPageFind")
    public static let PDFDocumentDidFindMatch = Notification.Name("PDFDocumentDidFindMatch")
    public static let PDFDocumentDidBeginWrite = Notification.Name("PDFDocumentDidBeginWrite")
    public static let PDFDocumentDidEndWrite = Notification.Name("PDFDocumentDidEndWrite")
    public static let PDFDocumentDidBeginPageWrite = Notification.Name("PDFDocumentDidBeginPageWrite")
    public static let PDFDocumentDidEndPageWrite = Notification.Name("PDFDocumentDidEndPageWrite")
}

public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let ownerPasswordOption = PDFDocumentWriteOption(rawValue: "OwnerPassword")
    public static let userPasswordOption = PDFDocumentWriteOption(rawValue: "UserPassword")
    public static let accessPermissionsOption = PDFDocumentWriteOption(rawValue: "PDFDocumentAccessPermissions")
    public static let burnInAnnotationsOption = PDFDocumentWriteOption(rawValue: "PDFDocumentBurnInAnnotations")
    public static let saveImagesAsJPEGOption = PDFDocumentWriteOption(rawValue: "PDFDocumentSaveImagesAsJPEG")
    public static let optimizeImagesForScreenOption = PDFDocumentWriteOption(
        rawValue: "PDFDocumentOptimizeImagesForScreen")
}

public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
    public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
    public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
    public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
    public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
    public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
    public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")
    public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
}
