import Foundation
import FoundationCompat
import Glibc
import Testing

@Suite("What Darwin and Core Foundation have")
struct CoreFoundationTests {
    @Test("strings are transformed in place, as a whole or in part, and by names that there are alone")
    func transforms() {
        let city = NSMutableString(string: "Ünter 北京")
        #expect(CFStringTransform(city, nil, kCFStringTransformToLatin, false))
        #expect(city == "Ünter běi jīng")
        var range = CFRangeMake(0, 5)
        #expect(CFStringTransform(city, &range, kCFStringTransformStripDiacritics, false))
        #expect(city == "Unter běi jīng" && range == CFRange(location: 0, length: 5))
        #expect(!CFStringTransform(city, nil, "No-Such", false))
        CFStringUppercase(city, nil)
        #expect(CFStringHasPrefix(city, "UNTER") && CFStringGetLength(city) == 14)
    }

    private func text(_ name: String) -> String? {
        var length = 0
        guard sysctlbyname(name, nil, &length, nil, 0) == 0 else { return nil }
        var bytes = [CChar](repeating: 0, count: length)
        guard sysctlbyname(name, &bytes, &length, nil, 0) == 0 else { return nil }
        return String(decoding: bytes.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    @Test("the kernel tells of an iPhone, in as much room as it needs, and of nothing else")
    func kernel() {
        #expect(text("hw.machine") == "iPhone15,4" && text("kern.ostype") == "Darwin")
        #expect(text("hw.nonsense") == nil && errno == ENOENT)
        var (size, memory) = (4, Int64(0))
        #expect(sysctlbyname("hw.machine", &memory, &size, nil, 0) == -1 && errno == ENOMEM)
        size = MemoryLayout<Int64>.size
        #expect(sysctlbyname("hw.memsize", &memory, &size, nil, 0) == 0 && memory > 1 << 20)
        var value: CInt = 1
        #expect(sysctlbyname("kern.ostype", nil, nil, &value, 4) == -1 && errno == EPERM)
    }

    @Test("addresses tell their length by their family")
    func addresses() {
        var address = sockaddr()
        for (family, length) in [(AF_INET, 16), (AF_INET6, 28)] {
            address.sa_family = sa_family_t(family)
            #expect(address.sa_len == length)
        }
    }

    @Test("collections go into formats as they describe themselves")
    func formats() {
        #expect(String(format: "%@", ["a", "b"]) == NSArray(array: ["a", "b"]).description)
        #expect(String(format: "%@!", ["k": 1]) == NSDictionary(dictionary: ["k": 1]).description + "!")
    }
}
