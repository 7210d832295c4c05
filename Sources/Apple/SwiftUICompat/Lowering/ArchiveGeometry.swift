package import Foundation
package import WidgetArchive

extension ArchivePath {
    /// The outline of a rectangle.
    package init(_ rect: CGRect) {
        self.init(elements: [
            .move(ArchivePoint(x: rect.minX, y: rect.minY)), .line(ArchivePoint(x: rect.maxX, y: rect.minY)),
            .line(ArchivePoint(x: rect.maxX, y: rect.maxY)), .line(ArchivePoint(x: rect.minX, y: rect.maxY)), .close,
        ])
    }
}

extension ArchiveTransform {
    package static let identity = ArchiveTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// This transform, then `next`.
    func concatenating(_ next: ArchiveTransform) -> ArchiveTransform {
        ArchiveTransform(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
            d: c * next.b + d * next.d, tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty
        )
    }

    /// This transform with `point` as its origin.
    func around(_ point: CGPoint) -> ArchiveTransform {
        ArchiveTransform(a: 1, b: 0, c: 0, d: 1, tx: -point.x, ty: -point.y)
            .concatenating(self)
            .concatenating(ArchiveTransform(a: 1, b: 0, c: 0, d: 1, tx: point.x, ty: point.y))
    }

    /// The upright rectangle around a transformed one.
    func boundingBox(of rect: ArchiveRect) -> ArchiveRect {
        if self == .identity { return rect }
        var least = (x: Double.infinity, y: Double.infinity)
        var most = (x: -Double.infinity, y: -Double.infinity)
        for (x, y) in [
            (rect.x, rect.y), (rect.x + rect.width, rect.y), (rect.x, rect.y + rect.height),
            (rect.x + rect.width, rect.y + rect.height),
        ] {
            let point = (x: a * x + c * y + tx, y: b * x + d * y + ty)
            least = (min(least.x, point.x), min(least.y, point.y))
            most = (max(most.x, point.x), max(most.y, point.y))
        }
        return ArchiveRect(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
    }
}
