public import Foundation
public import SwiftUICompat
public import UIKitCompat

public enum PDFDisplayBox: Int, Sendable {
    case mediaBox, cropBox, bleedBox, trimBox, artBox
}

open class PDFPage: NSObject, @unchecked Sendable {
    private let image: UIImage?
    open var rotation = 0
    weak var owner: PDFDocument?
    open weak var document: PDFDocument? { owner }
    open var displaysAnnotations = true
    private var boxes: [PDFDisplayBox: CGRect] = [:]
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

    public convenience init?(image: UIImage, options: [ImageInitializationOption: Any]) { self.init(image: image) }

    /// What is asked of a page that is made of an image.
    public struct ImageInitializationOption: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let mediaBox = ImageInitializationOption(rawValue: "MediaBox")
        public static let rotation = ImageInitializationOption(rawValue: "Rotation")
        public static let upscaleIfSmaller = ImageInitializationOption(rawValue: "UpscaleIfSmaller")
        public static let compressionQuality = ImageInitializationOption(rawValue: "CompressionQuality")
    }

    /// The box that was set, or the image's own.
    open func bounds(for box: PDFDisplayBox) -> CGRect {
        boxes[box] ?? boxes[.mediaBox] ?? CGRect(origin: .zero, size: image?.size ?? .zero)
    }
    open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) { boxes[box] = bounds }
    open func transform(for box: PDFDisplayBox) -> CGAffineTransform { .identity }
    open func draw(with box: PDFDisplayBox, to context: CGContext) {}
    open func annotation(at point: CGPoint) -> PDFAnnotation? { annotations.last { $0.bounds.contains(point) } }
    open var attributedString: NSAttributedString? { nil }
    open func characterBounds(at index: Int) -> CGRect { .zero }
    open func characterIndex(at point: CGPoint) -> Int { NSNotFound }
    open func selection(for rect: CGRect) -> PDFSelection? { nil }
    open func selection(for range: NSRange) -> PDFSelection? { nil }
    open func selectionForWord(at point: CGPoint) -> PDFSelection? { nil }
    open func selectionForLine(at point: CGPoint) -> PDFSelection? { nil }
    open func selection(from startPoint: CGPoint, to endPoint: CGPoint) -> PDFSelection? { nil }
    /// The image that the page was made of.
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { image ?? UIImage() }
    open func addAnnotation(_ annotation: PDFAnnotation) {
        annotations.append(annotation)
        annotation.owner = self
    }
    open func removeAnnotation(_ annotation: PDFAnnotation) {
        annotations.removeAll { $0 === annotation }
        annotation.owner = nil
    }
}

/// Text of a document that is chosen; there is none to choose.
open class PDFSelection: NSObject, NSCopying, @unchecked Sendable {
    private weak var document: PDFDocument?
    open var pages: [PDFPage] { [] }
    open var string: String? { nil }
    open var attributedString: NSAttributedString? { nil }
    open var color: UIColor?

    public init(document: PDFDocument) { self.document = document }

    open func bounds(for page: PDFPage) -> CGRect { .zero }
    open func numberOfTextRanges(on page: PDFPage) -> Int { 0 }
    open func range(at index: Int, on page: PDFPage) -> NSRange { NSRange(location: NSNotFound, length: 0) }
    open func selectionsByLine() -> [PDFSelection] { [] }
    open func add(_ selection: PDFSelection) {}
    open func add(_ selections: [PDFSelection]) {}
    open func extend(atEnd succeed: Int) {}
    open func extend(atStart precede: Int) {}
    open func extendForLineBoundaries() {}
    open func draw(for page: PDFPage, active: Bool) {}
    open func draw(for page: PDFPage, with box: PDFDisplayBox, active: Bool) {}
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = document.map { PDFSelection(document: $0) } ?? self
        copy.color = color
        return copy
    }
}
