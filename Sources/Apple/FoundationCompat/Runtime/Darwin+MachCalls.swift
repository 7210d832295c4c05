import Foundation
import Glibc

// Mach's calls about this task, its threads and the host, answered from `/proc`: of other tasks there is nothing.

private let thisTask: mach_port_t = 0x103
private let thisHost: mach_port_t = 0x203

public var mach_task_self_: mach_port_t { thisTask }
public func mach_task_self() -> mach_port_t { thisTask }
public func mach_host_self() -> mach_port_t { thisHost }
/// The number that ``task_threads(_:_:_:)`` lists this thread by.
public func mach_thread_self() -> mach_port_t { mach_port_t(gettid()) }
public func mach_port_deallocate(_ task: task_t, _ name: mach_port_name_t) -> kern_return_t { KERN_SUCCESS }

public var vm_page_size: vm_size_t { vm_size_t(sysconf(CInt(_SC_PAGESIZE))) }
public var vm_kernel_page_size: vm_size_t { vm_page_size }
public var vm_page_mask: vm_size_t { vm_page_size - 1 }

@discardableResult
public func host_page_size(_ host: host_t, _ size: UnsafeMutablePointer<vm_size_t>) -> kern_return_t {
    size.pointee = vm_page_size
    return KERN_SUCCESS
}

/// Ticks, which are nanoseconds, since the machine has begun.
public func mach_absolute_time() -> UInt64 { clock_gettime_nsec(CLOCK_MONOTONIC) }
public func mach_continuous_time() -> UInt64 { clock_gettime_nsec(CLOCK_BOOTTIME) }
public func mach_approximate_time() -> UInt64 { mach_absolute_time() }

