import Bridge
import JSON
import TestSupport
import Testing

@Suite("The table of methods, openrpc.json and the protocol's page say the same")
struct MethodsTests {
    private let page: ProtocolPage
    private let document: JSONValue
    private let methods: [JSONValue]

    init() throws {
        page = try ProtocolPage()
        document = try Repository.openRPC()
        methods = document["methods"]?.arrayValue ?? []
    }

    private func name(_ method: JSONValue) throws -> String { try #require(method["name"]?.stringValue) }

    @Test("each method is in openrpc.json and has a section of the page, and no other")
    func names() {
        let names = Method.all.map(\.name).sorted()
        #expect(methods.compactMap { $0["name"]?.stringValue }.sorted() == names)
        #expect(page.methods.sorted() == names)
    }

    @Test("each method has the same params in all three")
    func parameters() throws {
        for method in methods {
            let name = try name(method)
            let known = try #require(Method.all.first { $0.name == name }).parameters.map(\.description)
            let described = method["params"]?.arrayValue?.compactMap { $0["name"]?.stringValue } ?? []
            #expect(described.sorted() == known.sorted(), "\(name)")
            let section = try #require(page.section("#### \(name)"))
            for parameter in known {
                #expect(
                    section.contains("`\(parameter)`") || section.contains("`\(parameter)?`"), "\(name) \(parameter)")
            }
        }
    }

    @Test("a method's section names the codes that openrpc.json lists for it")
    func errors() throws {
        for method in methods {
            let name = try name(method)
            let section = try #require(page.section("#### \(name)"))
            let named = Set(section.matches(of: /(?:^|\s)(-\d+)\b/).compactMap { Int($0.1) })
            #expect(try named.subtracting(codes(document["x-errors"])) == codes(method["errors"]), "\(name)")
        }
    }

    /// The codes of a list of references.
    private func codes(_ errors: JSONValue?) throws -> Set<Int> {
        var codes: Set<Int> = []
        for error in errors?.arrayValue ?? [] {
            let name = try #require(error["$ref"]?.stringValue?.split(separator: "/").last)
            codes.insert(try #require(document["components"]?["errors"]?[String(name)]?["code"]?.intValue))
        }
        return codes
    }

    @Test("methods of Android's are in the page's table of those, and in no other place")
    func ofAndroid() {
        let table = page.rows("### Android's alone").joined()
        let named = table.matches(of: /`(\w+)`/).map { String($0.1) }
        #expect(Method.ofAndroid.isSubset(of: named))
        #expect(Method.ofAndroid.isDisjoint(with: Method.all.map(\.name)))
    }

    @Test("notifications are the same on the page and in openrpc.json")
    func notifications() {
        let described = document["x-notifications"]?.arrayValue?.compactMap { $0["name"]?.stringValue } ?? []
        let table = page.rows("## Notifications").compactMap { $0.firstMatch(of: /^\| `([^`]+)`/)?.1 }.map(String.init)
        #expect(described.filter { !$0.hasPrefix("$/") && $0 != "exit" } == table)
    }

    @Test("each method has an example in openrpc.json, and is in a transcript")
    func examples() throws {
        var sent: Set<String> = []
        for transcript in try Transcript.all() {
            for case (_, .send(let message)) in transcript.steps {
                if let method = message["method"]?.stringValue { sent.insert(method) }
            }
        }
        for method in methods {
            let name = try name(method)
            #expect(method["examples"]?.arrayValue?.isEmpty == false, "\(name)")
            #expect(sent.contains(name), "\(name)")
        }
    }

    @Test("every reference in openrpc.json leads to another part of it")
    func references() throws {
        var count = 0
        for match in document.text.matches(of: /"\$ref":"([^"]*)"/) {
            let path = try #require(match.1.split(separator: "#", omittingEmptySubsequences: false).last)
            #expect(match.1.hasPrefix("#/components/"), "\(match.0)")
            let target = path.split(separator: "/").reduce(Optional(document)) { $0?[String($1)] }
            #expect(target != nil, "\(match.0)")
            count += 1
        }
        #expect(count > 100)
    }
}
