/// What a child in a sandbox is given beside the system's own files.
package struct Grant: Sendable, Hashable {
    /// Files and folders that it may read.
    package var readable: [String]
    /// Files and folders that it may write too; they have to be there.
    package var writable: [String]
    /// Paths that stand for others, which are granted by themselves.
    package var links: [String: String] = [:]
    /// Whether it may use the network, where the sandbox lets anybody.
    package var allowsNetwork: Bool
    package var limits: Limits
    /// Whether it may make links and pipes, which would lead astray who looks into its folders.
    package var makesSpecialFiles = false

    package init(
        readable: [String] = [], writable: [String] = [], allowsNetwork: Bool, limits: Limits = Limits()
    ) {
        self.readable = readable
        self.writable = writable
        self.allowsNetwork = allowsNetwork
        self.limits = limits
    }

    /// The launcher's options for system calls.
    var filter: [String] { makesSpecialFiles ? ["--filter"] : ["--filter", "--plain-files"] }

    /// What the kernel limits (setrlimit(2), cgroups(7)); nil for what it does not.
    package struct Limits: Sendable, Hashable {
        /// Bytes of a file.
        package var fileSize: Int? = 512 << 20
        /// Descriptors.
        package var files: Int? = 1024
        /// Bytes of addresses in one process.
        package var addresses: Int?
        /// Processes and threads of the sandbox; the kernel counts none of root's.
        package var processes: Int?
        /// Bytes of memory of the child and all that it starts, where control groups count them.
        package var memory: Int?

        package init(addresses: Int? = nil, processes: Int? = nil, memory: Int? = nil) {
            self.addresses = addresses
            self.processes = processes
            self.memory = memory
        }

        /// What a control group counts.
        var group: ControlGroup.Limits? {
            memory == nil && processes == nil ? nil : .init(memory: memory, processes: processes)
        }

        /// The launcher's options.
        var options: [String] {
            let limits = [("core", 0), ("fsize", fileSize), ("nofile", files), ("as", addresses), ("nproc", processes)]
            return limits.flatMap { name, value in value.map { ["--limit", name, "\($0)"] } ?? [] }
        }
    }
}
