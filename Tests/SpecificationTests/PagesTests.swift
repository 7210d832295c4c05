import Foundation
import JSON
import TestSupport
import Testing
import WidgetArchive
import WidgetProtocol

@Suite("The pages on archives and extensions") struct PagesTests {
    @Test("an archive's example is read, and written as it was")
    func archive() throws {
        let page = try Repository.text("archive.md")
        let example = try #require(page.firstMatch(of: /```json\n(.*?)\n```/.dotMatchesNewlines()))
        let json = try JSONValue(parsing: String(example.1))
        #expect(try WidgetArchive(json: json).json.value == json)
    }

    @Test("an archive's words are those of the code")
    func words() throws {
        let page = try Repository.text("archive.md")
        for word in BlendMode.allCases.map(\.rawValue) where word != "normal" { #expect(page.contains("`\(word)`")) }
        #expect(page.contains("`version` | \(WidgetArchive.version). "))
    }

    @Test("the extension's methods, notifications and variables are those of the code")
    func names() throws {
        let page = try Repository.text("extension.md")
        func rows(_ heading: String) throws -> [String] {
            let sections = page.split(separator: "\n## ")
            let section = try #require(sections.first { $0.hasPrefix("\(heading)\n") })
            return section.matches(of: /\n\| `([^`]+)` \|/).map { String($0.1) }
        }
        #expect(try rows("Calls") == ExtensionMethod.allCases.map(\.rawValue))
        #expect(try rows("Notifications") == ExtensionNotification.allCases.map(\.rawValue))
        let environment = ExtensionEnvironment(
            groupsFolder: "", preferencesFolder: "", fontsFolder: "", resourcesFolder: "", groups: [],
            entitlementsPath: "")
        let variables = environment.variables.keys.filter { $0.hasPrefix("WIDGET_BRIDGE") }
        #expect(try rows("The process").sorted() == variables.sorted())
    }
}
