import Foundation
import JSON
import TestSupport
import Testing

/// `LeftOutWidget` shares files with an app that needs Lottie, Firebase and more of Core Bluetooth than there is.
@Suite("A widget that needs what is not here")
struct LeftOutTests {
    private let folder: TemporaryFolder

    private static let widget = Repository.fixtures.appending(path: "LeftOutWidget")

    init() throws { folder = try TemporaryFolder() }

    private func run(_ arguments: String...) throws -> ProgramRun { try ProgramRun(Repository.program, arguments) }

    private static func parts(_ list: JSONValue?) -> [String] {
        (list?.arrayValue ?? []).map { part in
            let file = (part["file"]?.stringValue as NSString?)?.lastPathComponent ?? "-"
            let missing = part["missing"]?.arrayValue?.compactMap(\.stringValue).joined(separator: ", ") ?? "-"
            return "\(file):\(part["line"]?.intValue ?? 0) \(part["kind"]?.stringValue ?? "-") "
                + "\(part["declaration"]?.stringValue ?? "-"): \(missing)"
        }
    }

    private static let expected = [
        "LeftOutWidget.swift:1 import FirebaseAnalytics: FirebaseAnalytics",
        "LeftOutWidget.swift:2 import Lottie: Lottie",
        "LeftOutWidget.swift:8 type LottieAnimation: Lottie.LottieAnimation",
        "LeftOutWidget.swift:17 statement Provider.getTimeline: Analytics",
        "LeftOutWidget.swift:35 modifier EntryView.body: Text.sparkles",
        "LeftOutWidget.swift:36 view EntryView.body: Lottie.LottieView",
        "LeftOutWidget.swift:46 element Drawn.body: WidgetFamily.systemHuge",
        "Sensor.swift:2 import Lottie: Lottie",
        "Sensor.swift:6 type LottieDelegate: Lottie.LottieDelegate",
        "Sensor.swift:9 type NISession: NearbyInteraction.NISession",
        "Sensor.swift:10 property Sensor.queue: Lottie.LottieQueue",
        "Sensor.swift:11 property Sensor.level: Lottie.LottieStored",
        "Stored.swift:1 import Lottie: Lottie",
        "Stored.swift:4 attribute Stored: Lottie.LottieStorable",
        "Theme.swift:4 body UIColor.brand: UIColor.systemSparkle",
        "Theme.swift:12 statement Player.pause: UIViewController.setNeedsUpdateOfSparkles",
    ]

    @Test("is built where a module that is missing has exported SwiftUI to it")
    func reexported() throws {
        let source = MinimalWidget.source("Exported", showing: "Text(\"A\")")
        try folder.write(source.replacing("import SwiftUI\n", with: "import ScreenKit\n"), to: "Widget/Widget.swift")
        let build = try run("build", folder.path("Widget"))
        #expect(build.status == 0, "\(build.errors)")
        let described = try run("describe", folder.path("Widget"), "--json")
        let widgets = try JSONValue(parsing: Array(described.output.utf8))["widgets"]?.arrayValue
        #expect(widgets?.compactMap { $0["kind"]?.stringValue } == ["Exported"])
        #expect(Self.parts(widgets?.first?["leftOut"]) == ["Widget.swift:1 import ScreenKit: ScreenKit"])
        let called = try run("call", "describeWidgets", "{}", folder.path("Widget"))
        let list = try JSONValue(parsing: Array(called.output.utf8)).arrayValue
        #expect(list?.first?["leftOut"] == widgets?.first?["leftOut"] && list?.count == 1, "\(called.output)")
    }

