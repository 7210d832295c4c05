package import Foundation
package import WidgetArchive

/// A mesh gradient's grid with its colours known.
package struct ResolvedMesh: Sendable, Hashable {
    let width: Int
    let height: Int
    let points: [UnitPoint]
    package let colors: [ArchiveColor]
    let background: ArchiveColor
    let isSmooth: Bool
    let isPerceptual: Bool

    /// Cells along each side of a patch; at 12, steps are below what one sees on a widget.
    private static let steps = 12

    /// The mesh as flat cells over `rect`; patches are bilinear, bezier handles are not followed.
    package func items(in rect: CGRect, opacity: Double) -> [ArchiveItem] {
        var items: [ArchiveItem] = []
        if background.alpha > 0 {
            items.append(cell([.zero, .topTrailing, .bottomTrailing, .bottomLeading], background, rect, opacity))
        }
        for row in 0..<height - 1 {
            for column in 0..<width - 1 { addPatch(row, column, rect, opacity, to: &items) }
        }
        return items
    }

    private func addPatch(_ row: Int, _ column: Int, _ rect: CGRect, _ opacity: Double, to items: inout [ArchiveItem]) {
        let corners = [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)]
            .map { $0.0 * width + $0.1 }
        let step = 1 / Double(Self.steps)
        func point(_ u: Double, _ v: Double) -> UnitPoint {
            func between(_ value: (UnitPoint) -> CGFloat) -> CGFloat {
                let values = corners.map { Double(value(points[$0])) }
                return CGFloat(Self.bilinear(values, u, v))
            }
            return UnitPoint(x: between(\.x), y: between(\.y))
        }
        for i in 0..<Self.steps {
            for j in 0..<Self.steps {
                let (u, v) = (Double(j) * step, Double(i) * step)
                // Cells reach a little over the next ones, which hides the seams between them.
                let (right, bottom) = (min(u + step * 1.2, 1), min(v + step * 1.2, 1))
                let outline = [point(u, v), point(right, v), point(right, bottom), point(u, bottom)]
                let color = color(corners.map { colors[$0] }, u + step / 2, v + step / 2)
                items.append(cell(outline, color, rect, opacity))
            }
        }
    }

    private func color(_ corners: [ArchiveColor], _ u: Double, _ v: Double) -> ArchiveColor {
        func eased(_ t: Double) -> Double { isSmooth ? t * t * (3 - 2 * t) : t }
        let (u, v) = (eased(u), eased(v))
        if isPerceptual {
            let corners = corners.map { Color.Resolved($0) }
            return Oklab.mix(Oklab.mix(corners[0], corners[1], u), Oklab.mix(corners[2], corners[3], u), v).sRGB
        }
        return corners[0].mixed(with: corners[1], by: u).mixed(
            with: corners[2].mixed(with: corners[3], by: u), by: v)
    }

    private func cell(
        _ corners: [UnitPoint], _ color: ArchiveColor, _ rect: CGRect, _ opacity: Double
    ) -> ArchiveItem {
        var elements = corners.enumerated().map { index, corner in
            let point = corner.point(in: rect).archived
            return index == 0 ? ArchivePath.Element.move(point) : .line(point)
        }
        elements.append(.close)
        return .fill(
            ArchivePath(elements: elements), paint: .color(color.faded(by: opacity)), isEvenOdd: false,
            isAntialiased: false)
    }

    private static func bilinear(_ values: [Double], _ u: Double, _ v: Double) -> Double {
        let top = values[0] + (values[1] - values[0]) * u
        let bottom = values[2] + (values[3] - values[2]) * u
        return top + (bottom - top) * v
    }
}
