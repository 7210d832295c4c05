import Foundation
import TestSupport
import Testing
import WidgetProtocol

@testable import WidgetBuild

/// `widget-bridge-stub`, through its request and its reply.
@Suite("The program that leaves parts out")
struct StubProgramTests {
    /// One file, with `‹` in front of what the compiler refuses.
    struct Example: CustomTestStringConvertible {
        var testDescription: String
        var kind = StubRequest.Problem.Kind.other
        var source: String
        /// What is compiled then, marks left out, `¶` for a line that was kept empty.
        var result: String
        var part: String

        init(
            _ description: String, _ kind: StubRequest.Problem.Kind, _ source: String, _ result: String, _ part: String
        ) {
            testDescription = description
            self.kind = kind
            self.source = source
            self.result = result
            self.part = part
        }
    }

    static let examples: [Example] = [
        Example(
            "an import", .import, "‹import Lottie\nimport SwiftUI", "import FoundationOverlay\nimport SwiftUI", "import"
        ),
        Example(
            "an import with an attribute", .import, "‹@preconcurrency import Lottie\nimport UIKit",
            "import FoundationOverlay\nimport UIKit", "import"),
        Example(
            "an import that brings SwiftUI along", .import, "‹import Lottie\nstruct A: View {}",
            "import SwiftUI\nstruct A: View {}", "import"),
        Example(
            "an import that brings UIKit along", .import, "‹import Lottie\nlet a = UIColor.red",
            "import UIKit\nlet a = UIColor.red", "import"),
        Example(
            "the body of what may throw", .other, "func f() throws -> Int {\n    try ‹Missing().a\n}",
            "func f() throws -> Int {throw _leftOutError(X:1)\n\n}", "body"),
        Example(
            "what is caught when it throws", .other,
            "func f() -> Int {\n    do {\n        return try ‹Missing().a\n    } catch { return 1 }\n}",
            "func f() -> Int {\n    do {throw _leftOutError(X:2)\n\n} catch { return 1 }\n}", "body"),
        Example(
            "the body of what may give nothing", .other, "struct S { var a: Int? { ‹Missing.b } }",
            "struct S { var a: Int? {_skipped(X:1); return nil} }", "body"),
        Example(
            "the body of what gives nothing", .other, "func f() { let a = ‹Missing(); a.b() }",
            "func f() {_skipped(X:1); return}", "body"),
        Example(
            "what a property has an alternative to", .other,
            "struct S { let a = b()?.‹missing.count ?? 0 }", "struct S { let a = _leftOut(X:1) ?? 0 }", "value"),
        Example(
            "what a value is given", .other,
            "struct S { static let a: A = { let a = A(); a.b = [‹.c: 1]; return a }() }",
            "struct S { static let a: A = { let a = A(); _skipped(X:1); return a }() }", "statement"),
        Example(
            "what a function has an alternative to", .other,
            "func f() -> Int { c(1, 2 + (b.‹missing?.d ?? e)) }", "func f() -> Int { c(1, 2 + (_leftOut(X:1) ?? e)) }",
            "value"),
        Example(
            "what runs by itself, and nobody waits for", .other,
            "class C { init() { Task { let a = ‹Missing(); a.b() } } }",
            "class C { init() { Task { _skipped(X:1); return } } }", "body"),
        Example(
            "what runs on a queue in what does", .other,
            "func f() { Task.detached { queue.async { let a = ‹Missing(); a.b() } } }",
            "func f() { Task.detached { queue.async { _skipped(X:1); return } } }", "body"),
        Example(
            "what runs by itself and is what a function gives", .other,
            "func f() -> Task<Int, Error> { Task { let a = ‹Missing(); return a.b } }",
            "func f() -> Task<Int, Error> { Task { _notHere(X:1) } }", "body"),
        Example(
            "what runs by itself and tells who waits", .other,
            "func f() { Task { let a = ‹Missing(); a.b(); done.signal() }; done.wait() }",
            "func f() { Task { _notHere(X:1) }; done.wait() }", "body"),
        Example(
            "what a handler waits for, though it runs by itself", .other,
            "func f(completion: @escaping (Int) -> Void) { Task { let a = ‹Missing(); completion(a.b) } }",
            "func f(completion: @escaping (Int) -> Void) { Task { _notHere(X:1) } }", "body"),
        Example(
            "the body of what answers a handler", .other,
            "func f(completion: @escaping (Int) -> Void) { let a = ‹Missing(); completion(a.b) }",
            "func f(completion: @escaping (Int) -> Void) {_notHere(X:1)}", "body"),
        Example(
            "a modifier over several lines", .member,
            "func f() { g(Text(\"a\").‹glow(\n    1\n)?.b()) }",
            "func f() { g(Text(\"a\")._withoutModifier(X:1\n\n)?.b()) }",
            "modifier"),
        Example(
            "a function's body", .other, "func f() -> Int {\n    let a = ‹Missing()\n    return a.b\n}",
            "func f() -> Int {return _leftOut(X:1)\n\n\n}", "body"),
        Example(
            "a getter's body", .other, "struct S { var a: Int { ‹Missing.b } }",
            "struct S { var a: Int {return _leftOut(X:1)} }",
            "body"),
        Example(
            "a setter's body", .other, "struct S { var a: Int { get { 1 } set { let m = ‹Missing(newValue) } } }",
            "struct S { var a: Int { get { 1 } set {_skipped(X:1); return} } }", "body"),
        Example(
            "a call as a statement", .other, "func f() {\n    ‹Missing.configure()\n    go()\n}",
            "func f() {\n    _skipped(X:2)\n    go()\n}", "statement"),
        Example(
            "a call on a line with others", .other, "func f() { ‹Missing.configure(); go() }",
            "func f() { _skipped(X:1); go() }", "statement"),
        Example(
            "a call that a handler is handed on to", .other,
            "func f(completion: @escaping (Int) -> Void) {\n    ‹Missing.load(completion)\n    go()\n}",
            "func f(completion: @escaping (Int) -> Void) {_notHere(X:1)\n\n\n}", "body"),
        Example(
            "a call that is given what to do", .other, "func f() {\n    ‹Missing.load { go() }\n    go()\n}",
            "func f() {_skipped(X:1); return\n\n\n}", "body"),
        Example(
            "a view among others",
            .other,
            "struct V: View {\n    var body: some View {\n        VStack {\n            Text(\"a\")\n            ‹Missing(\"b\")\n        }\n    }\n}",
            "struct V: View {\n    var body: some View {\n        VStack {\n            Text(\"a\")\n            _LeftOutView(X:5)\n        }\n    }\n}",
            "view"),
        Example(
            "a branch of views",
            .other, "struct V: View { var body: some View { if a { ‹Missing() } else { Text(\"b\") } } }",
            "struct V: View { var body: some View { if a { _LeftOutView(X:1) } else { Text(\"b\") } } }", "view"),
        Example(
            "a condition between views",
            .other, "struct V: View { var body: some View { HStack { if ‹Missing.on { Text(\"a\") }; Text(\"b\") } } }",
            "struct V: View { var body: some View { HStack { _LeftOutView(X:1); Text(\"b\") } } }", "view"),
        Example(
            "a constant of views",
            .other, "struct V: View { var body: some View { HStack { let a = ‹Missing(); Text(a.b) } } }",
            "struct V: View { var body: some View { HStack { _LeftOutView(X:1) } } }", "body"),
        Example(
            "a button's action",
            .other,
            "struct V: View { var body: some View { Button { let a = ‹Missing(); a.go() } label: { Text(\"b\") } } }",
            "struct V: View { var body: some View { Button { _notHere(X:1) } label: { Text(\"b\") } } }", "body"),
        Example(
            "a modifier", .member, "struct V: View { var body: some View { Text(\"a\").‹glow(1).padding() } }",
            "struct V: View { var body: some View { Text(\"a\")._withoutModifier(X:1).padding() } }", "modifier"),
        Example(
            "what a modifier is given",
            .other, "struct V: View { var body: some View { Text(\"a\").tint(‹Missing.red).bold() } }",
            "struct V: View { var body: some View { Text(\"a\")._withoutModifier(X:1).bold() } }", "modifier"),
        Example(
            "a modifier of a configuration", .member,
            "struct W: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: \"a\").‹sparkles() } }",
            "struct W: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: \"a\")._withoutModifier(X:1) } }",
            "modifier"),
        Example(
            "an element of a list", .member, "let a = [.small, .‹huge, .large]", "let a = [.small,  .large]", "element"),
        Example(
            "a widget of a bundle", .other,
            "struct B: WidgetBundle { var body: some Widget {\n    A()\n    ‹Missing()\n} }",
            "struct B: WidgetBundle { var body: some Widget {\n    A()\n    \n} }", "element"),
        Example(
            "a case of a switch", .member,
            "func f() { switch a {\n    case .‹huge: go()\n    case .small: stay()\n} }",
            "func f() { switch a {\n    \n    case .small: stay()\n} }", "case"),
        Example(
            "one of a case's patterns", .member, "func f() { switch a { case .small, .‹huge: go() } }",
            "func f() { switch a { case .small: go() } }", "element"),
        Example(
            "a property's value", .other, "struct S { private let a: Int = ‹Missing.b }",
            "struct S { private var a: Int { return _leftOut(X:1) } }", "property"),
        Example(
            "a property's value without a type", .other, "class C { lazy var a = ‹Missing() }",
            "class C { var a: _LeftOutValue { get { _notHere(X:1) } set { _notHere(X:1) } } }", "property"),
        Example(
            "a wrapper", .attribute, "struct S { @‹Injected var a: Int }",
            "struct S { var a: Int { get { return _leftOut(X:1) } nonmutating set { _skipped(X:1) } } }", "property"),
        Example(
            "a property that may be nothing", .attribute, "struct S { @‹Injected var a: Int? }",
            "struct S { var a: Int? { get { _skipped(X:1); return nil } nonmutating set { _skipped(X:1) } } }",
            "property"),
        Example(
            "a wrapper of a value", .attribute, "struct S { @‹Default(.b) var a = 3 }",
            "struct S {  var a = _initially(X:1, 3) }", "property"),
        Example(
            "a macro of a type", .attribute, "@‹Reducer struct S { var a = 1 }",
            " struct S { private let _leftOut_Reducer = _LeftOutMark(X:1); var a = 1 }", "attribute"),
        Example(
            "a macro of a type that is stored", .attribute, "@‹Model struct S: Codable { var a = 1 }",
            " struct S: Codable { private let _leftOut_Model = _LeftOutMark(X:1); var a = 1 }", "attribute"),
        Example(
            "a parameter's default", .member, "func f(a: Color = .‹brand) {}", "func f(a: Color = _leftOut(X:1)) {}",
            "value"),
        Example(
            "an initializer of a type that has a value", .other,
            "extension Text { init(a: Int) { let b = ‹Missing(); self.init(b.c) } }",
            "extension Text { init(a: Int) {self = _leftOut(X:1); return} }", "body"),
        Example(
            "an initializer of a structure with a constant, and with what is only looked at", .other,
            "struct S { let a = 1; let b: Int; var c: Int { didSet { d() } }; init() { let d = ‹Missing(); b = d.b } }",
            "struct S { let a = 1; let b: Int; var c: Int { didSet { d() } }; init() {self.b = _leftOut(X:1); self.c = _leftOut(X:1); return} }",
            "body"),
        Example(
            "an initializer of another", .other,
            "extension Card { init(a: Int) { let b = ‹Missing(); self.init(b.c) } }",
            "extension Card { init(a: Int) {_notHere(X:1)} }", "body"),
        Example(
            "an override", .superclass, "class C: Base { override func ‹f() {} }", "class C: Base {  func f() {} }",
            "override"),
        Example(
            "an override behind other modifiers", .superclass, "class C: Base {\n    public ‹override func f() {}\n}",
            "class C: Base {\n    public  func f() {}\n}", "override"),
        Example(
            "an intent's result",
            .other,
            "struct I: AppIntent { func perform() async throws -> some IntentResult & ReturnsValue<Int> { let a = ‹Missing(); return .result(value: a) } }",
            "struct I: AppIntent { func perform() async throws -> some IntentResult & ReturnsValue<Int> {_notHere(X:1); return .result(value: _leftOut(X:1))} }",
            "body"),
        Example(
            "a body whose type only it knows", .other, "struct F { var body: some Reducer { ‹Reduce(1) } }",
            "struct F {  }",
            "declaration"),
        Example(
            "a branch of a function's", .other,
            "func f(a: Bool) -> Int {\n    if a {\n        let b = ‹Missing()\n        return b.c\n    }\n    return 1\n}",
            "func f(a: Bool) -> Int {\n    if a {return _leftOut(X:2)\n\n\n}\n    return 1\n}", "body"),
        Example(
            "a case of a function's", .other,
            "func f(a: Int) {\n    switch a {\n    case 1:\n        let b = ‹Missing()\n        b.c()\n    default: go()\n    }\n}",
            "func f(a: Int) {\n    switch a {\n    case 1:\n        _skipped(X:4); return\n\n    default: go()\n    }\n}",
            "body"),
        Example(
            "an intent's summary", .other,
            "struct I { static var parameterSummary: some ParameterSummary { When(1) { Summary { \\.$‹a } } } }",
            "struct I {  }", "declaration"),
        Example(
            "what a provider answers",
            .other,
            "struct P { func placeholder(in context: Context) -> E { E() }\nfunc getTimeline(in context: Context, completion: @escaping (T) -> Void) { Task { let a = ‹Missing(); completion(a) } } }",
            "struct P { func placeholder(in context: Context) -> E { E() }\nfunc getTimeline(in context: Context, completion: @escaping (T) -> Void) {_skipped(X:2); completion(Timeline(entries: [placeholder(in: context)], policy: .never)); return} }",
            "body"),
        Example(
            "what a provider gives", .other,
            "struct P { func placeholder(in c: Context) -> E { E() }\nfunc snapshot(for i: I, in c: Context) async -> E { let a = ‹Missing(); return E(a) } }",
            "struct P { func placeholder(in c: Context) -> E { E() }\nfunc snapshot(for i: I, in c: Context) async -> E {_skipped(X:2); return placeholder(in: c)} }",
            "body"),
        Example(
            "what an initializer does that has nothing to set", .other,
            "struct B {\n    static let c: Int\n    var d = 1\n    var e: Int?\n    init() {\n        let a = ‹Missing()\n        a.b()\n    }\n}",
            "struct B {\n    static let c: Int\n    var d = 1\n    var e: Int?\n    init() {_skipped(X:5); return\n\n\n}\n}",
            "body"),
        Example(
            "what a class's initializer does that has nothing to set", .other,
            "class B: C {\n    let d = 1\n    override init() { let a = ‹Missing(); a.go() }\n    init(e: Int) {}\n}",
            "class B: C {\n    let d = 1\n    override init() {_skipped(X:3); return}\n    init(e: Int) {}\n}", "body"),
        Example(
            "what a class's initializer does that sets something", .other,
            "class B {\n    let d: D\n    var e: E?, f = 1\n    init() { let a = ‹Missing(); d = D(a) }\n}",
            "class B {\n    let d: D\n    var e: E?, f = 1\n    init() {self.d = _leftOut(X:4); return}\n}", "body"),
        Example(
            "what a class's initializer gives to another class's", .other,
            "class B: C {\n    let d = 1\n    init() { super.init(‹Missing()) }\n}",
            "class B: C {\n    let d = 1\n    init() {_notHere(X:3)}\n}", "body"),
        Example(
            "what an initializer does that sets something", .other,
            "struct B {\n    let d: Int\n    init() {\n        let a = ‹Missing()\n        d = a.b()\n    }\n}",
            "struct B {\n    let d: Int\n    init() {self = _leftOut(X:3); return\n\n\n}\n}", "body"),
        Example(
            "a variable of a function's own by a missing wrapper", .attribute,
            "func f() -> C {\n    @‹Injected(1) var a\n    a.log()\n    return C()\n}",
            "func f() -> C {\n    \n    a.log()\n    return C()\n}", "declaration"),
        Example(
            "what a provider gives whose context has no name", .other,
            "struct P { func placeholder(in _: Context) -> E { E() }\nfunc timeline(for i: I, in _: Context) async -> Timeline<E> { let a = ‹Missing(); return Timeline(a) } }",
            "struct P { func placeholder(in _: Context) -> E { E() }\nfunc timeline(for i: I, in _context: Context) async -> Timeline<E> {_skipped(X:2); return Timeline(entries: [placeholder(in: _context)], policy: .never)} }",
            "body"),
        Example(
            "a configuration of which a branch has something", .other,
            "struct W { var body: some WidgetConfiguration { if a { return ‹Missing() } else { return B() } } }",
            "struct W { var body: some WidgetConfiguration {let left: Void = _skipped(X:1); _ = left; return EmptyWidgetConfiguration()} }",
            "body"),
        Example("a macro that declares", .macro, "struct S { #‹register(\"a\")\n}", "struct S { \n}", "declaration"),
    ]

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(
        "takes other arguments than there are for a missing module's, but for what the sources declare",
        arguments: [
            ("let a = Color(‹hex: 1)", true), ("let a = Own(‹hex: 1)", false), ("let a: Color = .init(‹hex: 1)", false),
            ("let a = Color.init(‹hex: 1)", true), ("extension Logger { init(a: Int) { self.init(‹name: a) } }", true),
            ("extension Own { init(a: Int) { self.init(‹name: a) } }", false),
            ("let a = b.f(‹hex: 1)", false), ("let kind = 1; let a = b.kind(‹hex: kind)", true),
        ])
    func arguments(source: String, isMissing: Bool) throws {
        let (source, problem) = problem(
            source.hasPrefix("extension") ? source : "struct S { func f() { \(source); g(a) } }", .arguments,
            missing: nil)
        let (_, reply) = try run(source, [problem], declared: ["Own", "S", "f", "kind"], module: "Lottie")
        #expect(reply.refused.isEmpty == isMissing)
        #expect(reply.leftOut.map(\.place.missing) == (isMissing ? [["Lottie"]] : []))
    }

