import JSON
package import WidgetArchive

/// How the place where a widget is shown changes what the widget draws: its colours, and what lies behind it.
package struct PictureAppearance: Sendable, Hashable {
    /// What becomes of colours.
    package enum Look: String, CaseIterable, Sendable {
        case fullColor
        /// Everything white, what is accentable in the tint, by its alpha.
        case accented
        /// Everything white, as opaque as it is bright.
        case vibrant
        /// StandBy's in a dark room: everything red, as bright as it was.
        case night
    }

    /// What lies behind a widget.
    package enum Backdrop: String, CaseIterable, Sendable {
        case none
        /// What tinted widgets stand on.
        case panel
        /// What clear ones stand on, and the wallpaper behind it.
        case glass
        /// A lock screen's.
        case wallpaper
        case black
    }

    package var look: Look
    package var backdrop: Backdrop
    /// Of what is accentable.
    package var tint: ArchiveColor

    package init(look: Look, backdrop: Backdrop, tint: ArchiveColor = Self.standardTint) {
        self.look = look
        self.backdrop = backdrop
        self.tint = tint
    }

    /// System blue in the dark, where nothing names a tint.
    package static let standardTint = ArchiveColor(red: 0, green: 145 / 255, blue: 1)

    package static let white = ArchiveColor(red: 1, green: 1, blue: 1)
}

extension PictureAppearance {
    init?(json: JSONValue) {
        guard let look = json["look"]?.stringValue.flatMap(Look.init(rawValue:)),
            let backdrop = json["backdrop"]?.stringValue.flatMap(Backdrop.init(rawValue:)),
            let tint = json["tint"]?.arrayValue?.compactMap(\.doubleValue), tint.count == 3
        else { return nil }
        self.init(
            look: look, backdrop: backdrop, tint: ArchiveColor(red: tint[0], green: tint[1], blue: tint[2]))
    }

    var json: JSONValue {
        [
            "look": .string(look.rawValue), "backdrop": .string(backdrop.rawValue),
            "tint": [.double(tint.red), .double(tint.green), .double(tint.blue)],
        ]
    }
}
