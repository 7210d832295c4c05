import GroupStorage
package import JSON
package import WidgetHome

/// Which widget is meant.
package enum WidgetReference: Sendable, Hashable {
    case id(String)
    /// With a configuration: one that is only looked at.
    case placement(kind: String, family: WidgetFamily, configuration: JSONValue? = nil)

    /// The kind, where the reference says it.
    var kind: String? { if case .placement(let kind, _, _) = self { kind } else { nil } }

    init(_ params: Parameters) throws(BridgeError) {
        if let id = try params.optionalString("id") {
            if params["configuration"] != nil {
                throw .invalidParams("configuration goes with kind and family; configureWidget sets that of an id")
            }
            self = .id(id)
            return
        }
        guard let kind = try params.optionalString("kind") else {
            throw .invalidParams("id, or kind and family, is missing")
        }
        guard let family: WidgetFamily = try params.optionalChoice("family") else {
            throw .invalidParams("family is missing")
        }
        let configuration = try params.optionalObject("configuration")
        self = .placement(kind: kind, family: family, configuration: configuration)
    }
}

/// The params of `renderWidget`.
package struct PictureRequest: Sendable, Hashable {
    package enum Format: String, CaseIterable, Sendable { case png, svg, pdf, archive }
    package enum ColorScheme: String, CaseIterable, Sendable { case light, dark }
    package enum LayoutDirection: String, CaseIterable, Sendable { case leftToRight, rightToLeft }
    package enum RenderingMode: String, CaseIterable, Sendable { case fullColor }
    package enum Redaction: String, CaseIterable, Sendable { case placeholder, privacy }
    /// What the provider is asked for.
    package enum Phase: String, CaseIterable, Sendable { case timeline, snapshot, placeholder }

    package enum DynamicTypeSize: String, CaseIterable, Sendable {
        case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
        case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    }

    package struct Size: Sendable, Hashable {
        package var width: Double
        package var height: Double
    }

    package var subject: PictureSubject
    package var phase: Phase
    /// Seconds since 1970; now where there is none.
    package var date: Double?
    /// In points; the family's where there is none.
    package var size: Size?
    package var scale: Double
    package var colorScheme: ColorScheme
    package var locale: String
    /// The locale's where there is none.
    package var layoutDirection: LayoutDirection?
    package var dynamicTypeSize: DynamicTypeSize
    package var renderingMode: RenderingMode
    package var redaction: [Redaction]
    package var format: Format
    /// The file to write; where there is none, one below the root, or the reply itself for an archive.
    package var path: String?

    /// From half a pixel to ten pixels a point.
    private static let scales = 0.5...10

    /// No side of a widget is longer, in points: twice that of the largest iPad.
    private static let longestSide = 2732.0

    init(_ params: Parameters) throws(BridgeError) {
        subject = try PictureSubject(params)
        phase = try params.optionalChoice("phase") ?? .timeline
        if phase != .timeline {
            guard case .widget = subject else { throw .invalidParams("phase goes with a widget") }
            if params["date"] != nil { throw .invalidParams("date goes with the timeline's entries alone") }
        }
        date = try Self.date(params)
        size = try Self.size(params)
        scale = try params.optionalNumber("scale") ?? 3
        guard Self.scales.contains(scale) else { throw .invalidParams("scale must be between 0.5 and 10") }
        colorScheme = try params.optionalChoice("colorScheme") ?? .light
        locale = try params.optionalString("locale") ?? "en_US"
        layoutDirection = try params.optionalChoice("layoutDirection")
        dynamicTypeSize = try params.optionalChoice("dynamicTypeSize") ?? .large
        renderingMode = try params.optionalChoice("renderingMode") ?? .fullColor
        redaction = try params.choices("redaction")
        path = try params.optionalString("path")
        if let path, path.isEmpty || path.utf8.contains(0) { throw .invalidParams("path is empty or holds a NUL") }
        format = try params.optionalChoice("format") ?? Self.format(of: path)
    }

    private static func date(_ params: Parameters) throws(BridgeError) -> Double? {
        guard let text = try params.optionalString("date") else { return nil }
        guard let date = WireDate.seconds(text) else {
            throw .invalidParams("date is no ISO 8601 date with a time zone, such as 2026-01-31T09:30:00Z")
        }
        return date
    }

    private static func size(_ params: Parameters) throws(BridgeError) -> Size? {
        guard let size = params["size"] else { return nil }
        guard let width = size["width"]?.double, let height = size["height"]?.double,
            (1...longestSide).contains(width), (1...longestSide).contains(height)
        else { throw .invalidParams("size must be {width, height} in points, each from 1 to \(Int(longestSide))") }
        return Size(width: width, height: height)
    }

    private static func format(of path: String?) -> Format {
        path.flatMap { $0.split(separator: ".").last }.flatMap { Format(rawValue: $0.lowercased()) } ?? .png
    }
}
