import Foundation
import FoundationCompat
import Testing

@Suite("The Objective-C run-time")
struct ObjectiveCTests {
    private class Base {}
    private final class Derived: Base {}

    @Test("knows classes, and no methods")
    func classes() {
        #expect(object_getClass(Derived()) == Derived.self)
        #expect(class_getSuperclass(Derived.self) == Base.self && class_getSuperclass(nil) == nil)
        let selector = NSSelectorFromString("viewDidLoad")
        #expect(class_getInstanceMethod(Derived.self, selector) == nil)
        #expect(!class_respondsToSelector(Derived.self, selector))
    }

    @Test("has a file's protection as a string")
    func protection() {
        let object = FileProtectionType.complete as NSObject
        #expect(object == "NSFileProtectionComplete" as NSString)
        let value = object as Any as? FileProtectionType
        #expect(value?.rawValue == "NSFileProtectionComplete")
    }
}
