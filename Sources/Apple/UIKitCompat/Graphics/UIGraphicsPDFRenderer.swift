public import Foundation
import FoundationCompat

open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
    open var documentInfo: [String: Any] = [:]
}

/// The pages that a renderer's closure draws.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext, @unchecked Sendable {
    open var format: UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
    open var pdfContextBounds: CGRect { .zero }

    open func beginPage() {}
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {}
    open func setURL(_ url: URL, for rect: CGRect) {}
    open func addDestination(withName name: String, at point: CGPoint) {}
    open func setDestinationWithName(_ name: String, for rect: CGRect) {}
}

/// Has pages drawn, of which no document is made here.
open class UIGraphicsPDFRenderer: @unchecked Sendable {
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    public let format: UIGraphicsPDFRendererFormat

    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        self.format = format
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
    }

    /// No data: a document cannot be written.
    open func pdfData(actions: DrawingActions) -> Data {
        Unavailable.note("the document of a UIGraphicsPDFRenderer")
        return Data()
    }

    open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
        throw CocoaError(.featureUnsupported)
    }
}
