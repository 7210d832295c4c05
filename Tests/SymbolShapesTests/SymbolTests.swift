import Foundation
import Testing
import WidgetArchive

@testable import SymbolShapes

@Suite("Symbols")
struct SymbolTests {
    @Test(
        "a symbol is made of an icon, or of an icon and its variants",
        arguments: [
            ("star.fill", SymbolRecipe.icon("star-fill")),
            ("checkmark.circle.fill", .icon("check-circle-fill")),
            ("sun.max.fill", .icon("sun-fill")),
            ("arrow.clockwise.circle", .enclosed(.icon("arrow-clockwise"), .circle, isFilled: false)),
            ("house.circle.fill", .enclosed(.icon("house-fill"), .circle, isFilled: true)),
            ("gearshape.square", .enclosed(.icon("gear"), .square, isFilled: false)),
            ("star.slash", .slashed(.icon("star"), isFilled: false)),
            ("star.slash.fill", .slashed(.icon("star-fill"), isFilled: true)),
            ("ferry.fill", .glyph("directions_boat")), ("steeringwheel", .drawn("steeringwheel")),
            ("rectangle.fill", .drawn("rectangle.fill")), ("function", .letters("ƒ")),
            ("31.circle.fill", .enclosed(.letters("31"), .circle, isFilled: true)),
            ("c.square", .icon("c-square")), ("goforward.45", .enclosed(.letters("45"), .goforward, isFilled: false)),
            ("hand.point.right.fill", .turned(.icon("hand-index-fill"), .quarters(1))),
            ("arrow.turn.right.up", .turned(.icon("arrow-90deg-up"), .mirrored)),
            ("bell.badge", .badged(.icon("bell"), nil)),
            ("gearshape.badge.xmark", .badged(.icon("gear"), .icon("x-circle-fill"))),
            ("figure.tennis", .badged(.glyph("directions_run"), .glyph("sports_tennis"))),
            ("figure.fall", .standIn(.glyph("directions_run"), "figure.run")),
            ("network.badge.shield.half.filled", .badged(.icon("globe"), .icon("shield-fill"))),
            ("mic.slash.fill", .icon("mic-mute-fill")),
            ("folder.fill.badge.person.crop", .badged(.icon("folder-fill"), .icon("person-fill"))),
            ("car.front.waves.up", .standIn(.standIn(.icon("car-front"), "car.front"), "car.front.waves")),
            ("sun.rain", .badged(.icon("sun"), .icon("droplet-fill"))),
            ("figure.highintensity.intervaltraining", .standIn(.glyph("directions_run"), "figure.run")),
            ("lightbulb.led.fill", .standIn(.icon("lightbulb-fill"), "lightbulb.fill")),
            ("character.book.closed.fill.he", .icon("journal-bookmark-fill")),
            ("no.such.symbol", .missing), ("", .missing), ("..", .missing), ("../star", .missing),
        ])
    func recipes(name: String, recipe: SymbolRecipe) {
        let icons = "/usr/share/bootstrap-icons/svg/"
        #expect(SymbolRecipe(name: name) { FileManager.default.fileExists(atPath: "\(icons)\($0).svg") } == recipe)
    }

    @Test("every icon of the table exists")
    func table() {
        for icon in Set(SymbolTable.icons.pairs.values) {
            #expect(FileManager.default.fileExists(atPath: "/usr/share/bootstrap-icons/svg/\(icon).svg"), "\(icon)")
        }
    }

