import Testing

@Suite("@Entry")
struct EntryTests {
    @Test(
        "makes a key of the property's type and value",
        arguments: [
            ("var a: Int = 1", "EnvironmentKey { static var defaultValue: Int { 1 } }"),
            ("public var a = \"x\"", "EnvironmentKey { static let defaultValue = \"x\" }"),
            ("var a: String?", "EnvironmentKey { static var defaultValue: String? { nil } }"),
            ("var a: () -> Void = {}", "EnvironmentKey { static var defaultValue: () -> Void { { } } }"),
            ("var a: (any Error)? = nil", "EnvironmentKey { static var defaultValue: (any Error)? { nil } }"),
        ])
    func keys(property: String, key: String) throws {
        let expansion = try Expansion(of: "extension EnvironmentValues { @_Entry \(property) }")
        #expect(expansion.errors == [])
        #expect(expansion(.peer) == ["private struct __Key_a: SwiftUICompat." + key])
        #expect(
            expansion(.accessor) == ["{ get { self[__Key_a.self] } set { self[__Key_a.self] = newValue } }"])
    }

    @Test(
        "takes the key's protocol from what it extends",
        arguments: [
            ("Transaction", "a = 1", "SwiftUICompat.TransactionKey { static let defaultValue = 1 }"),
            ("ContainerValues", "a: Int?", "SwiftUICompat.ContainerValueKey { static var defaultValue: Int? { nil } }"),
            ("SwiftUI.EnvironmentValues", "a = 1", "SwiftUICompat.EnvironmentKey { static let defaultValue = 1 }"),
            (
                "FocusedValues", "a: Binding<Int>?",
                "SwiftUIAppCompat.FocusedValueKey { typealias Value = Binding<Int> }"
            ),
            ("FocusedValues", "a: Optional<Int>", "SwiftUIAppCompat.FocusedValueKey { typealias Value = Int }"),
        ])
    func containers(container: String, property: String, key: String) throws {
        let expansion = try Expansion(of: "extension \(container) { @_Entry var \(property) }")
        #expect(expansion.errors == [])
        #expect(expansion(.peer) == ["private struct __Key_a: \(key)"])
    }

    @Test("names the key of a property that is named like a keyword")
    func keyword() throws {
        let expansion = try Expansion(of: "extension EnvironmentValues { @_Entry var `default` = true }")
        #expect(expansion.errors == [])
        #expect(
            expansion(.peer)
                == ["private struct __Key_default: SwiftUICompat.EnvironmentKey { static let defaultValue = true }"])
    }

    @Test(
        "says what it may stand before",
        arguments: [
            ("extension EnvironmentValues { @_Entry let a = 1 }", "@Entry stands before a single 'var'"),
            ("extension EnvironmentValues { @_Entry var a }", "@Entry needs a type or a default value"),
            (
                "extension EnvironmentValues { @_Entry var a: Int { 1 } }",
                "@Entry stands before a property that is neither computed nor static"
            ),
            (
                "extension EnvironmentValues { @_Entry static var a = 1 }",
                "@Entry stands before a property that is neither computed nor static"
            ),
            (
                "struct Mine { @_Entry var a = 1 }",
                "@Entry belongs into an extension of one of EnvironmentValues, Transaction, ContainerValues, FocusedValues"
            ),
        ])
    func misuse(source: String, error: String) throws {
        let expansion = try Expansion(of: source)
        #expect(expansion.errors.contains(error))
        #expect(!expansion.errors.contains { $0.contains("already has a getter") })
    }
}
