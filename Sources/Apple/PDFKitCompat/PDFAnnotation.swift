public import Foundation
public import UIKitCompat

public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let text = PDFAnnotationSubtype(rawValue: "/Text")
    public static let link = PDFAnnotationSubtype(rawValue: "/Link")
    public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
    public static let line = PDFAnnotationSubtype(rawValue: "/Line")
    public static let square = PDFAnnotationSubtype(rawValue: "/Square")
    public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
    public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
    public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
    public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
    public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
    public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
    public static let popup = PDFAnnotationSubtype(rawValue: "/Popup")
    public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}

public struct PDFAnnotationKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let appearanceDictionary = PDFAnnotationKey(rawValue: "/AP")
    public static let appearanceState = PDFAnnotationKey(rawValue: "/AS")
    public static let border = PDFAnnotationKey(rawValue: "/Border")
    public static let color = PDFAnnotationKey(rawValue: "/C")
    public static let contents = PDFAnnotationKey(rawValue: "/Contents")
    public static let flags = PDFAnnotationKey(rawValue: "/F")
    public static let date = PDFAnnotationKey(rawValue: "/M")
    public static let name = PDFAnnotationKey(rawValue: "/NM")
    public static let page = PDFAnnotationKey(rawValue: "/P")
    public static let rect = PDFAnnotationKey(rawValue: "/Rect")
    public static let subtype = PDFAnnotationKey(rawValue: "/Subtype")
    public static let action = PDFAnnotationKey(rawValue: "/A")
    public static let additionalActions = PDFAnnotationKey(rawValue: "/AA")
    public static let borderStyle = PDFAnnotationKey(rawValue: "/BS")
    public static let defaultAppearance = PDFAnnotationKey(rawValue: "/DA")
    public static let destination = PDFAnnotationKey(rawValue: "/Dest")
    public static let highlightingMode = PDFAnnotationKey(rawValue: "/H")
    public static let inklist = PDFAnnotationKey(rawValue: "/InkList")
    public static let interiorColor = PDFAnnotationKey(rawValue: "/IC")
    public static let linePoints = PDFAnnotationKey(rawValue: "/L")
    public static let lineEndingStyles = PDFAnnotationKey(rawValue: "/LE")
    public static let iconName = PDFAnnotationKey(rawValue: "/Name")
    public static let open = PDFAnnotationKey(rawValue: "/Open")
    public static let parent = PDFAnnotationKey(rawValue: "/Parent")
    public static let popup = PDFAnnotationKey(rawValue: "/Popup")
    public static let quadding = PDFAnnotationKey(rawValue: "/Q")
    public static let quadPoints = PDFAnnotationKey(rawValue: "/QuadPoints")
    public static let textLabel = PDFAnnotationKey(rawValue: "/T")
    public static let widgetFieldType = PDFAnnotationKey(rawValue: "/FT")
    public static let widgetFieldFlags = PDFAnnotationKey(rawValue: "/Ff")
    public static let widgetValue = PDFAnnotationKey(rawValue: "/V")
    public static let widgetDefaultValue = PDFAnnotationKey(rawValue: "/DV")
    public static let widgetMaxLen = PDFAnnotationKey(rawValue: "/MaxLen")
    public static let widgetOptions = PDFAnnotationKey(rawValue: "/Opt")
}

/// A note, a mark or a field on a page.
open class PDFAnnotation: NSObject, @unchecked Sendable {
    open var bounds: CGRect
    weak var owner: PDFPage?
    open weak var page: PDFPage? { owner }
    open var contents: String?
    open var userName: String?
    open var modificationDate: Date?
    open var shouldDisplay = true
    open var shouldPrint = true
    open var isHighlighted = false
    open var border: PDFBorder?
    open var popup: PDFAnnotation?
    open var action: PDFAction?
    open var url: URL?
    open var destination: PDFDestination?
    open var font: UIFont?
    open var fontColor: UIColor?
    open var interiorColor: UIColor?
    open var alignment = NSTextAlignment.left
    open var startPoint = CGPoint.zero
    open var endPoint = CGPoint.zero
    open var widgetStringValue: String?
    open var fieldName: String?
    open var isReadOnly = false
    open var isMultiline = false
    open var maximumLength = 0
    open var caption: String?
    open var choices: [String]?
    open var quadrilateralPoints: [NSValue]?
    open private(set) var paths: [UIBezierPath]?
    private var values: [PDFAnnotationKey: Any] = [:]
    open var color: UIColor = .clear
    open var type: String?

    public init(
        bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?
    ) {
        self.bounds = bounds
        type = String(annotationType.rawValue.drop { $0 == "/" })
        super.init()
        for (key, value) in properties ?? [:] {
            if let key = key as? PDFAnnotationKey { values[key] = value }
        }
    }

    open func add(_ path: UIBezierPath) { paths = (paths ?? []) + [path] }
    open func remove(_ path: UIBezierPath) { paths?.removeAll { $0 === path } }
    @discardableResult
    open func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool {
        values[key] = value
        return true
    }
    open func value(forAnnotationKey key: PDFAnnotationKey) -> Any? { values[key] }
    open func removeValue(forAnnotationKey key: PDFAnnotationKey) { values[key] = nil }
    open var annotationKeyValues: [AnyHashable: Any] { values }
    open func draw(with box: PDFDisplayBox, in context: CGContext) {}
}

/// The line around an annotation.
open class PDFBorder: NSObject, @unchecked Sendable {
    open var style = PDFBorderStyle.solid
    open var lineWidth: CGFloat = 1
    open var dashPattern: [Any]?
}

public enum PDFBorderStyle: Int, Sendable {
    case solid, dashed, beveled, inset, underline
}
