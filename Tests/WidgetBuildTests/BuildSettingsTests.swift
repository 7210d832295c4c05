import Testing
import WidgetProtocol

@testable import WidgetBuild

@Suite("Build settings")
struct BuildSettingsTests {
    private let settings = BuildSettings([
        [
            "NAME": "$(inherited) top", "ID": "$(PREFIX).$(TARGET:rfc1034identifier)", "SELF": "$(SELF)-x",
            "LOOP": "$(POOL)", "POOL": "$(LOOP)", "NESTED": "$(KIND_$(WHICH))", "PHONE[sdk=iphoneos*]": "phone",
            "PHONE": "any", "MAC[sdk=macosx*]": "mac", "FLAGS": #"-D A "b c" -DD"#,
        ],
        ["NAME": "base", "PREFIX": "${ORG}", "TARGET": "My Widget_1", "SELF": "y", "WHICH": "A", "KIND_A": "found"],
        ["ORG": "org.example"],
    ])

    @Test(
        "replace variables, inherit from the level below, and apply modifiers",
        arguments: [
            ("NAME", "base top"), ("ID", "org.example.My-Widget-1"), ("SELF", "y-x"), ("NESTED", "found"),
            ("PHONE", "phone"), ("MAC", nil), ("LOOP", ""), ("NONE", nil),
        ])
    func values(name: String, value: String?) {
        #expect(settings[name] == value)
    }

    @Test(
        "expand texts",
        arguments: [
            ("a $(ORG) b", "a org.example b"), ("$(TARGET:c99extidentifier)", "My_Widget_1"),
            ("$(NONE:default=1.0)", "1.0"), ("$(ORG:upper)", "ORG.EXAMPLE"), ("costs $5 $(", "costs $5 $("),
            ("$ORG/$PREFIX.$", "org.example/org.example.$"),
            ("$(ORG:lower:rfc1034identifier)", "org.example"), ("$(NONE)", ""), ("$()", ""),
        ])
    func texts(text: String, expanded: String) {
        #expect(settings.expand(text) == expanded)
    }

    @Test("that are lists split at spaces outside of quotes")
    func lists() {
        #expect(settings.list("FLAGS") == ["-D", "A", "b c", "-DD"])
        #expect(settings.list("NONE").isEmpty)
    }

    @Test(
        "take a slash for a regular expression's beginning, unless the project forbids it or Swift 6 does so anyway",
        arguments: [
            ([:], ["-enable-bare-slash-regex"]), (["SWIFT_ENABLE_BARE_SLASH_REGEX": "NO"], []),
            (["SWIFT_ENABLE_BARE_SLASH_REGEX": "YES"], ["-enable-bare-slash-regex"]),
            (["OTHER_SWIFT_FLAGS": "-enable-bare-slash-regex"], ["-enable-bare-slash-regex"]),
            (["SWIFT_VERSION": "6.0"], []),
        ] as [([String: String], [String])])
    func slashes(settings: [String: String], flags: [String]) {
        #expect(CompilationSettings(BuildSettings([settings]), platform: .iOS).flags == flags)
    }
}

extension BuildSettingsTests {
    @Test("of a target that is isolated by default are tried without that where a stand-in's class may not be")
    func isolation() {
        let error = BridgeError.doesNotCompile(
            "W",
            "/a/H.swift:1:1: error: main actor-isolated initializer 'init()' has different actor isolation from nonisolated overridden declaration\n"
        )
        let settings = CompilationSettings(languageVersion: "6", flags: ["-default-isolation", "MainActor", "-a"])
        #expect(settings.mayBeUnisolated(by: error) && !settings.unisolated.mayBeUnisolated(by: error))
        #expect(settings.unisolated.flags.prefix(3) == ["-default-isolation", "nonisolated", "-a"])
        #expect(settings.unisolated.languageVersion == "5" && !settings.unisolated.mayBeIsolated(by: error))
        #expect(!CompilationSettings().mayBeUnisolated(by: error))
        #expect(!settings.mayBeUnisolated(by: .doesNotCompile("W", "/a/H.swift:1:1: error: no\n")))
    }
}