    @Test("takes an initializer without a type for one of the missing type that is to come of it")
    func impliedInitializer() throws {
        let (source, problem) = problem(
            "extension Keys { var a: Key<[Int]> { .init(‹\"a\", or: []) } }", .arguments, missing: nil)
        let (_, reply) = try run(source, [problem], types: ["Key": "Kit.Key"])
        #expect(reply.leftOut.filter { $0.place.kind != "type" }.map(\.place.missing) == [["Kit.Key"]])
    }

    @Test("takes other arguments than its own class has for those of the missing one that it is derived from")
    func inheritedInitializer() throws {
        let (source, problem) = problem(
            "struct S { func f() { let a = Own(‹data: 1); g(a) } }", .arguments, missing: nil)
        let (_, reply) = try run(source, [problem], bases: ["Own": "Kit.Base"], declared: ["Own", "S", "f"])
        #expect(reply.leftOut.map(\.place.missing) == [["Kit.Base"]])
    }

    @Test("does what is done in the scope of a missing function, where that takes nothing of it")
    func scopes() throws {
        func result(_ source: String) throws -> String {
            let (text, problem) = problem(source, .other, missing: "Kit.withKit")
            return try run(text, [problem]).text.replacing(#/_(inScope|notHere)\([^)]*\)/#) { "_\($0.output.1)(X)" }
        }
        #expect(
            try result("let a = ‹withKit {\n$0.b = c\n} operation: { D() }").hasSuffix(
                "let a = /*leftOut:0:1*/_inScope(X) {\n\n D() }"))
        #expect(try result("let a = ‹withKit(b) { C().d { $0 } }").contains("_inScope(X) { C().d { $0 } }"))
        let others = [
            "let a = ‹withKit { $0.b }", "let a = ‹withKit { b in b }", "let a = ‹made { b() }",
            "let a = ‹withKit { b() } onChange: { c() }",
        ]
        for other in others {
            #expect(try !result(other).contains("_inScope"))
        }
    }

