import Foundation
import ImageLoading
import TestSupport
import Testing
import WidgetArchive

@testable import Rasterizer

@Suite("Pictures")
struct PictureTests {
    private static let size = ArchiveSize(width: 338, height: 158)

    private func check(
        _ name: String, dark: Bool = false, images: [ImageID: ImageResource] = [:], _ items: [ArchiveItem]
    ) throws {
        let archive = WidgetArchive(
            size: PictureTests.size, colorScheme: dark ? .dark : .light, items: items, images: images)
        let picture = try Rasterizer.shared.render(archive, options: RenderOptions(scale: 2))
        try ReferencePicture.expect(
            picture.data, matches: name,
            in: Repository.root.appending(path: "Tests/RasterizerTests/References"))
    }

    private let rainbow: [GradientStop] = [
        GradientStop(color: .red, location: 0), GradientStop(color: .yellow, location: 0.35),
        GradientStop(color: .green, location: 0.6), GradientStop(color: .blue, location: 1),
    ]

    @Test("scripts of the world") func scripts() throws {
        try check(
            "scripts",
            [
                .text("The quick brown fox, naïve café “quoted”", 16, 8, width: 320, size: 15, weight: 600),
                .text("日本語の見出し。", 16, 34, width: 160) { $0.locale = "ja" },
                .text("中文新闻标题", 176, 34, width: 160),
                .text("한국어 뉴스 헤드라인", 16, 58, width: 160),
                .text("ภาษาไทยสวัสดีที่นี่", 176, 58, width: 160),
                .text("مرحبا بالعالم، أخبار اليوم", 16, 82, width: 306) { $0.direction = .rightToLeft },
                .text("שלום עולם 123", 16, 82, width: 150),
                .text("हिन्दी समाचार", 16, 106, width: 150),
                .text("👍🏽 👨‍👩‍👧 🇯🇵 1️⃣ ❤️ ☀️ ★ → ©", 16, 130, width: 306),
                .text("Ελληνικά Русский", 176, 106, width: 160),
            ])
    }

    @Test("lines are broken, aligned and cut off") func paragraphs() throws {
        let long = "A headline that is much too long for the little space that it was given here"
        try check(
            "paragraphs",
            [
                .text(long, 10, 10, width: 100, height: 44, size: 15),
                .text(long, 120, 10, width: 100, height: 44, size: 15) {
                    $0.alignment = .center
                    $0.truncation = .middle
                },
                .text(long, 230, 10, width: 100, height: 44, size: 15) {
                    $0.alignment = .trailing
                    $0.truncation = .head
                },
                .text("One line that ends\nwith another paragraph", 10, 54, width: 200, size: 15) { $0.lineLimit = 1 },
                .text("Unbreakablewordthatistoolong", 10, 76, width: 100, size: 15),
                .text("中文標題沒有空格所以隨處可以換行，但不在逗號之前", 120, 76, width: 100, height: 60, size: 15),
                .text("عنوان طويل جدا لا يتسع له المكان المعطى هنا", 230, 76, width: 100, height: 40, size: 15) {
                    $0.direction = .rightToLeft
                },
                .text("spaced\nout", 230, 116, width: 100, size: 13) { $0.lineSpacing = 6 },
            ])
    }

    @Test("runs have their own styles") func runs() throws {
        func run(_ string: String, _ change: (inout TextRun) -> Void = { _ in }) -> TextRun {
            var run = TextRun(content: .string(string), font: ArchiveFont(size: 17), paint: .color(.black))
            change(&run)
            return run
        }
        let text = StyledText(runs: [
            run("plain "), run("bold ") { $0.font.weight = 700 }, run("italic ") { $0.font.isItalic = true },
            run("large ") { $0.font.size = 28 }, run("serif ") { $0.font.family = .serif },
            run("mono 0123 ") { $0.font.family = .monospaced }, run("small caps ") { $0.font.hasSmallCaps = true },
            run("underlined") { $0.underline = TextRun.Line() }, run(" "),
            run("dotted") { $0.underline = TextRun.Line(pattern: .dot, color: .red) }, run(" "),
            run("struck") { $0.strikethrough = TextRun.Line(color: .red) }, run(" "),
            run("tracked ") { $0.tracking = 3 }, run("raised ") { $0.baselineOffset = 6 },
            run("marked") { $0.background = .yellow }, run(" "),
            run("gradient ") {
                $0.paint = .linearGradient(
                    stops: rainbow, start: ArchivePoint(x: 16, y: 0), end: ArchivePoint(x: 80, y: 0))
            },
            run("👍 half") { $0.paint = .color(.black.opacity(0.4)) }, run(" "),
            TextRun(content: .symbol("star.fill"), font: ArchiveFont(size: 17), paint: .color(.orange)),
            run(" 4.5 "),
            TextRun(content: .symbol("chevron.right"), font: ArchiveFont(size: 17, weight: 700), paint: .color(.gray)),
            run("W̶͑eird"), run(" unknown \u{10FFFD}"),
        ])
        try check("runs", [.text(ArchiveText(text: text, frame: ArchiveRect(x: 16, y: 12, width: 306, height: 140)))])
    }

