package import Foundation
package import WidgetArchive

extension CGPoint {
    package var archived: ArchivePoint { ArchivePoint(x: Double(x), y: Double(y)) }
}

extension CGSize {
    package var archived: ArchiveSize { ArchiveSize(width: Double(width), height: Double(height)) }
}

extension CGRect {
    package var archived: ArchiveRect {
        ArchiveRect(x: Double(minX), y: Double(minY), width: Double(width), height: Double(height))
    }
}
