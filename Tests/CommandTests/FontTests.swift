import Foundation
import TestSupport
import Testing

@Suite("The fonts of a picture") struct FontTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        // Of Debian's fonts-thai-tlwg, of which Widget Bridge uses another.
        try folder.write(
            Widgets.one("Named", modifiers: #".font(.custom("Purisa", size: 20))"#), to: "Named/Named.swift")
        try folder.write(Widgets.one("Plain", modifiers: ".font(.system(size: 20))"), to: "Plain/Plain.swift")
    }

    private func render(_ widget: String, _ options: String...) throws -> (picture: Data, errors: String) {
        let run = try ProgramRun(
            Repository.program, ["render", folder.path(widget), "--family", "systemSmall", "-o", "p.png"] + options,
            in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        return (try Data(contentsOf: URL(filePath: folder.path("p.png"))), run.errors)
    }

    @Test("are not the machine's, unless --system-fonts asks for them")
    func systemFonts() throws {
        let own = try render("Named")
        #expect(own.errors.contains("There is no font 'Purisa'"), "\(own.errors)")
        let machine = try render("Named", "--system-fonts")
        #expect(!machine.errors.contains("Purisa"), "\(machine.errors)")
        #expect(own.picture != machine.picture)
        #expect(try render("Plain", "--system-fonts").picture == render("Plain").picture)
    }

    @Test("are what --version prints, with their versions, behind the program's own")
    func versions() throws {
        let lines = try ProgramRun(Repository.program, ["--version"]).output.split(separator: "\n")
        #expect(lines.count == 4)
        #expect(lines.first?.wholeMatch(of: /\d+\.\d+\.\d+/) != nil)
        #expect(lines[1].contains(/^Fonts: .*\bInter \d+\.\d{3}\b.*\bNoto Sans \d+\.\d{3}/))
        #expect(lines[2].contains(/^Icons: Bootstrap Icons \d+\..*, Material Icons \d+\.\d{3}$/))
        #expect(lines[3].contains(/^Libraries: Cairo \d.*\bPango \d+\.\d+/))
    }
}
