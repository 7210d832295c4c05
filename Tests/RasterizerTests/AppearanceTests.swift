import Testing
import WidgetArchive
import WidgetProtocol

@testable import Rasterizer

@Suite("A place's colours") struct AppearanceTests {
    private let path = ArchivePath.rectangle(0, 0, 10, 10)
    private static let half = ArchiveColor.orange.opacity(0.5)

    private func shown(_ items: [ArchiveItem], _ look: PictureAppearance.Look) -> [ArchiveItem] {
        WidgetArchive(size: ArchiveSize(width: 10, height: 10), isTransparent: true, items: items)
            .shown(as: PictureAppearance(look: look, backdrop: .none, tint: .green)).items
    }

    @Test("of a tinted home screen are white and the tint, by their alpha")
    func accented() {
        let items = [
            ArchiveItem.fill(path, Self.half),
            .group(
                ArchiveGroup(
                    items: [
                        .fill(path, .black),
                        .group(ArchiveGroup(items: [.fill(path, .red)], accentedMode: .default)),
                    ], effects: [.shadow(color: Self.half, radius: 2, x: 0, y: 1)], accentedMode: .accented)),
        ]
        #expect(
            shown(items, .accented) == [
                .fill(path, .white.opacity(0.5)),
                .group(
                    ArchiveGroup(
                        items: [
                            .fill(path, .green),
                            .group(ArchiveGroup(items: [.fill(path, .white)], accentedMode: .default)),
                        ], effects: [.shadow(color: .green.opacity(0.5), radius: 2, x: 0, y: 1)],
                        accentedMode: .accented)),
            ])
    }

    @Test("of a lock screen are white, as opaque as they were bright")
    func vibrant() {
        #expect(
            shown(
                [.fill(path, .white), .fill(path, .black), .fill(path, ArchiveColor(red: 0, green: 1, blue: 0))],
                .vibrant)
                == [.fill(path, .white), .fill(path, .white.opacity(0)), .fill(path, .white.opacity(0.7152))])
    }

    @Test(
        "of an image are as it asks where widgets are tinted",
        arguments: [
            (.desaturated, [.grayscale(1)]), (.accentedDesaturated, [.grayscale(1), .colorMultiply(.green)]),
            (.fullColor, []),
        ] as [(ArchiveGroup.AccentedMode, [ArchiveEffect])])
    func images(_ mode: ArchiveGroup.AccentedMode, _ effects: [ArchiveEffect]) {
        let frame = ArchiveRect(x: 0, y: 0, width: 10, height: 10)
        let image = ArchiveItem.image(
            ArchiveImage(
                image: ImageID(rawValue: "a"), frame: frame, naturalSize: ArchiveSize(width: 10, height: 10)))
        let group = ArchiveGroup(items: [image], accentedMode: mode)
        #expect(
            shown([.group(group)], .accented)
                == [.group(ArchiveGroup(items: [image], effects: effects, accentedMode: mode))])
        let white = ArchiveGroup(items: [image], effects: [.brightness(1), .colorMultiply(.white)])
        #expect(shown([image], .accented) == [.group(white)])
    }

    @Test("of emoji are none: a lock screen shows how bright they are, a tinted home screen their shapes")
    func emoji() {
        func text(_ string: String, _ color: ArchiveColor) -> ArchiveItem {
            let run = TextRun(content: .string(string), font: ArchiveFont(size: 5), paint: .color(color))
            return .text(
                ArchiveText(
                    text: StyledText(runs: [run]), frame: ArchiveRect(x: 0, y: 0, width: 10, height: 10)))
        }
        func filtered(_ item: ArchiveItem, _ effects: [ArchiveEffect]) -> [ArchiveItem] {
            [.group(ArchiveGroup(items: [item], effects: effects))]
        }
        for string in ["😴 8", "1️⃣", "❤️"] {
            let item = text(string, .white)
            #expect(shown([item], .vibrant) == filtered(item, [.luminanceToAlpha, .colorInvert]))
            #expect(shown([item], .accented) == filtered(item, [.brightness(1), .colorMultiply(.white)]))
            #expect(shown([item], .fullColor) == [item])
        }
        #expect(shown([text("8 ©", .black)], .vibrant) == [text("8 ©", .white.opacity(0))])
    }

    @Test("leave a background that the widget keeps, but grey")
    func background() {
        let archive = WidgetArchive(size: ArchiveSize(width: 10, height: 10), background: [.fill(path, .red)])
        let shown = archive.shown(as: PictureAppearance(look: .accented, backdrop: .panel))
        #expect(shown.background == [.group(ArchiveGroup(items: archive.background, effects: [.grayscale(1)]))])
        #expect(archive.shown(as: nil) == archive)
    }
}
