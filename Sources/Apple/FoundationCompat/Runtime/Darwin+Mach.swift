// The types and numbers of Mach's interface to tasks, threads and the host: what shared code that watches memory and
// processors is written with. `mach/*.h` has the names and the values.

public typealias kern_return_t = CInt
public typealias integer_t = CInt
public typealias natural_t = CUnsignedInt
public typealias mach_port_t = natural_t
public typealias mach_port_name_t = natural_t
public typealias task_t = mach_port_t
public typealias task_name_t = mach_port_t
public typealias thread_t = mach_port_t
public typealias thread_act_t = mach_port_t
public typealias thread_inspect_t = mach_port_t
public typealias host_t = mach_port_t
public typealias vm_map_t = mach_port_t
public typealias vm_size_t = UInt
public typealias vm_address_t = UInt
public typealias vm_offset_t = UInt
public typealias mach_vm_size_t = UInt64
public typealias mach_vm_address_t = UInt64
public typealias mach_msg_type_number_t = natural_t
public typealias policy_t = CInt
public typealias task_flavor_t = natural_t
public typealias task_info_t = UnsafeMutablePointer<integer_t>
public typealias thread_flavor_t = natural_t
public typealias thread_info_t = UnsafeMutablePointer<integer_t>
public typealias thread_act_array_t = UnsafeMutablePointer<thread_act_t>
public typealias thread_array_t = UnsafeMutablePointer<thread_t>
public typealias host_flavor_t = integer_t
public typealias host_info_t = UnsafeMutablePointer<integer_t>
public typealias host_info64_t = UnsafeMutablePointer<integer_t>
public typealias processor_flavor_t = CInt
public typealias processor_info_array_t = UnsafeMutablePointer<integer_t>

public let MACH_PORT_NULL: mach_port_t = 0

public let KERN_SUCCESS: kern_return_t = 0
public let KERN_INVALID_ADDRESS: kern_return_t = 1
public let KERN_PROTECTION_FAILURE: kern_return_t = 2
public let KERN_NO_SPACE: kern_return_t = 3
public let KERN_INVALID_ARGUMENT: kern_return_t = 4
public let KERN_FAILURE: kern_return_t = 5
public let KERN_RESOURCE_SHORTAGE: kern_return_t = 6
public let KERN_NO_ACCESS: kern_return_t = 8
public let KERN_MEMORY_FAILURE: kern_return_t = 9
public let KERN_MEMORY_ERROR: kern_return_t = 10
public let KERN_ABORTED: kern_return_t = 14
public let KERN_INVALID_NAME: kern_return_t = 15
public let KERN_INVALID_TASK: kern_return_t = 16
public let KERN_INVALID_VALUE: kern_return_t = 18
public let KERN_INVALID_HOST: kern_return_t = 22
public let KERN_TERMINATED: kern_return_t = 37
public let KERN_NOT_SUPPORTED: kern_return_t = 46
public let KERN_OPERATION_TIMED_OUT: kern_return_t = 49

public let TASK_THREAD_TIMES_INFO: CInt = 3
public let TASK_BASIC_INFO_64: CInt = 5
public let TASK_BASIC_INFO: CInt = 18
public let MACH_TASK_BASIC_INFO: CInt = 20
public let TASK_VM_INFO: CInt = 22
public let TASK_VM_INFO_PURGEABLE: CInt = 23

public let THREAD_BASIC_INFO: CInt = 3
public let THREAD_EXTENDED_INFO: CInt = 5

public let TH_USAGE_SCALE: CInt = 1000
public let TH_STATE_RUNNING: CInt = 1
public let TH_STATE_STOPPED: CInt = 2
public let TH_STATE_WAITING: CInt = 3
public let TH_STATE_UNINTERRUPTIBLE: CInt = 4
public let TH_STATE_HALTED: CInt = 5
public let TH_FLAGS_SWAPPED: CInt = 1
public let TH_FLAGS_IDLE: CInt = 2
public let TH_FLAGS_GLOBAL_FORCED_IDLE: CInt = 4

