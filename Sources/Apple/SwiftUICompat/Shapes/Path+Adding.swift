public import Foundation

extension Path {
    public mutating func move(to end: CGPoint) { append(.move(to: end)) }

    public mutating func addLine(to end: CGPoint) { append(.line(to: end)) }

    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        append(.quadCurve(to: end, control: control))
    }

    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(to: end, control1: control1, control2: control2))
    }

    public mutating func closeSubpath() { append(.closeSubpath) }

    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        if rect.isNull { return }
        add(
            [
                .move(to: CGPoint(x: rect.minX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
                .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
                .closeSubpath,
            ], transform)
    }

    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        if rect.isNull { return }
        let (a, b) = (rect.width / 2, rect.height / 2)
        let (ka, kb) = (a * Self.circleHandle, b * Self.circleHandle)
        func at(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: rect.midX + dx, y: rect.midY + dy) }
        add(
            [
                .move(to: at(a, 0)), .curve(to: at(0, b), control1: at(a, kb), control2: at(ka, b)),
                .curve(to: at(-a, 0), control1: at(-ka, b), control2: at(-a, kb)),
                .curve(to: at(0, -b), control1: at(-a, -kb), control2: at(-ka, -b)),
                .curve(to: at(a, 0), control1: at(ka, -b), control2: at(a, -kb)), .closeSubpath,
            ], transform)
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        if rect.isNull { return }
        add(RoundedRectangleOutline(rect: rect, sizes: .init(all: cornerSize), style: style).elements, transform)
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        if rect.isNull { return }
        func size(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }
        let sizes = RoundedRectangleOutline.CornerSizes(
            topLeft: size(cornerRadii.topLeading), topRight: size(cornerRadii.topTrailing),
            bottomRight: size(cornerRadii.bottomTrailing), bottomLeft: size(cornerRadii.bottomLeading))
        add(RoundedRectangleOutline(rect: rect, sizes: sizes, style: style).elements, transform)
    }

    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        add(path.elements, transform)
    }

    private mutating func add(_ elements: [Element], _ transform: CGAffineTransform) {
        for element in elements { append(transform.isIdentity ? element : element.applying(transform)) }
    }

    /// The length of a cubic's handle by which it is a quarter of a circle of radius 1.
    static let circleHandle: CGFloat = 0.5522847498307936
}

extension Path.Element {
    func applying(_ t: CGAffineTransform) -> Path.Element {
        switch self {
        case .move(let point): .move(to: point.applying(t))
        case .line(let point): .line(to: point.applying(t))
        case .quadCurve(let point, let control):
            .quadCurve(to: point.applying(t), control: control.applying(t))
        case .curve(let point, let control1, let control2):
            .curve(to: point.applying(t), control1: control1.applying(t), control2: control2.applying(t))
        case .closeSubpath: .closeSubpath
        }
    }

    var end: CGPoint? {
        switch self {
        case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
        case .closeSubpath: nil
        }
    }
}
