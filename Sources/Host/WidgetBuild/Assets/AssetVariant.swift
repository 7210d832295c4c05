import JSON

/// What an entry of a set is for: light or dark, more contrast, a language, a layout direction.
struct AssetVariant: Sendable, Hashable {
    enum Appearance: String, Sendable {
        case any, light, dark
    }

    var appearance = Appearance.any
    var isHighContrast = false
    var locale: String?
    /// `leftToRight` or `rightToLeft`; nil for both.
    var direction: String?

    /// Nil for what no widget is drawn in, such as an icon's tinted appearance.
    init?(_ entry: JSONValue) {
        for appearance in entry["appearances"]?.arrayValue ?? [] {
            switch (appearance["appearance"]?.stringValue, appearance["value"]?.stringValue) {
            case ("luminosity", "dark"): self.appearance = .dark
            case ("luminosity", "light"): self.appearance = .light
            case ("contrast", "high"): isHighContrast = true
            default: return nil
            }
        }
        locale = entry["locale"]?.stringValue
        switch entry["language-direction"]?.stringValue {
        case "left-to-right": direction = "leftToRight"
        case "right-to-left": direction = "rightToLeft"
        default: break
        }
    }

    init(_ appearance: Appearance) { self.appearance = appearance }

    /// The members that say so, as `AssetCatalog` of SwiftUICompat reads them.
    var json: JSONObject {
        var object: JSONObject = ["appearance": .string(appearance.rawValue)]
        if isHighContrast { object["isHighContrast"] = true }
        if let locale { object["locale"] = .string(locale) }
        if let direction { object["direction"] = .string(direction) }
        return object
    }
}
