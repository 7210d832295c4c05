public import Foundation
public import UIKitCompat

public enum PDFDisplayBox: Int, Sendable {
    case mediaBox, cropBox, bleedBox, trimBox, artBox
}

public enum PDFDisplayMode: Int, Sendable {
    case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

public enum PDFDisplayDirection: Int, Sendable {
    case vertical, horizontal
}

/// A document of pages. None is read here: what is made from a file or from data is nil.
open class PDFDocument: NSObject, @unchecked Sendable {
    private var pages: [PDFPage] = []
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
    open func insert(_ page: PDFPage, at index: Int) { pages.insert(page, at: index) }
    open func removePage(at index: Int) { pages.remove(at: index) }
    open func exchangePage(at indexA: Int, withPageAt indexB: Int) { pages.swapAt(indexA, indexB) }
    /// Nil: documents are not written here.
    open func dataRepresentation() -> Data? { nil }
    open func write(to url: URL) -> Bool { false }
    open func write(toFile path: String) -> Bool { false }
    open func unlock(withPassword password: String) -> Bool { false }
    open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] { [] }
}

public protocol PDFDocumentDelegate: NSObjectProtocol {}

open class PDFPage: NSObject, @unchecked Sendable {
    private let image: UIImage?
    open var rotation = 0
    open weak var document: PDFDocument? { nil }
    open var label: String? { nil }
    open var string: String? { nil }
    open var numberOfCharacters: Int { 0 }
    open private(set) var annotations: [PDFAnnotation] = []

    public override init() {
        image = nil
    }

    public init?(image: UIImage) {
        self.image = image
    }

    open func bounds(for box: PDFDisplayBox) -> CGRect { CGRect(origin: .zero, size: image?.size ?? .zero) }
    /// The image that the page was made of.
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { image ?? UIImage() }
    open func addAnnotation(_ annotation: PDFAnnotation) { annotations.append(annotation) }
    open func removeAnnotation(_ annotation: PDFAnnotation) { annotations.removeAll { $0 === annotation } }
}

open class PDFSelection: NSObject, @unchecked Sendable {
    open var pages: [PDFPage] { [] }
    open var string: String? { nil }
    open var color: UIColor?

    public init(document: PDFDocument) {}
}

public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
    public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
    public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
    public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
    public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
    public static let link = PDFAnnotationSubtype(rawValue: "/Link")
    public static let text = PDFAnnotationSubtype(rawValue: "/Text")
    public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}

open class PDFAnnotation: NSObject, @unchecked Sendable {
    open var bounds: CGRect
    open var contents: String?
    open var color: UIColor = .clear
    open var type: String?

    public init(
        bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?
    ) {
        self.bounds = bounds
        type = annotationType.rawValue
    }
}

/// A document on an app's screen, which no widget shows.
@preconcurrency @MainActor
open class PDFView: UIView {
    open var document: PDFDocument?
    open var currentPage: PDFPage? { document?.page(at: 0) }
    open var displayMode = PDFDisplayMode.singlePageContinuous
    open var displayDirection = PDFDisplayDirection.vertical
    open var displaysPageBreaks = true
    open var autoScales = false
    open var scaleFactor: CGFloat = 1
    open var minScaleFactor: CGFloat = 0
    open var maxScaleFactor: CGFloat = 0
    open var scaleFactorForSizeToFit: CGFloat { 1 }
    open var pageShadowsEnabled = true
    open var currentSelection: PDFSelection?
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}
    open func go(to page: PDFPage) {}
    open func goToFirstPage(_ sender: Any?) {}
    open func goToNextPage(_ sender: Any?) {}
    open func goToPreviousPage(_ sender: Any?) {}
    open func layoutDocumentView() {}
}

@preconcurrency @MainActor
open class PDFThumbnailView: UIView {
    open weak var pdfView: PDFView?
    open var thumbnailSize = CGSize.zero
}
