import Foundation
import TestSupport
import Testing
import WidgetProtocol

@testable import WidgetBuild

/// `widget-bridge-stub`, through the source that it writes of a `.swiftinterface`.
@Suite("The Swift of a binary's interface")
struct InterfaceTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// What stands in place of an interface, with traps as `‹name:line›` and without what was left empty.
    private func source(_ interface: String) throws -> String {
        let path = try folder.write(interface, to: "Kit.swiftinterface")
        let compiler = try Compiler(environment: ProcessInfo.processInfo.environment)
        let written = try ProjectBoundary(of: folder.path).enforced { () throws(BridgeError) in
            try compiler.writeSource(
                ofInterface: path, module: "Kit", sdk: SDK(executable: Repository.program.path),
                folder: folder.path + "/interface")
        }
        let text = try String(contentsOfFile: written, encoding: .utf8)
        #expect(text.count { $0 == "\n" } == interface.count { $0 == "\n" })
        return text.replacing(#/"([^"]*), of a binary framework", "[^"]*", (\d+)/#) {
            "‹\($0.output.1):\($0.output.2)›"
        }
        .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        .joined(separator: "\n")
    }

    static let examples: [(interface: String, source: String)] = [
        (
            "public func go(_ a: Swift.Int, to b: Swift.Int = 3) async throws -> Swift.Int",
            "public func go(_ a: Swift.Int, to b: Swift.Int = 3) async throws -> Swift.Int { throw _leftOutError(‹Kit.go(_:to:):1›) }"
        ),
        (
            "@inlinable public func go() -> Swift.Int { return 3 }",
            "public func go() -> Swift.Int { return _leftOut(‹Kit.go():1›) }"
        ),
        ("public let a: Swift.Int", "public var a: Swift.Int { return _leftOut(‹Kit.a:1›) }"),
        (
            "@frozen public struct A {\n  public let b: Swift.Int = 3\n}",
            "@frozen public struct A {\npublic let b: Swift.Int = 3\n}"
        ),
        (
            "public struct A {\n  @_hasStorage public var b: Swift.Int { get set }\n}",
            "public struct A {\npublic var b: Swift.Int { get { return _leftOut(‹Kit.A.b:2›) } set { _skipped(‹Kit.A.b:2›) } }\n}"
        ),
        (
            "public struct A {\n  public subscript(i: Swift.Int) -> Swift.Int {\n    get async throws\n  }\n}",
            "public struct A {\npublic subscript(i: Swift.Int) -> Swift.Int { get async throws { return _leftOut(‹Kit.A.subscript(_:):2›) } }\n}"
        ),
        (
            "extension Kit.A {\n  public var b: Swift.Int { mutating get nonmutating _modify }\n}",
            "extension Kit.A {\npublic var b: Swift.Int { mutating get { return _leftOut(‹Kit.A.b:2›) } nonmutating set { _skipped(‹Kit.A.b:2›) } }\n}"
        ),
        (
            "@_hasMissingDesignatedInitializers public class A {\n  weak public var b: Kit.A? { get set }\n  @objc deinit\n}",
            "public class A {\npublic var b: Kit.A? { get { _skipped(‹Kit.A.b:2›); return nil } set { _skipped(‹Kit.A.b:2›) } }\n@objc deinit {}\n}"
        ),
        (
            "public class A {\n  @Combine.Published @_projectedValueProperty($b) public var b: Swift.Int { get }\n  public var $b: Swift.Int { get }\n}",
            "public class A {\npublic var b: Swift.Int { get { return _leftOut(‹Kit.A.b:2›) } }\n}"
        ),
        (
            "public protocol P {\n  func a()\n  var b: Swift.Int { get }\n}\nextension Kit.P {\n  public func a()\n}",
            "public protocol P {\nfunc a()\nvar b: Swift.Int { get }\n}\nextension Kit.P {\npublic func a() { _skipped(‹Kit.P.a():6›); return }\n}"
        ),
        (
            "import SwiftUI\npublic struct V : SwiftUI.View {\n  @_Concurrency.MainActor public var body: some SwiftUI.View { get }\n  public typealias Body = @_opaqueReturnTypeOf(\"$s\", 0) __\n}",
            "import SwiftUI\npublic struct V : View {\n@_Concurrency.MainActor public var body: some View { get { return _LeftOutView(‹Kit.V.body:3›) } }\n}"
        ),
        (
            "import CoreFoundation\nimport Foundation\nimport Swift\nimport _Concurrency\n@_exported import Kit\npublic struct Data {\n}\npublic func a(_ b: Foundation.Data, _ c: CoreFoundation.CGRect, _ d: Kit.Data.Type)",
            "import CoreFoundation\nimport Foundation\npublic struct Data {\n}\npublic func a(_ b: Foundation.Data, _ c: CGRect, _ d: Kit.Data.Type) { _skipped(‹Kit.a(_:_:_:):8›); return }"
        ),
        (
            "public struct Kit {\n}\npublic func a(_ b: Kit.Kit, _ c: Kit.Kit.Inner) -> Module___Kit.Kit",
            "public struct Kit {\n}\npublic func a(_ b: Kit, _ c: Kit.Inner) -> Kit { return _leftOut(‹Kit.a(_:_:):3›) }"
        ),
        (
            "@freestanding(expression) public macro a() = #externalMacro(module: \"M\", type: \"A\")\n@_spi(Secret) public struct B {\n}",
            "public struct B {\n}"
        ),
    ]

    @Test("has something empty for each body, on the same lines", arguments: examples)
    func bodies(interface: String, source: String) throws {
        #expect(try self.source(interface) == source)
    }

    @Test("leaves to the compiler what it has made of an enumeration, as far as values are there")
    func enumerations() throws {
        let plain = try source(
            """
            public enum A {
              case b, c
              public static func == (a: Kit.A, b: Kit.A) -> Swift.Bool
              public func hash(into hasher: inout Swift.Hasher)
              public var hashValue: Swift.Int { get }
              public func d()
            }
            """)
        #expect(plain == "public enum A {\ncase b, c\npublic func d() { _skipped(‹Kit.A.d():6›); return }\n}")
        let own = try source(
            """
            public enum A {
              case b(Swift.Int)
              public static func == (lhs: Kit.A, rhs: Kit.A) -> Swift.Bool
            }
            """)
        #expect(own.contains("_leftOut(‹Kit.A.==(_:_:):3›)"))
        let numbers = try source(
            """
            @objc public enum A : Swift.Int {
              case b = 4
              public init?(rawValue: Swift.Int)
              public typealias RawValue = Swift.Int
              public var rawValue: Swift.Int { get }
            }
            """)
        #expect(numbers == "@objc public enum A : Swift.Int {\ncase b = 4\npublic typealias RawValue = Swift.Int\n}")
        let strings = try source(
            """
            public enum A : Swift.String {
              case b
              case c
              public init?(rawValue: Swift.String)
              public var rawValue: Swift.String { get }
            }
            """)
        #expect(
            strings.contains("_notHere(‹Kit.A.init(rawValue:):4›)") && strings.contains("_leftOut(‹Kit.A.rawValue:5›)"))
        #expect(strings.contains("case .b: 0; case .c: 1") && strings.contains("a._position == b._position"))
    }
}
