import JSON
package import WidgetArchive

/// What a widget's views are drawn for; nil is the default that ``complete`` says.
package struct DrawingEnvironment: Sendable, Hashable {
    package var colorScheme: WidgetArchive.ColorScheme
    package var locale: String?
    /// `leftToRight` or `rightToLeft`.
    package var layoutDirection: String?
    /// A case of `DynamicTypeSize`.
    package var dynamicTypeSize: String?
    /// `fullColor`, `accented` or `vibrant`.
    package var renderingMode: String?
    /// `placeholder`, `privacy`, `invalidated`.
    package var redaction: [String]
    package var displayScale: Double?

    package init(
        colorScheme: WidgetArchive.ColorScheme = .light, locale: String? = nil, layoutDirection: String? = nil,
        dynamicTypeSize: String? = nil, renderingMode: String? = nil, redaction: [String] = [],
        displayScale: Double? = nil
    ) {
        self.colorScheme = colorScheme
        self.locale = locale
        self.layoutDirection = layoutDirection
        self.dynamicTypeSize = dynamicTypeSize
        self.renderingMode = renderingMode
        self.redaction = redaction
        self.displayScale = displayScale
    }

    /// What every reload draws, and keeps: light and dark.
    static let kept = [
        DrawingEnvironment(colorScheme: .light).complete, DrawingEnvironment(colorScheme: .dark).complete,
    ]

    /// The locale of what every reload draws.
    static let defaultLocale = "en_US"

    /// The same with every default spelt out: US English, large type, full colour, a screen of three pixels a point;
    /// the direction that the locale is written in where none is given.
    var complete: DrawingEnvironment {
        var environment = self
        environment.locale = locale ?? Self.defaultLocale
        environment.dynamicTypeSize = dynamicTypeSize ?? "large"
        environment.renderingMode = renderingMode ?? "fullColor"
        environment.displayScale = displayScale ?? 3
        if environment.locale == Self.defaultLocale, layoutDirection == "leftToRight" {
            environment.layoutDirection = nil
        }
        return environment
    }

    /// The environment in the extension's protocol.
    var json: JSONValue {
        var object: JSONObject = ["colorScheme": .string(colorScheme.rawValue)]
        if let locale { object["locale"] = .string(locale) }
        if let layoutDirection { object["layoutDirection"] = .string(layoutDirection) }
        if let dynamicTypeSize { object["dynamicTypeSize"] = .string(dynamicTypeSize) }
        if let renderingMode { object["renderingMode"] = .string(renderingMode) }
        if !redaction.isEmpty { object["redaction"] = .array(redaction.map { .string($0) }) }
        if let displayScale { object["displayScale"] = .double(displayScale) }
        return .object(object)
    }
}