private func clock_gettime_nsec(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// What a code means, in a text that is the library's.
public func mach_error_string(_ error: kern_return_t) -> UnsafeMutablePointer<CChar>! {
    UnsafeMutablePointer(mutating: (texts[error] ?? unknown).utf8Start).withMemoryRebound(
        to: CChar.self, capacity: 1
    ) { $0 }
}

private let unknown: StaticString = "unknown error code"
private let texts: [kern_return_t: StaticString] = [
    KERN_SUCCESS: "(os/kern) successful", KERN_INVALID_ADDRESS: "(os/kern) invalid address",
    KERN_PROTECTION_FAILURE: "(os/kern) protection failure", KERN_NO_SPACE: "(os/kern) no space available",
    KERN_INVALID_ARGUMENT: "(os/kern) invalid argument", KERN_FAILURE: "(os/kern) failure",
    KERN_RESOURCE_SHORTAGE: "(os/kern) resource shortage", KERN_NO_ACCESS: "(os/kern) no access",
]

@_silgen_name("gettid")
private func gettid() -> pid_t

// MARK: - Tasks

/// Puts what is asked of this task where the caller wants it, and how many integers that is.
@discardableResult
public func task_info(
    _ task: task_name_t, _ flavor: task_flavor_t, _ info: task_info_t?,
    _ count: UnsafeMutablePointer<mach_msg_type_number_t>
) -> kern_return_t {
    guard task == thisTask else { return KERN_INVALID_TASK }
    let usage = TaskUsage()
    switch CInt(flavor) {
    case TASK_BASIC_INFO, TASK_BASIC_INFO_64:
        var basic = task_basic_info()
        (basic.virtual_size, basic.resident_size) = (vm_size_t(usage.virtual), vm_size_t(usage.resident))
        (basic.user_time, basic.system_time) = (usage.user, usage.system)
        return put(basic, info, count)
    case MACH_TASK_BASIC_INFO:
        var basic = mach_task_basic_info()
        (basic.virtual_size, basic.resident_size) = (usage.virtual, usage.resident)
        basic.resident_size_max = usage.mostResident
        (basic.user_time, basic.system_time) = (usage.user, usage.system)
        return put(basic, info, count)
    case TASK_THREAD_TIMES_INFO:
        var times = task_thread_times_info()
        (times.user_time, times.system_time) = (usage.user, usage.system)
        return put(times, info, count)
    case TASK_VM_INFO, TASK_VM_INFO_PURGEABLE:
        var memory = task_vm_info()
        (memory.virtual_size, memory.resident_size) = (usage.virtual, usage.resident)
        memory.resident_size_peak = usage.mostResident
        memory.page_size = integer_t(vm_page_size)
        memory.internal = usage.resident - min(usage.shared, usage.resident)
        memory.external = usage.shared
        memory.phys_footprint = memory.internal
        memory.ledger_phys_footprint_peak = Int64(usage.mostResident)
        return put(memory, info, count)
    default: return KERN_INVALID_ARGUMENT
    }
}

/// The threads of this task; who asks gives the list back with `vm_deallocate`.
@discardableResult
public func task_threads(
    _ task: task_t, _ threads: UnsafeMutablePointer<thread_act_array_t?>,
    _ count: UnsafeMutablePointer<mach_msg_type_number_t>
) -> kern_return_t {
    guard task == thisTask else { return KERN_INVALID_TASK }
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    let all = entries.compactMap { thread_act_t($0) }.sorted()
    guard let list = allocated(all) else { return KERN_RESOURCE_SHORTAGE }
    threads.pointee = list
    count.pointee = mach_msg_type_number_t(all.count)
    return KERN_SUCCESS
}

@discardableResult
public func vm_deallocate(_ task: vm_map_t, _ address: vm_address_t, _ size: vm_size_t) -> kern_return_t {
    guard task == thisTask, let pointer = UnsafeMutableRawPointer(bitPattern: address), size > 0 else {
        return KERN_INVALID_ARGUMENT
    }
    return munmap(pointer, Int(size)) == 0 ? KERN_SUCCESS : KERN_INVALID_ADDRESS
}

/// Puts what is asked of a thread where the caller wants it: how busy it is, is the mean since it began.
@discardableResult
public func thread_info(
    _ thread: thread_inspect_t, _ flavor: thread_flavor_t, _ info: thread_info_t?,
    _ count: UnsafeMutablePointer<mach_msg_type_number_t>
) -> kern_return_t {
    guard let usage = ThreadUsage(thread) else { return KERN_INVALID_ARGUMENT }
    switch CInt(flavor) {
    case THREAD_BASIC_INFO:
        var basic = thread_basic_info()
        (basic.user_time, basic.system_time) = (time_value(seconds: usage.user), time_value(seconds: usage.system))
        (basic.cpu_usage, basic.run_state) = (usage.share, usage.state)
        return put(basic, info, count)
    case THREAD_EXTENDED_INFO:
        var extended = thread_extended_info()
        extended.pth_user_time = UInt64(usage.user * 1e9)
        extended.pth_system_time = UInt64(usage.system * 1e9)
        (extended.pth_cpu_usage, extended.pth_run_state) = (usage.share, usage.state)
        return put(extended, info, count)
    default: return KERN_INVALID_ARGUMENT
    }
}

// MARK: - The host

@discardableResult
public func host_info(
    _ host: host_t, _ flavor: host_flavor_t, _ info: host_info_t?,
    _ count: UnsafeMutablePointer<mach_msg_type_number_t>
) -> kern_return_t {
    guard flavor == HOST_BASIC_INFO else { return KERN_INVALID_ARGUMENT }
    let processors = integer_t(ProcessInfo.processInfo.processorCount)
    let memory = ProcessInfo.processInfo.physicalMemory
    var basic = host_basic_info()
    (basic.max_cpus, basic.physical_cpu_max, basic.logical_cpu_max) = (processors, processors, processors)
    (basic.avail_cpus, basic.physical_cpu, basic.logical_cpu) = (processors, processors, processors)
    (basic.memory_size, basic.max_mem) = (natural_t(clamping: memory), memory)
    return put(basic, info, count)
}

@discardableResult
public func host_statistics(
    _ host: host_t, _ flavor: host_flavor_t, _ info: host_info_t?,
    _ count: UnsafeMutablePointer<mach_msg_type_number_t>
) -> kern_return_t {
    switch flavor {
    case HOST_CPU_LOAD_INFO:
        return ProcessorTicks.all.map { put($0, info, count) } ?? KERN_FAILURE
    case HOST_VM_INFO64, HOST_VM_INFO: return put(vm_statistics64(now: ()), info, count)
    default: return KERN_INVALID_ARGUMENT
    }
}

@discardableResult
public func host_statistics64(
    _ host: host_t, _ flavor: host_flavor_t, _ info: host_info64_t?,
    _ count: UnsafeMutablePointer<mach_msg_type_number_t>
) -> kern_return_t {
    host_statistics(host, flavor, info, count)
}

/// The ticks of each processor; who asks gives the list back with `vm_deallocate`.
@discardableResult
public func host_processor_info(
    _ host: host_t, _ flavor: processor_flavor_t, _ processors: UnsafeMutablePointer<natural_t>,
    _ info: UnsafeMutablePointer<processor_info_array_t?>, _ count: UnsafeMutablePointer<mach_msg_type_number_t>
) -> kern_return_t {
    guard flavor == PROCESSOR_CPU_LOAD_INFO else { return KERN_INVALID_ARGUMENT }
    let each = ProcessorTicks.each
    let ticks = each.flatMap { [$0.cpu_ticks.0, $0.cpu_ticks.1, $0.cpu_ticks.2, $0.cpu_ticks.3] }
    guard let list = allocated(ticks.map { integer_t(bitPattern: $0) }) else { return KERN_RESOURCE_SHORTAGE }
    info.pointee = list
    processors.pointee = natural_t(each.count)
    count.pointee = mach_msg_type_number_t(ticks.count)
    return KERN_SUCCESS
}

// MARK: - What the answers are made of

private func put<Info>(
    _ value: Info, _ info: UnsafeMutablePointer<integer_t>?, _ count: UnsafeMutablePointer<mach_msg_type_number_t>
) -> kern_return_t {
    let size = MemoryLayout<Info>.size / MemoryLayout<integer_t>.size
    guard let info, count.pointee > 0 else { return KERN_INVALID_ARGUMENT }
    let given = min(size, Int(count.pointee))
    withUnsafeBytes(of: value) { bytes in
        UnsafeMutableRawPointer(info).copyMemory(
            from: bytes.baseAddress!, byteCount: given * MemoryLayout<integer_t>.size)
    }
    count.pointee = mach_msg_type_number_t(given)
    return KERN_SUCCESS
}

/// A list in pages of its own, as what the kernel gives is.
private func allocated<Element>(_ elements: [Element]) -> UnsafeMutablePointer<Element>? {
    let size = max(1, elements.count) * MemoryLayout<Element>.stride
    guard
        let pages = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
        pages != UnsafeMutableRawPointer(bitPattern: -1)
    else { return nil }
    let list = pages.bindMemory(to: Element.self, capacity: elements.count)
    list.initialize(from: elements, count: elements.count)
    return list
}

/// What this process has used, in bytes.
private struct TaskUsage {
    var virtual: mach_vm_size_t = 0
    var resident: mach_vm_size_t = 0
    var shared: mach_vm_size_t = 0
    var mostResident: mach_vm_size_t = 0
    var user = time_value()
    var system = time_value()

    init() {
        let pages = contents(of: "/proc/self/statm").split(separator: " ").prefix(3).compactMap { UInt64($0) }
        if pages.count == 3 {
            let size = UInt64(vm_page_size)
            (virtual, resident, shared) = (pages[0] * size, pages[1] * size, pages[2] * size)
        }
        var usage = rusage()
        guard getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 else { return }
        // It is in kilobytes.
        mostResident = UInt64(usage.ru_maxrss) * 1024
        user = time_value(
            seconds: integer_t(usage.ru_utime.tv_sec), microseconds: integer_t(usage.ru_utime.tv_usec))
        system = time_value(
            seconds: integer_t(usage.ru_stime.tv_sec), microseconds: integer_t(usage.ru_stime.tv_usec))
    }
}

/// What a thread has used, in seconds, with its share of a processor in thousandths.
private struct ThreadUsage {
    let user: Double
    let system: Double
    let share: Int32
    let state: Int32

    init?(_ thread: thread_t) {
        let line = contents(of: "/proc/self/task/\(thread)/stat")
        // Its name, in parentheses, may have spaces and parentheses itself.
        guard let end = line.lastIndex(of: ")") else { return nil }
        let fields = line[line.index(after: end)...].split(separator: " ")
        let ticks = Double(sysconf(CInt(_SC_CLK_TCK)))
        guard fields.count > 19, let user = Double(fields[11]), let system = Double(fields[12]),
            let start = Double(fields[19])
        else { return nil }
        (self.user, self.system) = (user / ticks, system / ticks)
        let age = Double(clock_gettime_nsec(CLOCK_BOOTTIME)) / 1e9 - start / ticks
        share = age > 0 ? Int32(min(1, (self.user + self.system) / age) * Double(TH_USAGE_SCALE)) : 0
        switch fields[0] {
        case "R": state = TH_STATE_RUNNING
        case "T", "t": state = TH_STATE_STOPPED
        case "D": state = TH_STATE_UNINTERRUPTIBLE
        case "Z", "X": state = TH_STATE_HALTED
        default: state = TH_STATE_WAITING
        }
    }
}

private enum ProcessorTicks {
    static var all: host_cpu_load_info? { lines.first.map(ticks) }
    static var each: [host_cpu_load_info] { lines.dropFirst().map(ticks) }

    private static var lines: [[natural_t]] {
        contents(of: "/proc/stat").split(separator: "\n").filter { $0.hasPrefix("cpu") }.map { line in
            line.split(separator: " ").dropFirst().compactMap { UInt64($0).map { natural_t(truncatingIfNeeded: $0) } }
        }.filter { $0.count >= 4 }
    }

    /// Linux has them as user, nice, system and idle.
    private static func ticks(_ fields: [natural_t]) -> host_cpu_load_info {
        host_cpu_load_info(cpu_ticks: (fields[0], fields[2], fields[3], fields[1]))
    }
}

extension vm_statistics64 {
    fileprivate init(now: Void) {
        self.init()
        var kilobytes: [Substring: UInt64] = [:]
        for line in contents(of: "/proc/meminfo").split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.count > 1 { kilobytes[words[0].dropLast()] = UInt64(words[1]) }
        }
        let perPage = UInt64(vm_page_size) / 1024
        func pages(_ name: Substring) -> natural_t { natural_t(clamping: (kilobytes[name] ?? 0) / max(1, perPage)) }
        (free_count, active_count, inactive_count) = (pages("MemFree"), pages("Active"), pages("Inactive"))
        (wire_count, external_page_count) = (pages("Slab") + pages("KernelStack"), pages("Cached"))
        internal_page_count = pages("AnonPages")
    }
}

extension time_value {
    fileprivate init(seconds: Double) {
        self.init(
            seconds: integer_t(seconds), microseconds: integer_t(seconds.truncatingRemainder(dividingBy: 1) * 1e6))
    }
}

private func contents(of path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&part, 1, part.count, file), count > 0 { bytes += part[..<count] }
    return String(decoding: bytes, as: UTF8.self)
}