public let HOST_BASIC_INFO: CInt = 1
public let HOST_CPU_LOAD_INFO: CInt = 3
public let HOST_VM_INFO: CInt = 2
public let HOST_VM_INFO64: CInt = 4

public let PROCESSOR_CPU_LOAD_INFO: CInt = 2

public let CPU_STATE_USER: CInt = 0
public let CPU_STATE_SYSTEM: CInt = 1
public let CPU_STATE_IDLE: CInt = 2
public let CPU_STATE_NICE: CInt = 3
public let CPU_STATE_MAX: CInt = 4

public struct time_value: Sendable {
    public var seconds: integer_t
    public var microseconds: integer_t

    public init(seconds: integer_t = 0, microseconds: integer_t = 0) {
        self.seconds = seconds
        self.microseconds = microseconds
    }
}

public typealias time_value_t = time_value

public struct task_basic_info {
    public var suspend_count: integer_t = 0
    public var virtual_size: vm_size_t = 0
    public var resident_size: vm_size_t = 0
    public var user_time = time_value_t()
    public var system_time = time_value_t()
    public var policy: policy_t = 0

    public init() {}
}

public typealias task_basic_info_data_t = task_basic_info
public typealias task_basic_info_64 = task_basic_info
public typealias task_basic_info_64_data_t = task_basic_info

public struct mach_task_basic_info {
    public var virtual_size: mach_vm_size_t = 0
    public var resident_size: mach_vm_size_t = 0
    public var resident_size_max: mach_vm_size_t = 0
    public var user_time = time_value_t()
    public var system_time = time_value_t()
    public var policy: policy_t = 0
    public var suspend_count: integer_t = 0

    public init() {}
}

public typealias mach_task_basic_info_data_t = mach_task_basic_info

public struct task_thread_times_info {
    public var user_time = time_value_t()
    public var system_time = time_value_t()

    public init() {}
}

public typealias task_thread_times_info_data_t = task_thread_times_info

public struct task_vm_info {
    public var virtual_size: mach_vm_size_t = 0
    public var region_count: integer_t = 0
    public var page_size: integer_t = 0
    public var resident_size: mach_vm_size_t = 0
    public var resident_size_peak: mach_vm_size_t = 0
    public var device: mach_vm_size_t = 0
    public var device_peak: mach_vm_size_t = 0
    public var `internal`: mach_vm_size_t = 0
    public var internal_peak: mach_vm_size_t = 0
    public var external: mach_vm_size_t = 0
    public var external_peak: mach_vm_size_t = 0
    public var reusable: mach_vm_size_t = 0
    public var reusable_peak: mach_vm_size_t = 0
    public var purgeable_volatile_pmap: mach_vm_size_t = 0
    public var purgeable_volatile_resident: mach_vm_size_t = 0
    public var purgeable_volatile_virtual: mach_vm_size_t = 0
    public var compressed: mach_vm_size_t = 0
    public var compressed_peak: mach_vm_size_t = 0
    public var compressed_lifetime: mach_vm_size_t = 0
    public var phys_footprint: mach_vm_size_t = 0
    public var min_address: mach_vm_address_t = 0
    public var max_address: mach_vm_address_t = 0
    public var ledger_phys_footprint_peak: Int64 = 0
    public var limit_bytes_remaining: UInt64 = 0

    public init() {}
}

public typealias task_vm_info_data_t = task_vm_info

public struct thread_basic_info {
    public var user_time = time_value_t()
    public var system_time = time_value_t()
    public var cpu_usage: integer_t = 0
    public var policy: policy_t = 0
    public var run_state: integer_t = 0
    public var flags: integer_t = 0
    public var suspend_count: integer_t = 0
    public var sleep_time: integer_t = 0

    public init() {}
}

public typealias thread_basic_info_data_t = thread_basic_info

