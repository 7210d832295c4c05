import Testing

@testable import WidgetBuild

@Suite("What a widget uses and is not here")
struct MissingAPITests {
    @Test(
        "is read from the compiler's words",
        arguments: [
            ("no such module 'HealthKit'", MissingAPI.Kind.appleModule, "HealthKit"),
            ("no such module 'Kingfisher'", .module, "Kingfisher"),
            ("cannot find 'HKHealthStore' in scope", .symbol, "HKHealthStore"),
            ("cannot find type 'MKMapView' in scope", .symbol, "MKMapView"),
            ("value of type 'some View' has no member 'glassEffect'", .member, "View.glassEffect"),
            ("type 'Font.TextStyle' has no member 'huge'", .member, "Font.TextStyle.huge"),
            ("value of type 'Binding<[Int]>' has no member 'flip'", .member, "Binding.flip"),
            ("'Level' is not a member type of struct 'SwiftUI.Text'", .member, "SwiftUI.Text.Level"),
            ("cannot infer contextual base in reference to member 'hero'", .member, ".hero"),
            ("extra argument 'tint' in call", .arguments, "(tint:)"),
            ("incorrect argument label in call (have '_:of:', expected '_:for:')", .arguments, "(_:of:)"),
            ("no exact matches in call to initializer ", .arguments, "init"),
            ("no macro named 'Rule'", .macro, "#Rule"),
            ("unknown attribute 'Guide'", .attribute, "@Guide"),
        ])
    func names(message: String, kind: MissingAPI.Kind, name: String) {
        let found = MissingAPI.all(in: "/a/W.swift:3:4: error: \(message)\n")
        #expect(found == [MissingAPI(kind: kind, name: name, count: 1, file: "/a/W.swift", line: 3)])
    }

    @Test("is counted, what is used most often first")
    func counted() {
        let output = """
            /a/W.swift:1:4: error: cannot find 'A' in scope
            /a/W.swift:2:4: error: cannot find 'B' in scope
            /a/W.swift:2:4: error: cannot find 'B' in scope
            /a/V.swift:9:4: error: cannot find type 'B' in scope
            /a/V.swift:9:4: warning: cannot find 'C' in scope
            /a/V.swift:9:4: error: expected expression
            """
        #expect(MissingAPI.all(in: output).map { "\($0.name) \($0.count) \($0.line)" } == ["B 2 2", "A 1 1"])
        #expect(
            MissingAPI.table(MissingAPI.all(in: output)) == """
                Missing here:
                  name B  2x, first at /a/W.swift:2
                  name A  1x, first at /a/W.swift:1
                """)
    }
}
