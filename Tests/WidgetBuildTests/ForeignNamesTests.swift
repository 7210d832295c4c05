import Foundation
import TestSupport
import Testing
import WidgetProtocol

@testable import WidgetBuild

@Suite("Names of missing modules")
struct ForeignNamesTests {
    @Test("are those of members and labels that nothing here has, and that are no slips")
    func names() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            """
            struct Card: View {
                let own = Own(label: 1)
                var body: some View {
                    Image(systemSymbol: .gridCircle)
                        .font(.body.leading(.tight)).glimmer(1).twinkle().paddding(.horizontal)
                    Text(own.titles.joined(separator: ", ").localizedCapitalized)
                    ForEach(0..<2, id: \\.self) { _ in own.draw() }
                }
            }
            """, to: "Card.swift")
        var foreign = ForeignNames(
            sdk: try SDK(executable: Repository.program.path),
            compiler: try Compiler(environment: ProcessInfo.processInfo.environment),
            imported: [try folder.write("Own\0twinkle\0", to: "Own.swiftmodule")])
        let known = KnownNames(
            declared: ["Own", "titles", "draw"], types: [], members: ["View": ["padding", "font"]])
        let names = try ProjectBoundary(of: folder.path).enforced { () throws(BridgeError) in
            try foreign.names(in: [path], known)
        }
        #expect(names == [path: ["glimmer", "gridCircle", "systemSymbol"]])
        // Asked for again beside another file.
        let other = try folder.write("let a = Text(\"\").glimmer(2).sparkle()", to: "Other.swift")
        let both = try ProjectBoundary(of: folder.path).enforced { () throws(BridgeError) in
            try foreign.names(in: [path, other], known)
        }
        #expect(both == [path: ["glimmer", "gridCircle", "systemSymbol"], other: ["glimmer", "sparkle"]])
    }
}
