package import JSON
package import WidgetArchive
package import WidgetProtocol

/// The params of `renderWidget`.
package struct PictureRequest: Sendable, Hashable {
    package enum Format: String, CaseIterable, Sendable {
        case png, jpeg, webp, svg, pdf, archive

        /// The format that a file's suffix says; nil for another suffix.
        init?(suffix: String) { self.init(rawValue: Self.aliases[suffix] ?? suffix) }

        private static let aliases = ["json": "archive", "jpg": "jpeg"]
    }

    /// What the provider is asked for.
    package enum Phase: String, CaseIterable, Sendable { case timeline, snapshot, placeholder }

    package var subject: PictureSubject
    package var phase: Phase
    /// Whether a toggle that was just tapped shows its new state already; calls before are not waited for.
    package var isOptimistic: Bool
    /// Seconds since 1970; now where there is none.
    package var date: Double?
    /// In points; the family's where there is none.
    package var size: ArchiveSize?
    package var scale: Double
    /// The device on which it is shown; nil for the standard one.
    package var device: Device?
    /// The tint of a tinted home screen; nil for the standard one.
    package var tint: Tint?
    /// Whether what the system puts behind a widget is drawn.
    package var hasBackdrop: Bool
    /// Whether StandBy is in a dark room.
    package var isNight: Bool
    package var environment: DrawingEnvironment
    package var format: Format
    /// Whether an SVG's texts are drawn by the shapes of their letters.
    package var outlinesText: Bool
    /// The file to write; where there is none, one below the root, or the reply itself for an archive.
    package var path: String?
    /// Whether the picture goes into the reply.
    package var isInline: Bool
    /// The digest of the picture that the host has: the same is not sent again.
    package var knownDigest: String?

    /// What tints a home screen's widgets.
    package enum Tint: Sendable, Hashable {
        case color(ArchiveColor)
        /// iOS 26's glass.
        case clear
    }

    /// From half a pixel to ten pixels a point.
    private static let scales = 0.5...10

    /// No side of a widget is longer, in points: twice that of the largest iPad.
    private static let longestSide = 2732.0

    /// - Parameter locale: the user's own.
    init(_ params: Parameters, locale: String = DrawingEnvironment.defaultLocale) throws(BridgeError) {
        subject = try PictureSubject(params)
        phase = try params.optionalChoice("phase") ?? .timeline
        if phase != .timeline {
            guard case .widget = subject else { throw .invalidParams("phase goes with a widget") }
            if params["date"] != nil { throw .invalidParams("date goes with the timeline's entries alone") }
        }
        date = try params.optionalDate("date")
        isOptimistic = try params.optionalBool("optimistic") ?? false
        if isOptimistic {
            guard case .widget = subject, phase == .timeline, date == nil else {
                throw .invalidParams("optimistic goes with a widget as it shows now")
            }
        }
        size = try Self.size(params)
        device = try params.device()
        scale = try params.optionalNumber("scale") ?? device?.scale ?? 3
        guard Self.scales.contains(scale) else { throw .invalidParams("scale must be between 0.5 and 10") }
        environment = try DrawingEnvironment(params, locale: locale)
        tint = try params.tint()
        if tint != nil {
            guard environment.renderingMode == .accented else {
                throw .invalidParams("tint goes with renderingMode accented")
            }
        }
        hasBackdrop = try params.optionalBool("backdrop") ?? true
        isNight = try params.optionalBool("night") ?? false
        if isNight, environment.location != .standBy { throw .invalidParams("night goes with location standBy") }
        path = try params.optionalString("path")
        if let path, path.isEmpty || path.utf8.contains(0) { throw .invalidParams("path is empty or holds a NUL") }
        format = try Self.format(try params.optionalChoice("format"), path)
        outlinesText = try params.optionalBool("outline") ?? false
        if outlinesText { try Self.checkOutline(format) }
        isInline = try params.optionalBool("inline") ?? false
        if isInline, path != nil { throw .invalidParams("inline goes without path") }
        knownDigest = try params.optionalString("unless")
        if knownDigest != nil, !isInline { throw .invalidParams("unless goes with inline") }
    }

    /// Reads the params of `renderWidget` from elsewhere than a session.
    package init(params: JSONValue) throws(BridgeError) {
        let text = params.serialized()
        self = try text.withUnsafeBufferPointer { bytes -> Result<PictureRequest, BridgeError> in
            Result { () throws(BridgeError) in
                guard let document = try? JSONParser().parse(bytes), let parameters = Parameters(document.root) else {
                    throw .invalidParams("params must be an object")
                }
                try parameters.check(Method.renderWidget.parameters)
                return try PictureRequest(parameters)
            }
        }.get()
    }

    private static func size(_ params: Parameters) throws(BridgeError) -> ArchiveSize? {
        guard let size = params["size"] else { return nil }
        guard let width = size["width"]?.double, let height = size["height"]?.double,
            (1...longestSide).contains(width), (1...longestSide).contains(height)
        else { throw .invalidParams("size must be {width, height} in points, each from 1 to \(Int(longestSide))") }
        return ArchiveSize(width: width, height: height)
    }

    /// Throws -32602 for a format whose texts cannot be outlined.
    package static func checkOutline(_ format: Format) throws(BridgeError) {
        if format != .svg { throw .invalidParams("outline goes with format svg") }
    }

    /// The format that is asked for, else the one that the path's suffix says, else PNG.
    package static func format(_ named: Format?, _ path: String?) throws(BridgeError) -> Format {
        guard let path, let suffix = suffix(of: path) else { return named ?? .png }
        let meant = Format(suffix: suffix)
        guard let named else {
            if let meant { return meant }
            throw .unsuitableSuffix(path, "\(path) ends in .\(suffix), and no picture is made in that format")
        }
        // What is no picture's suffix may be anything: a file that is renamed when it is there.
        if meant == named || meant == nil && !foreignFormats.contains(suffix) { return named }
        throw .unsuitableSuffix(path, "\(path) ends in .\(suffix), and the format is \(named.rawValue)")
    }

    private static func suffix(of path: String) -> String? {
        let name = path.split(separator: "/").last ?? ""
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1, let last = parts.last, !last.isEmpty else { return nil }
        return last.lowercased()
    }

    /// The suffixes of pictures in formats that are not made.
    private static let foreignFormats: Set<String> = [
        "gif", "heic", "heif", "tif", "tiff", "bmp", "ico", "avif", "eps", "ps",
    ]
}

