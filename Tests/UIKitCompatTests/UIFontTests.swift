import Foundation
import Testing
import UIKitCompat

@Suite("UIFont")
struct UIFontTests {
    @Test("without a description is the system's, in the size of text that has none")
    func plain() {
        #expect(UIFont().pointSize == 12 && UIFont().fontName == UIFont.systemFont(ofSize: 12).fontName)
    }

    @Test("comes back from an archive by its name and size", arguments: ["Inter", ".SFUI"])
    func archived(name: String) throws {
        let font = name == ".SFUI" ? UIFont.systemFont(ofSize: 13) : try #require(UIFont(name: name, size: 13))
        let data = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: true)
        let found = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data))
        #expect(found.fontName == name)
        #expect(found.pointSize == 13)
    }

    @Test("is equal to one of the same name, size and weight")
    func equality() {
        #expect(UIFont.systemFont(ofSize: 13) == UIFont.systemFont(ofSize: 13))
        #expect(UIFont.systemFont(ofSize: 13) != UIFont.boldSystemFont(ofSize: 13))
        #expect(Set([UIFont.systemFont(ofSize: 13), UIFont.systemFont(ofSize: 13)]).count == 1)
    }
}
