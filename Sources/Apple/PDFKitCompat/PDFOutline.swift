public import Foundation

/// A line of a document's contents, with those below it.
open class PDFOutline: NSObject, @unchecked Sendable {
    open private(set) weak var parent: PDFOutline?
    open weak var document: PDFDocument? { parent?.document }
    private var children: [PDFOutline] = []
    open var label: String?
    open var isOpen = false
    open var destination: PDFDestination?
    open var action: PDFAction?
    open var numberOfChildren: Int { children.count }
    open var index: Int { parent?.children.firstIndex { $0 === self } ?? 0 }

    public override init() {}

    open func child(at index: Int) -> PDFOutline? { children.indices.contains(index) ? children[index] : nil }
    open func insertChild(_ child: PDFOutline, at index: Int) {
        guard (0...children.count).contains(index) else { return }
        child.removeFromParent()
        children.insert(child, at: min(index, children.count))
        child.parent = self
    }
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
}

public let kPDFDestinationUnspecifiedValue = CGFloat(Float.greatestFiniteMagnitude)

/// A place on a page.
open class PDFDestination: NSObject, NSCopying, @unchecked Sendable {
    open private(set) weak var page: PDFPage?
    public let point: CGPoint
    open var zoom = kPDFDestinationUnspecifiedValue

    public init(page: PDFPage, at point: CGPoint) {
        self.page = page
        self.point = point
    }

    private init(_ other: PDFDestination) {
        page = other.page
        point = other.point
        zoom = other.zoom
    }

    open func copy(with zone: NSZone? = nil) -> Any { PDFDestination(self) }
}

/// What happens when a link is touched.
open class PDFAction: NSObject, @unchecked Sendable {
    open var type: String { "" }
}

open class PDFActionGoTo: PDFAction, @unchecked Sendable {
    open var destination: PDFDestination
    open override var type: String { "GoTo" }
    public init(destination: PDFDestination) { self.destination = destination }
}

open class PDFActionURL: PDFAction, @unchecked Sendable {
    open var url: URL?
    open override var type: String { "URI" }
    public init(url: URL) { self.url = url }
}
