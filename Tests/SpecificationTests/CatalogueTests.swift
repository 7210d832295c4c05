import Foundation
import JSON
import TestSupport
import Testing
import WidgetProtocol

@Suite("The catalogue of errors and warnings, openrpc.json and the protocol's page say the same")
struct CatalogueTests {
    private let page: ProtocolPage
    private let document: JSONValue
    private static let kinds = ErrorKind.allCases.filter { !$0.isInternal }

    init() throws {
        page = try ProtocolPage()
        document = try Repository.openRPC()
    }

    @Test("the page has a row for each kind of error, and no other")
    func errorRows() {
        let rows = Self.kinds.map { kind in
            let members = kind.members.map { "`\($0)`" }.joined(separator: ", ")
            return "| \(kind.code) | `\(kind)` | \(kind.summary) | \(members)\(members.isEmpty ? "" : " ")"
                + "| \(kind.exitStatus.rawValue) |"
        }
        #expect(page.rows("## Errors") == rows)
    }

    @Test("the page has a row for each kind of warning, and no other")
    func warningRows() {
        #expect(page.rows("## Warnings") == WarningKind.allCases.map { "| `\($0)` | \($0.summary) |" })
    }

    @Test("openrpc.json has each kind of error under its code, with the members of its data, and no other")
    func errorSchemas() throws {
        let errors = try #require(document["components"]?["errors"]?.objectValue)
        var described: [String] = []
        for (_, error) in errors.members {
            let data = try #require(error["data"])
            for schema in data["oneOf"]?.arrayValue ?? [data] {
                var members = try #require(schema["properties"]?.objectValue)
                let kind = try #require(members["kind"]?["const"]?.stringValue)
                members["kind"] = nil
                described.append(
                    "\(error["code"]?.text ?? "") \(kind): \(schema["description"]?.stringValue ?? "") "
                        + members.members.map(\.name).sorted().joined(separator: " "))
            }
        }
        let kinds = Self.kinds.map { "\($0.code) \($0): \($0.summary) \($0.members.sorted().joined(separator: " "))" }
        #expect(described == kinds)
    }

    @Test("openrpc.json has each kind of warning, and no other")
    func warningSchema() {
        let described = document["components"]?["schemas"]?["Warning"]?["properties"]?["kind"]?["enum"]?.arrayValue
        #expect(described?.compactMap(\.stringValue) == WarningKind.allCases.map(\.rawValue))
    }

    @Test("each kind is made somewhere, and comes up in a test")
    func uses() throws {
        let sources = try Self.swift(below: "Sources", but: ["ErrorKind.swift", "Warning.swift"])
        let tests =
            try Self.swift(below: "Tests", but: [])
            + Transcript.all().map { try Repository.text("transcripts/\($0.name)") }.joined()
        for kind in Self.kinds.map(\.rawValue) + WarningKind.allCases.map(\.rawValue) {
            #expect(sources.contains(try Regex(#"\.\#(kind)\b"#)), "\(kind) is never raised")
            #expect(tests.contains(try Regex(#"(\.|")\#(kind)\b"#)), "no test has \(kind)")
        }
    }

    /// Every exit status of the catalogue is in the page's table, which may have others.
    @Test("the page names every exit status")
    func exits() {
        let rows = page.rows("## Exit codes").joined(separator: "\n")
        for status in Set(Self.kinds.map(\.exitStatus)) {
            #expect(rows.contains("| \(status.rawValue) |"))
        }
    }

    private static func swift(below folder: String, but names: [String]) throws -> String {
        let root = Repository.root.appending(path: folder)
        let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
        var text = ""
        for case let file as URL in files where file.pathExtension == "swift" && !names.contains(file.lastPathComponent)
        {
            text += try String(contentsOf: file, encoding: .utf8)
        }
        return text
    }
}
