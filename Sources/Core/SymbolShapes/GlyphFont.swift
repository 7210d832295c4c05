import CPango
import Synchronization
import WidgetArchive

/// The outlines of a font's glyphs, by FreeType.
///
/// `@unchecked Sendable`: a face serves one thread at a time, and is touched under the lock only.
final class GlyphFont: @unchecked Sendable {
    private let lock = Mutex<Void>(())
    private let face: FT_Face
    let unitsPerEm: Double

    /// Nil where there is no such font.
    init?(path: String) {
        var library: FT_Library?
        var face: FT_Face?
        guard FT_Init_FreeType(&library) == 0, FT_New_Face(library, path, 0, &face) == 0, let face else { return nil }
        self.face = face
        unitsPerEm = Double(face.pointee.units_per_EM)
    }

    /// The outline of a character in the font's units, from the baseline upwards, and how far the next one is from it.
    /// One that the font lacks is its mark for that.
    func glyph(of character: Unicode.Scalar) -> (outline: ArchivePath, advance: Double) {
        lock.withLock { _ in
            let index = FT_Get_Char_Index(face, FT_ULong(character.value))
            guard FT_Load_Glyph(face, index, FT_Int32(FT_LOAD_NO_SCALE)) == 0, let glyph = face.pointee.glyph else {
                return (ArchivePath(elements: []), 0)
            }
            var elements: [ArchivePath.Element] = []
            var callbacks = GlyphFont.callbacks
            withUnsafeMutablePointer(to: &elements) { path in
                _ = FT_Outline_Decompose(&glyph.pointee.outline, &callbacks, path)
            }
            if !elements.isEmpty { elements.append(.close) }
            return (ArchivePath(elements: elements), Double(glyph.pointee.metrics.horiAdvance))
        }
    }

    private static var callbacks: FT_Outline_Funcs {
        FT_Outline_Funcs(
            move_to: { end, path in
                if !path.elements.isEmpty { path.elements.append(.close) }
                path.elements.append(.move(end.point))
                return 0
            },
            line_to: { end, path in
                path.elements.append(.line(end.point))
                return 0
            },
            conic_to: { control, end, path in
                path.elements.append(.quad(end.point, control: control.point))
                return 0
            },
            cubic_to: { control1, control2, end, path in
                path.elements.append(.curve(end.point, control1: control1.point, control2: control2.point))
                return 0
            }, shift: 0, delta: 0)
    }
}

extension UnsafeMutableRawPointer? {
    /// The path that a callback of FreeType's is given.
    fileprivate var elements: [ArchivePath.Element] {
        get { self?.assumingMemoryBound(to: [ArchivePath.Element].self).pointee ?? [] }
        nonmutating _modify {
            var none: [ArchivePath.Element] = []
            if let path = self?.assumingMemoryBound(to: [ArchivePath.Element].self) {
                yield &path.pointee
            } else {
                yield &none
            }
        }
    }
}

extension UnsafePointer<FT_Vector>? {
    fileprivate var point: ArchivePoint {
        self.map { ArchivePoint(x: Double($0.pointee.x), y: Double($0.pointee.y)) } ?? ArchivePoint(x: 0, y: 0)
    }
}
