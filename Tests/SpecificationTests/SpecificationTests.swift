import Bridge
import Foundation
import JSON
import TestSupport
import Testing

@Suite("The method table, openrpc.json and the protocol's page say the same")
struct SpecificationTests {
    private let page: String
    private let document: JSONValue

    init() throws {
        page = try Repository.text("README.md")
        document = try JSONValue(parsing: Repository.text("openrpc.json"))
    }

    @Test("each method of the table is in openrpc.json, and no other")
    func methods() throws {
        let described = document["methods"]?.arrayValue?.compactMap { $0["name"]?.stringValue }
        #expect(described?.sorted() == Method.allCases.map(\.rawValue).sorted())
    }

    @Test("each method has its section", arguments: Method.allCases)
    func section(_ method: Method) {
        #expect(page.contains("\n#### \(method.rawValue)\n"))
    }

    @Test("no section is about a method that is not in the table")
    func sections() {
        let sections = page.matches(of: /\n#### (.+)\n/).map { String($0.1) }
        #expect(Set(sections) == Set(Method.allCases.map(\.rawValue)))
        #expect(sections.count == Method.allCases.count)
    }

    @Test("each method's section names its params")
    func parameters() throws {
        for method in document["methods"]?.arrayValue ?? [] {
            let name = try #require(method["name"]?.stringValue)
            let section = try #require(self.section(named: name))
            for parameter in method["params"]?.arrayValue ?? [] {
                let parameter = try #require(parameter["name"]?.stringValue)
                #expect(
                    section.contains("`\(parameter)`") || section.contains("`\(parameter)?`"), "\(name) \(parameter)")
            }
        }
    }

    @Test("each error of openrpc.json is in the page's table")
    func errors() throws {
        let errors = try #require(document["components"]?["errors"]?.objectValue)
        for (name, error) in errors.members {
            let code = try #require(error["code"]?.intValue)
            #expect(page.contains("\n| \(code) | `"), "\(name)")
        }
    }

    @Test("each error that a transcript expects is in the page's table, with its kind")
    func expectedErrors() throws {
        for transcript in try Transcript.all() {
            for case (let line, .expect(let message)) in transcript.steps {
                guard let error = message["error"] else { continue }
                let code = try #require(error["code"]?.intValue)
                let kind = try #require(error["data"]?["kind"]?.stringValue)
                let row = page.firstMatch(of: try Regex("\n\\| \(code) \\|([^|]*)\\|"))?.output[1].substring
                #expect(row?.contains("`\(kind)`") == true, "\(transcript.name):\(line)")
            }
        }
    }

    @Test("each method and each of the page's codes is in a transcript, or its reason is known")
    func coverage() throws {
        var methods: Set<String> = []
        var codes: Set<Int> = []
        for transcript in try Transcript.all() {
            for (_, step) in transcript.steps {
                if case .send(let message) = step, let method = message["method"]?.stringValue {
                    methods.insert(method)
                }
                if case .expect(let message) = step, let code = message["error"]?["code"]?.intValue {
                    codes.insert(code)
                }
            }
        }
        #expect(Set(Method.allCases.map(\.rawValue)).subtracting(methods).isEmpty)
        let named = Set(page.matches(of: /\n\| (-\d+) \|/).compactMap { Int($0.1) })
        #expect(named.subtracting(codes).subtracting(Self.notInTranscripts).isEmpty)
    }

    @Test("every reference in openrpc.json leads somewhere")
    func references() throws {
        for match in document.text.matches(of: /"\$ref":"#\/components\/(\w+)\/(\w+)"/) {
            #expect(document["components"]?[String(match.1)]?[String(match.2)] != nil, "\(match.0)")
        }
    }

    /// A defect, what only a broken disk or database gives, and what only an extension out of the ordinary does; the
    /// latter are in SamplesTests, GroupStorageTests and ServeTests.
    private static let notInTranscripts: Set<Int> = [-32603, -8, -22, -23, -24, -26, -27, -30, -31]

    private func section(named name: String) -> Substring? {
        guard let start = page.range(of: "\n#### \(name)\n") else { return nil }
        let rest = page[start.upperBound...]
        return rest[..<(rest.range(of: "\n##")?.lowerBound ?? rest.endIndex)]
    }
}
