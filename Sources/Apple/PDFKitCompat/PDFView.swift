public import Foundation
public import UIKitCompat

public enum PDFDisplayMode: Int, Sendable {
    case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

public enum PDFDisplayDirection: Int, Sendable {
    case vertical, horizontal
}

public enum PDFInterpolationQuality: Int, Sendable {
    case none, low, high
}

public enum PDFThumbnailLayoutMode: Int, Sendable {
    case vertical, horizontal
}

@preconcurrency @MainActor
public protocol PDFViewDelegate: NSObjectProtocol {
    func pdfViewWillClick(onLink sender: PDFView, with url: URL)
    func pdfViewParentViewController() -> UIViewController?
    func pdfViewPerformFind(_ sender: PDFView)
    func pdfViewPerformGo(toPage sender: PDFView)
    func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFAction)
}

extension PDFViewDelegate {
    public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
    public func pdfViewParentViewController() -> UIViewController? { nil }
    public func pdfViewPerformFind(_ sender: PDFView) {}
    public func pdfViewPerformGo(toPage sender: PDFView) {}
    public func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFAction) {}
}

extension Notification.Name {
    public static let PDFViewDocumentChanged = Notification.Name("PDFViewChangedDocument")
    public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
    public static let PDFViewSelectionChanged = Notification.Name("PDFViewChangedSelection")
    public static let PDFViewScaleChanged = Notification.Name("PDFViewChangedScale")
    public static let PDFViewDisplayModeChanged = Notification.Name("PDFViewChangedDisplayMode")
    public static let PDFViewDisplayBoxChanged = Notification.Name("PDFViewChangedDisplayBox")
    public static let PDFViewVisiblePagesChanged = Notification.Name("PDFViewVisiblePagesChanged")
    public static let PDFViewAnnotationHit = Notification.Name("PDFViewAnnotationHit")
    public static let PDFViewAnnotationWillHit = Notification.Name("PDFViewAnnotationWillHit")
    public static let PDFViewChangedHistory = Notification.Name("PDFViewChangedHistory")
}

/// A document on an app's screen, which no widget shows.
@preconcurrency @MainActor
open class PDFView: UIView {
    open var document: PDFDocument?
    open weak var delegate: (any PDFViewDelegate)?
    open private(set) var currentPage: PDFPage? {
        get { shown ?? document?.page(at: 0) }
        set { shown = newValue }
    }
    private weak var shown: PDFPage?
    open var displayBox = PDFDisplayBox.cropBox
    open var displaysAsBook = false
    open var displaysRTL = false
    open var pageBreakMargins = UIEdgeInsets.zero
    open var interpolationQuality = PDFInterpolationQuality.high
    open var enableDataDetectors = false
    open var isInMarkupMode = false
    open var isFindInteractionEnabled = false
    open var highlightedSelections: [PDFSelection]?
    open var currentDestination: PDFDestination? { nil }
    open var documentView: UIView? { nil }
    open var visiblePages: [PDFPage] { [] }
    open var isUsingPageViewController: Bool { false }
    open var canZoomIn: Bool { scaleFactor < maxScaleFactor }
    open var canZoomOut: Bool { scaleFactor > minScaleFactor }
    private var index: Int? { currentPage.flatMap { document?.index(for: $0) } }
    open var canGoToFirstPage: Bool { (index ?? 0) > 0 }
    open var canGoToLastPage: Bool { canGoToNextPage }
    open var canGoToNextPage: Bool { index.map { $0 + 1 < document?.pageCount ?? 0 } ?? false }
    open var canGoToPreviousPage: Bool { canGoToFirstPage }
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }
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
    /// Goes to a page of the document's, and says so.
    open func go(to page: PDFPage) {
        guard document?.index(for: page) != NSNotFound else { return }
        currentPage = page
        NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
    }
    open func go(to destination: PDFDestination) { destination.page.map { go(to: $0) } }
    open func go(to selection: PDFSelection) {}
    open func go(to rect: CGRect, on page: PDFPage) { go(to: page) }
    open func goToFirstPage(_ sender: Any?) { document?.page(at: 0).map { go(to: $0) } }
    open func goToLastPage(_ sender: Any?) { document.flatMap { $0.page(at: $0.pageCount - 1) }.map { go(to: $0) } }
    open func goToNextPage(_ sender: Any?) { index.flatMap { document?.page(at: $0 + 1) }.map { go(to: $0) } }
    open func goToPreviousPage(_ sender: Any?) { index.flatMap { document?.page(at: $0 - 1) }.map { go(to: $0) } }
    open func goBack(_ sender: Any?) {}
    open func goForward(_ sender: Any?) {}
    open func zoomIn(_ sender: Any?) { scaleFactor *= 1.25 }
    open func zoomOut(_ sender: Any?) { scaleFactor /= 1.25 }
    open override func selectAll(_ sender: Any?) {}
    open func clearSelection() { currentSelection = nil }
    open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }
    open func scrollSelectionToVisible(_ sender: Any?) {}
    open func annotationsChanged(on page: PDFPage) {}
    open func page(for point: CGPoint, nearest: Bool) -> PDFPage? { nil }
    open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint { point }
    open func convert(_ rect: CGRect, to page: PDFPage) -> CGRect { rect }
    open func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint { point }
    open func convert(_ rect: CGRect, from page: PDFPage) -> CGRect { rect }
    open func rowSize(for page: PDFPage) -> CGSize { page.bounds(for: displayBox).size }
    open func layoutDocumentView() {}
}

@preconcurrency @MainActor
open class PDFThumbnailView: UIView {
    open weak var pdfView: PDFView?
    open var thumbnailSize = CGSize.zero
    open var layoutMode = PDFThumbnailLayoutMode.vertical
    open var contentInset = UIEdgeInsets.zero
    open var selectedPages: [PDFPage]? { nil }
}
