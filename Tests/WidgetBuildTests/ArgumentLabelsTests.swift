import Testing

@testable import WidgetBuild

@Suite("The call that an error is about")
struct ArgumentLabelsTests {
    private static let source = """
        let mark = CLPlacemark(location: here, name: "A")
        let image = VNRequest.init(
            image: (1, 2),
            kind: kind(of: mark))
        """

    @Test(
        "is the innermost around the argument's place, or at its parenthesis",
        arguments: [
            (1, 23, "CLPlacemark"), (1, 24, "CLPlacemark"), (1, 40, "CLPlacemark"), (2, 27, "VNRequest"),
            (3, 5, "VNRequest"), (3, 12, "VNRequest"), (4, 15, "kind"), (4, 16, "kind"), (1, 5, nil), (9, 1, nil),
        ])
    func callee(line: Int, column: Int, name: String?) {
        #expect(SourceFile(Array(Self.source.utf8)).callee(ofArgumentAt: line, column) == name)
    }
}
