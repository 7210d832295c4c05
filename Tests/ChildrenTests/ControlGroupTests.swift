import Foundation
import TestSupport
import Testing

@testable import Children

/// In a folder that looks like the kernel's; where the system has delegated a group, in that too.
@Suite("A control group") struct ControlGroupTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("4:memory:/elsewhere\n0::/user.slice/app\n", to: "membership")
        try folder.write(
            """
            20 1 0:5 / /proc rw - proc proc rw
            29 22 0:26 /user.slice \(folder.path("mounted")) rw,nosuid shared:4 - cgroup2 cgroup2 rw

            """, to: "mounts")
        try describe(processes: "7\n")
    }

    private func describe(processes: String, counts: String = "cpu\n", controllers: String = "cpu memory pids\n") throws
    {
        try folder.write(processes, to: "mounted/app/cgroup.procs")
        try folder.write(counts, to: "mounted/app/cgroup.subtree_control")
        try folder.write(controllers, to: "mounted/app/cgroup.controllers")
    }

    private var groups: ControlGroups? {
        ControlGroups(membership: folder.path("membership"), mounts: folder.path("mounts"), process: 7)
    }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path("mounted/app")).sorted() }
    }

    @Test("has its limits set before anything is in it")
    func limits() throws {
        try describe(processes: "1\n7\n", counts: "cpu memory pids\n")
        let group = try #require(groups?.make(.init(memory: 1000, processes: 12)))
        let name = "mounted/app/" + (group.path as NSString).lastPathComponent
        #expect(group.path == folder.path(name))
        for (file, value) in [
            ("memory.max", "1000"), ("memory.swap.max", "0"), ("pids.max", "12"), ("memory.oom.group", "1"),
        ] {
            #expect(try folder.read(name + "/" + file) == value)
        }
        group.kill()
        #expect(try folder.read(name + "/cgroup.kill") == "1")
    }

    @Test("is made where the program is alone, which moves aside for it")
    func enabling() throws {
        #expect(groups != nil)
        #expect(try folder.read("mounted/app/widget-bridge-7/cgroup.procs") == "7")
        #expect(try folder.read("mounted/app/cgroup.subtree_control") == "+memory +pids")
    }

    @Test(
        "is not made where that is not the program's to decide",
        arguments: [
            // Others, which cannot be moved; another's folder; a kernel that counts elsewhere.
            ("1\n7\n", "cpu memory pids\n", "0::/user.slice/app\n"),
            ("7\n", "cpu memory pids\n", "0::/system.slice/x\n"),
            ("7\n", "hugetlb\n", "0::/user.slice/app\n"), ("7\n", "cpu memory pids\n", "4:memory:/user.slice/app\n"),
        ])
    func refused(processes: String, controllers: String, membership: String) throws {
        try describe(processes: processes, controllers: controllers)
        try folder.write(membership, to: "membership")
        let before = try names
        #expect(groups == nil)
        #expect(try names == before)
        #expect(try folder.read("mounted/app/cgroup.subtree_control") == "cpu\n")
    }

    @Test("that a killed bridge has left is removed, another's is not")
    func forgotten() throws {
        for name in ["widget-bridge-99999999-a", "widget-bridge-\(getpid())-b", "widget-bridge-", "other"] {
            try FileManager.default.createDirectory(
                atPath: folder.path("mounted/app/\(name)"), withIntermediateDirectories: true)
        }
        try describe(processes: "7\n", counts: "memory pids\n")
        #expect(groups != nil)
        #expect(
            try names.filter { !$0.hasPrefix("cgroup.") } == ["other", "widget-bridge-", "widget-bridge-\(getpid())-b"])
    }

    @Test("is joined by a child before it becomes the program")
    func joining() throws {
        let launcher = try #require(SandboxPrograms.launcher)
        try folder.write("", to: "group/cgroup.procs")
        let joined = try ProgramRun(
            URL(filePath: launcher),
            ["--cgroup", folder.path("group"), "--", "/bin/cat", folder.path("group/cgroup.procs")])
        #expect(joined.status == 0 && joined.output == "0")
        let refused = try ProgramRun(URL(filePath: launcher), ["--cgroup", folder.path("none"), "--", "/bin/true"])
        #expect(refused.status == 125 && refused.errors.contains("cannot join \(folder.path("none"))"))
    }

    @Test("tells that its processes were ended for want of memory")
    func outOfMemory() throws {
        let launch = Launch(arguments: ["/bin/true"], environment: [:])
        let group = try #require(ControlGroup(at: folder.path("group"), .init(memory: 1)))
        #expect(launch.end(wait: SIGKILL, in: group) == .signal(SIGKILL))
        try folder.write("low 0\noom 3\noom_kill 1\n", to: "group/memory.events")
        #expect(launch.end(wait: SIGKILL, in: group) == .outOfMemory)
        #expect(launch.end(wait: 0, in: group) == .code(0))
    }

    @Test(
        "ends what takes too much, and all that it has started",
        .enabled(if: ControlGroups.current != nil, "no control group is delegated to this program"))
    func delegated() throws {
        var launch = Launch(
            arguments: ["/bin/sh", "-c", "setsid sleep 600 & head -c 200m /dev/zero | tail"], environment: [:])
        launch.groupLimits = .init(memory: 50 << 20, processes: 50)
        let nothing = open("/dev/null", O_WRONLY | O_CLOEXEC)
        defer { close(nothing) }
        #expect(Command(launch).run(output: nothing, limit: .seconds(60)) == .outOfMemory)
    }
}
