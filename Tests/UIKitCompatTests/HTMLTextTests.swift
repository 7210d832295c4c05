import Testing

@testable import UIKitCompat

@Suite("The text of HTML")
struct HTMLTextTests {
    @Test(
        "has no marks, names no characters, and has blocks on lines of their own",
        arguments: [
            ("<p>Exo <b>12</b>\n &amp; 13</p>", "Exo 12 & 13\n"),
            ("a<br/>b<div>c</div>d", "a\nb\nc\nd"),
            ("<style>p > a {}</style>&eacute;&#233;&#xE9;&hellip; &unknown; 1 < 2", "ééé… &unknown; 1 < 2"),
            ("<!-- a > b -->c", "c"), ("", ""), ("<p", "<p"),
        ])
    func plain(html: String, text: String) {
        #expect(HTMLText.plain(html) == text)
    }
}
