import Foundation
import FoundationCompat
import Testing

@Suite("What Darwin's C library has")
struct DarwinTests {
    @Test("addresses are looked up with hints in Darwin's order")
    func hints() throws {
        var hints = addrinfo(
            ai_flags: AI_NUMERICHOST, ai_family: AF_INET, ai_socktype: SOCK_STREAM, ai_protocol: 0, ai_addrlen: 0,
            ai_canonname: nil, ai_addr: nil, ai_next: nil)
        hints.ai_socktype = SOCK_DGRAM
        var found: UnsafeMutablePointer<addrinfo>?
        #expect(getaddrinfo("127.0.0.1", nil, &hints, &found) == 0)
        defer { freeaddrinfo(found) }
        #expect(found?.pointee.ai_socktype == 2 && found?.pointee.ai_addr.pointee.sa_len == 16)
    }

    @Test("bytes are filled, and no more than there are")
    func filling() {
        var bytes: [UInt8] = [1, 2, 3, 4]
        #expect(memset_s(&bytes, 4, 9, 2) == 0 && bytes == [9, 9, 3, 4])
        #expect(memset_s(&bytes, 3, 0, 8) == EOVERFLOW && bytes == [0, 0, 0, 4])
        #expect(memset_s(nil, 3, 0, 1) == EINVAL)
    }

    @Test("files have addresses by NSURL")
    func files() {
        #expect(NSURL.fileURL(withPath: "/a/b").path == "/a/b")
        #expect(NSURL.fileURL(withPath: "/a/b", isDirectory: true).absoluteString == "file:///a/b/")
        #expect(NSURL.fileURL(withPath: "b", relativeTo: URL(fileURLWithPath: "/a/")).path == "/a/b")
        #expect(
            NSURL.fileURL(withPath: "b", isDirectory: false, relativeTo: URL(fileURLWithPath: "/a/")).path == "/a/b")
    }

    @Test("socket addresses have the length that Linux does not keep")
    func lengths() {
        let address = sockaddr_in(
            sin_len: 16, sin_family: sa_family_t(AF_INET), sin_port: 80, sin_addr: in_addr(s_addr: 1),
            sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
        #expect(address.sin_len == 16 && address.sin_port == 80 && address.sin_addr.s_addr == 1)
        let long = sockaddr_in6(
            sin6_len: 28, sin6_family: sa_family_t(AF_INET6), sin6_port: 443, sin6_flowinfo: 0, sin6_addr: in6addr_any,
            sin6_scope_id: 3)
        #expect(long.sin6_len == 28 && long.sin6_port == 443 && long.sin6_scope_id == 3)
        let plain = sockaddr(
            sa_len: 16, sa_family: sa_family_t(AF_INET), sa_data: (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
        #expect(plain.sa_len == 16 && plain.sa_data.0 == 1)
    }

    /// Hands what is to be filled on as the integers that Mach's calls write.
    private func integers<Info, Result>(
        of info: inout Info, _ body: (UnsafeMutablePointer<integer_t>) -> Result
    ) -> Result {
        withUnsafeMutablePointer(to: &info) { pointer in
            let count = MemoryLayout<Info>.size / MemoryLayout<integer_t>.size
            return pointer.withMemoryRebound(to: integer_t.self, capacity: count, body)
        }
    }

    @Test("tells what memory and processors this task and its threads use, by Mach's calls")
    func mach() throws {
        var basic = mach_task_basic_info()
        var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size / MemoryLayout<natural_t>.size)
        let result = integers(of: &basic) {
            task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
        }
        #expect(result == KERN_SUCCESS && basic.resident_size > 1 << 20 && basic.virtual_size > basic.resident_size)

        var list: thread_act_array_t?
        var threads: mach_msg_type_number_t = 0
        #expect(task_threads(mach_task_self_, &list, &threads) == KERN_SUCCESS && threads > 0)
        let first = try #require(list)
        var thread = thread_basic_info()
        var size = mach_msg_type_number_t(MemoryLayout<thread_basic_info>.size / MemoryLayout<integer_t>.size)
        let told = integers(of: &thread) { thread_info(first[0], thread_flavor_t(THREAD_BASIC_INFO), $0, &size) }
        #expect(told == KERN_SUCCESS && [1, 2, 3, 4].contains(thread.run_state) && thread.cpu_usage <= TH_USAGE_SCALE)
        #expect((0..<Int(threads)).contains { first[$0] == mach_thread_self() })
        let bytes = vm_size_t(Int(threads) * MemoryLayout<thread_t>.stride)
        #expect(vm_deallocate(mach_task_self_, vm_address_t(bitPattern: first), bytes) == KERN_SUCCESS)

        var base = mach_timebase_info_data_t()
        #expect(mach_timebase_info(&base) == KERN_SUCCESS && base.numer == base.denom)
        #expect(String(cString: mach_error_string(KERN_INVALID_ARGUMENT)) == "(os/kern) invalid argument")
    }

    @Test("tells the ticks of the host's processors and its memory, by Mach's calls")
    func host() throws {
        var load = host_cpu_load_info()
        var count = mach_msg_type_number_t(MemoryLayout<host_cpu_load_info>.size / MemoryLayout<integer_t>.size)
        let result = integers(of: &load) { host_statistics(mach_host_self(), HOST_CPU_LOAD_INFO, $0, &count) }
        #expect(result == KERN_SUCCESS && load.cpu_ticks.2 > 0)

        var processors: natural_t = 0
        var info: processor_info_array_t?
        var size: mach_msg_type_number_t = 0
        #expect(
            host_processor_info(mach_host_self(), PROCESSOR_CPU_LOAD_INFO, &processors, &info, &size) == KERN_SUCCESS)
        #expect(size == processors * natural_t(CPU_STATE_MAX) && processors > 0 && info != nil)
    }

    @Test("swaps bytes, and reads and writes them in either order")
    func byteOrder() {
        #expect(_OSSwapInt16(0x1234) == 0x3412 && CFSwapInt32(0x1234_5678) == 0x7856_3412)
        #expect(CFSwapInt16BigToHost(CFSwapInt16HostToBig(5)) == 5)
        #expect(CFSwapInt64HostToLittle(1) == UInt64(littleEndian: 1))
        #expect(Int(OSHostByteOrder()) == CFByteOrderGetCurrent())
        var bytes = [UInt8](repeating: 0, count: 6)
        bytes.withUnsafeMutableBytes { OSWriteSwapInt32($0.baseAddress, 1, UInt32(bigEndian: 0x0403_0201)) }
        #expect(bytes == [0, 1, 2, 3, 4, 0])
        bytes.withUnsafeBytes { #expect(OSReadSwapInt16($0.baseAddress, 3) == UInt16(littleEndian: 0x0304)) }
        #expect(CFConvertFloat32SwappedToHost(CFConvertFloat32HostToSwapped(1.5)) == 1.5)
    }
}