    @Test("every icon of the second family, every letter and every drawing has a shape")
    func otherShapes() {
        for icon in Set(SymbolTable.glyphs.pairs.values) { #expect(MaterialIcons.shapes(of: icon) != nil, "\(icon)") }
        for symbol in ["7", "42", "w", "sum", "wonsign", "hryvniasign", "textformat.abc", "carbon.dioxide.cloud"] {
            let letters = SymbolTable.letters(of: symbol) ?? ""
            if !letters.isEmpty { #expect(Lettering.shapes(of: letters) != nil, "\(symbol)") }
        }
        #expect(MaterialIcons.shapes(of: "no_such_icon") == nil)
    }

    @Test("every alias and every stand-in leads to a shape")
    func aliases() {
        for name in Set(SymbolTable.aliases.pairs.keys).union(SymbolTable.standIns.pairs.keys) {
            #expect(isKnown(name), "\(name)")
        }
        for name in SymbolTable.standIns.pairs.keys {
            #expect(SymbolLibrary.shared.outline(of: name).standIn != nil, "\(name)")
        }
    }

    @Test("every icon can be read and lies about in its box")
    func icons() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: "/usr/share/bootstrap-icons/svg")
        #expect(files.count > 1000)
        let library = SymbolLibrary()
        for file in files where file.hasSuffix(".svg") {
            let name = String(file.dropLast(4).replacing("-", with: "."))
            // A symbol of the same name may go by the table.
            guard SymbolTable.icons[name] == nil else { continue }
            let outline = library.outline(of: name)
            #expect(!outline.isMissing, "\(file)")
            let bounds = outline.bounds
            #expect(min(bounds.x, bounds.y) > -2, "\(file) \(bounds)")
            #expect(max(bounds.x + bounds.width, bounds.y + bounds.height) < 18, "\(file) \(bounds)")
        }
    }

    private func isKnown(_ name: String) -> Bool { !SymbolLibrary.shared.outline(of: name).isMissing }

    @Test("a symbol that lacks some part of what it stands for says what is drawn")
    func standIn() {
        #expect(SymbolLibrary.shared.outline(of: "star").standIn == nil)
        #expect(SymbolLibrary.shared.outline(of: "heart.circle.fill").standIn == nil)
        #expect(SymbolLibrary.shared.outline(of: "house.nosuchpart").standIn == "house")
        #expect(SymbolLibrary.shared.outline(of: "house.nosuchpart.circle.fill").standIn == "house.fill")
    }