    @Test("takes what has no type for what a missing module's would have, and leaves out what is done with it")
    func untyped() throws {
        let source = "struct S { func f() { let a = devices.map { $0 }; save(‹a) } }"
        func missing(_ quoted: [String]) throws -> [[String]] {
            let (text, problem) = problem(source, .other, missing: nil, quoted: quoted)
            return try run(text, [problem], module: "Kit").reply.leftOut.map(\.place.missing)
        }
        #expect(try missing(["Never", "String", "Any"]) == [["Kit"]])
        #expect(try missing(["Int", "String", "Any"]) == [])
    }

    @Test("takes an initializer that nobody has for one of the missing protocol which a type conforms to")
    func protocolInitializer() throws {
        let (source, problem) = problem(
            "func f() throws { let a = try Own(data: ‹b); g(a) }", .arguments, missing: nil)
        func missing(declared: Set<String>) throws -> [[String]] {
            try run(source, [problem], heirs: ["Own": "Kit.Message"], declared: declared).reply.leftOut
                .map(\.place.missing)
        }
        #expect(try missing(declared: ["Own", "f"]) == [["Kit.Message"]])
        // It is called with other values of what the type itself has.
        #expect(try missing(declared: ["Own", "f", "data"]) == [])
    }

    @Test(
        "leaves out what is asked of a value of a missing type, where the compiler blames what is around it",
        arguments: [
            (
                "struct S { func f(plan: Kit.Plan?) { g(‹0..<4) { i in plan?.weeks[i] } } }",
                "struct S { func f(plan: Kit.Plan?) { g(0..<4) { i in _notHere(X:1) } } }"
            ), ("struct S { func f(plan: Int?) { g(‹0..<4) { i in plan?.weeks[i] } } }", nil),
            ("struct S { func f(plan: Kit.Plan?) { g(‹0..<4) { i in plan } } }", nil),
            (
                "struct S { func f(plans: [Kit.Plan]) { plans.map { p in g { $0.a ‹== p.weeks } } } }",
                "struct S { func f(plans: [Kit.Plan]) { plans.map { p in g { _notHere(X:1) } } } }"
            ),
            (
                "struct S { func f(plans: [Kit.Plan]) { plans.filter { 1 ‹== $0.weeks } } }",
                "struct S { func f(plans: [Kit.Plan]) { plans.filter { _notHere(X:1) } } }"
            ),
            (
                "struct S { func f(plans: [Kit.Plan]) { for p in plans { g(‹1, p.weeks) } } }",
                "struct S { func f(plans: [Kit.Plan]) { for p in plans { _skipped(X:1) } } }"
            ), ("struct S { func f(plans: [Kit.Plan]) { g(plans).map { p in 1 ‹== p.weeks } } }", nil),
        ])
    func membersOfMissing(source: String, expected: String?) throws {
        let (source, problem) = problem(source, .other, missing: nil)
        let (text, reply) = try run(source, [problem], types: ["Kit.Plan": "Kit.Plan"])
        let missing = reply.leftOut.filter { $0.place.kind != "type" }.map(\.place.missing)
        #expect(missing == (expected == nil ? [] : [["Kit.Plan.weeks"]]))
        #expect(readable(text).replacing("Kit.Plan.weeks", with: "X") == expected ?? source)
    }