    @Test("weights and sizes") func weights() throws {
        var items: [ArchiveItem] = []
        for (index, weight) in [100, 200, 300, 400, 500, 600, 700, 800, 900].enumerated() {
            items.append(
                .text("Hamburg \(weight)", 12, 8 + Double(index) * 16, width: 160, size: 13, weight: weight))
        }
        var y = 4.0
        for size in [11.0, 13, 17, 22, 28, 34] {
            items.append(.text("Widget \(Int(size))", 170, y, width: 168, size: size))
            y += size * 1.2
        }
        try check("weights", items)
    }

    @Test("gradients") func gradients() throws {
        let point = ArchivePoint.init(x:y:)
        try check(
            "gradients",
            [
                .fill(
                    .rectangle(8, 8, 72, 66), .linearGradient(stops: rainbow, start: point(8, 8), end: point(80, 74))),
                .fill(
                    .ellipse(88, 8, 72, 66),
                    .radialGradient(
                        stops: rainbow, center: point(124, 41), startRadius: 0, endRadius: 36, transform: nil)),
                .fill(
                    .rectangle(168, 8, 72, 66),
                    .radialGradient(
                        stops: rainbow, center: point(0, 0), startRadius: 0.1, endRadius: 0.5,
                        transform: ArchiveTransform(a: 72, b: 0, c: 0, d: 40, tx: 204, ty: 41))),
                .fill(
                    .rectangle(248, 8, 72, 66),
                    .angularGradient(stops: rainbow, center: point(284, 41), startAngle: 0, endAngle: 2 * .pi)),
                .fill(
                    .ellipse(8, 82, 66, 66),
                    .angularGradient(stops: rainbow, center: point(41, 115), startAngle: -.pi / 2, endAngle: .pi)),
                .stroke(
                    .ellipse(94, 88, 54, 54),
                    paint: .angularGradient(
                        stops: rainbow, center: point(121, 115), startAngle: -.pi / 2, endAngle: 1.5 * .pi),
                    style: ArchiveStroke(width: 12)),
                .fill(
                    .rectangle(168, 82, 72, 66),
                    .linearGradient(
                        stops: [
                            GradientStop(color: .blue, location: 0), GradientStop(color: .blue.opacity(0), location: 1),
                        ], start: point(168, 82), end: point(168, 148))),
                .stroke(
                    ArchivePath(elements: [.move(point(256, 96)), .quad(point(320, 140), control: point(330, 80))]),
                    paint: .color(.purple),
                    style: ArchiveStroke(width: 6, cap: .round, join: .round, dash: [1, 10])),
            ])
    }

    @Test("symbols") func symbols() throws {
        let names = [
            "star.fill", "heart", "checkmark.circle.fill", "sun.max.fill", "cloud.rain.fill", "chevron.right", "plus",
            "xmark", "bell.badge.fill", "gearshape.fill", "house.circle.fill", "person.crop.circle", "wifi",
            "battery.75",
            "newspaper.fill", "photo", "calendar", "clock", "arrow.clockwise", "magnifyingglass", "star.slash",
            "gearshape.square", "no.such.symbol", "bolt.circle",
        ]
        var items = names.enumerated().map { index, name in
            ArchiveItem.symbol(name, 12 + Double(index % 8) * 40, 8 + Double(index / 8) * 36, 28)
        }
        let gradient = Paint.linearGradient(
            stops: rainbow, start: ArchivePoint(x: 12, y: 116), end: ArchivePoint(x: 44, y: 148))
        items += [
            .symbol("star.fill", 12, 116, 32, paints: [gradient]),
            .symbol("heart", 52, 116, 32, weight: 800, paints: [.color(.red)]),
            .symbol("checkmark.circle.fill", 92, 116, 32, paints: [.color(.white), .color(.green)]),
            .symbol("wifi", 132, 116, 32, value: 0.5),
            .symbol("cellularbars", 172, 116, 32, value: 0.5),
        ]
        try check("symbols", items)
    }

    @Test("groups are clipped, masked, turned and blended") func groups() throws {
        let stripes = (0..<8).map { index in
            ArchiveItem.fill(
                .rectangle(8 + Double(index) * 10, 8, 5, 66), index % 2 == 0 ? .blue : .orange)
        }
        var items: [ArchiveItem] = [
            .group(ArchiveGroup(items: stripes, clip: .ellipse(8, 8, 72, 66))),
            .group(
                ArchiveGroup(
                    items: [.fill(.rectangle(88, 8, 72, 66), .purple)],
                    mask: [.text("MASK", 90, 20, width: 80, size: 26, weight: 900)])),
            .group(
                ArchiveGroup(
                    items: [.fill(.rectangle(184, 21, 40, 40), .green), .text("45°", 188, 30, width: 40)],
                    transform: ArchiveTransform(
                        a: 0.7071, b: 0.7071, c: -0.7071, d: 0.7071, tx: 204 - 0.7071 * (204 - 41),
                        ty: 41 - 0.7071 * (204 + 41)))),
            .group(
                ArchiveGroup(
                    items: [.fill(.ellipse(250, 8, 50, 50), .red), .fill(.ellipse(276, 24, 50, 50), .blue)],
                    opacity: 0.5)),
        ]
        for (index, mode) in BlendMode.allCases.enumerated() {
            let (x, y) = (8 + Double(index % 11) * 29.5, 84 + Double(index / 11) * 36)
            let backdrop = Paint.linearGradient(
                stops: [GradientStop(color: .orange, location: 0), GradientStop(color: .blue, location: 1)],
                start: ArchivePoint(x: x, y: y), end: ArchivePoint(x: x + 26, y: y))
            // Each pair is a group of its own, so that modes which erase do not reach the widget's background.
            items.append(
                .group(
                    ArchiveGroup(
                        items: [
                            .fill(.rectangle(x, y, 26, 22), backdrop),
                            .group(
                                ArchiveGroup(
                                    items: [.fill(.ellipse(x + 4, y + 8, 20, 20), .green.opacity(0.8))], blendMode: mode
                                )),
                        ], opacity: 0.999)))
        }
        try check("groups", items)
    }

