import Foundation
import GroupStorage
import JSON
import Testing

@Suite("A group as UserDefaults sees it") struct PreferencesTests {
    /// The fixture, compiled once.
    private static let program: Result<String, any Error> = Result {
        let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/defaults.swift")
            .path
        let program = NSTemporaryDirectory() + "defaults-\(UUID().uuidString)"
        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments = ["swiftc", source, "-o", program]
        try compiler.run()
        compiler.waitUntilExit()
        atexit { if case .success(let path) = PreferencesTests.program { unlink(path) } }
        return program
    }

    let folder: StateFolder
    let group: AppGroup
    let preferences: GroupPreferences
    let widget: WidgetBridge

    init() throws {
        folder = try StateFolder()
        group = try folder.group()
        preferences = GroupPreferences(folder: folder.path + "/extension")
        widget = try WidgetBridge(
            [], environment: ["XDG_CONFIG_HOME": preferences.folder], program: Self.program.get())
    }

    private func ask(_ command: String) -> String? {
        widget.send(command + "\n")
        return widget.line()
    }

    private func tell(_ commands: String...) {
        for command in commands { widget.send(command + "\n") }
        #expect(ask("sync") == "true")
    }

    @Test(
        "every type of value arrives as itself",
        arguments: [
            (12, "int k", "12 Optional(12)"), (.int(.min), "int k", "\(Int.min) Optional(\(Int.min))"),
            (.int(300), "int k", "300 Optional(300)"), (.int(70_000), "int k", "70000 Optional(70000)"),
            (.int(.max - 1), "int k", "\(Int.max - 1) Optional(\(Int.max - 1))"),
            (.int(-1), "int k", "-1 Optional(-1)"),
            (12, "asIntIsDouble k", "Optional(12) nil"), (.double(12), "asIntIsDouble k", "nil Optional(12.0)"),
            (.double(0.1), "double k", "0.1"), (["$double": "Infinity"], "double k", "inf"),
            (["$double": "-Infinity"], "double k", "-inf"), (["$double": "NaN"], "double k", "nan"),
            (true, "bool k", "true"),
            ("plain", "string k", "plain"), ("新闻 📰 é", "string k", "新闻 📰 é"),
            (["$bytes": "AQID"], "data k", "Optional([1, 2, 3])"),
            (["$date": "2024-02-29T12:00:00.250Z"], "date k", "Optional(1709208000.25)"),
            ([["title": "A"], ["title": "B"]], "posts k", #"Optional(["A", "B"])"#),
        ] as [(JSONValue, String, String)])
    func types(value: JSONValue, question: String, answer: String) throws {
        try group.save("k", value)
        #expect(try preferences.materialise(group))
        #expect(ask(question) == answer)
    }

    @Test("a change is there after synchronize, and an unchanged group is not written again")
    func reread() throws {
        try group.save("k", "one")
        #expect(try preferences.materialise(group))
        #expect(ask("string k") == "one")
        #expect(try !preferences.materialise(group))
        try group.save("k", "two")
        try group.save("l", .string(String(repeating: "long", count: 100)))
        #expect(try preferences.materialise(group))
        tell()
        #expect(ask("string k") == "two")
        #expect(ask("string l")?.count == 400)
        try group.set("k", nil)
        #expect(try preferences.materialise(group))
        tell()
        #expect(ask("string k") == "nil")
    }

    @Test("what the widget writes is committed, and nothing else")
    func readBack() throws {
        try group.save("kept", ["$date": "2024-02-29T12:00:00.250Z"])
        try group.save("old", 1)
        try group.save("changed", 12)
        #expect(try preferences.materialise(group))
        tell(
            "set name widget", "setInt count 5", "setDouble ratio 5", "setDouble changed 13", "setBool flag true",
            "setDate when 60", "setData bytes abc", "setArray list x", "setDouble huge inf", "remove old")
        let keys = try preferences.readBack(group)
        #expect(Set(keys) == ["name", "count", "ratio", "changed", "flag", "when", "bytes", "list", "huge", "old"])
        let again = try folder.group()
        #expect(try again.value("kept") == ["$date": "2024-02-29T12:00:00.250Z"])
        #expect(try again.value("old") == nil)
        #expect(try again.value("changed") == .double(13))
        #expect(try again.value("name") == "widget")
        #expect(try again.value("count") == 5)
        #expect(try again.value("ratio") == .double(5))
        #expect(try again.value("flag") == true)
        #expect(try again.value("when") == ["$date": "1970-01-01T00:01:00Z"])
        #expect(try again.value("bytes") == ["$bytes": "YWJj"])
        #expect(try again.value("list") == [1, .double(2.5), "x"])
        #expect(try again.value("huge") == ["$double": "Infinity"])
        #expect(try preferences.readBack(group) == [])
    }

    @Test("a key that both changed has the widget's value, every other the host's")
    func conflict() throws {
        try group.save("both", "before")
        try group.save("host", "before")
        #expect(try preferences.materialise(group))
        tell("set both widget")
        try group.save("both", "host")
        try group.save("host", "after")
        #expect(try preferences.materialise(group))
        #expect(try group.value("both") == "widget")
        #expect(try group.value("host") == "after")
        tell()
        #expect(ask("string host") == "after")
    }

    @Test("what the widget wrote is read back by the next bridge too")
    func restart() throws {
        try group.save("k", 1)
        #expect(try preferences.materialise(group))
        tell("set mine value")
        let next = GroupPreferences(folder: folder.path + "/extension")
        #expect(try next.materialise(try folder.group()))
        #expect(try folder.group().value("mine") == "value")
    }

    @Test("a list that was cut short while it was written is replaced")
    func torn() throws {
        try group.save("k", "value")
        #expect(try preferences.materialise(group))
        try Data("<?xml version=\"1.0\"?><plist><di".utf8).write(
            to: URL(filePath: preferences.folder + "/group.test.plist"))
        #expect(try preferences.readBack(group) == [])
        #expect(try preferences.materialise(group))
        #expect(try group.value("k") == "value")
        #expect(ask("string k") == "value")
    }

    @Test("what the widget writes before the host has saved anything is committed")
    func widgetFirst() throws {
        tell("set mine value")
        #expect(try preferences.readBack(group) == ["mine"])
        #expect(try folder.group().value("mine") == "value")
    }

    @Test("a bridge that ends while it writes the copy takes nothing back from the host")
    func tornCopy() throws {
        try group.save("k", "old")
        #expect(try preferences.materialise(group))
        let copy = folder.path + "/extension/written/group.test.plist"
        let bytes = try #require(FileManager.default.contents(atPath: copy))
        try bytes.prefix(bytes.count - 3).write(to: URL(filePath: copy))
        try group.save("k", "new")
        let next = GroupPreferences(folder: folder.path + "/extension")
        #expect(try next.materialise(group))
        #expect(try group.value("k") == "new")
        #expect(ask("string k") == "new")
    }

    @Test("a bridge that ends between the copy and the list takes nothing back from the host")
    func endsBetween() throws {
        try group.save("k", "old")
        #expect(try preferences.materialise(group))
        let list = preferences.folder + "/group.test.plist"
        rename(list, list + ".old")
        try group.save("k", "new")
        #expect(try preferences.materialise(group))
        // As it was on disk just before the new list took the old one's place.
        rename(list + ".old", list)
        let copy = folder.path + "/extension/written/group.test.plist"
        var bytes = try #require(FileManager.default.contents(atPath: copy))
        #expect(bytes[0] == 1)
        bytes[0] = 0
        try bytes.write(to: URL(filePath: copy))
        let next = GroupPreferences(folder: folder.path + "/extension")
        #expect(try next.readBack(group) == [])
        #expect(try next.materialise(group))
        #expect(try group.value("k") == "new")
        #expect(ask("string k") == "new")
    }
}
