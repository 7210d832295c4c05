import TestSupport
import Testing
import WidgetProtocol

@testable import WidgetBuild

@Suite("Names that files outside of a target declare")
struct UnlistedSourcesTests {
    private let fixture: ProjectFixture
    private let shared = """
        struct Item {}
        struct Outer { struct Inner {} }
        private struct Hidden {}
        extension Item { func local() {} }
        @MainActor func helper() {}
        """

    init() throws {
        fixture = try ProjectFixture(
            "Several", at: "App.xcodeproj", files: ["First/W1.swift", "Second/W2.swift"],
            texts: [
                "First/Info.plist": ProjectFixture.widget, "App/Shared/Item.swift": shared,
                "Pods/Nested/Nested.swift": "struct Nested {}",
            ])
    }

    private func completed(_ names: [String], in folder: String = "First") throws -> BridgeError {
        let target = try fixture.locate(folder)
        let lines = names.map { "/a/W1.swift:1:2: error: cannot find '\($0)' in scope\n" }
        let error = BridgeError.compilationFailed(
            "It does not compile", hint: "Correct it.", diagnostics: lines.joined(), missing: [])
        return try ProjectBoundary(of: fixture.folder.path).enforced { () throws(BridgeError) in
            UnlistedSources(target: target).complete(error)
        }
    }

    @Test("are told with the file and with what to do")
    func told() throws {
        let error = try completed(["Item", "helper"])
        let path = fixture.folder.path("App/Shared/Item.swift")
        #expect(error.missing.map(\.name) == ["Item", "helper"])
        #expect(error.missing.map(\.declaredIn) == [path, path])
        #expect(
            error.hint == """
                Item is declared in \(path), helper is declared in \(path), which is none of FirstWidget's files: have \
                FirstWidget checked under its Target Membership in Xcode, or name it after --source.
                """)
        #expect(error.missingTable?.contains("name Item    1x, first at /a/W1.swift:1, declared in \(path)") == true)
    }

    @Test("are told with each of several files, three of them in words")
    func several() throws {
        for name in ["A", "B", "C", "D"] { try fixture.folder.write("struct \(name) {}", to: "App/\(name).swift") }
        let error = try completed(["A", "B", "C", "D"])
        let files = ["A", "B", "C", "D"].map { fixture.folder.path("App/\($0).swift") }
        #expect(error.missing.map(\.declaredIn) == files)
        #expect(
            error.hint == """
                A is declared in \(files[0]), B is declared in \(files[1]), C is declared in \(files[2]), …, which are \
                none of FirstWidget's files: have FirstWidget checked under their Target Membership in Xcode, or name \
                them after --source.
                """)
    }

    @Test("are not those of types' members, of one file alone, of dependencies, of the target itself, or of nobody")
    func others() throws {
        try fixture.folder.write("struct Own {}", to: "First/W1.swift")
        let error = try completed(["Inner", "Hidden", "local", "Nested", "Own", "Nobody"])
        #expect(error.missing.isEmpty && error.hint == "Correct it.")
    }

    @Test("are named after --source where no project says what is a widget's")
    func folder() throws {
        try fixture.folder.write("import WidgetKit", to: "Alone/Widget/W.swift")
        try fixture.folder.write("class Store {}", to: "Alone/Model/Store.swift")
        let error = try completed(["Store"], in: "Alone/Widget")
        let path = fixture.folder.path("Alone/Model/Store.swift")
        #expect(error.hint == "Store is declared in \(path), which is none of Widget's files: name it after --source.")
    }
}