    @Test("takes what is wrong in an extension of a missing type for what that has")
    func extensions() throws {
        let (source, problem) = problem("extension Kit.Plan { func f() { self.g(‹a) } }", .other, missing: nil)
        let reply = try run(source, [problem], types: ["Kit.Plan": "Kit.Plan"]).reply
        #expect(reply.leftOut.filter { $0.place.kind != "type" }.map(\.place.missing) == [["Kit.Plan"]])
        #expect(try run(source, [problem]).reply.leftOut.isEmpty)
    }

    private func run(
        _ source: String, _ problems: [StubRequest.Problem], types: [String: String] = [:],
        bases: [String: String] = [:], heirs: [String: String] = [:], declared: Set<String> = [],
        module: String? = nil, foreign: [String] = [],
        after reply: StubReply? = nil
    ) throws -> (text: String, reply: StubReply) {
        let text = try folder.write(source, to: "in.swift")
        let request = StubRequest(
            files: [.init(path: "/w/W.swift", text: text, output: folder.path("out.swift"))], problems: problems,
            names: reply?.names ?? [:], bases: bases, heirs: heirs, declared: declared,
            modules: ["/w/W.swift": module].compactMapValues(\.self), foreign: ["/w/W.swift": foreign], types: types,
            leftOut: reply?.leftOut ?? [],
            typesPath: folder.path("types.swift"))
        let compiler = try Compiler(environment: ProcessInfo.processInfo.environment)
        let reply = try compiler.leaveOut(
            request, sources: [], sdk: SDK(executable: Repository.program.path), folder: folder.path)
        return ((try? folder.read("out.swift")) ?? source, reply)
    }

