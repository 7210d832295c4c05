import AppChecks
import Foundation
import TestSupport
import Testing

@Suite("docs/doctor.md") struct DocumentationTests {
    @Test("has each kind of finding once, and no other")
    func kinds() throws {
        let page = try String(contentsOf: Repository.root.appending(path: "docs/doctor.md"), encoding: .utf8)
        let rows = page.matches(of: #/(?m)^\| `(\w+)` \| (?:error|warning|note) \|/#).map { String($0.output.1) }
        #expect(rows.sorted() == Finding.Kind.allCases.map(\.rawValue).sorted())
    }
}
