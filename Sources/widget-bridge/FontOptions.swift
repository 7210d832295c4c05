import ArgumentParser
import WidgetProtocol

/// Which fonts widgets are drawn in.
struct FontOptions: ParsableArguments {
    @Flag(
        help: """
            Draw text in this machine's fonts, too, where a widget asks for one by its name: pictures are then others \
            on other machines.
            """)
    var systemFonts = false

    /// Call it before any extension is started.
    func apply() {
        if systemFonts { SystemFonts.use() }
    }
}
