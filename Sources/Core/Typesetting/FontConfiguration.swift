import CPango

/// Which fonts there are: always the same ones, whatever the user's own fontconfig says.
enum FontConfiguration {
    /// The fonts that text falls back on; a short list keeps fontconfig's sorting, which every new font costs, fast.
    static func standard() -> OpaquePointer? {
        let globs = [
            "*/Inter*.otf", "*/Inter*.ttf", "*/NotoSansCJK-*", "*/NotoSerifCJK-*", "*/NotoColorEmoji*",
            "*/tlwg/Loma*", "*/DejaVuSans.ttf", "*/DejaVuSans-*", "*/DejaVuSansMono*", "*/DejaVuSerif*",
            "*/NotoSans-*", "*/NotoSerif-*",
        ]
        let scripts = [
            "Arabic", "Hebrew", "Devanagari", "Bengali", "Tamil", "Telugu", "Gujarati", "Gurmukhi", "Kannada",
            "Malayalam", "Sinhala", "Thai", "Lao", "Khmer", "Myanmar", "Georgian", "Armenian", "Ethiopic", "Symbols",
            "Symbols2", "Math",
        ]
        let accepted = (globs + scripts.map { "*/NotoSans\($0)-*" }).map { "<glob>\($0)</glob>" }.joined()
        // What has no dot in its name is a folder, and fontconfig asks for folders too.
        return load(
            "<selectfont><acceptfont>\(accepted)</acceptfont><rejectfont><glob>*.*</glob></rejectfont></selectfont>")
    }

    /// Every font of the system, for families that a widget asks for by name.
    static func everything() -> OpaquePointer? { load("") }

    private static func load(_ selection: String) -> OpaquePointer? {
        let configuration = FcConfigCreate()
        let text = "<fontconfig>\(folders)\(selection)\(emoji)\(bitmaps)</fontconfig>"
        guard FcConfigParseAndLoadFromMemory(configuration, text, FcBool(1)) != 0,
            FcConfigBuildFonts(configuration) != 0
        else {
            FcConfigDestroy(configuration)
            return nil
        }
        return configuration
    }

    /// The second cache is for a user who may not write the first, when a font came after the system's last scan.
    private static let folders = """
        <dir>/usr/share/fonts</dir><dir>/usr/local/share/fonts</dir>\
        <cachedir>/var/cache/fontconfig</cachedir><cachedir prefix="xdg">fontconfig</cachedir>
        """

    /// Pango asks for the family `emoji` where Unicode gives a character emoji presentation.
    private static let emoji = """
        <alias binding="same"><family>emoji</family><prefer><family>Noto Color Emoji</family></prefer></alias>
        """

    /// Scales colour bitmaps to the size asked for, as fontconfig's own `10-scale-bitmap-fonts.conf` does.
    private static let bitmaps = """
        <match target="font"><test name="outline" compare="eq"><bool>false</bool></test>\
        <edit name="pixelsizefixupfactor" mode="assign">\
        <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide></edit></match>\
        <match target="font"><test name="outline" compare="eq"><bool>false</bool></test>\
        <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>\
        <name>pixelsizefixupfactor</name><double>0</double><double>0</double><name>pixelsizefixupfactor</name>\
        </matrix></times></edit>\
        <edit name="size" mode="assign"><divide><name>size</name><name>pixelsizefixupfactor</name></divide></edit>\
        </match>
        """
}