    @Test("is built where another file, or a package of its own, exports a module that is missing")
    func exported() throws {
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Base", products: [.library(name: "Base", targets: ["Base"])],
                targets: [.target(name: "Inner"), .target(name: "Base", dependencies: ["Inner"])])
            """, to: "Base/Package.swift")
        try folder.write("@_exported import Architecture\n", to: "Base/Sources/Inner/Inner.swift")
        try folder.write("@_exported import Inner\npublic let count = 3\n", to: "Base/Sources/Base/Base.swift")
        try folder.write("@_exported import Kit\n", to: "Widget/Exports.swift")
        try folder.write(
            """
            import Base
            struct Feature { func run() -> Int { makeReducer(count).rate } }
            """, to: "Widget/Feature.swift")
        try folder.write("func total() -> Int { takeKitTotal() }\n", to: "Widget/Total.swift")
        try folder.write(MinimalWidget.source("Shown", showing: "Text(\"A\")"), to: "Widget/Widget.swift")
        let build = try run("build", folder.path("Widget"), "--package", folder.path("Base"))
        #expect(build.status == 0, "\(build.errors)")
        #expect(build.errors.contains("makeReducer") && build.errors.contains("takeKitTotal"), "\(build.errors)")
    }

    @Test("is built without the classes that Xcode writes for a model of Core ML's")
    func models() throws {
        let source = MinimalWidget.source("Model", showing: "Text(topic().rawValue)")
        try folder.write(
            """
            import CoreML
            enum Topic: String { case none = "None" }
            func topic() -> Topic {
                guard let model = try? Main_Topics(configuration: MLModelConfiguration()) else { return .none }
                let output: Main_TopicsOutput? = try? model.prediction(text: "A")
                return Topic(rawValue: output?.label ?? "") ?? .none
            }
            """, to: "Widget/Topic.swift")
        try folder.write(source, to: "Widget/Widget.swift")
        try folder.write("-", to: "Widget/Main Topics.mlmodel")
        let build = try run("build", folder.path("Widget"))
        #expect(build.status == 0 && build.errors.contains("CoreML.Main_Topics"), "\(build.errors)")
        try FileManager.default.removeItem(atPath: folder.path("Widget/Main Topics.mlmodel"))
        let without = try run("build", folder.path("Widget"))
        #expect(without.status != 0 && without.errors.contains("Main_Topics"), "\(without.errors)")
    }

    @Test("of many files is built without what those need that need what was left out, and with all of the others")
    func many() throws {
        for number in 0..<30 {
            try folder.write("struct Filler\(number) { let number = \(number) }", to: "Widget/Filler\(number).swift")
        }
        try folder.write(
            "import Kit\nfunc style() -> some KitStyle { KitStyle.plain.bold() }\n", to: "Widget/Style.swift")
        try folder.write("let title = style().title(\"A\")\n", to: "Widget/Title.swift")
        try folder.write("func card() -> [Int] { [title.count, Filler3().number] }\n", to: "Widget/Card.swift")
        try folder.write(
            MinimalWidget.source("Many", showing: "Text(\"\\(Filler7().number)\")"), to: "Widget/Widget.swift")
        let build = try run("build", folder.path("Widget"))
        #expect(build.status == 0, "\(build.errors)")
        let described = try run("describe", folder.path("Widget"), "--json")
        let widgets = try JSONValue(parsing: Array(described.output.utf8))["widgets"]?.arrayValue
        let files = Self.parts(widgets?.first?["leftOut"]).map { $0.prefix { $0 != ":" } }
        #expect(Set(files) == ["Style.swift", "Title.swift", "Card.swift"], "\(files)")
    }

    @Test("is built without it, and says what was left out, where and why")
    func built() throws {
        let build = try run("build", Self.widget.path())
        #expect(build.status == 0, "\(build.errors)")
        let described = try run("describe", Self.widget.path(), "--json")
        let widgets = try JSONValue(parsing: Array(described.output.utf8))["widgets"]?.arrayValue
        #expect(widgets?.compactMap { $0["kind"]?.stringValue } == ["Drawn", "Trapping"])
        let parts = Self.parts(widgets?.first?["leftOut"])
        #expect(parts.filter { Self.expected.contains($0) } == Self.expected, "\(parts)")
        #expect(Set(parts).count == parts.count)
        for part in widgets?.first?["leftOut"]?.arrayValue ?? [] {
            let place = "\(part["file"]?.stringValue ?? ""):\(part["line"]?.intValue ?? 0): "
            #expect(build.errors.contains(place), "\(place)\n\(build.errors)")
        }
    }

    @Test("is drawn with marked boxes, a warning for each thing that its picture lacks")
    func drawn() throws {
        let bridge = try BridgeProcess.running(Self.widget, root: folder.path("state"))
        let timeline = try bridge.call("getTimeline", ["kind": "Drawn", "family": "systemSmall"])
        let told = (timeline["warnings"]?.arrayValue ?? []).filter { $0["kind"] == "leftOut" }
        let subjects = told.compactMap { $0["subject"]?.stringValue }.sorted()
        #expect(
            subjects == [
                "Analytics", "Lottie.LottieDelegate", "Lottie.LottieStorable", "Lottie.LottieView", "Text.sparkles",
            ])
        #expect(told.allSatisfy { $0["file"]?.stringValue?.hasPrefix(Self.widget.path()) == true })
        let path = folder.path("drawn.png")
        try bridge.call("renderWidget", ["kind": "Drawn", "family": "systemSmall", "path": .string(path)])
        try Repository.expect(path, matches: "left-out")
        #expect(bridge.finish().status == 0)
    }

    @Test("gets the error that names what its code has come to, and goes on with the next call")
    func trapped() throws {
        let bridge = try BridgeProcess.running(Self.widget, root: folder.path("state"))
        for _ in 0..<2 {
            let error = try bridge.error("getTimeline", ["kind": "Trapping", "family": "systemSmall"])
            #expect(error["code"] == -31 && error["data"]?["kind"] == "leftOut", "\(error.text)")
            #expect(error["data"]?["missing"]?.stringValue?.contains("NISession") == true, "\(error.text)")
            #expect(error["data"]?["line"] == 13 && error["data"]?["phase"] == "timeline", "\(error.text)")
            #expect(error["data"]?["file"]?.stringValue?.hasSuffix("/Sensor.swift") == true)
            try bridge.call("getTimeline", ["kind": "Drawn", "family": "systemSmall"])
        }
        #expect(bridge.finish().status == 0)
    }

    @Test("shows its placeholder, with the reason, where its timeline ends in what was left out")
    func placeholderStandsIn() throws {
        let bridge = try BridgeProcess.running(Self.widget, root: folder.path("state"))
        func picture(_ parameters: JSONObject) throws -> JSONValue {
            var parameters = parameters
            parameters["kind"] = "Trapping"
            parameters["family"] = "systemSmall"
            parameters["inline"] = true
            return try bridge.call("renderWidget", .object(parameters))
        }
        func reasons(_ picture: JSONValue) -> [String] {
            (picture["warnings"]?.arrayValue ?? []).filter { $0["kind"] == "leftOut" }
                .compactMap { $0["message"]?.stringValue }.filter { $0.hasPrefix("The placeholder is drawn") }
        }
        let (shown, placeholder) = (try picture([:]), try picture(["phase": "placeholder"]))
        #expect(shown["digest"] != nil && shown["digest"] == placeholder["digest"])
        #expect(reasons(shown).count == 1 && reasons(shown)[0].contains("NISession"), "\(shown["warnings"] as Any)")
        #expect(reasons(placeholder).isEmpty)
        #expect(bridge.finish().status == 0)
    }

    @Test("names what a provider came upon that has no entries, or crashes, with its placeholder")
    func emptyValues() throws {
        try folder.write(
            """
            import Lottie
            import SwiftUI
            import WidgetKit
            enum Shared {
                static func items() -> [String] {
                    let loader = LottieLoader()
                    return loader.items
                }
            }
            struct Entry: TimelineEntry { let date: Date }
            struct Late: TimelineProvider {
                func placeholder(in _: Context) -> Entry { Entry(date: .now) }
                func getSnapshot(in _: Context, completion: @escaping (Entry) -> Void) {}
                func getTimeline(in _: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                    Task.detached { print(Shared.items()[0]) }
                }
            }
            struct Provider: TimelineProvider {
                let needsOne: Bool
                func placeholder(in _: Context) -> Entry { Entry(date: .now) }
                func getSnapshot(in _: Context, completion: @escaping (Entry) -> Void) {}
                func getTimeline(in _: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                    let items = Shared.items()
                    if needsOne { print(items[0]) }
                    completion(Timeline(entries: items.map { _ in Entry(date: .now) }, policy: .never))
                }
            }
            struct None: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "None", provider: Provider(needsOne: false)) { _ in Color.red }
                }
            }
            struct One: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "One", provider: Provider(needsOne: true)) { _ in Color.red }
                }
            }
            struct Last: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "Last", provider: Late()) { _ in Color.red }
                }
            }
            @main struct Widgets: WidgetBundle {
                var body: some Widget { None(); One(); Last() }
            }
            """, to: "E/E.swift")
        let bridge = try BridgeProcess.running(folder.url.appending(path: "E"), root: folder.path("state"))
        for (kind, reason) in [("None", "gave no entries"), ("One", "crashed")] {
            let picture = try bridge.call(
                "renderWidget", ["kind": .string(kind), "family": "systemSmall", "inline": true])
            let told = (picture["warnings"]?.arrayValue ?? []).filter { $0["kind"] == "leftOut" }
            #expect(told.compactMap { $0["subject"]?.stringValue } == ["Lottie.LottieLoader"], "\(told)")
            #expect(told.last?["message"]?.stringValue?.contains(reason) == true, "\(told)")
        }
        let error = try bridge.error("getTimeline", ["kind": "One", "family": "systemSmall"])
        #expect(error["code"] == -22, "\(error.text)")
        let came = error["data"]?["warnings"]?.arrayValue ?? []
        #expect(came.compactMap { $0["subject"]?.stringValue } == ["Lottie.LottieLoader"], "\(error.text)")
        // It lets go of its completion handler, and crashes then.
        let late = try bridge.call("renderWidget", ["kind": "Last", "family": "systemSmall", "inline": true])
        let last = late["warnings"]?.arrayValue?.last?["message"]?.stringValue
        #expect(last?.hasPrefix("The placeholder is drawn") == true, "\(late["warnings"] as Any)")
        #expect(bridge.finish().status == 0)
    }

    @Test("is drawn where its code can go on without what it calls, each of which is a warning")
    func goesOn() throws {
        try folder.write(
            """
            import Lottie
            enum Shared {
                static func load() throws -> Int {
                    let loader = LottieLoader()
                    return try loader.load().count
                }
                static func find() -> String? { LottieFinder.shared.find() }
                static func log() {
                    let logger = LottieLogger()
                    logger.log("a")
                }
            }
            """, to: "W/Shared.swift")
        try folder.write(
            """
            import SwiftUI
            import WidgetKit
            struct Entry: TimelineEntry { let date: Date; let text: String }
            struct Provider: TimelineProvider {
                func placeholder(in context: Context) -> Entry { Entry(date: .now, text: "") }
                func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
                func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                    Shared.log()
                    let text = "\\((try? Shared.load()) ?? -1) \\(Shared.find() ?? "nothing")"
                    completion(Timeline(entries: [Entry(date: .now, text: text)], policy: .never))
                }
            }
            @main struct W: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "W", provider: Provider()) { Text($0.text) }
                }
            }
            """, to: "W/W.swift")
        let bridge = try BridgeProcess.running(folder.url.appending(path: "W"), root: folder.path("state"))
        let timeline = try bridge.call("getTimeline", ["kind": "W", "family": "systemSmall"])
        let told = (timeline["warnings"]?.arrayValue ?? []).filter { $0["kind"] == "leftOut" }
        #expect(
            told.compactMap { $0["subject"]?.stringValue }
                == ["Lottie.LottieLogger", "Lottie.LottieLoader", "Lottie.LottieFinder"])
        #expect(told.compactMap { $0["line"]?.intValue } == [8, 3, 7])
        let picture = try bridge.call("renderWidget", ["kind": "W", "family": "systemSmall", "format": "archive"])
        #expect(picture["archive"]?["accessibility"]?.arrayValue?.first?["label"] == "-1 nothing", "\(picture.text)")
        #expect(bridge.finish().status == 0)
    }

    @Test("keeps what it declares with missing types, and its views where a missing module shows SwiftUI")
    func usesOfTypes() throws {
        try folder.write(
            """
            import Lottie
            import WidgetKit
            struct Entry: TimelineEntry {
                let date: Date
                let text: String
                let animation: LottieAnimation?
                let sample: LottieAnimation
                init(date: Date, text: String, animation: LottieAnimation? = nil, sample: LottieAnimation) {
                    self.date = date
                    self.text = text
                    self.animation = animation
                    self.sample = sample
                }
            }
            struct Row: View {
                let entry: Entry
                var body: some View { VStack { Text(entry.text) } }
            }
            """, to: "W/Row.swift")
        try folder.write(
            """
            import SwiftUI
            import WidgetKit
            struct Provider: TimelineProvider {
                func placeholder(in context: Context) -> Entry {
                    Entry(date: .now, text: "kept", animation: .named("a"), sample: .named("sample"))
                }
                func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
                func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                    completion(Timeline(entries: [placeholder(in: context)], policy: .never))
                }
            }
            @main struct W: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "W", provider: Provider()) { Row(entry: $0) }
                }
            }
            """, to: "W/W.swift")
        let described = try run("describe", folder.path("W"), "--json")
        let widgets = try JSONValue(parsing: Array(described.output.utf8))["widgets"]?.arrayValue
        let parts = Self.parts(widgets?.first?["leftOut"])
        #expect(
            parts == [
                "Row.swift:1 import Lottie: Lottie", "Row.swift:6 type LottieAnimation: Lottie.LottieAnimation",
                "W.swift:5 value Provider.placeholder: LottieAnimation.named",
            ])
        let bridge = try BridgeProcess.running(folder.url.appending(path: "W"), root: folder.path("state"))
        let picture = try bridge.call("renderWidget", ["kind": "W", "family": "systemSmall", "format": "archive"])
        #expect(picture["archive"]?["accessibility"]?.arrayValue?.first?["label"] == "kept", "\(picture.text)")
        #expect(bridge.finish().status == 0)
    }

    @Test("hands missing values on to what takes missing protocols")
    func protocols() throws {
        try folder.write(
            """
            import GRDB
            import SwiftUI
            import WidgetKit
            struct Store {
                let reader: any DatabaseReader
                var name: String { (try? reader.read { String.fetchOne($0, sql: "") }) ?? "no store" }
            }
            enum Stores { static let shared: DatabasePool = try! DatabasePool(path: "a") }
            struct Entry: TimelineEntry { let date: Date; var name = "" }
            struct Provider: TimelineProvider {
                private let store = Store(reader: Stores.shared)
                func placeholder(in context: Context) -> Entry { Entry(date: .now) }
                func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
                func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                    completion(Timeline(entries: [Entry(date: .now, name: store.name)], policy: .never))
                }
            }
            @main struct W: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "W", provider: Provider()) { Text($0.name) }
                }
            }
            """, to: "W/W.swift")
        let bridge = try BridgeProcess.running(folder.url.appending(path: "W"), root: folder.path("state"))
        let picture = try bridge.call("renderWidget", ["kind": "W", "family": "systemSmall", "format": "archive"])
        let label = picture["archive"]?["accessibility"]?.arrayValue?.first?["label"]
        let missing = picture["warnings"]?.arrayValue?.compactMap { $0["subject"]?.stringValue } ?? []
        #expect(label == "no store" && missing.contains("DatabaseReader.read, String.fetchOne"), "\(missing)")
        #expect(bridge.finish().status == 0)
    }

    @Test("has its type's name for a kind that a missing value names")
    func kinds() throws {
        try folder.write(
            """
            import Dependencies
            import SwiftUI
            import WidgetKit
            struct Entry: TimelineEntry { let date: Date; var url: String? }
            struct Provider: TimelineProvider {
                func placeholder(in context: Context) -> Entry { Entry(date: .now) }
                func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
                func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                    completion(Timeline(entries: [Entry(date: .now)], policy: .never))
                }
            }
            @main struct Linked: Widget {
                @Dependency(\\.configuration) private var configuration
                @Dependency(\\.links) private var links
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: self.configuration.kind, provider: Provider()) { entry in
                        switch entry.url {
                        case nil: Text("no link")
                        case let url?: Link("link", destination: self.links.link(to: url))
                        }
                    }
                    .supportedFamilies([.systemSmall])
                }
            }
            """, to: "W/W.swift")
        let bridge = try BridgeProcess.running(folder.url.appending(path: "W"), root: folder.path("state"))
        let picture = try bridge.call(
            "renderWidget", ["kind": "Linked", "family": "systemSmall", "format": "archive"])
        #expect(picture["archive"]?["accessibility"]?.arrayValue?.first?["label"] == "no link", "\(picture.text)")
        #expect(bridge.finish().status == 0)
    }

    @Test("is refused with --strict, also where it has been built without, and as a whole")
    func strict() throws {
        #expect(try run("build", Self.widget.path()).status == 0)
        let build = try run("build", Self.widget.path(), "--strict")
        #expect(build.status == 65)
        #expect(build.errors.contains("no such module") && build.errors.contains("Missing here:"), "\(build.errors)")
    }

    @Test("is built with --strict where nothing is left out: what a phone takes and Linux does not is mended")
    func strictlyMended() throws {
        try folder.write(
            """
            import SwiftUI
            import WidgetKit
            final class Order { var items: NSSet? = nil }
            func numbered() -> Int {
                let order = Order()
                order.items = [1, 2]
                return order.items?.count ?? 0
            }
            """, to: "W/Order.swift")
        let widget = MinimalWidget.source("W", showing: #"Text("\(numbered())")"#)
        try folder.write(widget, to: "W/W.swift")
        let build = try run("build", folder.path("W"), "--strict")
        #expect(build.status == 0, "\(build.errors)")
        try folder.write(widget + "let wrong: Int = \"a\"\n", to: "W/W.swift")
        let refused = try run("build", folder.path("W"), "--strict")
        #expect(refused.status == 65)
        #expect(refused.errors.contains("1 error") && !refused.errors.contains("Order.swift"), "\(refused.errors)")
    }

    @Test("goes on where a type of its own would have a conformance from what is missing")
    func inheritedConformances() throws {
        try folder.write(
            MinimalWidget.source("W", showing: #"Text(isOn(Toggle.Name(rawValue: "a"), []) ? "b" : "c")"#)
                + """

                import Namespaces
                enum Toggle {
                    struct Name: NamespacedID {
                        static let namespace = "toggles"
                        var rawValue: String
                    }
                    struct Override: Codable {
                        var name: Name
                        var isOn: Bool
                    }
                }
                func isOn(_ name: Toggle.Name, _ all: [Toggle.Override]) -> Bool {
                    all.first { $0.name == name }?.isOn ?? false
                }
                """, to: "W/W.swift")
        let build = try run("build", folder.path("W"))
        #expect(build.status == 0, "\(build.errors)")
        #expect(build.errors.contains("Toggle.Override") && build.errors.contains("NamespacedID"), "\(build.errors)")
    }

    @Test(
        "is refused for its author's own mistakes, which alone are told",
        arguments: [
            ("Text(\"a\").fnot(.title)", "fnot"), ("Txet(\"a\")", "Txet"), ("Text(count)", "count"),
            ("Text(\"a\").padding(\"b\")", "padding"), ("Text(\"a\"", "expected"),
        ])
    func mistakes(body: String, name: String) throws {
        try folder.write(
            """
            import Lottie
            import SwiftUI
            import WidgetKit
            struct Shared: View { var body: some View { LottieView(animation: .named("a")).playing() } }
            """, to: "W/Shared.swift")
        try folder.write(
            """
            import SwiftUI
            import WidgetKit
            struct V: View { var body: some View { \(body) } }
            @main struct W: Widget { var body: some WidgetConfiguration { EmptyWidgetConfiguration() } }
            """, to: "W/W.swift")
        let build = try run("build", folder.path("W"))
        #expect(build.status == 65)
        #expect(build.errors.contains("W.swift:3:"), "\(build.errors)")
        #expect(!build.errors.contains("Missing here:") && !build.errors.contains("LottieView"), "\(build.errors)")
    }

    @Test(
        "is refused for its author's own mistakes within Apple's types",
        arguments: [
            ("extension UIColor { static var brand: UIColor { systemBleu } }", "systemBleu"),
            ("extension UIColor { static func of(hex: Int) -> Int { hexx } }", "hexx"),
            ("class Player: UIViewController { func play() { viewWillApear(true) } }", "viewWillApear"),
            ("class Store: ObservableObject { func load() { fetchAll() } }", "fetchAll"),
            (
                "import Vision; let a = VNImageRequestHandler(data: Data(), orientatoin: .up)", "orientatoin"
            ),
            ("let a = Text(verbatim: \"a\", weight: 1)", "weight"),
        ])
    func mistakesInExtensions(declaration: String, name: String) throws {
        try folder.write(
            """
            import SwiftUI
            import WidgetKit
            \(declaration)
            @main struct W: Widget { var body: some WidgetConfiguration { EmptyWidgetConfiguration() } }
            """, to: "W/W.swift")
        let build = try run("build", folder.path("W"))
        #expect(build.status == 65)
        #expect(build.errors.contains("W.swift:3:") && build.errors.contains(name), "\(build.errors)")
        #expect(!build.errors.contains("Missing here:"), "\(build.errors)")
    }

    @Test("is built without a call whose argument a stand-in that is not whole does not take")
    func arguments() throws {
        try folder.write(
            """
            import SwiftUI
            import Vision
            import WidgetKit
            func handler() -> VNImageRequestHandler? { VNImageRequestHandler(data: Data(), depth: 1) }
            @main struct W: Widget { var body: some WidgetConfiguration { EmptyWidgetConfiguration() } }
            """, to: "W/W.swift")
        let build = try run("build", folder.path("W"))
        #expect(build.status == 0)
        #expect(
            build.errors.contains("W.swift:4: body handler: needs VNImageRequestHandler(depth:)"), "\(build.errors)")
    }

    @Test("shows its placeholder, with the reason, where its provider gives no timeline")
    func placeholderWithoutTimeline() throws {
        try folder.write(
            """
            import CoreData
            import SwiftUI
            import WidgetKit
            struct Entry: TimelineEntry { let date: Date }
            enum Source { case server, store, nothing }
            struct Provider: TimelineProvider {
                let source: Source
                func placeholder(in _: Context) -> Entry { Entry(date: .now) }
                func getSnapshot(in _: Context, completion: @escaping (Entry) -> Void) {}
                func getTimeline(in _: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                    switch source {
                    case .server:
                        URLSession.shared.dataTask(with: URL(string: "http://127.0.0.1:1/")!) { data, _, _ in
                            guard data != nil else { return }
                            completion(Timeline(entries: [Entry(date: .now)], policy: .never))
                        }.resume()
                    case .store:
                        let container = NSPersistentContainer(name: "Empty", managedObjectModel: NSManagedObjectModel())
                        container.loadPersistentStores { _, _ in }
                        completion(Timeline(entries: [], policy: .never))
                    case .nothing: completion(Timeline(entries: [], policy: .never))
                    }
                }
            }
            struct Server: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "Server", provider: Provider(source: .server)) { _ in Color.red }
                }
            }
            struct Store: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "Store", provider: Provider(source: .store)) { _ in Color.red }
                }
            }
            struct Nothing: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "Nothing", provider: Provider(source: .nothing)) { _ in Color.red }
                }
            }
            @main struct Widgets: WidgetBundle {
                var body: some Widget { Server(); Store(); Nothing() }
            }
            """, to: "E/E.swift")
        let bridge = try BridgeProcess.running(folder.url.appending(path: "E"), root: folder.path("state"))
        for (kind, came, reason) in [
            ("Server", ["networkFailed"], "let go of its completion handler"),
            ("Store", ["notAvailable"], "gave no entries"), ("Nothing", [], "gave no entries"),
        ] {
            let picture = try bridge.call(
                "renderWidget", ["kind": .string(kind), "family": "systemSmall", "inline": true])
            let warnings = picture["warnings"]?.arrayValue ?? []
            let message = warnings.last?["message"]?.stringValue ?? ""
            #expect(warnings.compactMap { $0["kind"]?.stringValue } == came + ["noTimeline"], "\(warnings)")
            #expect(message.hasPrefix("The placeholder is drawn") && message.contains(reason), "\(message)")
        }
        let error = try bridge.error("getTimeline", ["kind": "Nothing", "family": "systemSmall"])
        #expect(error["data"]?["kind"] == "emptyTimeline", "\(error.text)")
        #expect(bridge.finish().status == 0)
    }

    /// An app with a framework that its widget imports.
    private func writeApp(kit: String) throws {
        try folder.write(
            """
            name: App
            targets:
              Kit:
                type: framework
                platform: iOS
                sources: [Kit]
              Widget:
                type: app-extension
                platform: iOS
                sources: [Widget]
                dependencies: [{target: Kit}]
                info:
                  path: Widget/Info.plist
                  properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}
            """, to: "App/project.yml")
        try folder.write(kit, to: "App/Kit/Client.swift")
        try folder.write(
            """
            import Kit
            import SwiftUI
            import WidgetKit
            let client = Client()
            @main struct W: Widget { var body: some WidgetConfiguration { EmptyWidgetConfiguration() } }
            """, to: "App/Widget/W.swift")
    }

    @Test("shares a module of the app's own that needs it, too")
    func modules() throws {
        try writeApp(
            kit: """
                #if os(iOS)
                import Alamofire
                #endif
                public struct Client {
                    public var session: Session?
                    public init() {}
                    public func load() async throws -> String { try await AF.request("https://example.org").value }
                    public func count() -> Int { [1].joined(separator: ", ") }
                }
                """)
        let build = try run("build", folder.path("App"))
        #expect(build.status == 0, "\(build.errors)")
        #expect(build.errors.contains("body Client.load: needs Alamofire.AF"), "\(build.errors)")
        // What is refused besides, in a module that lacks something.
        #expect(build.errors.contains("body Client.count: needs "), "\(build.errors)")
    }

    @Test("takes a type of the widget's own for that, where a module of the app's lacks one of the same name")
    func sameName() throws {
        try writeApp(
            kit: """
                import Alamofire
                public struct Client {
                    public var session: Session?
                    public init() {}
                }
                """)
        try folder.write(
            """
            import Kit
            import Lottie
            import SwiftUI
            import WidgetKit
            struct Session: TimelineEntry { let date: Date }
            struct P: TimelineProvider {
                func placeholder(in _: Context) -> Session { Session(date: .now) }
                func getSnapshot(in _: Context, completion: @escaping (Session) -> Void) {}
                func getTimeline(in _: Context, completion: @escaping (Timeline<Session>) -> Void) {}
            }
            @main struct W: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "W", provider: P()) { _ in LottieView() }
                }
            }
            """, to: "App/Widget/W.swift")
        let build = try run("build", folder.path("App"))
        let parts = build.errors.split(separator: "\n").filter { $0.contains("W.swift:") && $0.contains(": needs ") }
        #expect(parts.map { $0.split(separator: " ").last } == ["Lottie", "Lottie.LottieView"], "\(build.errors)")
    }

    @Test(
        "shares no module with its author's mistakes",
        arguments: [
            ("import Alamofire", "Cleint().count()", "Cleint"), ("import Foundation", "\"a\" + 1", "'Int'"),
        ])
    func mistakesInModules(module: String, expression: String, name: String) throws {
        try writeApp(
            kit: """
                \(module)
                public struct Client {
                    public init() {}
                    public func count() -> Int { \(expression) }
                }
                """)
        let build = try run("build", folder.path("App"))
        #expect(build.status == 65)
        #expect(build.errors.contains("Client.swift:4:") && build.errors.contains(name), "\(build.errors)")
    }
}
