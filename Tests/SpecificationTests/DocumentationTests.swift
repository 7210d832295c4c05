import Foundation
import TestSupport
import Testing

@Suite("The documentation") struct DocumentationTests {
    /// Each in a run of its own, since it builds a widget.
    static let quickstarts: [String] = {
        let folder = Repository.root.appending(path: "docs/quickstart")
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
        return files.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()
    }()

    @Test("does in each quickstart what it shows", arguments: quickstarts)
    func quickstart(_ name: String) throws {
        try run(["docs/tests/test_quickstarts.py::test_is_as_it_says[\(name)]"])
    }

    @Test("has links that lead somewhere, options that there are, and every error")
    func pages() throws {
        try run(["docs/tests/test_pages.py", "docs/tests/test_quickstarts.py", "-k", "not test_is_as_it_says"])
    }

    /// By Debian's Python, which has Debian's pytest.
    private func run(_ tests: [String]) throws {
        let run = try ProgramRun(
            URL(filePath: "/usr/bin/env"),
            ["/usr/bin/python3", "-m", "pytest", "-q", "--tb=short", "-p", "no:cacheprovider"] + tests,
            environment: ["WIDGET_BRIDGE": Repository.program.path(), "PYTHONDONTWRITEBYTECODE": "1"],
            in: Repository.root)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
    }
}
