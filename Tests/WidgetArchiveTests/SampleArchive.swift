@testable import WidgetArchive

/// An archive that has every case of every type, each field away from its default.
enum SampleArchive {
    static let color = ArchiveColor(red: 0.1, green: 1.2, blue: -0.05, alpha: 0.25)
    static let stops = [
        GradientStop(color: color, location: 0),
        GradientStop(color: ArchiveColor(red: 1, green: 0, blue: 0), location: 1),
    ]
    static let transform = ArchiveTransform(a: 1, b: 0.5, c: -0.5, d: 2, tx: 3, ty: 1.0 / 3)
    static let point = ArchivePoint(x: 1.5, y: -2)
    static let rect = ArchiveRect(x: 0, y: 1, width: 20.333333333333332, height: 1e-7)

    static let path = ArchivePath(elements: [
        .move(point), .line(ArchivePoint(x: 3, y: 4)), .quad(point, control: ArchivePoint(x: 5, y: 6)),
        .curve(point, control1: ArchivePoint(x: 7, y: 8), control2: ArchivePoint(x: 9, y: 10)), .close,
    ])

    static let paints: [Paint] = [
        .color(color), .linearGradient(stops: stops, start: point, end: ArchivePoint(x: 7, y: 8)),
        .radialGradient(stops: stops, center: point, startRadius: 1, endRadius: 20, transform: transform),
        .radialGradient(stops: [], center: point, startRadius: 0, endRadius: 2, transform: nil),
        .angularGradient(stops: stops, center: point, startAngle: 0.5, endAngle: 6.25),
        .material(blurRadius: 20, tint: color),
        .image(
            ImageID(rawValue: "abc"), origin: point, scale: 0.5, source: ArchiveRect(x: 0, y: 0, width: 1, height: 1)),
    ]

    static let families: [ArchiveFont.Family] = [.system, .serif, .rounded, .monospaced, .named("system"), .named("=")]

    static let runs: [TextRun] =
        families.map {
            TextRun(
                content: .string("Wörter \u{0} \"一\" \u{1F469}\u{200D}\u{1F467}"),
                font: ArchiveFont(
                    family: $0, size: 17.5, weight: 600, width: 80, isItalic: true, hasMonospacedDigits: true,
                    hasSmallCaps: true, lineHeight: 22),
                paint: .color(color), underline: TextRun.Line(pattern: .dashDotDot, color: color),
                strikethrough: TextRun.Line(), tracking: 0.5, baselineOffset: -2, background: color,
                live: .date(1_700_000_000.5, style: .relative), link: "https://example.com/?a=1&b=2")
        } + [
            TextRun(
                content: .symbol("star.fill"), font: ArchiveFont(size: 12), paint: .color(color),
                live: .timer(start: 1, end: 2, pause: 1.5, countsDown: false, showsHours: false)),
            TextRun(
                content: .image(ImageID(rawValue: "abc"), size: ArchiveSize(width: 4, height: 5), isTemplate: true),
                font: ArchiveFont(size: 12), paint: .color(color),
                live: .timer(start: 1, end: 2, pause: nil, countsDown: true, showsHours: true)),
        ]

    static let text = StyledText(
        runs: runs, alignment: .trailing, lineLimit: 3, reservesSpace: true, truncation: .middle, lineSpacing: 4,
        allowsTightening: true, minimumScaleFactor: 0.5, direction: .rightToLeft, locale: "zh-Hant-TW")

    static let effects: [ArchiveEffect] = [
        .blur(radius: 3, isOpaque: true), .shadow(color: color, radius: 2, x: 1, y: -1), .brightness(0.1),
        .contrast(0.2), .saturation(0.3), .grayscale(0.4), .hueRotation(0.5), .colorInvert, .colorMultiply(color),
        .luminanceToAlpha,
    ]

    static let items: [ArchiveItem] =
        paints.map { .fill(path, paint: $0, isEvenOdd: true, isAntialiased: false) }
        + [
            .stroke(
                path, paint: .color(color),
                style: ArchiveStroke(
                    width: 2, cap: .round, join: .bevel, miterLimit: 4, dash: [1, 2.5], dashPhase: 0.5)),
            .stroke(path, paint: .color(color), style: ArchiveStroke(width: 1)),
            .text(ArchiveText(text: text, frame: rect, scale: 0.75)),
            .image(
                ArchiveImage(
                    image: ImageID(rawValue: "abc"), frame: rect, naturalSize: ArchiveSize(width: 8, height: 9),
                    resizing: .tile, capInsets: ArchiveInsets(top: 1, left: 2, bottom: 3, right: 4),
                    interpolation: .high, isAntialiased: false, tint: paints[1], isMirrored: true)),
            .symbol(
                ArchiveSymbol(
                    name: "wifi", frame: rect, weight: 700, paints: Array(paints.prefix(2)), variableValue: 0.5)),
            .group(ArchiveGroup(items: [])),
        ]
        + BlendMode.allCases.map {
            .group(
                ArchiveGroup(
                    items: [.group(ArchiveGroup(items: []))], opacity: 0.5, transform: transform, clip: path,
                    isClipEvenOdd: true,
                    mask: [.fill(path, paint: .color(color), isEvenOdd: false, isAntialiased: true)],
                    blendMode: $0, effects: effects))
        }

    static let archive = WidgetArchive(
        size: ArchiveSize(width: 338, height: 158), colorScheme: .dark, isTransparent: true,
        background: Array(items.prefix(1)),
        items: items,
        images: [
            ImageID(rawValue: "abc"): .file(path: "/tmp/ä \"b\".png"),
            ImageID(rawValue: "def"): .data([0, 1, 254, 255]),
            ImageID(rawValue: "ghi"): .data([]),
        ],
        widgetURL: "news://open",
        tapRegions: [
            TapRegion(frame: rect, action: .url("news://story/1")),
            TapRegion(frame: rect, action: .intent(type: "OpenStory", parameters: "{\"id\":1}")),
        ],
        accessibility: [
            AccessibilityElement(
                frame: rect, label: "Story", value: "1", hint: "Opens", identifier: "story-1",
                traits: [.staticText, .image, .link, .button, .header]),
            AccessibilityElement(frame: rect, label: ""),
        ])
}
