import Foundation
import TestSupport
import Testing
import WidgetProtocol

@testable import WidgetBuild

/// The same through the program that ships.
@Suite("The program, given a project that is not trusted", .serialized)
struct HostileProgramTests {
    private func build(_ stage: HostileStage, _ path: String) throws -> ProgramRun {
        try ProgramRun(
            Repository.program, ["build", stage.folder.path(path)],
            environment: ["XDG_CACHE_HOME": stage.folder.path("cache")])
    }

    private static let chosen = [
        "an image above the project", "a symbol that would overwrite", "a catalogue's language that leads out",
        "a link to a source", "a chain of groups upwards", "a pipe among the sources",
        "a setting that doubles", "a billion laughs", "an Info.plist, too deep", "a project's lists, too deep",
    ]

    @Test(
        "ends with a named error and leaves nothing",
        arguments: (HostileProject.paths + HostileProject.bombs).filter { chosen.contains($0.name) })
    func named(project: HostileProject) throws {
        let stage = try HostileStage()
        try project.make(stage)
        try stage.folder.write("", to: "cache/.keep")
        let before = try stage.contents()
        let run = try build(stage, project.path)
        #expect(run.status == project.kinds[0].exitStatus.rawValue, "\(run.errors)")
        #expect(run.errors.contains("error: ") && run.output.isEmpty)
        #expect(!run.errors.contains(HostileStage.secret))
        #expect(try stage.contents() == before)
        #expect(stage.leaks() == [])
    }

    @Test("ends the compiler and leaves nothing of a build when it is asked to end")
    func interrupted() throws {
        let signal = SIGTERM
        let stage = try HostileStage()
        let folder = stage.folder
        try folder.write(
            """
            #!/bin/sh
            sleep 600 &
            echo $! > '\(folder.path)/pid.new'
            mv '\(folder.path)/pid.new' '\(folder.path)/pid'
            wait

            """, to: "bin/swiftc", executable: true)
        let process = try TestProcess(
            Repository.program.path, ["build", folder.path("repo/Widget")],
            environment: Repository.environment.merging([
                "XDG_CACHE_HOME": folder.path("cache"), "WIDGET_BRIDGE_SWIFTC": folder.path("bin/swiftc"),
            ]) { $1 })
        defer { process.kill() }
        Deadline.wait(for: "the compiler") { folder.exists("pid") }
        let child = try #require(Int32(folder.read("pid").trimmingCharacters(in: .whitespacesAndNewlines)))
        process.kill(signal)
        #expect(process.end() == 128 + signal)
        Deadline.wait(for: "the compiler's end") { !FileManager.default.fileExists(atPath: "/proc/\(child)/exe") }
        #expect(buildRemains(in: folder.path("cache/widget-bridge")) == [])
        #expect(!folder.exists("cache/widget-bridge/extensions"))
    }

    @Test("gives a build up after the time that it is allowed")
    func timeLimit() throws {
        let stage = try HostileStage()
        try stage.folder.write("#!/bin/sh\nexec sleep 600\n", to: "bin/swiftc", executable: true)
        let run = try ProgramRun(
            Repository.program, ["build", stage.folder.path("repo/Widget"), "--build-limit", "1"],
            environment: [
                "XDG_CACHE_HOME": stage.folder.path("cache"), "WIDGET_BRIDGE_SWIFTC": stage.folder.path("bin/swiftc"),
            ])
        #expect(run.status == 65)
        #expect(run.errors.contains("longer than 1 s"))
    }
}
