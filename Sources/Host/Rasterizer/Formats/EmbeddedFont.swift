import CHarfBuzz
import CPango
import Foundation

/// A font in a document, with only those letters in it that the document shows.
final class EmbeddedFont {
    let family: String
    /// CSS weight, 100 to 1000.
    let weight: Int
    let isItalic: Bool
    private let face: OpaquePointer
    private var scalars: Set<UInt32> = [0x20]

    /// Nil for what CSS cannot name: letters that have colours of their own, or that are made bold or slanted by force.
    init?(_ font: UnsafeMutablePointer<PangoFont>) {
        guard let shaped = pango_font_get_hb_font(font), let face = hb_font_get_face(shaped),
            hb_ot_color_has_png(face) == 0, hb_ot_color_has_layers(face) == 0, hb_ot_color_has_svg(face) == 0,
            !EmbeddedFont.isForced(font), let description = pango_font_describe(font)
        else { return nil }
        defer { pango_font_description_free(description) }
        guard let name = pango_font_description_get_family(description) else { return nil }
        // A name stands in quotes, in CSS and in an attribute.
        family = String(String(cString: name).filter { $0.isLetter || $0.isNumber || " -_.".contains($0) })
        weight = Int(pango_font_description_get_weight(description).rawValue)
        isItalic = pango_font_description_get_style(description) != PANGO_STYLE_NORMAL
        self.face = hb_face_reference(face)
    }

    deinit { hb_face_destroy(face) }

    private static func isForced(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
        let pattern = pango_fc_font_get_pattern(UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
        var isBold = FcBool(0)
        var matrix: UnsafeMutablePointer<FcMatrix>?
        return FcPatternGetBool(pattern, FC_EMBOLDEN, 0, &isBold) == FcResultMatch && isBold != 0
            || FcPatternGetMatrix(pattern, FC_MATRIX, 0, &matrix) == FcResultMatch
    }

    /// Adds a text's letters, and those that a shaper may take them apart into or put together.
    func add(_ string: String) {
        for form in [
            string, string.precomposedStringWithCanonicalMapping, string.decomposedStringWithCanonicalMapping,
            string.decomposedStringWithCompatibilityMapping,
        ] {
            scalars.formUnion(form.unicodeScalars.map(\.value))
        }
    }

    /// A rule of CSS that brings the font along; nil for a font that HarfBuzz cannot cut down.
    var rule: String? {
        guard let input = hb_subset_input_create_or_fail() else { return nil }
        defer { hb_subset_input_destroy(input) }
        let wanted = hb_subset_input_unicode_set(input)
        for scalar in scalars { hb_set_add(wanted, scalar) }
        let features = hb_subset_input_set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG)
        // HarfBuzz keeps those that shape letters, and drops those that are asked for by name, as digits of one width are.
        hb_set_add(features, hb_tag_from_string("tnum", -1))
        hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING.rawValue)
        guard let subset = hb_subset_or_fail(face, input) else { return nil }
        defer { hb_face_destroy(subset) }
        let blob = hb_face_reference_blob(subset)
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
        let data = Data(bytes: bytes, count: Int(length))
        let type = data.starts(with: "OTTO".utf8) ? "otf" : "ttf"
        return "@font-face{font-family:'\(family)';font-weight:\(weight);font-style:\(isItalic ? "italic" : "normal");"
            + "src:url(data:font/\(type);base64,\(data.base64EncodedString()))}"
    }
}
