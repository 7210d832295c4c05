import Foundation
import JSON
import TestSupport
import Testing

@Suite("A widget with a binary framework")
struct BinaryFrameworkTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "App/.git/HEAD")
    }

    private func render(_ module: String, _ content: String) throws -> ProgramRun {
        try folder.write(
            MinimalWidget.source("Bound", importing: [module], showing: content), to: "App/Widget/Widget.swift")
        return try ProgramRun(
            Repository.program,
            ["render", folder.path("App/Widget"), "--family", "systemSmall", "-o", folder.path("words.json")],
            in: folder.url)
    }

    private var words: [String] {
        get throws {
            let archive = try JSONValue(parsing: Data(contentsOf: URL(filePath: folder.path("words.json"))))
            return (archive["accessibility"]?.arrayValue ?? []).compactMap { $0["label"]?.stringValue }
        }
    }

    private static let interface = """
        // swift-interface-format-version: 1.0
        // swift-module-flags: -target arm64-apple-ios15.0 -enable-library-evolution -swift-version 5 -module-name Kit
        import Foundation
        import Swift
        import _Concurrency
        import _SwiftConcurrencyShims
        public enum Size : Swift.String, Swift.CaseIterable {
          case small
          case large
          public init?(rawValue: Swift.String)
          public typealias AllCases = [Kit.Size]
          public typealias RawValue = Swift.String
          public static var allCases: [Kit.Size] {
            get
          }
          public var rawValue: Swift.String {
            get
          }
        }
        @objc public enum Level : Swift.Int {
          case low = 1
          case high = 5
          public init?(rawValue: Swift.Int)
          public typealias RawValue = Swift.Int
          public var rawValue: Swift.Int {
            get
          }
        }
        @frozen public struct Limits : Swift.Sendable {
          public static let most: Swift.Int = 7
        }
        @_hasMissingDesignatedInitializers public class Store {
          public static let shared: Kit.Store
          public func load(since date: Foundation.Date) -> [Swift.String]
          @objc deinit
        }
        extension Kit.Size : Swift.Equatable {}
        extension Kit.Size : Swift.Hashable {}
        extension Kit.Size : Swift.RawRepresentable {}
        """

    private static let interfacePath =
        "App/Pods/Kit/Kit.xcframework/ios-arm64/Kit.framework/Modules/Kit.swiftmodule/arm64-apple-ios.swiftinterface"

    @Test("is drawn with the constants of its interface")
    func drawn() throws {
        try folder.write(Self.interface, to: Self.interfacePath)
        let run = try render(
            "Kit",
            #"Text("\(Size.allCases.count) \(Size.large == .small) \(Level.high.rawValue) \(Limits.most) \(Set([Size.small]).count)")"#
        )
        #expect(run.status == 0, "\(run.errors)")
        #expect(try words == ["2 false 5 7 1"])
    }

    @Test("is drawn with something empty for what it calls of it, and says so")
    func called() throws {
        try folder.write(Self.interface, to: Self.interfacePath)
        let run = try render("Kit", #"Text("\(Store.shared.load(since: .now).count) \(Size.large.rawValue.count)")"#)
        #expect(run.status == 0, "\(run.errors)")
        for (line, name) in [(33, "Kit.Store.shared"), (16, "Kit.Size.rawValue")] {
            let reason =
                "arm64-apple-ios.swiftinterface:\(line): What needs \(name), of a binary framework was left out"
            #expect(run.errors.contains(reason), "\(run.errors)")
        }
    }

    @Test("names what it calls of it where it crashes for that")
    func crashed() throws {
        try folder.write(Self.interface, to: Self.interfacePath)
        let run = try render("Kit", "Text(Store.shared.load(since: .now)[0])")
        #expect(run.status != 0)
        let hint = "Something empty stood for Kit.Store.load(since:), of a binary framework, and may be why"
        #expect(run.errors.contains(hint), "\(run.errors)")
    }

    @Test("is drawn without what does not compile of its interface")
    func leftOut() throws {
        try folder.write(
            Self.interface + "\npublic func odd(_ thing: Missing.Thing)\npublic struct Fine {\n}",
            to: Self.interfacePath)
        let run = try render("Kit", #"Text(Fine.self == Fine.self ? "fine" : "")"#)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try words == ["fine"])
    }

    @Test("of Kotlin Multiplatform is drawn by its headers, and names a method that it calls")
    func kotlin() throws {
        let framework = "App/shared/build/XCFrameworks/release/shared.xcframework/ios-arm64/shared.framework"
        try folder.write(
            "framework module \"shared\" {\n    umbrella header \"shared.h\"\n    export *\n}",
            to: framework + "/Modules/module.modulemap")
        try folder.write(
            """
            #import <Foundation/NSObject.h>
            #import <Foundation/NSString.h>
            NS_ASSUME_NONNULL_BEGIN
            __attribute__((swift_name("KotlinBase")))
            @interface SharedBase : NSObject
            - (instancetype)init __attribute__((unavailable));
            @end
            __attribute__((objc_subclassing_restricted))
            __attribute__((swift_name("Greeting")))
            @interface SharedGreeting : SharedBase
            - (instancetype)init __attribute__((swift_name("init()"))) __attribute__((objc_designated_initializer));
            - (NSString *)greetName:(NSString *)name __attribute__((swift_name("greet(name:)")));
            @end
            NS_ASSUME_NONNULL_END
            """, to: framework + "/Headers/shared.h")
        let drawn = try render("shared", #"Text("\(Greeting.self)")"#)
        #expect(drawn.status == 0, "\(drawn.errors)")
        #expect(try words == ["Greeting"])
        let called = try render("shared", #"Text(Greeting().greet(name: "A"))"#)
        #expect(called.status == 0)
        let missing = "-[SharedGreeting greetName:], of a binary framework"
        #expect(called.errors.contains("shared.h:12: What needs \(missing) was left out"), "\(called.errors)")
        #expect(try words == [missing])
    }
}
