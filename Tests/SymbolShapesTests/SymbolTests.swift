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
            ("star.slash", .slashed(.icon("star"))),
            ("mic.slash.fill", .icon("mic-mute-fill")),
            (
                "folder.fill.badge.person.crop",
                .standIn(.standIn(.icon("folder-fill"), "folder.fill"), "folder.fill.badge")
            ),
            ("car.front.waves.up", .standIn(.standIn(.icon("car-front"), "car.front"), "car.front.waves")),
            ("sun.rain", .standIn(.icon("sun"), "sun")),
            (
                "figure.highintensity.intervaltraining",
                .standIn(.standIn(.icon("universal-access"), "figure"), "figure.highintensity")
            ),
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
        for icon in Set(SymbolTable.icons.values) {
            #expect(FileManager.default.fileExists(atPath: "/usr/share/bootstrap-icons/svg/\(icon).svg"), "\(icon)")
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
            guard SymbolTable.icons[Substring(name)] == nil else { continue }
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
            ("bolt.fill", 0.686, 1.098), ("arrow.left.arrow.right", 0.95, 1.16),
        ])
    func ink(name: String, width: Double, height: Double) {
        let ink = SymbolInk(of: name)
        #expect(abs(ink.width - width) < 0.005 && abs(ink.height - height) < 0.005)
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
        #expect(abs(size("star.fill").width - 20) < 1.1)
        #expect(abs(size("star.fill").height - 19) < 1.1)
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
