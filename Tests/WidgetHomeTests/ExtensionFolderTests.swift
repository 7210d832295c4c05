import Testing

@testable import WidgetHome

@Suite("The folder of an extension") struct ExtensionFolderTests {
    @Test(
        "is named by its identifier, which leads to no other",
        arguments: [
            ("com.example.widget", "com.example.widget"), ("../other", ".._other"), ("a/b", "a_b"), ("..", "_.."),
            (".", "_."), ("", "_"),
        ])
    func name(identifier: String, folder: String) {
        #expect(ExtensionSupervisor.folderName(identifier) == folder)
    }
}