public struct thread_extended_info {
    public var pth_user_time: UInt64 = 0
    public var pth_system_time: UInt64 = 0
    public var pth_cpu_usage: Int32 = 0
    public var pth_policy: Int32 = 0
    public var pth_run_state: Int32 = 0
    public var pth_flags: Int32 = 0
    public var pth_sleep_time: Int32 = 0
    public var pth_curpri: Int32 = 0
    public var pth_priority: Int32 = 0
    public var pth_maxpriority: Int32 = 0

    public init() {}
}

public typealias thread_extended_info_data_t = thread_extended_info

public struct host_cpu_load_info {
    /// User, system, idle and nice.
    public var cpu_ticks: (natural_t, natural_t, natural_t, natural_t) = (0, 0, 0, 0)

    public init() {}

    public init(cpu_ticks: (natural_t, natural_t, natural_t, natural_t)) { self.cpu_ticks = cpu_ticks }
}

public typealias host_cpu_load_info_data_t = host_cpu_load_info
public typealias processor_cpu_load_info = host_cpu_load_info
public typealias processor_cpu_load_info_data_t = host_cpu_load_info

public struct host_basic_info {
    public var max_cpus: integer_t = 0
    public var avail_cpus: integer_t = 0
    public var memory_size: natural_t = 0
    public var cpu_type: CInt = 0
    public var cpu_subtype: CInt = 0
    public var cpu_threadtype: CInt = 0
    public var physical_cpu: integer_t = 0
    public var physical_cpu_max: integer_t = 0
    public var logical_cpu: integer_t = 0
    public var logical_cpu_max: integer_t = 0
    public var max_mem: UInt64 = 0

    public init() {}
}

public typealias host_basic_info_data_t = host_basic_info

public struct vm_statistics64 {
    public var free_count: natural_t = 0
    public var active_count: natural_t = 0
    public var inactive_count: natural_t = 0
    public var wire_count: natural_t = 0
    public var zero_fill_count: UInt64 = 0
    public var reactivations: UInt64 = 0
    public var pageins: UInt64 = 0
    public var pageouts: UInt64 = 0
    public var faults: UInt64 = 0
    public var cow_faults: UInt64 = 0
    public var lookups: UInt64 = 0
    public var hits: UInt64 = 0
    public var purges: UInt64 = 0
    public var purgeable_count: natural_t = 0
    public var speculative_count: natural_t = 0
    public var decompressions: UInt64 = 0
    public var compressions: UInt64 = 0
    public var swapins: UInt64 = 0
    public var swapouts: UInt64 = 0
    public var compressor_page_count: natural_t = 0
    public var throttled_count: natural_t = 0
    public var external_page_count: natural_t = 0
    public var internal_page_count: natural_t = 0
    public var total_uncompressed_pages_in_compressor: UInt64 = 0

    public init() {}
}

public typealias vm_statistics64_data_t = vm_statistics64

public struct mach_timebase_info {
    public var numer: UInt32 = 0
    public var denom: UInt32 = 0

    public init() {}

    public init(numer: UInt32, denom: UInt32) {
        self.numer = numer
        self.denom = denom
    }

    /// The function of this name, which cannot stand beside the structure here as it does in C: a tick of
    /// ``mach_absolute_time()`` is a nanosecond.
    @discardableResult
    public init(_ info: UnsafeMutablePointer<mach_timebase_info>) {
        self.init(numer: 1, denom: 1)
        info.pointee = self
    }

    /// Whether the function has given a code: it has succeeded.
    public static func == (call: mach_timebase_info, code: kern_return_t) -> Bool { code == KERN_SUCCESS }
    public static func != (call: mach_timebase_info, code: kern_return_t) -> Bool { code != KERN_SUCCESS }
}

public typealias mach_timebase_info_data_t = mach_timebase_info
public typealias mach_timebase_info_t = UnsafeMutablePointer<mach_timebase_info>
