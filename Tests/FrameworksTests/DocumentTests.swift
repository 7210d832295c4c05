import Foundation
import PDFKitCompat
import Testing

@Suite("Documents that an app puts together")
struct DocumentTests {
    @Test("pages know their document, and what is out of its range is left alone")
    func pages() {
        let (document, page) = (PDFDocument(), PDFPage())
        document.insert(page, at: 1)
        #expect(document.pageCount == 0)
        document.insert(page, at: 0)
        #expect(page.document === document && document.index(for: page) == 0)
        document.exchangePage(at: 0, withPageAt: 4)
        document.removePage(at: 0)
        document.removePage(at: 0)
        #expect(page.document == nil && document.index(for: page) == NSNotFound)
    }

    @Test("a note keeps its keys' values, and is found by its place on its page")
    func annotations() {
        let page = PDFPage()
        let note = PDFAnnotation(
            bounds: CGRect(x: 0, y: 0, width: 10, height: 10), forType: .text,
            withProperties: [PDFAnnotationKey.contents: "Hello"])
        page.addAnnotation(note)
        #expect(note.page === page && page.annotation(at: CGPoint(x: 5, y: 5)) === note && note.type == "Text")
        #expect(note.value(forAnnotationKey: .contents) as? String == "Hello")
        page.removeAnnotation(note)
        #expect(note.page == nil && page.annotation(at: CGPoint(x: 5, y: 5)) == nil)
    }

    @Test("a line of the contents is in one place")
    func outline() {
        let (root, chapter, section) = (PDFOutline(), PDFOutline(), PDFOutline())
        root.insertChild(chapter, at: 0)
        root.insertChild(section, at: 1)
        chapter.insertChild(section, at: 0)
        #expect(root.numberOfChildren == 1 && section.parent === chapter && section.index == 0)
    }
}
