public import Foundation
public import SwiftUICompat

/// A shape that marks points.
public protocol ChartSymbolShape: Shape {
    var perceptualUnitRect: CGRect { get }
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

    /// - Compatibility: compiles
    public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape { self }

    fileprivate func outline(in rect: CGRect) -> Path {
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
