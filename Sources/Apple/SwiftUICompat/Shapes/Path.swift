public import Foundation

/// An outline of lines and curves.
public struct Path: Sendable {
    /// A part of an outline.
    public enum Element: Sendable, Hashable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    package private(set) var elements: [Element] = []
    private var subpathStart = CGPoint.zero
    public private(set) var currentPoint: CGPoint?

    public init() {}

    package init(elements: [Element]) {
        for element in elements { append(element) }
    }

    public init(_ callback: (inout Path) -> Void) {
        callback(&self)
    }

    public init(_ rect: CGRect) {
        addRect(rect)
    }

    public init(_ path: CGPath) {
        self = path.path
    }

    public init(ellipseIn rect: CGRect) {
        addEllipse(in: rect)
    }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    public var isEmpty: Bool { elements.isEmpty }

    public var cgPath: CGPath { CGPath(self) }

    public func forEach(_ body: (Element) -> Void) {
        elements.forEach(body)
    }

    mutating func append(_ element: Element) {
        switch element {
        case .move(let point):
            subpathStart = point
            currentPoint = point
        case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
            if currentPoint == nil {
                // Nothing can be drawn from no point; the path begins where its first segment ends.
                elements.append(.move(to: point))
                subpathStart = point
            }
            currentPoint = point
        case .closeSubpath:
            guard currentPoint != nil, elements.last != .closeSubpath else { return }
            currentPoint = subpathStart
        }
        elements.append(element)
    }
}

extension Path: Hashable {
    public static func == (lhs: Path, rhs: Path) -> Bool { lhs.elements == rhs.elements }

    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
