import Foundation
import SwiftUICompat
import Testing
import WidgetArchive

@Suite("What views draw", .serialized)
@MainActor
struct DrawingTests {
    private func items(
        _ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) throws -> [ArchiveItem] {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "en_US")
        environment.entryDate = Date(timeIntervalSince1970: 1_000_000)
        change(&environment)
        return try archive(view, size: CGSize(width: 100, height: 50), environment: environment).items
    }

    private func color(_ color: Color) -> Paint { .color(color.resolve(in: EnvironmentValues()).sRGB) }

    @Test("a colour fills its frame, a shape takes the foreground")
    func fills() throws {
        #expect(
            try items(Color.red) == [
                .fill(
                    Path(CGRect(x: 0, y: 0, width: 100, height: 50)).archived, paint: color(.red), isEvenOdd: false,
                    isAntialiased: true)
            ])
        guard case .fill(_, let paint, _, _) = try items(Circle().foregroundStyle(.blue)).first else {
            return #expect(Bool(false), "not a fill")
        }
        #expect(paint == color(.blue))
    }

    @Test("fills and strokes of one shape are painted in the order written")
    func layers() throws {
        let kinds = try items(Circle().fill(.red).stroke(.blue, lineWidth: 3).fill(.green.opacity(0.1))).map { item in
            switch item {
            case .fill: "fill"
            case .stroke: "stroke"
            default: "other"
            }
        }
        #expect(kinds == ["fill", "stroke", "fill"])
    }

    @Test("a stroked border lies within the frame")
    func strokeBorder() throws {
        guard case .stroke(let path, _, let style) = try items(Rectangle().strokeBorder(.red, lineWidth: 10)).first
        else {
            return #expect(Bool(false), "not a stroke")
        }
        #expect(style.width == 10)
        #expect(path == Path(CGRect(x: 5, y: 5, width: 90, height: 40)).archived)
    }

    @Test("a container-relative shape is concentric with the widget")
    func containerRelative() throws {
        let inset = try items(ContainerRelativeShape().fill(.red).padding(10))
        let expected = RoundedRectangle(cornerRadius: 12).path(in: CGRect(x: 0, y: 0, width: 80, height: 30))
            .offsetBy(dx: 10, dy: 10)
        #expect(
            inset == [.fill(expected.archived, paint: color(.red), isEvenOdd: false, isAntialiased: true)])
    }

    @Test("shapes that mirror do so where text runs from right to left")
    func mirroring() throws {
        let shape = UnevenRoundedRectangle(topLeadingRadius: 10, style: .circular).fill(.red)
        let mirrored = try items(shape) { $0.layoutDirection = .rightToLeft }
        guard case .fill(let path, _, _, _) = mirrored.first else { return #expect(Bool(false), "not a fill") }
        let ends = path.elements.compactMap { element -> ArchivePoint? in
            switch element {
            case .move(let point), .line(let point), .quad(let point, _), .curve(let point, _, _): point
            case .close: nil
            }
        }
        #expect(ends.contains { abs($0.x - 90) < 1e-6 && abs($0.y) < 1e-6 })
        #expect(!ends.contains { abs($0.x - 10) < 1e-6 && abs($0.y) < 1e-6 })
    }

    @Test("redacted text is bars, redacted images and symbols are shapes")
    func redaction() throws {
        let view = HStack {
            Text("secret"); Image(systemName: "star")
        }.redacted(reason: .placeholder)
        let items = try items(view)
        #expect(items.count == 2)
        for item in items {
            guard case .fill = item else { return #expect(Bool(false), "\(item) tells something") }
        }
    }

    @Test("a symbol's paints follow its rendering mode")
    func symbolPaints() throws {
        func paints(_ view: some View) throws -> [Paint] {
            guard case .symbol(let symbol) = try items(view).first else { return [] }
            return symbol.paints
        }
        let star = Image(systemName: "star.fill")
        #expect(try paints(star.foregroundStyle(.red)) == [color(.red)])
        #expect(
            try paints(star.symbolRenderingMode(.hierarchical).foregroundStyle(.red)) == [
                color(.red), color(.red.opacity(0.5)), color(.red.opacity(0.25)),
            ])
        #expect(try paints(star.foregroundStyle(.red, .blue)).prefix(2) == [color(.red), color(.blue)])
    }

    @Test("an image is as large as its pixels at its scale, and a missing one takes no room")
    func images() throws {
        // A PNG's signature and header, of 60 by 40 pixels.
        var png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        png += [0, 0, 0, 60, 0, 0, 0, 40, 8, 6, 0, 0, 0, 0, 0, 0, 0]
        let encoded = try EncodedImage(bytes: png, scale: 2)
        #expect(encoded.image.size == ArchiveSize(width: 30, height: 20))
        guard case .image(let image) = try items(Image(encoded)).first else {
            return #expect(Bool(false), "not an image")
        }
        #expect(image.frame == ArchiveRect(x: 35, y: 15, width: 30, height: 20))
        guard case .image(let fitted) = try items(Image(encoded).resizable().scaledToFit()).first else {
            return #expect(Bool(false), "not an image")
        }
        #expect(fitted.frame.height == 50 && abs(fitted.frame.width - 75) < 0.2)
        AssetCatalog.use(AssetCatalog(), folder: "")
        #expect(try items(Image("nowhere").border(.red)).allSatisfy { if case .stroke = $0 { true } else { false } })
    }

    @Test("an asset is read from the catalogue's folder in the scale and appearance of the environment")
    func assets() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, size) in [("light", 20), ("dark", 40)] {
            let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='\(size)' height='10'/>"
            try Data(svg.utf8).write(to: folder.appendingPathComponent("\(name).svg"))
        }
        let index = """
            {"images": {"logo": [{"file": "light.svg", "appearance": "any", "kind": "vector", "isTemplate": true},
                                 {"file": "dark.svg", "appearance": "dark", "kind": "vector"}]},
             "colors": {"brand": [{"components": [1, 0, 0, 0.5]}, {"appearance": "dark", "components": [0, 1, 0]}]}}
            """
        try Data(index.utf8).write(to: folder.appendingPathComponent("Assets.json"))
        let loaded = AssetCatalog.load(folder: folder.path)
        AssetCatalog.use(loaded.catalog, folder: loaded.folder)
        defer { AssetCatalog.use(AssetCatalog(), folder: "") }

        guard case .image(let light) = try items(Image("logo").foregroundStyle(.red)).first,
            case .image(let dark) = try items(Image("logo"), { $0.colorScheme = .dark }).first
        else { return #expect(Bool(false), "not images") }
        #expect(light.naturalSize == ArchiveSize(width: 20, height: 10))
        #expect(light.tint == color(.red))
        #expect(dark.naturalSize == ArchiveSize(width: 40, height: 10))
        #expect(dark.tint == nil)

        var environment = EnvironmentValues()
        #expect(Color("brand").resolve(in: environment).description == "#FF000080")
        environment.colorScheme = .dark
        #expect(Color("brand").resolve(in: environment).description == "#00FF00FF")
    }

    @Test("text stands on its baseline beside a symbol, and carries its live date")
    func text() throws {
        let date = Date(timeIntervalSince1970: 1_000_060)
        guard case .text(let text) = try items(Text(date, style: .timer).font(.title)).first else {
            return #expect(Bool(false), "not a text")
        }
        #expect(text.text.runs.map(\.content) == [.string("1:00")])
        #expect(text.text.runs[0].live == .date(1_000_060, style: .timer))
        #expect(abs(text.frame.x + text.frame.width / 2 - 50) < 0.5)
    }

    @Test("a gradient on text runs over the text's frame")
    func gradientText() throws {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        guard case .text(let text) = try items(Text("Hello").foregroundStyle(gradient)).first,
            case .linearGradient(_, let start, let end) = text.text.runs[0].paint
        else { return #expect(Bool(false), "not a gradient text") }
        #expect(abs(start.x - text.frame.x) < 1e-6)
        #expect(abs(end.x - text.frame.x - text.frame.width) < 1e-6)
    }

    @Test("a canvas draws under its transforms and clips")
    func canvas() throws {
        let view = Canvas { context, size in
            context.translateBy(x: 10, y: 0)
            context.opacity = 0.5
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        }
        guard case .group(let canvas) = try items(view).first, case .group(let faded) = canvas.items.first,
            case .group(let moved) = faded.items.first, case .fill(_, let paint, _, _) = moved.items.first
        else { return #expect(Bool(false), "not as nested as expected") }
        #expect(faded.opacity == 0.5)
        #expect(moved.transform?.tx == 10)
        #expect(paint == color(.red))
    }

    @Test("a canvas draws where a layer is opaque, or where it is not")
    func clipToLayer() throws {
        func drawn(_ options: GraphicsContext.ClipOptions) throws -> ArchiveGroup {
            let view = Canvas { context, size in
                context.translateBy(x: 10, y: 0)
                context.clipToLayer(opacity: 0.5, options: options) { layer in
                    layer.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
                }
                context.translateBy(x: 20, y: 0)
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
            }
            guard case .group(let canvas) = try items(view).first, case .group(let clipped)? = canvas.items.last else {
                throw CancellationError()
            }
            #expect(canvas.items.count == 1)
            return clipped
        }
        let clipped = try drawn([])
        guard case .group(let layer)? = clipped.mask?.first, case .group(let moved)? = layer.items.first,
            case .group(let content)? = clipped.items.first
        else { throw CancellationError() }
        #expect(layer.opacity == 0.5 && moved.transform?.tx == 10 && content.transform?.tx == 30)
        guard case .group(let inverse)? = try drawn(.inverse).mask?.first, case .fill? = inverse.items.first,
            case .group(let hole)? = inverse.items.last
        else { throw CancellationError() }
        #expect(hole.blendMode == .destinationOut && hole.opacity == 0.5 && hole.items == layer.items)
    }

    @Test("a timeline view shows the latest of its moments that is not after the entry")
    func timelineView() throws {
        func shown(_ schedule: some TimelineSchedule) throws -> Date? {
            var date: Date?
            _ = try items(TimelineView(schedule) { context in noting(context.date) { date = $0 } })
            return date
        }
        let entry = Date(timeIntervalSince1970: 1_000_000)
        #expect(try shown(.everyMinute) == Date(timeIntervalSince1970: 999_960))
        #expect(try shown(.periodic(from: entry - 7, by: 5)) == entry - 2)
        #expect(try shown(.explicit([entry - 9, entry - 3, entry + 3])) == entry - 3)
    }

    private func noting(_ date: Date, _ note: (Date) -> Void) -> some View {
        note(date)
        return Color.red
    }

    @Test("a progress view's bar is as long as its part of the whole")
    func progress() throws {
        let items = try items(ProgressView(value: 0.25).tint(.red))
        guard case .fill(let track, _, _, _) = items.first, case .fill(let bar, let paint, _, _) = items.last else {
            return #expect(Bool(false), "not bars")
        }
        func width(_ path: ArchivePath) -> Double {
            let xs = path.elements.compactMap { element -> Double? in
                switch element {
                case .move(let point), .line(let point), .quad(let point, _), .curve(let point, _, _): point.x
                case .close: nil
                }
            }
            return (xs.max() ?? 0) - (xs.min() ?? 0)
        }
        #expect(abs(width(track) - 100) < 0.1)
        #expect(abs(width(bar) - 25) < 0.4)
        #expect(paint == color(.red))
    }
}
