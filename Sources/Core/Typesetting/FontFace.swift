import CPango

/// A face of a font file, by the names that people ask for it.
package struct FontFace: Sendable, Hashable {
    package var file: String
    package var family: String
    /// The full name and the PostScript name.
    package var names: [String]
    /// CSS weight, 100 to 900.
    package var weight: Int
    package var isItalic: Bool

    /// The faces of a file; none where it is no font.
    package static func faces(ofFile file: String) -> [FontFace] {
        var count: CInt = 0
        var faces: [FontFace] = []
        var index: CInt = 0
        repeat {
            guard let pattern = FcFreeTypeQuery(file, CUnsignedInt(index), nil, &count) else { break }
            defer { FcPatternDestroy(pattern) }
            if let face = FontFace(pattern, file: file) { faces.append(face) }
            index += 1
        } while index < count
        return faces
    }

    private init?(_ pattern: OpaquePointer, file: String) {
        func string(_ name: String) -> String? {
            var value: UnsafeMutablePointer<FcChar8>?
            guard FcPatternGetString(pattern, name, 0, &value) == FcResultMatch, let value else { return nil }
            return String(cString: value)
        }
        func integer(_ name: String) -> CInt? {
            var value: CInt = 0
            return FcPatternGetInteger(pattern, name, 0, &value) == FcResultMatch ? value : nil
        }
        guard let family = string(FC_FAMILY) else { return nil }
        self.file = file
        self.family = family
        names = [string(FC_FULLNAME), string(FC_POSTSCRIPT_NAME)].compactMap { $0 }
        // A variable font states a range, and is regular.
        weight = integer(FC_WEIGHT).map { Int(FcWeightToOpenType($0)) } ?? 400
        isItalic = (integer(FC_SLANT) ?? 0) > 0
    }
}
