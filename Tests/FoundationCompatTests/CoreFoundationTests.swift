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

    @Test("the kernel tells the same by numbers, and of this process, which nobody traces")
    func kernelNumbers() {
        var (path, size) = ([CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()], MemoryLayout<kinfo_proc>.stride)
        var process = kinfo_proc()
        #expect(sysctl(&path, UInt32(path.count), &process, &size, nil, 0) == 0)
        #expect(process.kp_proc.p_pid == getpid() && process.kp_proc.p_flag & P_TRACED == 0)
        #expect(process.kp_proc.p_un.__p_starttime.tv_sec > 1_000_000_000)
        var (memory, length, query) = (Int64(0), MemoryLayout<Int64>.size, [CTL_HW, HW_MEMSIZE])
        #expect(sysctl(&query, 2, &memory, &length, nil, 0) == 0 && memory > 1 << 20)
        var (start, room, boot) = (timeval(), MemoryLayout<timeval>.size, [CTL_KERN, KERN_BOOTTIME])
        #expect(sysctl(&boot, 2, &start, &room, nil, 0) == 0 && start.tv_sec > 1_000_000_000)
        var nothing: [CInt] = [CTL_KERN, 9999]
        #expect(sysctl(&nothing, 2, nil, nil, nil, 0) == -1 && errno == ENOENT)
    }

    @Test("a file's attributes are kept, listed and removed under the names that they were given")
    func extendedAttributes() throws {
        let path = NSTemporaryDirectory() + "attributes-\(UUID().uuidString)"
        try Data().write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(getxattr(path, "com.news.read", nil, 0, 0, 0) == -1)
        // Some file systems have none.
        guard errno == ENOATTR else { return }
        #expect(setxattr(path, "com.news.read", "yes", 3, 0, XATTR_CREATE) == 0)
        #expect(setxattr(path, "com.news.read", "no", 2, 0, XATTR_CREATE) == -1 && errno == EEXIST)
        var bytes = [UInt8](repeating: 0, count: 3)
        #expect(getxattr(path, "com.news.read", &bytes, 3, 0, 0) == 3)
        #expect(String(decoding: bytes, as: UTF8.self) == "yes")
        var names = [CChar](repeating: 0, count: 64)
        let length = listxattr(path, &names, 64, 0)
        #expect(length == 14)
        #expect(String(decoding: names.prefix(13).map(UInt8.init(bitPattern:)), as: UTF8.self) == "com.news.read")
        #expect(removexattr(path, "com.news.read", 0) == 0)
        #expect(listxattr(path, nil, 0, 0) == 0)
    }

    @Test("timers are there to be replaced, and classes have no property by its name")
    func timers() {
        #expect(!Timer().timeInterval.isNaN)
        let date = Date(timeIntervalSinceNow: 86_400)
        let timer = Timer(
            fireAt: date, interval: 60, target: self, selector: Selector(("tick")), userInfo: nil,
            repeats: true)
        #expect(abs(timer.fireDate.timeIntervalSince(date)) < 1 && timer.timeInterval == 60)
        #expect((NSObject.self as NSObject.Type).value(forKeyPath: "sharedApplication") == nil)
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

    @Test("Darwin's notifications reach the observers of their name until they are removed")
    @MainActor
    func notifications() async {
        final class Observer { var names: [String] = [] }
        let observer = Observer()
        let pointer = Unmanaged.passUnretained(observer).toOpaque()
        let center = CFNotificationCenterGetDarwinNotifyCenter()
        CFNotificationCenterAddObserver(
            center, pointer,
            { _, observer, name, _, _ in
                let observer = Unmanaged<Observer>.fromOpaque(observer!).takeUnretainedValue()
                observer.names.append(name!.rawValue as String)
            }, "tests.changed" as CFString, nil, .deliverImmediately)
        func post(_ name: String) async {
            CFNotificationCenterPostNotification(center, CFNotificationName(name as CFString), nil, nil, true)
            // What is posted comes before what is asked of the main queue after it.
            await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        }
        await post("tests.changed")
        await post("tests.other")
        CFNotificationCenterRemoveObserver(center, pointer, CFNotificationName("tests.changed" as CFString), nil)
        await post("tests.changed")
        #expect(observer.names == ["tests.changed"])
    }

    @Test("objects are told apart by their types")
    func types() {
        #expect(CFGetTypeID("a" as CFString) == CFStringGetTypeID())
        #expect(CFGetTypeID(kCFBooleanTrue) == CFBooleanGetTypeID())
        #expect(CFGetTypeID(NSNumber(value: 1)) == CFNumberGetTypeID())
        #expect(CFGetTypeID(["a"] as CFArray) == CFArrayGetTypeID())
        #expect(CFEqual("a" as CFString, NSMutableString(string: "a")))
        let uuid = CFUUIDCreate(kCFAllocatorDefault)
        let text = CFUUIDCreateString(nil, uuid)
        #expect(CFUUIDCreateFromString(nil, text) == uuid)
        #expect(CFUUIDCreateFromUUIDBytes(nil, CFUUIDGetUUIDBytes(uuid)) == uuid)
    }

    @Test("strings are compared, found, trimmed and encoded")
    func strings() {
        #expect(CFStringCompare("a10" as CFString, "A9" as CFString, [.compareCaseInsensitive]) == .compareLessThan)
        let numeric: CFStringCompareFlags = [.compareCaseInsensitive, .compareNumerically]
        #expect(CFStringCompare("a10" as CFString, "A9" as CFString, numeric) == .compareGreaterThan)
        #expect(CFStringFind("widget" as CFString, "get" as CFString, []) == CFRange(location: 3, length: 3))
        #expect(CFStringFind("widget" as CFString, "x" as CFString, []).location == kCFNotFound)
        let text = CFStringCreateMutableCopy(nil, 0, "  été \n" as CFString)
        CFStringTrimWhitespace(text)
        CFStringFold(text, [.compareDiacriticInsensitive], nil)
        #expect(text == "ete")
        let gb = CFStringConvertEncodingToNSStringEncoding(
            CFStringEncoding(CFStringEncodings.GB_18030_2000.rawValue))
        #expect(CFStringConvertNSStringEncodingToEncoding(gb) == 0x632)
        #expect(CFStringConvertIANACharSetNameToEncoding("utf-8" as CFString) == CFStringBuiltInEncodings.UTF8.rawValue)
        let escaped = CFURLCreateStringByAddingPercentEscapes(
            nil, "a b&c/ü" as CFString, nil, "&/" as CFString, CFStringBuiltInEncodings.UTF8.rawValue)
        #expect(escaped == "a%20b%26c%2F%C3%BC")
    }

    @Test("locales tell what they are by names of their own")
    func locales() {
        let locale = NSLocale(localeIdentifier: "de_AT")
        #expect(locale.localeIdentifier == "de_AT" && locale.languageCode == "de" && locale.countryCode == "AT")
        #expect(locale.currencyCode == "EUR" && locale.decimalSeparator == "," && locale.usesMetricSystem)
        #expect(locale.localizedString(forLanguageCode: "fr") == "Französisch")
        #expect(CFLocaleGetIdentifier(locale).rawValue == "de_AT")
        #expect(CFLocaleGetValue(locale, .languageCode) as? String == "de")
    }
}