extension DrawingEnvironment {
    /// The environment that a request's params say.
    fileprivate init(_ params: Parameters, locale: String) throws(BridgeError) {
        self.init(
            colorScheme: try params.optionalChoice("colorScheme") ?? .light,
            locale: try params.locale("locale") ?? locale,
            timeZone: try params.timeZone("timeZone"), layoutDirection: try params.optionalChoice("layoutDirection"),
            dynamicTypeSize: try params.optionalChoice("dynamicTypeSize") ?? .large,
            renderingMode: try params.optionalChoice("renderingMode"), location: try params.optionalChoice("location"),
            redaction: try params.choices("redaction"), os: try params.optionalChoice("os") ?? .newest)
        isLuminanceReduced = try params.optionalBool("luminanceReduced") ?? false
        hasIncreasedContrast = try params.optionalBool("increasedContrast") ?? false
        hasBoldText = try params.optionalBool("boldText") ?? false
        reducesTransparency = try params.optionalBool("reduceTransparency") ?? false
        differentiatesWithoutColor = try params.optionalBool("differentiateWithoutColor") ?? false
    }
}

extension PictureRequest {
    /// The size that is asked for, else the device's; nil for the family's own. Throws -32602 for a family that the
    /// device does not show.
    func size(of family: Family) throws(BridgeError) -> ArchiveSize? {
        guard size == nil, let device else { return size }
        guard let size = device.size(of: family) else {
            throw .invalidParams("the device shows no widgets of the family \(family.rawValue)")
        }
        return size
    }

    /// How the place where it is shown changes a widget of a family, or what is no widget; nil for not at all.
    func appearance(of family: Family?) -> PictureAppearance? {
        guard let family, format != .archive else { return nil }
        let (location, mode) = (environment.location(of: family), environment.renderingMode(of: family))
        var appearance = PictureAppearance(look: .fullColor, backdrop: .none)
        switch mode {
        case .fullColor: break
        case .vibrant: appearance.look = .vibrant
        case .accented:
            appearance.look = .accented
            switch tint {
            case .color(let color): appearance.tint = color
            case .clear: appearance.tint = PictureAppearance.white
            case nil: break
            }
        }
        if isNight { appearance.look = .night }
        switch location {
        case .homeScreen, .carPlay:
            if mode != .fullColor { appearance.backdrop = tint == .clear ? .glass : .panel }
        case .lockScreen: appearance.backdrop = .wallpaper
        case .standBy, .watch: appearance.backdrop = .black
        }
        if !hasBackdrop { appearance.backdrop = .none }
        return appearance == PictureAppearance(look: .fullColor, backdrop: .none) ? nil : appearance
    }
}

extension Parameters {
    fileprivate func device() throws(BridgeError) -> Device? {
        guard let name = try optionalString("device") else { return nil }
        if let device = Device.named(name) { return device }
        let nearest = Spelling.nearest(to: name, among: Device.names)
        throw .invalidParams(
            "there is no device \(BridgeError.quoted(name)); "
                + (nearest.map { "did you mean \($0)?" } ?? "there are \(BridgeError.list(Device.names))"))
    }

    /// `#RRGGBB`, or `clear`.
    fileprivate func tint() throws(BridgeError) -> PictureRequest.Tint? {
        guard let text = try optionalString("tint") else { return nil }
        if text == "clear" { return .clear }
        guard text.count == 7, text.hasPrefix("#"), let number = Int(text.dropFirst(), radix: 16) else {
            throw .invalidParams("tint is #RRGGBB, such as #FF9500, or clear")
        }
        func part(_ shift: Int) -> Double { Double(number >> shift & 255) / 255 }
        return .color(ArchiveColor(red: part(16), green: part(8), blue: part(0)))
    }
}

extension BridgeError {
    fileprivate static func unsuitableSuffix(_ path: String, _ message: String) -> BridgeError {
        let formats = PictureRequest.Format.allCases.map(\.rawValue)
        return BridgeError(
            .unsuitableSuffix, message, hint: "Name a file that ends in \(list(formats.map { ".\($0)" })).",
            details: ["path": .string(path), "formats": .array(formats.map { .string($0) })])
    }
}
