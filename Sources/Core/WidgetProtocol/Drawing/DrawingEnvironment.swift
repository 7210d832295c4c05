package import JSON
package import WidgetArchive

/// What a widget's views are drawn for.
package struct DrawingEnvironment: Sendable, Hashable {
    package enum LayoutDirection: String, CaseIterable, Sendable { case leftToRight, rightToLeft }

    package enum RenderingMode: String, CaseIterable, Sendable { case fullColor, accented, vibrant }

    /// Where the system shows a widget: `WidgetLocation`'s places, and a watch's face.
    package enum Location: String, CaseIterable, Sendable { case homeScreen, lockScreen, standBy, carPlay, watch }

    package enum Redaction: String, CaseIterable, Sendable { case placeholder, privacy, invalidated }

    package enum DynamicTypeSize: String, CaseIterable, Sendable {
        case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
        case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    }

    /// The release of iOS whose colours and controls are drawn.
    package enum OS: String, CaseIterable, Sendable {
        case iOS18 = "18"
        case iOS26 = "26"

        package static let newest = OS.iOS26
    }

    package var colorScheme: WidgetArchive.ColorScheme
    /// Such as `de_DE`.
    package var locale: String
    /// Such as `Asia/Tokyo`; nil for the extension's own.
    package var timeZone: String?
    /// The one that the locale is written in where there is none.
    package var layoutDirection: LayoutDirection?
    package var dynamicTypeSize: DynamicTypeSize
    /// Nil for that of the place.
    package var renderingMode: RenderingMode?
    /// Nil for that of the family.
    package var location: Location?
    /// Whether the display is dimmed, as one that is always on is.
    package var isLuminanceReduced = false
    package var hasIncreasedContrast = false
    package var hasBoldText = false
    package var reducesTransparency = false
    package var differentiatesWithoutColor = false
    package var redaction: [Redaction]
    /// Pixels in a point, which hairlines and rounding go by.
    package var displayScale: Double
    package var os: OS

    /// The locale where none is named.
    package static let defaultLocale = "en_US"

    /// US English, large type, where the family belongs, three pixels in a point, the newest system, where nothing else is
    /// said.
    package init(
        colorScheme: WidgetArchive.ColorScheme = .light, locale: String = defaultLocale,
        timeZone: String? = nil, layoutDirection: LayoutDirection? = nil, dynamicTypeSize: DynamicTypeSize = .large,
        renderingMode: RenderingMode? = nil, location: Location? = nil, redaction: [Redaction] = [],
        displayScale: Double = 3, os: OS = .newest
    ) {
        self.colorScheme = colorScheme
        self.locale = locale
        self.timeZone = timeZone
        self.layoutDirection = layoutDirection
        self.dynamicTypeSize = dynamicTypeSize
        self.renderingMode = renderingMode
        self.location = location
        self.redaction = redaction
        self.displayScale = displayScale
        self.os = os
    }
}

// MARK: - On the wire

extension DrawingEnvironment {
    package var json: JSONValue {
        var object: JSONObject = ["colorScheme": .string(colorScheme.rawValue), "locale": .string(locale)]
        object["timeZone"] = timeZone.map { .string($0) }
        object["layoutDirection"] = layoutDirection.map { .string($0.rawValue) }
        object["dynamicTypeSize"] = .string(dynamicTypeSize.rawValue)
        object["renderingMode"] = renderingMode.map { .string($0.rawValue) }
        object["location"] = location.map { .string($0.rawValue) }
        for (name, isSet) in flags where isSet { object[name] = true }
        if !redaction.isEmpty { object["redaction"] = .array(redaction.map { .string($0.rawValue) }) }
        object["displayScale"] = .double(displayScale)
        object["os"] = .string(os.rawValue)
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
        renderingMode = try members.choice("renderingMode")
        location = try members.choice("location")
        isLuminanceReduced = members["luminanceReduced"]?.boolValue ?? false
        hasIncreasedContrast = members["increasedContrast"]?.boolValue ?? false
        hasBoldText = members["boldText"]?.boolValue ?? false
        reducesTransparency = members["reduceTransparency"]?.boolValue ?? false
        differentiatesWithoutColor = members["differentiateWithoutColor"]?.boolValue ?? false
        redaction = try members.choices("redaction")
        if let scale = try members.optionalNumber("displayScale"), scale > 0 { displayScale = scale }
        if let os: OS = try members.choice("os") { self.os = os }
    }

    /// The settings that are on or off, by their names.
    private var flags: [(String, Bool)] {
        [
            ("luminanceReduced", isLuminanceReduced), ("increasedContrast", hasIncreasedContrast),
            ("boldText", hasBoldText), ("reduceTransparency", reducesTransparency),
            ("differentiateWithoutColor", differentiatesWithoutColor),
        ]
    }
}

// MARK: - Where a family is shown

extension DrawingEnvironment {
    /// Where a widget of a family is shown; of what is no widget nil is the family.
    package func location(of family: Family?) -> Location { location ?? family?.location ?? .homeScreen }

    /// How colours are rendered there: a lock screen's widgets are vibrant.
    package func renderingMode(of family: Family?) -> RenderingMode {
        renderingMode ?? (location(of: family) == .lockScreen ? .vibrant : .fullColor)
    }

    /// Whether the system leaves out there what a widget gives as its container's background (Apple's documentation of
    /// `showsWidgetContainerBackground`).
    package func removesBackground(of family: Family) -> Bool {
        family.isAccessory || renderingMode(of: family) != .fullColor || [.lockScreen, .standBy].contains(location)
    }

    /// Whether what lies behind the widget is dark there, whatever the colour scheme.
    package func isDark(for family: Family?) -> Bool {
        location(of: family) != .homeScreen && location(of: family) != .carPlay
            || renderingMode(of: family) != .fullColor
    }

    /// The same without what the family says anyway.
    package func simplified(for family: Family) -> DrawingEnvironment {
        var environment = self
        if location == family.location { environment.location = nil }
        let mode = renderingMode
        environment.renderingMode = nil
        if environment.renderingMode(of: family) != mode { environment.renderingMode = mode }
        return environment
    }
}

extension Family {
    /// Where it is shown.
    fileprivate var location: DrawingEnvironment.Location {
        switch self {
        case .accessoryCircular, .accessoryRectangular, .accessoryInline: .lockScreen
        case .accessoryCorner: .watch
        case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: .homeScreen
        }
    }
}
