import Foundation
import SwiftUICompat
import Testing
import WidgetArchive

@MainActor @Suite struct ArchivingTests {
    private let size = CGSize(width: 100, height: 50)

    private func archived(_ view: some View) throws -> WidgetArchive {
        try archive(view, size: size, environment: .onePixel)
    }

    @Test("a link answers taps in its frame, and is one element to assistive technologies")
    func links() throws {
        let url = try #require(URL(string: "news://story/1"))
        let archive = try archived(
            HStack(spacing: 0) {
                Link(destination: url) {
                    VStack(spacing: 0) {
                        box(40, 10).accessibilityLabel("Title")
                        box(40, 10).accessibilityLabel("Source")
                    }
                }
                Color.red
            })
        #expect(archive.tapRegions.map(\.action) == [.url("news://story/1")])
        #expect(archive.tapRegions.map { text($0.frame) } == ["0 15 40 20"])
        #expect(archive.accessibility.map(\.label) == ["Title, Source"])
        #expect(archive.accessibility.map(\.traits) == [[.link]])
    }

    @Test("no taps are taken in what is hidden, disabled or set aside")
    func untouchable() throws {
        let url = try #require(URL(string: "news://story/1"))
        let link = Link(destination: url) { box(10, 10) }
        #expect(try archived(link.hidden()).tapRegions.isEmpty)
        #expect(try archived(link.disabled(true)).tapRegions.isEmpty)
        #expect(try archived(link.allowsHitTesting(false)).tapRegions.isEmpty)
        #expect(try archived(box(10, 10).mask { link }).tapRegions.isEmpty)
        #expect(try archived(link).tapRegions.count == 1)
    }

    @Test("a tap region follows the effects around it")
    func transformedRegions() throws {
        let url = try #require(URL(string: "news://story/1"))
        let archive = try archived(Link(destination: url) { box(20, 10) }.scaleEffect(2).rotationEffect(.degrees(90)))
        #expect(archive.tapRegions.map { text($0.frame) } == ["40 5 20 40"])
    }

    @Test("the container's background lies behind the whole widget, the outermost widget URL wins")
    func containers() throws {
        let container = ContainerBackgroundPlacement(name: "widget")
        let view = box(10, 10)
            .containerBackground(Color.red, for: container)
            .archivedWidgetURL(URL(string: "news://inner"))
            .padding(10)
            .archivedWidgetURL(URL(string: "news://outer"))
        let archive = try archived(view)
        #expect(archive.widgetURL == "news://outer")
        #expect(archive.background.count == 1)
        guard case .fill(let path, let paint, _, _) = try #require(archive.background.first) else {
            Issue.record("the background is not a fill")
            return
        }
        #expect(path.elements.first == .move(ArchivePoint(x: 0, y: 0)))
        #expect(path.elements.contains(.line(ArchivePoint(x: 100, y: 50))))
        guard case .color(let color) = paint else {
            Issue.record("the background is not a colour")
            return
        }
        #expect(color.red == 1)
    }

    @Test("effects are groups around what they apply to, the innermost first")
    func effects() throws {
        let archive = try archived(box(10, 10).opacity(0.5).blur(radius: 3).opacity(1))
        guard case .group(let blurred) = try #require(archive.items.first) else {
            Issue.record("no group")
            return
        }
        #expect(blurred.effects == [.blur(radius: 3, isOpaque: false)])
        guard case .group(let faded) = try #require(blurred.items.first) else {
            Issue.record("no inner group")
            return
        }
        #expect(faded.opacity == 0.5)
        #expect(faded.items.count == 1)
    }

    @Test("a clip follows its shape, a mask holds what it draws")
    func clipping() throws {
        let clipped = try archived(Color.red.clipShape(Circle()))
        guard case .group(let group) = try #require(clipped.items.first) else {
            Issue.record("no group")
            return
        }
        #expect(group.clip != nil)
        let masked = try archived(Color.red.mask { Circle() })
        guard case .group(let other) = try #require(masked.items.first) else {
            Issue.record("no group")
            return
        }
        #expect(other.mask?.count == 1)
    }

    @Test("hidden views draw nothing and keep their place")
    func hidden() throws {
        let archive = try archived(
            HStack(spacing: 0) {
                Color.red.hidden()
                Color.blue.probe("b")
            })
        #expect(archive.items.count == 1)
        #expect(archive.accessibility.map { text($0.frame) } == ["50 0 50 50"])
    }

    @Test("a shape style behind or over a view fills its frame, or a shape in it")
    func styledLayers() throws {
        #expect(try archived(box(10, 10).background(Color.blue)).items.count == 2)
        #expect(try archived(box(10, 10).background(.blue, in: Circle())).items.count == 2)
        #expect(try archived(box(10, 10).background(in: RoundedRectangle(cornerRadius: 4))).items.count == 2)
        #expect(try archived(box(10, 10).overlay(.red.opacity(0.5))).items.count == 2)
        #expect(try archived(box(10, 10).border(.red, width: 2)).items.count == 2)
    }

    @Test("an image that would have to be loaded shows its placeholder")
    func asyncImages() throws {
        let url = URL(string: "https://example.com/a.png")
        let placeholder = AsyncImage(url: url) { image in
            image.resizable()
        } placeholder: {
            box(30, 20).probe("placeholder")
        }
        #expect(try frames(of: placeholder)["placeholder"] == "35 40 30 20")
        let phases = AsyncImage(url: url) { phase in
            if let image = phase.image { image } else { box(5, 5).probe("empty") }
        }
        #expect(try frames(of: phases)["empty"] != nil)
        #expect(try archived(AsyncImage(url: url)).items.count == 1)
    }

    @Test("a view that cannot be drawn is an error with its type's name")
    func unsupported() throws {
        #expect(throws: UnsupportedViewError(Unheard.self)) { _ = try archived(VStack { Unheard() }) }
    }

    @Test("labels, traits and hints reach the archive; hidden elements do not")
    func accessibility() throws {
        let archive = try archived(
            VStack {
                box(5, 5).accessibilityLabel("Score").accessibilityValue("3").accessibilityHint("Opens")
                    .accessibilityAddTraits([.isButton, .isHeader]).accessibilityRemoveTraits(.isHeader)
                box(5, 5).accessibilityLabel("Gone").accessibilityHidden(true)
            })
        let element = try #require(archive.accessibility.first)
        #expect(archive.accessibility.count == 1)
        #expect((element.label, element.value, element.hint) == ("Score", "3", "Opens"))
        #expect(element.traits == [.button])
    }

    @Test("a label's style decides which of its parts show")
    func labels() throws {
        func parts(_ style: some LabelStyle) throws -> [String: String] {
            try frames(
                of: Label {
                    box(30, 10).probe("title")
                } icon: {
                    box(10, 10).probe("icon")
                }.labelStyle(style).labelReservedIconWidth(10).labelIconToTitleSpacing(8))
        }
        #expect(try parts(.titleAndIcon) == ["icon": "26 45 10 10", "title": "44 45 30 10"])
        #expect(try parts(.iconOnly) == ["icon": "45 45 10 10"])
        #expect(try parts(.titleOnly) == ["title": "35 45 30 10"])
    }
}

/// Has the shape of a view and neither a body nor a way to be drawn.
private struct Unheard: View {
    var body: Never { fatalError("never asked for") }
}
