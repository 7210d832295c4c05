import TestSupport
import Testing
import WidgetProtocol

@testable import WidgetBuild

@Suite("Sources that git ignores")
struct IgnoredSourcesTests {
    @Test(
        "are missing where a .gitignore of the project names one that is not there",
        arguments: [
            ("Secrets.swift", true), ("/Shared/Secrets.swift\r\n# or\nbuild", true), ("Model.swift", false),
            ("/App/Shared/Model.swift", false), ("App/Keys.swift", true), ("*.generated.swift", false),
            ("!Secrets.swift", false), ("# Secrets.swift", false), ("", false), ("**/Generated/*\n!.gitkeep", true),
            ("Generated/**", true), ("Generated/", false), ("**/Written/*", false), ("Filled/*", false),
        ])
    func missing(ignored: String, isMissing: Bool) throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "News/App/Shared/Model.swift")
        try folder.write("", to: "News/App/Shared/Generated/.gitkeep")
        try folder.write("", to: "News/App/Shared/Filled/Secrets.swift")
        try folder.write(ignored, to: "News/.gitignore")
        let found = try ProjectBoundary(of: folder.path + "/News").enforced { () throws(BridgeError) in
            try IgnoredSources.areMissing(beside: [folder.path + "/News/App/Shared/Model.swift"])
        }
        #expect(found == isMissing)
    }
}