    private func problem(
        _ source: String, _ kind: StubRequest.Problem.Kind, missing: String? = "X", quoted: [String] = []
    ) -> (source: String, problem: StubRequest.Problem) {
        let before = source.prefix { $0 != "‹" }
        let line = before.count { $0 == "\n" } + 1
        let column = (before.split(separator: "\n", omittingEmptySubsequences: false).last?.utf8.count ?? 0) + 1
        return (
            source.filter { $0 != "‹" },
            .init(file: "/w/W.swift", line: line, column: column, kind: kind, missing: missing, quoted: quoted)
        )
    }

    /// Without marks, and with arguments shortened.
    private func readable(_ text: String) -> String {
        text.replacing(#/\/\*leftOut:\d+:[\d-]\*\//#, with: "")
            .replacing(#/"([^"]*)", "\/w\/W\.swift", (\d+)/#) { "\($0.output.1):\($0.output.2)" }
    }

    @Test("leaves out the smallest part, on as many lines", arguments: examples)
    func smallest(example: Example) throws {
        let (source, problem) = problem(example.source, example.kind)
        let (text, reply) = try run(source, [problem])
        #expect(readable(text) == example.result)
        #expect(reply.leftOut.map(\.place.kind) == [example.part] && reply.leftOut.map(\.place.missing) == [["X"]])
        #expect(text.count { $0 == "\n" } == source.count { $0 == "\n" })
    }

    @Test(
        "leaves out calls of what a missing class brings, in what is derived from it",
        arguments: [
            ("class C: X { init(a: Int) { super.init(‹a: a); b() } }", "class C: X { init(a: Int) {_notHere(X:1)} }"),
            ("class C: D { init(a: Int) { super.init(‹a: a); b() } }", "class C: D { init(a: Int) {_notHere(X:1)} }"),
            ("class C: X { func f() { super.f(‹1); b() } }", "class C: X { func f() { _skipped(X:1); b() } }"),
            (
                "extension X { static func f() -> X { return self.init(‹a: 1) } }",
                "extension X { static func f() -> X {return _leftOut(X:1)} }"
            ), ("class C: Y { init(a: Int) { super.init(‹a: a) } }", nil), ("class C: X { func f() { b(‹1) } }", nil),
        ])
    func inherited(source: String, expected: String?) throws {
        let (source, problem) = problem(source, .other, missing: nil)
        let before = StubReply(edited: [], leftOut: [], names: ["X": "X"], refused: [])
        let (text, reply) = try run(
            source, [problem], bases: ["C": source.contains("D") ? "X" : nil].compactMapValues(\.self), after: before)
        #expect(readable(text) == expected ?? source)
        #expect(reply.refused.isEmpty == (expected != nil))
    }

    @Test(
        "leaves a property without the value that an initializer sets it to, so that the rest of it goes on",
        arguments: [
            (
                "class C {\n    private let a: Own\n    init(b: Int) {\n        a = ‹Missing.shared.a()\n        go(b)\n    }\n}",
                "class C {\n    private var a: Own { return _leftOut(X:2) }\n    init(b: Int) {\n        _skipped(X:4)\n        go(b)\n    }\n}"
            ),
            (
                "struct S {\n    var a: Own?\n    init() { self.a = ‹Missing().a }\n}",
                "struct S {\n    var a: Own? { get { _skipped(X:2); return nil } nonmutating set { _skipped(X:2) } }\n    init() { _skipped(X:3) }\n}"
            ),
        ])
    func assignments(source: String, expected: String) throws {
        let (source, problem) = problem(source, .other)
        let (text, reply) = try run(source, [problem])
        #expect(readable(text) == expected)
        #expect(reply.leftOut.map(\.place.kind) == ["property", "statement"] && reply.refused.isEmpty)
    }

    @Test("knows a property that an initializer has left without a value in another one")
    func assignedTwice() throws {
        let source =
            "class C {\n    let a: Own\n    init() { a = ‹Missing.a }\n    init(b: Own) { self.a = b }\n    init(c: Own) { d = c }\n}"
        let (first, problem) = problem(source, .other)
        let before = try run(first, [problem])
        let (second, again) = self.problem(before.text.replacing("self.a = b", with: "self.‹a = b"), .other)
        let (text, reply) = try run(second, [again], after: before.reply)
        #expect(readable(text).contains("init(b: Own) { _skipped(X:4) }"), "\(text)")
        #expect(reply.leftOut.map(\.place.kind) == ["property", "statement", "statement"])
        let (third, other) = self.problem(before.text.replacing("d = c", with: "‹d = c"), .other)
        #expect(
            readable(try run(third, [other], after: before.reply).text).contains("init(c: Own) {_skipped(X:5); return}")
        )
    }

    @Test(
        "gives an own initializer a value in place of a missing one, where there is no other way out",
        arguments: [
            (
                "struct P { func placeholder() -> Entry { Entry(date: now, text: ‹missing.text()) } }",
                "struct P { func placeholder() -> Entry { Entry(date: now, text: _leftOut(X:1)) } }"
            ), ("let a = Entry(‹missing)", "let a = Entry(_leftOut(X:1))"),
            ("func f() -> Entry? { Entry(‹missing) }", "func f() -> Entry? {_skipped(X:1); return nil}"),
            ("func f() throws -> Entry { Entry(‹missing) }", "func f() throws -> Entry {throw _leftOutError(X:1)}"),
            (
                "func f() throws -> Entry { let a = Entry(‹missing); return a }",
                "func f() throws -> Entry {throw _leftOutError(X:1)}"
            ),
            (
                "func f() -> Entry { .success(.init(a: ‹.missing)) }",
                "func f() -> Entry { .success(.init(a: _leftOut(X:1))) }"
            ),
            ("func f() -> Entry { Other(‹missing).entry }", "func f() -> Entry {return _leftOut(X:1)}"),
        ])
    func values(source: String, expected: String) throws {
        let (source, problem) = problem(source, .other)
        let (text, reply) = try run(source, [problem], declared: ["Entry", "P", "f", "placeholder"])
        #expect(readable(text) == expected && reply.refused.isEmpty)
    }

    @Test(
        "gives a branch that is a value one",
        arguments: [
            (
                "func f() -> Int {\n    switch a {\n    case 1: ‹missing.b\n    default: 2\n    }\n}",
                "func f() -> Int {\n    switch a {\n    case 1: _leftOut(X:3)\n    default: 2\n    }\n}"
            ),
            (
                "func f() {\n    let b: Int = if a { ‹missing.b } else if c { 1 } else { 2 }\n    g(b)\n}",
                "func f() {\n    let b: Int = if a {_leftOut(X:2)} else if c { 1 } else { 2 }\n    g(b)\n}"
            ),
            (
                "func f() -> [Int] {\n    if a {\n        return [‹missing.b]\n    } else {\n        return []\n    }\n}",
                "func f() -> [Int] {\n    if a {return _leftOut(X:2)\n\n} else {\n        return []\n    }\n}"
            ),
            (
                "func f() -> Int {\n    switch a {\n    case 1: ‹missing.b()\n    default: break\n    }\n    return 2\n}",
                "func f() -> Int {\n    switch a {\n    case 1: _skipped(X:3)\n    default: break\n    }\n    return 2\n}"
            ),
        ])
    func branches(source: String, expected: String) throws {
        let (source, problem) = problem(source, .other)
        #expect(readable(try run(source, [problem]).text) == expected)
    }

    @Test("leaves a class without what Codable needs, and with all else, where its superclass cannot be decoded")
    func coding() throws {
        let (text, problem) = problem(
            "‹class Event: Object, Codable {\n    var name: String?\n}", .conformance, missing: nil,
            quoted: ["Event", "Decodable"])
        let (result, _) = try run(
            text, [problem], types: ["Object": "Realm.Object"], bases: ["Event": "Realm.Object"],
            after: StubReply(edited: [], leftOut: [], names: ["Object": "Realm.Object"], refused: []))
        #expect(readable(result) == "class Event: Object {\n    var name: String?\n}", "\(result)")
    }

    @Test("leaves a class of Objective-C's without a protocol that asks for an initializer")
    func requiredInitializer() throws {
        let (text, problem) = problem(
            "‹extension Point: Coded {\n    var a: Int { 1 }\n}", .conformance, missing: "Kit",
            quoted: ["init(latitude:longitude:)", "required", "Point"])
        let (result, _) = try run(text, [problem])
        #expect(readable(result) == "extension Point {\n    var a: Int { 1 }\n}", "\(result)")
    }

    @Test("leaves out what names of a missing module's are in where the compiler blames something around it")
    func foreign() throws {
        let source = """
            struct V: View {
                var body: some View {
                    ForEach(‹0..<4) { index in
                        Image(systemSymbol: .grid)
                        Text("a").glow(index).bold()
                    }
                }
            }
            """
        let (text, problem) = problem(source, .other, missing: nil)
        let names = ["glow", "grid", "systemSymbol"]
        let (result, reply) = try run(text, [problem], module: "Kit", foreign: names)
        #expect(reply.refused.isEmpty && readable(result).contains("Text(\"a\")._withoutModifier("), "\(result)")
        #expect(
            reply.leftOut.map(\.place.missing) == [["Kit.systemSymbol", "Kit.grid"], ["Kit.glow"]]
                && reply.leftOut.map(\.place.kind) == ["view", "modifier"])
        #expect(try run(text, [problem], module: "Kit").reply.refused == [0])
    }

