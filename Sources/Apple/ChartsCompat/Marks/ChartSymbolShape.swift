public import Foundation
public import SwiftUICompat

/// A shape that marks points.
public protocol ChartSymbolShape: Shape {
    /// The part of the unit square that looks as large as the whole of it does when it is filled.
    nonisolated var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
    /// The shape that looks as large as a rectangle.
    func path(inUnitRect rect: CGRect) -> Path {
        let unit = perceptualUnitRect
        guard unit.width > 0, unit.height > 0 else { return path(in: rect) }
        let size = CGSize(width: rect.width / unit.width, height: rect.height / unit.height)
        return path(
            in: CGRect(
                x: rect.minX - unit.minX * size.width, y: rect.minY - unit.minY * size.height, width: size.width,
                height: size.height))
    }
}

extension ChartSymbolShape where Self: InsettableShape {
    /// The line inside of the shape's edge.
    public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
    }

    public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
        StrokedSymbolShape(perceptualUnitRect: perceptualUnitRect, style: style, outline: path)
    }
}

/// A symbol's line, inside of its edge.
private struct StrokedSymbolShape: ChartSymbolShape {
    let perceptualUnitRect: CGRect
    let style: StrokeStyle
    let outline: @Sendable (CGRect) -> Path

    func path(in rect: CGRect) -> Path {
        let inset = style.lineWidth / 2
        return outline(rect.insetBy(dx: inset, dy: inset)).strokedPath(style)
    }
}

/// A symbol whose type is not told.
public struct AnyChartSymbolShape: ChartSymbolShape {
    public nonisolated let perceptualUnitRect: CGRect
    private let outline: @Sendable (CGRect) -> Path

    public nonisolated init<S: ChartSymbolShape>(_ shape: S) {
        perceptualUnitRect = shape.perceptualUnitRect
        outline = { shape.path(in: $0) }
    }

    public nonisolated func path(in rect: CGRect) -> Path { outline(rect) }
}

public struct BasicChartSymbolShape: Sendable {
    enum Kind: CaseIterable, Sendable {
        case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
    }

    let kind: Kind
    public static var circle: BasicChartSymbolShape { .init(kind: .circle) }
    public static var square: BasicChartSymbolShape { .init(kind: .square) }
    public static var triangle: BasicChartSymbolShape { .init(kind: .triangle) }
    public static var diamond: BasicChartSymbolShape { .init(kind: .diamond) }
    public static var pentagon: BasicChartSymbolShape { .init(kind: .pentagon) }
    public static var plus: BasicChartSymbolShape { .init(kind: .plus) }
    public static var cross: BasicChartSymbolShape { .init(kind: .cross) }
    public static var asterisk: BasicChartSymbolShape { .init(kind: .asterisk) }

    init(kind: Kind) {
        self.kind = kind
    }

    /// The line inside of the shape's edge.
    public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        StrokedSymbolShape(
            perceptualUnitRect: perceptualUnitRect, style: StrokeStyle(lineWidth: lineWidth), outline: outline)
    }

    @Sendable fileprivate func outline(in rect: CGRect) -> Path {
        switch kind {
        case .circle: Path(ellipseIn: rect)
        case .square: Path(rect)
        case .triangle: polygon(in: rect, sides: 3)
        case .diamond: polygon(in: rect, sides: 4)
        case .pentagon: polygon(in: rect, sides: 5)
        case .plus: bars(in: rect, angles: [0, 90])
        case .cross: bars(in: rect, angles: [45, 135])
        case .asterisk: bars(in: rect, angles: [0, 60, 120])
        }
    }

    private func polygon(in rect: CGRect, sides: Int) -> Path {
        var path = Path()
        path.addLines(
            (0..<sides).map { side in
                let angle = Double(side) / Double(sides) * 2 * .pi - .pi / 2
                return CGPoint(
                    x: rect.midX + rect.width / 2 * CGFloat(cos(angle)),
                    y: rect.midY + rect.height / 2 * CGFloat(sin(angle)))
            })
        path.closeSubpath()
        return path
    }

    private func bars(in rect: CGRect, angles: [Double]) -> Path {
        var path = Path()
        for angle in angles {
            let radians = angle * .pi / 180
            let (x, y) = (rect.width / 2 * CGFloat(cos(radians)), rect.height / 2 * CGFloat(sin(radians)))
            path.move(to: CGPoint(x: rect.midX - x, y: rect.midY - y))
            path.addLine(to: CGPoint(x: rect.midX + x, y: rect.midY + y))
        }
        return path.strokedPath(StrokeStyle(lineWidth: rect.width / 4))
    }
}

extension BasicChartSymbolShape: ChartSymbolShape {
    public nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
    public nonisolated func path(in rect: CGRect) -> Path { outline(in: rect) }
}

extension Circle: ChartSymbolShape {
    public nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    public static var circle: BasicChartSymbolShape { .init(kind: .circle) }
    public static var square: BasicChartSymbolShape { .init(kind: .square) }
    public static var triangle: BasicChartSymbolShape { .init(kind: .triangle) }
    public static var diamond: BasicChartSymbolShape { .init(kind: .diamond) }
    public static var pentagon: BasicChartSymbolShape { .init(kind: .pentagon) }
    public static var plus: BasicChartSymbolShape { .init(kind: .plus) }
    public static var cross: BasicChartSymbolShape { .init(kind: .cross) }
    public static var asterisk: BasicChartSymbolShape { .init(kind: .asterisk) }
}
