import JSON
import TestSupport
import Testing
import WidgetProtocol

@testable import WidgetHome

@Suite("Installing") struct InstallTests {
    let fake: FakeExtension
    let home: WidgetHome

    init() throws {
        fake = try FakeExtension()
        home = fake.home()
    }

    private var listed: [String] {
        get throws { try home.installed().widgets.map { "\($0.kind) \($0.family.rawValue)" } }
    }

    @Test("while nothing is installed, every kind counts as installed once in each family")
    func implied() throws {
        #expect(try listed == ["News systemSmall", "News systemMedium", "News systemLarge", "Clock systemSmall"])
        #expect(try Set(home.installed().widgets.map(\.id)).count == 4)
    }

    @Test("what the host installs is what there is, over restarts too")
    func install() throws {
        let news = try home.install(kind: "News", family: "systemLarge", configuration: ["topic": "world"])
        _ = try home.install(kind: "Clock")
        #expect(try listed == ["News systemLarge", "Clock systemSmall"])
        let reopened = fake.home()
        #expect(try reopened.widget(id: news.id) == news)
        try reopened.remove(id: news.id)
        #expect(try listed == ["Clock systemSmall"])
        #expect(failure { () throws(BridgeError) in try home.remove(id: news.id) }?.kind == .unknownWidget)
    }

    @Test("a kind reloads only where it is installed, but can be drawn in each family")
    func reloadInstalled() throws {
        _ = try home.install(kind: "News", family: "systemLarge")
        #expect(try home.reload(kind: "News").reloaded.map(\.widget.family) == [.systemLarge])
        #expect(try home.reload(kind: "Clock").reloaded.isEmpty)
        #expect(try home.draw(home.widget(kind: "News", family: "systemSmall")).text == "nothing 200")
    }

    @Test("an unknown kind names those that there are")
    func unknownKind() throws {
        let error = failure { () throws(BridgeError) in try home.reload(kind: "Nows") }
        #expect(error?.code == -20)
        #expect(error?.message == "There is no widget of kind 'Nows'; there is News and Clock")
    }

    @Test("a family that a widget does not support names those that it does", arguments: ["systemMedium", "huge"])
    func unsupportedFamily(family: String) throws {
        let error = failure { () throws(BridgeError) in try home.install(kind: "Clock", family: family) }
        #expect(error?.code == -25)
        #expect(error?.message == "Clock does not support \(family); it supports systemSmall")
    }

    @Test("a widget without families of its platform says so")
    func noFamily() {
        let error = BridgeError.unsupportedFamily("systemSmall", kind: "Poster", supported: [])
        #expect(error.message == "Poster does not support systemSmall; it supports none of its platform's")
    }

    @Test("an extension describes itself once, over restarts too")
    func describedOnce() throws {
        _ = home.descriptions()
        #expect(fake.home().descriptions().widgets.map(\.kind) == ["News", "Clock"])
        #expect(fake.calls.filter { $0.contains("describe") }.count == 1)
    }
}