    @Test("effects") func effects() throws {
        func card(_ x: Double, _ y: Double) -> [ArchiveItem] {
            [
                .fill(.rectangle(x, y, 40, 40), .white), .fill(.ellipse(x + 6, y + 6, 28, 28), .red),
                .symbol("star.fill", x + 12, y + 12, 16, paints: [.color(.yellow)]),
            ]
        }
        let effects: [[ArchiveEffect]] = [
            [], [.shadow(color: .black.opacity(0.33), radius: 6, x: 0, y: 3)], [.blur(radius: 3, isOpaque: false)],
            [.blur(radius: 3, isOpaque: true)], [.brightness(0.3)], [.contrast(0.4)], [.saturation(0.3)],
            [.grayscale(1)],
            [.hueRotation(.pi / 2)], [.colorInvert], [.colorMultiply(.blue)], [.luminanceToAlpha],
            [.shadow(color: .blue, radius: 2, x: 4, y: 4), .shadow(color: .green, radius: 0, x: -3, y: -3)],
        ]
        var items: [ArchiveItem] = [.fill(.rectangle(0, 0, 338, 158), ArchiveColor(red: 0.9, green: 0.92, blue: 0.95))]
        for (index, effect) in effects.enumerated() {
            items.append(
                .group(
                    ArchiveGroup(items: card(10 + Double(index % 6) * 54, 6 + Double(index / 6) * 52), effects: effect))
            )
        }
        items += [
            .group(
                ArchiveGroup(
                    items: [.text("Shadow", 66, 116, width: 120, size: 22, weight: 700, color: .white)],
                    effects: [.shadow(color: .black, radius: 2, x: 0, y: 1)])),
            .fill(
                .rectangle(180, 40, 120, 100), .material(blurRadius: 8, tint: ArchiveColor.white.opacity(0.5))),
        ]
        try check("effects", items)
    }

    @Test("images are stretched, tiled, tinted and mirrored") func images() throws {
        let image = ImageID(rawValue: "arrow")
        func item(
            _ x: Double, _ y: Double, _ width: Double, _ height: Double, id: ImageID? = nil,
            _ change: (inout ArchiveImage) -> Void = { _ in }
        ) -> ArchiveItem {
            var item = ArchiveImage(
                image: id ?? image, frame: ArchiveRect(x: x, y: y, width: width, height: height),
                naturalSize: ArchiveSize(width: 24, height: 24))
            change(&item)
            return .image(item)
        }
        let vector = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="11" fill="#0a0"/>\
            <path d="M6 12h12" stroke="white" stroke-width="4"/></svg>
            """
        try check(
            "images",
            images: [
                image: .data(try TestImage.arrow(side: 48)), ImageID(rawValue: "vector"): .data(Array(vector.utf8)),
                ImageID(rawValue: "broken"): .data([1, 2, 3]),
            ],
            [
                item(8, 8, 24, 24), item(40, 8, 72, 66), item(120, 8, 72, 66) { $0.interpolation = .none },
                item(200, 8, 72, 66) { $0.resizing = .tile }, item(280, 8, 48, 48) { $0.isMirrored = true },
                item(8, 82, 48, 48) { $0.tint = .color(.blue) },
                item(64, 82, 90, 60) { $0.capInsets = ArchiveInsets(top: 8, left: 8, bottom: 8, right: 8) },
                item(160, 82, 48, 48, id: ImageID(rawValue: "vector")),
                item(216, 82, 48, 48, id: ImageID(rawValue: "broken")),
                item(272, 82, 56, 56, id: ImageID(rawValue: "vector")) {
                    $0.resizing = .tile
                    $0.tint = .color(.red)
                },
                .fill(
                    .ellipse(8, 134, 150, 22),
                    .image(
                        image, origin: ArchivePoint(x: 8, y: 134), scale: 0.25,
                        source: ArchiveRect(x: 0, y: 0, width: 1, height: 1))),
            ])
    }

    @Test("a dark widget without a background has the home screen's") func dark() throws {
        try check("dark", dark: true, [.text("Dark", 16, 16, width: 200, size: 34, weight: 700, color: .white)])
    }
}
