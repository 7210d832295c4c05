import CPango
import WidgetArchive

/// A Pango font map over one set of fonts, and the contexts that lay text out with it.
///
/// Fonts are unhinted and measured without rounding, so that a layout scales linearly and is the same at any scale.
final class FontLibrary {
    private let map: UnsafeMutablePointer<PangoFontMap>
    private let leftToRight: OpaquePointer
    private let rightToLeft: OpaquePointer
    /// The fonts of widgets that were added.
    private var files: Set<String> = []
    private var ownMetrics: [ArchiveFont: (ascent: Double, descent: Double)] = [:]

    /// Uses fontconfig's own configuration if `configuration` is nil.
    init(configuration: OpaquePointer?) {
        // Where there is none, a new font map has fontconfig read the system's own, and waits for it.
        if let configuration { FcConfigSetCurrent(configuration) }
        map = pango_cairo_font_map_new()
        if let configuration {
            pango_fc_font_map_set_config(OpaquePointer(map), configuration)
            FcConfigDestroy(configuration)
        }
        pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
        leftToRight = FontLibrary.context(map, PANGO_DIRECTION_LTR)
        rightToLeft = FontLibrary.context(map, PANGO_DIRECTION_RTL)
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(leftToRight))
        g_object_unref(UnsafeMutableRawPointer(rightToLeft))
        g_object_unref(map)
    }

    /// Makes a font known that is not installed.
    func add(file: String) {
        guard files.insert(file).inserted, let configuration = pango_fc_font_map_get_config(OpaquePointer(map)) else {
            return
        }
        FcConfigAppFontAddFile(configuration, file)
        pango_fc_font_map_config_changed(OpaquePointer(map))
    }

    /// Whether one of the families, which commas separate, is there.
    func hasFamily(_ families: String) -> Bool {
        var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: CInt = 0
        pango_font_map_list_families(map, &list, &count)
        defer { g_free(list) }
        let wanted = families.lowercased().split(separator: ",")
        return (0..<Int(count)).contains { index in
            guard let family = list?[index], let name = pango_font_family_get_name(family) else { return false }
            return wanted.contains(Substring(String(cString: name).lowercased()))
        }
    }

    func context(for direction: StyledText.Direction) -> OpaquePointer {
        direction == .rightToLeft ? rightToLeft : leftToRight
    }

    private static func context(
        _ map: UnsafeMutablePointer<PangoFontMap>, _ direction: PangoDirection
    ) -> OpaquePointer {
        let context = pango_font_map_create_context(map)!
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_base_dir(context, direction)
        pango_context_set_language(context, pango_language_from_string("en"))
        return context
    }

    /// Ascent and descent that the font itself states, as parts of its size.
    func metrics(of font: ArchiveFont, families: String) -> (ascent: Double, descent: Double) {
        if let known = ownMetrics[font] { return known }
        let description = FontLibrary.description(of: font, families: families, size: 100)
        defer { pango_font_description_free(description) }
        let metrics = pango_context_get_metrics(leftToRight, description, nil)
        defer { pango_font_metrics_unref(metrics) }
        let unit = 100 * Double(PANGO_SCALE)
        let found = (
            ascent: Double(pango_font_metrics_get_ascent(metrics)) / unit,
            descent: Double(pango_font_metrics_get_descent(metrics)) / unit
        )
        ownMetrics[font] = found
        return found
    }

    /// The caller frees it.
    static func description(of font: ArchiveFont, families: String, size: Double) -> OpaquePointer {
        let description = pango_font_description_new()!
        pango_font_description_set_family(description, families)
        pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(max(100, min(1000, font.weight)))))
        pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        pango_font_description_set_stretch(description, stretch(font.width))
        if font.hasSmallCaps { pango_font_description_set_variant(description, PANGO_VARIANT_SMALL_CAPS) }
        return description
    }

    private static func stretch(_ percent: Double) -> PangoStretch {
        switch percent {
        case ..<69: PANGO_STRETCH_EXTRA_CONDENSED
        case ..<81: PANGO_STRETCH_CONDENSED
        case ..<94: PANGO_STRETCH_SEMI_CONDENSED
        case ..<107: PANGO_STRETCH_NORMAL
        case ..<119: PANGO_STRETCH_SEMI_EXPANDED
        case ..<138: PANGO_STRETCH_EXPANDED
        default: PANGO_STRETCH_EXTRA_EXPANDED
        }
    }
}
