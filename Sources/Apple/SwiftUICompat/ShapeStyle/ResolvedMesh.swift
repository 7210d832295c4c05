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

    /// The mesh as bands over `rect`, each a gradient along its row; patches are bilinear, bezier handles are not
    /// followed.
    package func items(in rect: CGRect, opacity: Double) -> [ArchiveItem] {
        var items: [ArchiveItem] = []
        if background.alpha > 0 {
            let corners: [UnitPoint] = [.zero, .topTrailing, .bottomTrailing, .bottomLeading]
            items.append(.fill(outline(corners, rect), .color(background.faded(by: opacity))))
        }
        for row in 0..<height - 1 {
            for column in 0..<width - 1 { addPatch(row, column, rect, opacity, to: &items) }
        }
        return items
    }

    private func addPatch(_ row: Int, _ column: Int, _ rect: CGRect, _ opacity: Double, to items: inout [ArchiveItem]) {
        let corners = [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)]
            .map { $0.0 * width + $0.1 }
        func point(_ u: Double, _ v: Double) -> UnitPoint {
            func between(_ value: (UnitPoint) -> CGFloat) -> CGFloat {
                CGFloat(Self.bilinear(corners.map { Double(value(points[$0])) }, u, v))
            }
            return UnitPoint(x: between(\.x), y: between(\.y))
        }
        let tallest = max(
            abs(points[corners[2]].y - points[corners[0]].y), abs(points[corners[3]].y - points[corners[1]].y))
        // Bands of a point and a half, below which one sees no steps.
        let bands = min(max(Int(tallest * rect.height / 1.5), 8), 120)
        let stops = isSmooth || isPerceptual ? 8 : 1
        for band in 0..<bands {
            let v = Double(band) / Double(bands)
            // Bands reach a little under the next ones, which hides the seams between them.
            let end = min(v + 1.3 / Double(bands), 1)
            let middle = v + 0.5 / Double(bands)
            let gradient = (0...stops).map { stop in
                let u = Double(stop) / Double(stops)
                return GradientStop(
                    color: color(corners.map { colors[$0] }, u, middle).faded(by: opacity), location: u)
            }
            items.append(
                .fill(
                    outline([point(0, v), point(1, v), point(1, end), point(0, end)], rect),
                    .linearGradient(
                        stops: gradient, start: point(0, middle).point(in: rect).archived,
                        end: point(1, middle).point(in: rect).archived)))
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

    private func outline(_ corners: [UnitPoint], _ rect: CGRect) -> ArchivePath {
        var elements = corners.enumerated().map { index, corner in
            let point = corner.point(in: rect).archived
            return index == 0 ? ArchivePath.Element.move(point) : .line(point)
        }
        elements.append(.close)
        return ArchivePath(elements: elements)
    }

    private static func bilinear(_ values: [Double], _ u: Double, _ v: Double) -> Double {
        let top = values[0] + (values[1] - values[0]) * u
        let bottom = values[2] + (values[3] - values[2]) * u
        return top + (bottom - top) * v
    }
}

extension ArchiveItem {
    fileprivate static func fill(_ path: ArchivePath, _ paint: Paint) -> ArchiveItem {
        .fill(path, paint: paint, isEvenOdd: false, isAntialiased: false)
    }
}