    /// The names of the list, and which of them are marked as stand-ins.
    private static func listed() throws -> [(name: String, isStandIn: Bool)] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/symbol-names.txt")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
            let words = $0.split(separator: " ")
            return (String(words[0]), isStandIn: words.count > 1)
        }
    }

    @Test("the symbols that widgets use most have a shape, and it is theirs where the list does not say otherwise")
    func mostUsed() throws {
        let symbols = try SymbolTests.listed()
        #expect(Set(symbols.map(\.name)).count == symbols.count && symbols.count >= 1495)
        for symbol in symbols {
            let outline = SymbolLibrary.shared.outline(of: symbol.name)
            #expect(!outline.isMissing, "\(symbol.name)")
            #expect((outline.standIn != nil) == symbol.isStandIn, "\(symbol.name) is \(outline.standIn ?? "itself")")
            #expect(min(outline.bounds.x, outline.bounds.y) > -1, "\(symbol.name) \(outline.bounds)")
            let (right, bottom) = (
                outline.bounds.x + outline.bounds.width, outline.bounds.y + outline.bounds.height
            )
            #expect(max(right, bottom) < 17.1, "\(symbol.name) \(outline.bounds)")
        }
        #expect(symbols.count(where: \.isStandIn) <= 180)
    }

    @Test("no two of the symbols that differ most are drawn alike")
    func apart() {
        let names = """
            ferry water.waves bathtub drop steeringwheel record.circle function fireplace flame fork.knife wineglass
            cup.and.saucer leaf tree carrot flask syringe stethoscope heart hand.raised hand.point.up hand.tap
            figure.walk figure.run figure.stand sofa chair lamp.desk lightbulb oven washer toilet shower sink
            cable.connector powerplug sailboat airplane airplane.departure airplane.arrival tram cablecar car car.side
            basketball soccerball baseball tennisball football volleyball
            """.split(whereSeparator: \.isWhitespace)
        var seen: [[ArchivePath]: Substring] = [:]
        for name in names {
            let paths = SymbolLibrary.shared.outline(of: String(name)).shapes.map(\.path)
            #expect(seen[paths] == nil, "\(name) is drawn as \(seen[paths] ?? "")")
            seen[paths] = name
        }
    }

    @Test("an outline along a line has its width, around a circle the circle's and the line's")
    func strokes() {
        func bounds(_ data: String) -> ArchiveRect {
            StrokeOutline.path(along: VectorPathParser.path(data), width: 1).bounds
        }
        #expect(bounds("M2 8h12") == ArchiveRect(x: 2, y: 7.5, width: 12, height: 1))
        let ring = bounds("M8 2a6 6 0 1 1 0 12a6 6 0 1 1 0-12z")
        #expect(abs(ring.x - 1.5) < 0.1 && abs(ring.width - 13) < 0.1 && abs(ring.height - 13) < 0.1)
        #expect(bounds("M2 2h12v12h-12z") == ArchiveRect(x: 1.5, y: 1.5, width: 13, height: 13))
    }

    @Test("an unknown symbol is a mark, and says so")
    func missing() {
        #expect(!isKnown("no.such.symbol"))
        #expect(isKnown("star"))
        #expect(SymbolLibrary.shared.outline(of: "no.such.symbol").shapes.count > 4)
    }

    @Test("a symbol without an icon may be drawn, with the variants of others")
    func drawings() {
        let outline = SymbolLibrary.shared.outline(of: "moonphase.full.moon")
        #expect(!outline.isMissing)
        #expect(abs(outline.bounds.x - 1) < 0.01 && abs(outline.bounds.width - 14) < 0.01)
        for name in ["dumbbell.fill", "bed.double", "scalemass.fill", "tent.circle", "moonphase.new.moon.inverse"] {
            #expect(isKnown(name), "\(name)")
            let bounds = SymbolLibrary.shared.outline(of: name).bounds
            #expect(min(bounds.x, bounds.y) >= 0 && bounds.x + bounds.width <= 16, "\(name) \(bounds)")
        }
    }

    /// Width and height of the ink in parts of the font's size, as in pictures that SwiftUI drew.
    @Test(
        "symbols' ink is as large as SF Symbols'",
        arguments: [
            ("checkmark.circle.fill", 1.0, 1.0), ("info.circle.fill", 1, 1), ("arrow.clockwise.circle", 1, 1),
            ("calendar", 0.969, 0.896), ("exclamationmark.triangle", 1.02, 0.92), ("lock", 0.67, 0.97),
            ("lock.fill", 0.67, 0.97), ("hand.raised.fill", 0.79, 1.05), ("wifi", 1.12, 0.81),
            ("location.fill", 0.93, 0.93), ("chevron.up", 0.854, 0.479), ("chevron.right", 0.479, 0.854),
            ("bolt.fill", 0.686, 1.098), ("arrow.left.arrow.right", 0.95, 1.16), ("house.fill", 1.14, 1.03),
            ("checkmark.square.fill", 0.91, 0.91), ("doc.text.fill", 0.82, 1.06), ("gobackward.10", 1, 1.1),
            ("battery.100", 1.56, 0.79), ("rectangle.fill", 1.18, 0.91),
        ])
    func ink(name: String, width: Double, height: Double) {
        let ink = SymbolInk(of: name)
        #expect(abs(ink.width - width) < 0.005 && abs(ink.height - height) < 0.005)
    }

    @Test("an icon of other proportions than its symbol's is stretched by 15 % at most, in any frame")
    func proportions() {
        let outline = SymbolLibrary.shared.outline(of: "battery.100")
        let ink = SymbolInk(width: outline.bounds.width * 3, height: outline.bounds.height)
        func stretched(_ width: Double, _ height: Double) -> Double {
            let frame = ArchiveRect(x: 0, y: 0, width: ink.width * width, height: ink.height * height)
            let scale = outline.scale(filling: frame, with: ink)
            return scale.width / scale.height
        }
        #expect(abs(stretched(10, 10) - 1.15) < 0.001)
        #expect(abs(stretched(20, 10) - 2.3) < 0.001)
    }

    @Test("a symbol's box is larger than its ink, and a resizable one's ink fills it")
    func boxes() {
        let font = ArchiveFont(size: 17)
        let ink = SymbolInk(of: "info.circle.fill")
        let box = SymbolMetrics.size(of: "info.circle.fill", font: font, scale: .medium)
        let frame = ink.frame(
            in: ArchiveRect(x: 0, y: 0, width: box.width, height: box.height), isResizable: false)
        #expect(abs(frame.x - 1.33) < 0.2 && abs(frame.width - 17) < 0.34)
        let plus = SymbolInk(of: "plus").frame(in: ArchiveRect(x: 0, y: 0, width: 18, height: 18), isResizable: true)
        #expect(abs(plus.width - 17.64) < 0.01 && abs(plus.x - 0.18) < 0.01)
        let wide = ink.frame(in: ArchiveRect(x: 0, y: 0, width: 40, height: 20), isResizable: true)
        #expect(abs(wide.width - 39.2) < 0.01 && abs(wide.height - 19.6) < 0.01)
    }

    @Test("symbols measure about what SF Symbols do")
    func sizes() {
        func size(_ name: String, _ scale: SymbolMetrics.Scale = .medium) -> ArchiveSize {
            SymbolMetrics.size(of: name, font: ArchiveFont(size: 17), scale: scale)
        }
        #expect(abs(size("star.fill").width - 22) < 0.5)
        #expect(abs(size("chevron.right").width - 12) < 0.5)
        #expect(size("chevron.right").width < size("chevron.right").height)
        #expect(abs(size("circle", .large).width / size("circle").width - 1.27) < 0.03)
        #expect(abs(size("circle", .small).width / size("circle").width - 0.79) < 0.03)
    }

    @Test("the symbols that widgets are known to use all have an icon")
    func used() {
        let names = """
            app.badge.fill app.fill applescript.fill arrow.2.squarepath arrow.circlepath arrow.clockwise
            arrow.down.circle.fill arrow.up.circle.fill arrow.up.forward.app.fill arrowshape.left.fill
            arrowshape.right.fill bag battery.0 battery.100 battery.25 battery.50 battery.75 bell.badge.fill
            box.truck building.2.crop.circle.fill calendar calendar.badge.clock camera checkmark.circle.fill circle
            clock.badge.exclamationmark cloud.bolt.fill cloud.fog.fill cloud.moon.fill cloud.rain.fill
            cloud.snow.fill cloud.sun.fill creditcard cube dollarsign.arrow.circlepath dollarsign.circle.fill
            drop.fill drop.triangle.fill envelope.fill exclamationmark.arrow.trianglehead.2.clockwise.rotate.90
            exclamationmark.triangle exclamationmark.triangle.fill eye.fill fan.preview flag.checkered fork.knife
            globe heart.text.square hourglass house house.circle.fill house.fill largecircle.fill.circle light.one
            light.preview lightbulb.fill list.bullet location location.fill location.slash lock lock.fill
            lock.preview message.fill moon.stars moon.stars.fill network pause phone.circle.fill photo photo.fill
            play play.fill plus plus.circle questionmark questionmark.square.dashed
            rectangle.and.pencil.and.ellipsis sensor.preview shippingbox.circle.fill sparkles square star star.fill
            sun.max sun.max.fill sunrise sunrise.fill sunset sunset.fill switch.preview timer truck.box tuningfork
            wifi.exclamationmark xmark.circle.fill
            """
        for name in names.split(whereSeparator: \.isWhitespace) where !["symbol", "preview"].contains(name) {
            #expect(isKnown(String(name)), "\(name)")
        }
    }
}
