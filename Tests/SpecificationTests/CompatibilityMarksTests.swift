import Foundation
import TestSupport
import Testing

/// What bridge-spec/compatibility/generate.py makes of the marks in documentation comments.
@Suite("Marks of compatibility")
struct CompatibilityMarksTests {
    private static let folder = Repository.root.appending(path: "bridge-spec/compatibility").path

    private func python(_ code: String, _ arguments: String...) throws -> ProgramRun {
        let program = "import sys; sys.path.insert(0, sys.argv.pop(1)); import generate\n" + code
        return try ProgramRun(
            URL(filePath: "/usr/bin/python3"), ["-B", "-c", program, Self.folder] + arguments)
    }

    private func mark(_ comment: String) throws -> ProgramRun {
        try python("print(generate.mark(sys.argv[1].splitlines(), 'UIKitCompat: UIView'))", comment)
    }

    @Test(
        "are read from a line of their own",
        arguments: [
            ("A view.\n\n- Compatibility: compiles", "compiles"),
            ("- Compatibility: works\n- Returns: nothing", "works"),
            ("A view that compiles.", "None"), ("Works with - Compatibility: compiles", "None"),
        ])
    func marks(comment: String, expected: String) throws {
        let run = try mark(comment)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output == expected + "\n")
    }

    @Test(
        "are refused where they are not known, by the declaration that bears them",
        arguments: [
            "- Compatibility: drawn", "- Compatibility: compile", "- compatibility: compiles",
            "- Compatability: compiles",
            "- Compatibility:", "- Compatibility: works\n- Compatibility: compiles",
        ])
    func unknown(comment: String) throws {
        let run = try mark(comment)
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("UIKitCompat: UIView: '- "))
        #expect(
            run.errors.contains("is not known; a mark is one of '- Compatibility: works', '- Compatibility: compiles'"))
    }

    /// Types and members of a module that works as a whole; `View` and `Button` inherit from one another.
    private static let graph = """
        generate.check = lambda symbol, module: None
        graph = {"symbols": [], "relationships": [
            {"kind": "inheritsFrom", "source": "Label", "target": "View"},
            {"kind": "inheritsFrom", "source": "Button", "target": "Label"},
            {"kind": "inheritsFrom", "source": "Drawn", "target": "Label"}]}
        def add(path, kind="swift.class", *comment):
            graph["symbols"].append({
                "identifier": {"precise": path.replace("View.Mode", "Mode")}, "pathComponents": path.split("."),
                "kind": {"identifier": kind}, "docComment": {"lines": [{"text": line} for line in comment]}})
        add("View", "swift.class", "A view.", "", "- Compatibility: compiles")
        add("View.Mode", "swift.enum")
        add("View.Mode.fill", "swift.enum.case")
        add("View.bounds", "swift.property", "- Compatibility: works")
        add("Label")
        add("Button")
        add("Drawn", "swift.class", "- Compatibility: works")
        add("Drawn.text", "swift.property")
        add("Color", "swift.struct")
        marks = generate.Marks(sys.argv[1], [(None, graph)])
        for symbol in graph["symbols"]: print(".".join(symbol["pathComponents"]), marks.status(symbol))
        """

    @Test("hold for what is declared in a type and for its subclasses, and where there are none the module's does")
    func inheritance() throws {
        let run = try python(Self.graph, "UIKitCompat")
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.output.split(separator: "\n") == [
                "View compiles", "View.Mode compiles", "View.Mode.fill compiles", "View.bounds works", "Label compiles",
                "Button compiles", "Drawn works", "Drawn.text works", "Color works",
            ])
        #expect(try python(Self.graph, "HealthKitCompat").output.contains("Color compiles\n"))
    }

    @Test("are not read from sources that are not those of the build")
    func stale() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("/// A view.\nopen class UIView {}\n", to: "UIView.swift")
        let code = """
            place = {"uri": "file://" + sys.argv[1], "position": {"line": int(sys.argv[2]), "character": 11}}
            generate.check({"location": place, "pathComponents": ["UIView"]}, "UIKitCompat")
            """
        #expect(try python(code, path, "1").status == 0)
        for line in ["0", "2"] {
            let run = try python(code, path, line)
            #expect(run.status == 1)
            #expect(run.errors.contains("UIView.swift is not what UIKitCompat was built from: build first"))
        }
    }

    @Test("of a module are missed by name")
    func missing() throws {
        let run = try python("generate.default('NoneSuchCompat')")
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("Sources/Apple/NoneSuchCompat/NoneSuchCompat.docc/NoneSuchCompat.md: missing"))
    }
}
