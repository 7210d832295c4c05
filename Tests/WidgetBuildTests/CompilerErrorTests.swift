import Testing

@testable import WidgetBuild

@Suite("The compiler's output")
struct CompilerErrorTests {
    @Test("has each error once, where it is")
    func errors() {
        let output = """
            /a/Card.swift:3:5: error: cannot find 'x' in scope
              |     `- error: cannot find 'x' in scope
            /a/Card.swift:3:5: error: cannot find 'x' in scope
            /a/Card.swift:4:1: warning: never used
            """
        #expect(
            CompilerError.all(in: output) == [
                CompilerError(file: "/a/Card.swift", line: 3, column: 5, message: "cannot find 'x' in scope")
            ])
    }

    @Test("has the errors within a macro where the macro stands")
    func macros() {
        let output = """
            macro expansion #Predicate:1:1: error: the compiler is unable to type-check this expression
            `- /a/Recipe Predicate.swift:51:18: note: expanded code originates here
            45 |         case .any(let text):
            """
        let errors = CompilerError.all(in: output)
        #expect(errors.map(\.file) == ["/a/Recipe Predicate.swift"] && errors.map(\.line) == [51])
    }

    @Test("of one that has crashed has what it was at, the innermost")
    func crashes() {
        let stack = """
            Stack dump:
            0.\tProgram arguments: swift-frontend -frontend -c /a/Card.swift
            1.\tSwift version 6.3.1
            2.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "/a/Card.swift")
            3.\tWhile evaluating request TypeCheckFunctionBodyRequest(News.(file).Card.body.getter@/a/Card.swift:16:25)
             #0 0x0000559873a24738 llvm::sys::PrintStackTrace
            """
        let errors = CompilerError.all(in: stack)
        #expect(errors.map(\.file) == ["/a/Card.swift"] && errors.map(\.line) == [16])
        let causes = ErrorCauses(names: KnownNames(declared: ["Card"], types: []))
        #expect(errors.map(causes.cause) == [.missing(.other, "the compiler, which crashes here")])
        // What it has said before that is what there is to mend.
        #expect(CompilerError.all(in: "/a/A.swift:1:1: error: no\n" + stack).map(\.file) == ["/a/A.swift"])
    }

    @Test(
        "says what a value is taken for",
        arguments: [
            "argument type 'Pool' does not conform to expected type 'Reader'",
            "cannot convert value of type 'Pool' to expected argument type 'any Reader'",
            "cannot assign value of type 'Pool' to type 'any Reader'",
            "return expression of type 'Pool' does not conform to 'Reader'",
            "global function 'read' requires that 'Pool' conform to 'Reader'",
        ])
    func conversions(message: String) {
        let conversion = CompilerError(file: "a", line: 1, column: 1, message: message).conversion
        #expect(conversion?.type == "Pool" && conversion?.expected == "Reader")
    }
}
