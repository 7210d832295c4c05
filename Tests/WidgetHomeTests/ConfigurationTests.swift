import JSON
import TestSupport
import Testing
import WidgetHome
import WidgetProtocol

@Suite("Widgets that the user configures") struct ConfigurationTests {
    let fake: FakeExtension
    let home: WidgetHome

    init() throws {
        fake = try FakeExtension()
        home = fake.home()
    }

    @Test("each installed widget is reloaded with its own configuration")
    func reload() throws {
        let plain = try home.install(kind: "News", family: "systemSmall")
        let world = try home.install(kind: "News", family: "systemSmall", configuration: ["suffix": "!"])
        #expect(try home.reload(kind: "News").reloaded.count == 2)
        #expect(try home.draw(plain).text == "nothing 200")
        #expect(try home.draw(world).text == "nothing! 200")
    }

    @Test("configuring a widget reloads it, and lasts")
    func configure() throws {
        let widget = try home.install(kind: "News", family: "systemSmall")
        #expect(try home.configure(id: widget.id, ["suffix": "?"]).reloaded.map(\.widget.id) == [widget.id])
        #expect(try home.draw(home.widget(id: widget.id)).text == "nothing? 200")
        #expect(try fake.home().widget(id: widget.id).configuration == ["suffix": "?"])
    }

    @Test("a configuration that the extension refuses is not kept")
    func refused() throws {
        let widget = try home.install(kind: "News", family: "systemSmall")
        try fake.behave([
            "configure": [
                "do": "refuse",
                "error": ["code": -32, "message": "no", "data": ["kind": "unknownOption", "hint": "."]],
            ]
        ])
        let error = failure { () throws(BridgeError) in try home.configure(id: widget.id, ["suffix": 1]) }
        #expect(error?.code == -32 && error?.kind == .unknownOption)
        let other = failure { () throws(BridgeError) in
            try home.install(kind: "News", family: "systemSmall", configuration: ["suffix": 1])
        }
        #expect(other?.code == -32)
        #expect(try home.installed().widgets.map(\.configuration) == [nil])
    }

    @Test("a widget is looked at with a configuration that nothing keeps")
    func trying() throws {
        let tried = try home.widget(kind: "News", family: "systemSmall", configuration: ["suffix": "~"])
        #expect(try home.draw(tried).text == "nothing~ 200")
        #expect(try home.timeline(of: tried).entries.count == 3)
        #expect(try home.draw(home.widget(kind: "News", family: "systemSmall")).text == "nothing 200")
    }

    @Test("options are the extension's")
    func options() throws {
        let call = OptionsCall(kind: "News", parameter: "topic", search: "wor", configuration: nil)
        #expect(try home.options(call).options == [["identifier": "topic", "displayString": "wor"]])
    }
}
