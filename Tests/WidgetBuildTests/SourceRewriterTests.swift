import Testing

@testable import WidgetBuild

@Suite("What Linux does not compile")
struct SourceRewriterTests {
    @Test(
        "is rewritten in place",
        arguments: [
            ("@objc func tap() {}", "      func tap() {}"),
            ("@objc(tapOn:) func tap(_ x: Int) {}", "              func tap(_ x: Int) {}"),
            ("@objcMembers class A: NSObject {}", "             class A: NSObject {}"),
            (
                "class A { @NSManaged public private(set) var b: Int\n}",
                "class A {            public private(set) var b: Int { get { _managedValue(forKey: \"b\") } "
                    + "set { _setManagedValue(newValue, forKey: \"b\") } }\n}"
            ),
            (
                "override private init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {}",
                "required         init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {}"
            ),
            ("@IBOutlet weak var a: UIView?", "          weak var a: UIView?"),
            ("@UIApplicationMain\nclass A {}", "                  \nclass A {}"),
            ("@objc public protocol P {}", "      public protocol P: AnyObject {}"),
            ("@objc protocol P: Q {}", "      protocol P: AnyObject, Q {}"),
            ("@objc protocol P: AnyObject {}", "      protocol P: AnyObject {}"),
            ("let a: @convention(block) () -> Void", "let a:                    () -> Void"),
            ("let a: @convention(c) (Int, CFArray?) -> Void", "let a:                (Int, CFArray?) -> Void"),
            ("@testable import App", "          import App"),
            ("let a = ProcessInfo().arguments", "let a = ProcessInfo.processInfo.arguments"),
            ("a.urls(forResourcesWithExtension: b)", "a._urls(forResourcesWithExtension: b)"),
            ("public actor A: NSObject, P {}", "public final class A: NSObject, @unchecked Swift.Sendable, P {}"),
            ("@Entry var a = 1", "@_Entry var a = 1"),
            ("import os.log", "import os    "),
            ("@preconcurrency import Darwin.sys // why", "@preconcurrency import Darwin     // why"),
            (
                "@preconcurrency import Foundation.NSURL // why",
                "@preconcurrency import FoundationOverlay       // why"
            ),
            (
                "import Foundation\nimport class Foundation.Bundle\nimport FoundationNetworking",
                "import FoundationOverlay\nimport class FoundationOverlay.Bundle\nimport FoundationNetworkingOverlay"
            ),
            ("a.addTarget(self, action: #selector(tap))", "a.addTarget(self, action: Selector(\"tap\"))"),
            ("#selector(getter: A.b)", "Selector(\"A.b\")"),
            ("#selector(A.tap(_:with:))", "Selector(\"A.tap(_:with:)\")"),
            ("#keyPath(Person.name)", "\"name\""),
            ("#keyPath(items.count)", "\"items.count\""),
            (
                "    @NSManaged public var name: String? // the name",
                "               public var name: String? "
                    + "{ get { _managedValue(forKey: \"name\") } set { _setManagedValue(newValue, forKey: \"name\") } }"
                    + " // the name"
            ),
            (
                "class A: B { @NSManaged var c: Int; @NSManaged func d() }",
                "class A: B {            var c: Int { get { _managedValue(forKey: \"c\") } "
                    + "set { _setManagedValue(newValue, forKey: \"c\") } };            func d() {} }"
            ),
            ("@NSManaged func add(_ item: Item)\n}", "           func add(_ item: Item) {}\n}"),
            ("let s = \"\\(f(#selector(a)))\"", "let s = \"\\(f(Selector(\"a\")))\""),
        ])
    func rewritten(source: String, expected: String) {
        #expect(SourceRewriter().rewrite(source) == expected)
    }

    @Test(
        "is left alone in strings, comments and regular expressions, and where it only looks so",
        arguments: [
            "let a: @convention(c) (Int32) -> Void", "a.urls(for: b); urls(forResourcesWithExtension: b)",
            "let a = \"@objc import os.log\"", "// @objc", "/* /* @objc */ import os.log */", "let a = #\"\\(@objc\"#",
            "let a = \"\"\"\n  @objc \"quoted\" #selector(a)\n\"\"\"", "let a = /@objc \"/", "let a = #/ @objc \" /#",
            "import class UIKit.UIImage", "@MainActor func a() {}", "let x = a.import.b", "import UIKit",
            "let a = 1 / 2; let b = c / d", "import FoundationEssentials",
            "let a = Foundation.Date()", "let `import` = 1", "@available(iOS 17, *) struct A {}",
        ])
    func untouched(source: String) {
        #expect(SourceRewriter().rewrite(source) == nil)
    }

    @Test("is found behind what is hard to read")
    func behind() {
        let source = """
            let a = "\\(b["x"] ?? "\\(c(")"))")" /* " */; let d = #"\\#("e" + ##"\\"##)"#
            let f = "unfinished
            @objc func g() {}
            """
        #expect(SourceRewriter().rewrite(source)?.hasSuffix("\n      func g() {}") == true)
    }

    @Test("is not seen in what the compiler says")
    func words() {
        let text = "1 | import FoundationOverlay\n2 | import FoundationNetworkingOverlay\n"
        #expect(ImportDeclarations.asWritten(text) == "1 | import Foundation\n2 | import FoundationNetworking\n")
    }

    @Test("have modules imported by what they are compiled as")
    func aliases() {
        let rewriter = SourceRewriter(aliases: ["JSON": "JSON_"])
        #expect(
            rewriter.rewrite("import JSON\nimport struct JSON.Value\nimport JSONRPC\nlet JSON = a.import")
                == "import JSON_\nimport struct JSON_.Value\nimport JSONRPC\nlet JSON = a.import")
    }
}
