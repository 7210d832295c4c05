import Foundation

/// A control group of a child and all that it starts (cgroups(7), version 2), in which the kernel itself counts.
///
/// Nothing escapes it, neither by a session of its own nor by losing its parent.
struct ControlGroup: Sendable {
    /// What all its processes may have together; nil for what is not limited.
    struct Limits: Sendable, Hashable {
        /// Bytes, with what the kernel keeps for them: the files in /tmp, what was read, tables of pages.
        var memory: Int?
        /// Processes and threads.
        var processes: Int?
    }

    let path: String

    /// Makes a group with its limits; nil where one of them cannot be set.
    init?(at path: String, _ limits: Limits) {
        guard mkdir(path, 0o755) == 0 else { return nil }
        self.path = path
        // One that is out of memory ends whole, rather than live on in parts.
        var settings = [("memory.oom.group", "1")]
        if let memory = limits.memory { settings += [("memory.max", "\(memory)"), ("memory.swap.max", "0")] }
        if let processes = limits.processes { settings.append(("pids.max", "\(processes)")) }
        for (name, value) in settings where !ControlFile.write(value, to: path + "/" + name) {
            // A kernel without swap has no such limit to set.
            if name == "memory.swap.max", access(path + "/" + name, F_OK) != 0 { continue }
            remove()
            return nil
        }
    }

    /// Whether processes of it were ended for want of memory.
    var ranOutOfMemory: Bool {
        ControlFile.lines(path + "/memory.events").contains { line in
            let fields = line.split(separator: " ")
            return fields.count == 2 && fields[0] == "oom_kill" && fields[1] != "0"
        }
    }

    /// Ends every process of it.
    func kill() { _ = ControlFile.write("1", to: path + "/cgroup.kill") }

    /// Takes the group away once its processes are gone, which the kernel may see a moment later.
    func remove() {
        for _ in 0..<50 where rmdir(path) != 0 && errno == EBUSY { usleep(1000) }
    }
}

/// The control group that the system lets this program divide: systemd's `Delegate=yes`, or a container's own.
struct ControlGroups: Sendable {
    /// That of this program; nil where it may not, or where memory and processes are not counted in it.
    static let current = ControlGroups(
        membership: "/proc/self/cgroup", mounts: "/proc/self/mountinfo", process: getpid())

    private static let controllers: Set = ["memory", "pids"]
    private static let prefix = "widget-bridge-"

    private let folder: String
    private let process: pid_t

    /// - Parameters:
    ///   - membership: the file that says in which groups the program is (cgroups(7)).
    ///   - mounts: the file that says what is mounted where (proc(5)).
    init?(membership: String, mounts: String, process: pid_t) {
        guard let own = ControlFile.lines(membership).first(where: { $0.hasPrefix("0::/") })?.dropFirst(3),
            let folder = Self.folder(of: String(own), mounts: ControlFile.lines(mounts)),
            access(folder + "/cgroup.procs", W_OK) == 0,
            Self.controllers.isSubset(of: ControlFile.words(folder + "/cgroup.controllers"))
        else { return nil }
        (self.folder, self.process) = (folder, process)
        guard Self.controllers.isSubset(of: ControlFile.words(folder + "/cgroup.subtree_control")) || enable() else {
            return nil
        }
        removeForgotten()
    }

    /// Where the group of a path is found in the file system.
    private static func folder(of path: String, mounts: [String]) -> String? {
        for mount in mounts {
            let parts = mount.components(separatedBy: " - ")
            let fields = parts[0].split(separator: " ").map(String.init)
            guard parts.count == 2, parts[1].hasPrefix("cgroup2 "), fields.count > 4 else { continue }
            let (root, point) = (fields[3], fields[4])
            if root == "/" { return point + (path == "/" ? "" : path) }
            if path == root || path.hasPrefix(root + "/") { return point + path.dropFirst(root.count) }
        }
        return nil
    }

    /// Has the kernel count in the groups below, which it does only where there are no processes beside them: this one
    /// moves into a group of its own. Where there are others, which are not ours to move, nothing changes.
    private func enable() -> Bool {
        guard ControlFile.lines(folder + "/cgroup.procs") == ["\(process)"] else { return false }
        let own = "\(folder)/\(Self.prefix)\(process)"
        guard mkdir(own, 0o755) == 0 else { return false }
        if ControlFile.write("\(process)", to: own + "/cgroup.procs") {
            if ControlFile.write("+memory +pids", to: folder + "/cgroup.subtree_control") { return true }
            _ = ControlFile.write("\(process)", to: folder + "/cgroup.procs")
        }
        rmdir(own)
        return false
    }

    /// Removes what bridges have left that were killed.
    private func removeForgotten() {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            guard name.hasPrefix(Self.prefix),
                let owner = pid_t(name.dropFirst(Self.prefix.count).prefix { $0 != "-" }),
                owner != process, Foundation.kill(owner, 0) != 0, errno == ESRCH
            else { continue }
            rmdir(folder + "/" + name)
        }
    }

    /// A new group; nil where it cannot be made.
    func make(_ limits: ControlGroup.Limits) -> ControlGroup? {
        ControlGroup(at: "\(folder)/\(Self.prefix)\(process)-\(UUID().uuidString)", limits)
    }
}

/// The kernel's files: short, and written at once.
private enum ControlFile {
    static func write(_ text: String, to path: String) -> Bool {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return text.withCString { Foundation.write(descriptor, $0, strlen($0)) } == text.utf8.count
    }

    static func lines(_ path: String) -> [String] {
        ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
    }

    static func words(_ path: String) -> Set<String> {
        Set(lines(path).flatMap { $0.split(separator: " ").map(String.init) })
    }
}
