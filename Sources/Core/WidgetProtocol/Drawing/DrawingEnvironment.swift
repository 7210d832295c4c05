package import JSON
package import WidgetArchive

/// What a widget's views are drawn for.
package struct DrawingEnvironment: Sendable, Hashable {
    package enum LayoutDirection: String, CaseIterable, Sendable { case leftToRight, rightToLeft }

    package enum RenderingMode: String, CaseIterable, Sendable { case fullColor, accented, vibrant }

    package enum Redaction: String, CaseIterable, Sendable { case placeholder, privacy, invalidated }

    package enum DynamicTypeSize: String, CaseIterable, Sendable {
        case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
        case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    }

    package var colorScheme: WidgetArchive.ColorScheme
    /// Such as `de_DE`.
    package var locale: String
    /// Such as `Asia/Tokyo`; nil for the extension's own.
    package var timeZone: String?
    /// The one that the locale is written in where there is none.
    package var layoutDirection: LayoutDirection?
    package var dynamicTypeSize: DynamicTypeSize
    package var renderingMode: RenderingMode
    package var redaction: [Redaction]
    /// Pixels in a point, which hairlines and rounding go by.
    package var displayScale: Double

    /// The locale where none is named.
    package static let defaultLocale = "en_US"

    /// US English, large type, full colour, three pixels in a point, where nothing else is said.
    package init(
        colorScheme: WidgetArchive.ColorScheme = .light, locale: String = defaultLocale,
        timeZone: String? = nil, layoutDirection: LayoutDirection? = nil, dynamicTypeSize: DynamicTypeSize = .large,
        renderingMode: RenderingMode = .fullColor, redaction: [Redaction] = [], displayScale: Double = 3
    ) {
        self.colorScheme = colorScheme
        self.locale = locale
        self.timeZone = timeZone
        self.layoutDirection = layoutDirection
        self.dynamicTypeSize = dynamicTypeSize
        self.renderingMode = renderingMode
        self.redaction = redaction
        self.displayScale = displayScale
    }
}

// MARK: - On the wire

extension DrawingEnvironment {
    package var json: JSONValue {
        var object: JSONObject = ["colorScheme": .string(colorScheme.rawValue), "locale": .string(locale)]
        object["timeZone"] = timeZone.map { .string($0) }
        object["layoutDirection"] = layoutDirection.map { .string($0.rawValue) }
        object["dynamicTypeSize"] = .string(dynamicTypeSize.rawValue)
        object["renderingMode"] = .string(renderingMode.rawValue)
        if !redaction.isEmpty { object["redaction"] = .array(redaction.map { .string($0.rawValue) }) }
        object["displayScale"] = .double(displayScale)
        return .object(object)
    }

    /// What is left out has its default.
    package init(json: JSONValue) throws(BridgeError) {
        let members = try MessageMembers(json, of: "an environment")
        self.init()
        if let scheme: WidgetArchive.ColorScheme = try members.choice("colorScheme") { colorScheme = scheme }
        if let name = try members.optionalString("locale") { locale = name }
        timeZone = try members.optionalString("timeZone")
        layoutDirection = try members.choice("layoutDirection")
        if let size: DynamicTypeSize = try members.choice("dynamicTypeSize") { dynamicTypeSize = size }
        if let mode: RenderingMode = try members.choice("renderingMode") { renderingMode = mode }
        redaction = try members.choices("redaction")
        if let scale = try members.optionalNumber("displayScale"), scale > 0 { displayScale = scale }
    }
}