    @Test("leaves out a preview as a whole, whatever its problem is, where a module is missing")
    func previews() throws {
        let source = "struct V {}\n#Preview {\n    let a = 1\n    ‹return V()\n}\nstruct W {}"
        let (text, problem) = problem(source, .other, missing: nil)
        let (result, reply) = try run(text, [problem], module: "Lottie")
        #expect(
            readable(result) == "struct V {}\n\n\n\n\nstruct W {}" && reply.leftOut.map(\.place.missing) == [["Lottie"]]
        )
        #expect(try run(text, [problem]).reply.refused == [0])
    }

    @Test("takes what is said of a type that stores a missing one's value for that")
    func holders() throws {
        let source =
            "struct Card { let animation: Animation }\nfunc f(a: [Card]) -> Int { ‹g(a.filter(\\.animation.isOn)) }"
        let (text, problem) = problem(source, .other, missing: nil, quoted: ["[Card]", "Binding<C>"])
        let (_, reply) = try run(text, [problem], types: ["Animation": "Lottie.Animation"])
        #expect(reply.leftOut.first { $0.place.kind == "body" }?.place.missing == ["Lottie.Animation"])
        #expect(try run(text, [problem]).reply.refused == [0])
    }

    @Test("gives the value of a type where one is wanted")
    func missingValues() throws {
        let types = ["Item": "Lottie.Item", "Delegate": "Lottie.Delegate"]
        for (source, expected) in [
            ("func f() -> Item { ‹make() }", "func f() -> Item {return _leftOut(X:1)}"),
            ("func f() -> Never { ‹make() }", "func f() -> Never {_notHere(X:1)}"),
            ("func f(done: Handler) -> Item { ‹make() }", "func f(done: Handler) -> Item {_notHere(X:1)}"),
            ("struct S { let a: Item = ‹make() }", "struct S { var a: Item { return _leftOut(X:1) } }"),
            (
                "class D: B, Delegate {}; func f() -> Delegate { ‹make() }",
                "class D: B, Delegate {}; func f() -> Delegate {return _leftOut(X:1)}"
            ),
        ] {
            let (text, problem) = problem(source, .other)
            #expect(readable(try run(text, [problem], types: types).text) == expected)
        }
    }

    @Test("takes what is made for a declaration that names a missing type for one of its values")
    func implicitValues() throws {
        let source = "struct Row {\n    let item: Item\n}\nfunc f() { let a = Row(item: .init(‹name: 1)); g(a) }"
        let (text, problem) = problem(source, .arguments, missing: nil)
        let (_, reply) = try run(text, [problem], types: ["Item": "Lottie.Item"], declared: ["Row", "f"])
        #expect(
            reply.refused.isEmpty && reply.leftOut.first { $0.place.kind == "body" }?.place.missing == ["Lottie.Item"])
        let (_, other) = try run(text, [problem], types: ["Other": "Lottie.Other"], declared: ["Row", "f"])
        #expect(other.refused == [0])
    }

    @Test(
        "leaves out the whole of what should give a value of a missing type",
        arguments: [
            ("func f() -> X { g(‹b.c)\nreturn X() }", "func f() -> X {return _leftOut(X:1)\n}"),
            (
                "struct S { var a: X { switch b { case 1: .init(‹c: 1)\ndefault: .init(c: 2) } } }",
                "struct S { var a: X {return _leftOut(X:1)\n} }"
            ),
            ("func f() -> Int { g(‹b.c)\nreturn 1 }", "func f() -> Int { _skipped(X:1)\nreturn 1 }"),
        ])
    func fruitless(source: String, expected: String) throws {
        let (source, problem) = problem(source, .other)
        let (text, _) = try run(source, [problem], types: ["X": "Lottie.X"])
        #expect(readable(text) == expected)
    }

    @Test(
        "names the type around what may be a member of it, and leaves nothing out for that",
        arguments: [
            ("extension A { static var b: A { ‹c } }", "extension A { static var b: A { self.c } }"),
            ("extension A { func b() { d { ‹c(1) } } }", "extension A { func b() { d { self.c(1) } } }"),
            ("extension A { static let b = ‹c.d }", "extension A { static let b = A.c.d }"),
            ("extension A.B { func b(d: A = ‹c) {} }", "extension A.B { func b(d: A = A.B.c) {} }"),
            ("class A: B { lazy var b = ‹c() }", "class A: B { lazy var b = self.c() }"),
        ])
    func qualified(source: String, expected: String) throws {
        let (source, problem) = problem(source, .unqualified, missing: nil)
        let (text, reply) = try run(source, [problem])
        #expect(text == expected && reply.leftOut.isEmpty && reply.refused.isEmpty && reply.edited == ["/w/W.swift"])
    }

    @Test("names the type around what is in front of a part and behind one, and not what is in one")
    func qualifiedAround() throws {
        let source = "extension A { var a: A { b }\nvar c: A { let d = X(); return e }\nvar f: A { g } }"
        let (_, part) = problem(source.replacing("X()", with: "‹X()"), .other)
        let others = ["b }", "e }", "g }"].map { name in
            problem(source.replacing(" " + name, with: " ‹" + name), .unqualified, missing: nil).problem
        }
        let (text, reply) = try run(source, [part] + others)
        #expect(
            readable(text)
                == "extension A { var a: A { self.b }\nvar c: A {return _leftOut(X:2)}\nvar f: A { self.g } }",
            "\(text)")
        #expect(reply.leftOut.count == 1)
    }

    @Test("leaves out what a stand-in lacks wherever it is in an expression that the compiler gives up")
    func expressions() throws {
        let text = """
            struct V: View {
                var body: some View {
                    Field().onChange { if ‹a != b { c() } }.onReceive(d) { $0.glimmer() }
                }
                var other: some View { Text(e.glimmer) }
            }
            """
        let (source, problem) = problem(text, .expression, missing: nil)
        let (result, reply) = try run(source, [problem], foreign: ["glimmer"])
        #expect(reply.leftOut.map(\.place.missing) == [["glimmer"]] && reply.leftOut[0].place.line == 3)
        #expect(result.contains("Field().onChange { if a != b { c() } }") && result.contains("Text(e.glimmer)"))
        // What is said of that place alone is of the statement there.
        let (_, near) = self.problem(text, .other, missing: nil)
        #expect(try run(source, [near], foreign: ["glimmer"]).reply.refused == [0])
    }

    @Test("makes a set of an array's literal, which a set takes for none on Linux")
    func literals() throws {
        let (source, problem) = problem(
            "func f() { a.items = ‹[1, b()]; c() }", .literal, missing: nil, quoted: ["NSMutableSet"])
        let (text, reply) = try run(source, [problem])
        #expect(text == "func f() { a.items = NSMutableSet(array: [1, b()]); c() }")
        #expect(reply.leftOut.isEmpty && reply.refused.isEmpty)
        // One that needs something missing goes with it.
        let (_, part) = self.problem("func f() { a.items = [1, ‹b()]; c() }", .other)
        #expect(try run(source, [problem, part]).text.contains("array:") == false)
        let (other, refused) = self.problem("func f() { a.items = ‹b }", .literal, missing: nil, quoted: ["NSSet"])
        #expect(try run(other, [refused]).reply.refused == [0])
    }

    @Test("takes a class from the main actor that is derived from one of somebody else's")
    func isolation() throws {
        let text = "@objc final class H: INExtension { override func ‹handler() {} }"
        let (source, problem) = problem(text, .isolation, missing: nil)
        let (result, reply) = try run(source, [problem])
        #expect(result == "@objc nonisolated final class H: INExtension { override func handler() {} }")
        #expect(reply.leftOut.isEmpty && reply.refused.isEmpty)
        let others = [
            "@MainActor class H: INExtension { override func ‹handler() {} }",
            "nonisolated class H: INExtension { @MainActor override func ‹handler() {} }",
            "class Base: NSObject {} \nclass H: Base { override func ‹handler() {} }",
        ]
        for text in others {
            let (source, problem) = self.problem(text, .isolation, missing: nil)
            #expect(try run(source, [problem], declared: ["Base", "H"]).reply.refused == [0])
        }
    }

    @Test("has nothing to put in front of what has something there, or is in no type")
    func unqualifiable() throws {
        for source in ["extension A { var b: A { d.‹c } }", "func b() { ‹c() }"] {
            let (source, problem) = problem(source, .unqualified, missing: nil)
            let (text, reply) = try run(source, [problem])
            #expect(text == source && reply.refused == [0])
        }
    }

    @Test("leaves out the next larger part where the one before is refused again, and lists that alone")
    func larger() throws {
        var source = "struct V: View { var body: some View { VStack { ‹Missing() } } }"
        var reply: StubReply?
        var kinds: [String] = []
        for _ in 0..<5 {
            let (plain, problem) = problem(source, .other, missing: "M\(kinds.count)")
            let result = try run(plain, [problem], after: reply)
            reply = result.reply
            kinds.append(result.reply.leftOut.map(\.place.kind).joined(separator: " "))
            guard let next = result.text.range(of: "_LeftOutView(") else { break }
            source = result.text.replacingCharacters(in: next, with: "‹_LeftOutView(")
        }
        #expect(kinds == ["view", "body", "view", "body", "declaration"])
        #expect(reply?.leftOut.first?.place.missing == ["M4", "M3", "M2", "M1", "M0"])
    }

    @Test("does nothing about what has nothing to do with what is missing")
    func refused() throws {
        let (source, problem) = problem("func f() { let a: Int = ‹\"b\" }", .other, missing: nil, quoted: ["String"])
        let (text, reply) = try run(source, [problem])
        #expect(text == source && reply.refused == [0] && reply.leftOut.isEmpty)
    }

    @Test("takes several problems of one part for one")
    func several() throws {
        let first = problem("func f() -> Int { let a = ‹A(); return B(a) }", .other, missing: "A")
        let second = problem("func f() -> Int { let a = A(); return ‹B(a) }", .other, missing: "B")
        let (_, reply) = try run(first.source, [first.problem, second.problem])
        #expect(reply.leftOut.count == 1 && Set(reply.leftOut[0].place.missing) == ["A", "B"])
    }

    /// What values of missing types are.
    private static let all = "_LeftOutType, Swift.Hashable, Swift.Codable, Swift.Error, Swift.Identifiable"

    @Test("declares a missing type that is an enumeration's raw type as one of its literals")
    func rawTypes() throws {
        let source = """
            enum A: Picker { case a = "A", b }
            enum B: Level, Sendable { case c, d = -1 }
            enum C: Kind { case e(Int) }
            """
        _ = try run(source, [], types: ["Picker": "Kit.Picker", "Level": "Kit.Level", "Kind": "Kit.Kind"])
        let declared = try folder.read("types.swift")
        #expect(declared.contains("struct Picker: \(Self.all), Swift.ExpressibleByStringLiteral {"), "\(declared)")
        #expect(declared.contains("struct Level: \(Self.all), Swift.ExpressibleByIntegerLiteral {"))
        #expect(declared.contains("public protocol Kind {"))
    }

    @Test("declares missing types as what they are used for")
    func types() throws {
        let source = """
            class A: Base { override func f() {} }
            class B: Protocol {}
            struct C<T: Constraint>: Inherited { weak var d: Delegate?; var e: Generic<Int, T>; var f: Module.Inner }
            """
        let names = ["Base", "Protocol", "Constraint", "Inherited", "Delegate", "Generic", "Module"]
        let (_, reply) = try run(source, [], types: Dictionary(uniqueKeysWithValues: names.map { ($0, $0) }))
        let declared = try folder.read("types.swift").split(separator: "\n").filter {
            $0.contains(#/public (protocol|struct)|open class/#)
        }
        #expect(
            declared.map { String($0.prefix { $0 != "{" }).trimmingCharacters(in: .whitespaces) } == [
                "open class Base", "public protocol Constraint", "public protocol Delegate: AnyObject",
                "public struct Generic<T0, T1>: \(Self.all)", "public protocol Inherited",
                "public struct Module: \(Self.all)", "public struct Inner: \(Self.all)", "public protocol Protocol",
            ])
        #expect(reply.leftOut.allSatisfy { $0.place.kind == "type" } && reply.leftOut.count == 8)
    }

    @Test(
        "takes a missing type for a class where those derived from it have their initializers from it alone",
        arguments: [
            ("class A: Object { convenience init(a: Int) { self.init() } }", "open class Object"),
            ("class A: Object { init(a: Int) {}; convenience init() { self.init(a: 1) } }", "public protocol Object"),
            (
                "class A: Object { convenience init(a: Int) { self.init() } }; struct B: Object {}",
                "public protocol Object"
            ),
            (
                "class A: Object { convenience init(a: Int) { self.init() } }; func f() -> any Object { A(a: 1) }",
                "public protocol Object"
            ),
        ])
    func inheritedInitializers(_ source: String, _ expected: String) throws {
        _ = try run("class R<T: Object> {}\n" + source, [], types: ["Object": "Realm.Object"])
        let declared = try folder.read("types.swift")
        #expect(declared.contains(expected), "\(declared)")
    }

    @Test("declares no type within a missing one that the sources' own extension of it declares")
    func extendedTypes() throws {
        let source = """
            extension Design { enum Place { case center } }
            func f(a: Design.Place, b: Design.Shape) {}
            """
        _ = try run(source, [], types: ["Design": "Design"])
        let declared = try folder.read("types.swift")
        #expect(declared.contains("struct Shape") && !declared.contains("struct Place"), "\(declared)")
    }
}
