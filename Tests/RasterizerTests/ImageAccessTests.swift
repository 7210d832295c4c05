import Foundation
import ImageLoading
import POSIXSupport
import TestSupport
import Testing
import WidgetArchive
import WidgetProtocol

@testable import Rasterizer

@Suite("What an archive may name")
struct ImageAccessTests {
    private let folder: TemporaryFolder
    private let own: AllowedFolders
    private static let red = Bitmap(width: 1, height: 1, pixels: [0xFFFF_0000], isOpaque: true)

    init() throws {
        folder = try TemporaryFolder()
        own = AllowedFolders([AllowedFolders.realPath(folder.path("own"))])
        try folder.write("", to: "own/here")
        try Data(#require(Self.red.encoded(as: .png))).write(to: URL(filePath: folder.path("own/red.png")))
        try Data(#require(Self.red.encoded(as: .png))).write(to: URL(filePath: folder.path("secret.png")))
    }

    private func archive(_ resource: ImageResource, name: String = #function) -> WidgetArchive {
        let id = ImageID(rawValue: name)
        let frame = ArchiveRect(x: 0, y: 0, width: 20, height: 20)
        return WidgetArchive(
            size: ArchiveSize(width: 20, height: 20),
            items: [.image(ArchiveImage(image: id, frame: frame, naturalSize: ArchiveSize(width: 20, height: 20)))],
            images: [id: resource])
    }

    private func render(_ archive: WidgetArchive, _ access: ImageAccess) throws -> (Bitmap, [Warning]) {
        let options = RenderOptions(scale: 1, cornerRadius: 0)
        let rendered = try Rasterizer().render(archive, options: options, access: access)
        return (try Bitmap(decoding: rendered.data), rendered.warnings)
    }

    @Test("a file in a folder of the widget's is drawn")
    func allowed() throws {
        let (bitmap, warnings) = try render(
            archive(.file(path: folder.path("own/red.png"))), ImageAccess(folders: own))
        #expect(warnings.isEmpty && bitmap.pixels[210] == 0xFFFF_0000)
    }

    @Test(
        "a file elsewhere is not, whatever leads to it",
        arguments: ["secret.png", "own/../secret.png", "own/link", "owner/x.png"])
    func refused(path: String) throws {
        symlink(folder.path("secret.png"), folder.path("own/link"))
        try FileManager.default.createDirectory(atPath: folder.path("owner"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: folder.path("secret.png"), toPath: folder.path("owner/x.png"))
        let file = folder.url.path + "/" + path
        let (bitmap, warnings) = try render(archive(.file(path: file), name: path), ImageAccess(folders: own))
        #expect(warnings.map(\.kind) == [.imageRefused] && warnings.first?.subject == file)
        #expect(bitmap.pixels[210] != 0xFFFF_0000)
    }

    @Test("a link in the place of an allowed folder leads nowhere")
    func replacedFolder() throws {
        let folders = AllowedFolders([folder.path("fonts")])
        symlink(folder.path("own"), folder.path("fonts"))
        #expect(throws: AllowedFolders.Refusal.outside) {
            try folders.contents(of: folder.path("fonts/red.png"), limit: 1000)
        }
    }

    @Test("pipes, devices, folders and huge files are not opened, and nothing waits for them")
    func kinds() throws {
        #expect(mkfifo(folder.path("own/pipe"), 0o600) == 0)
        #expect(throws: AllowedFolders.Refusal.noFile) { try own.contents(of: folder.path("own/pipe"), limit: 10) }
        #expect(throws: AllowedFolders.Refusal.noFile) {
            try AllowedFolders(["/dev"]).contents(of: "/dev/zero", limit: 10)
        }
        try FileManager.default.createDirectory(atPath: folder.path("own/sub"), withIntermediateDirectories: true)
        #expect(throws: AllowedFolders.Refusal.noFile) { try own.contents(of: folder.path("own/sub"), limit: 10) }
        #expect(throws: AllowedFolders.Refusal.tooLarge(limit: 10)) {
            try own.contents(of: folder.path("own/red.png"), limit: 10)
        }
        #expect(throws: AllowedFolders.Refusal.unreadable(code: ENOENT)) {
            try own.contents(of: folder.path("own/none"), limit: 10)
        }
    }

    @Test("without folders, no file is opened")
    func none() throws {
        let (_, warnings) = try render(archive(.file(path: folder.path("own/red.png"))), ImageAccess())
        #expect(warnings.map(\.kind) == [.imageRefused])
    }

    @Test("what one widget calls an image is not drawn for another")
    func scopes() throws {
        let rasterizer = Rasterizer()
        let options = RenderOptions(scale: 1, cornerRadius: 0)
        let mine = archive(.file(path: folder.path("own/red.png")))
        _ = try rasterizer.render(mine, options: options, access: ImageAccess(folders: own))
        let other = try rasterizer.render(
            mine, options: options, access: ImageAccess(folders: AllowedFolders([folder.path("other")])))
        #expect(other.warnings.map(\.kind) == [.imageRefused])
    }

    @Test("a font elsewhere is not opened, and the text is set in another")
    func font() throws {
        let items: [ArchiveItem] = [
            .text("Text", 0, 0, width: 40, height: 20) { $0.runs[0].font.file = folder.path("secret.png") }
        ]
        let archive = WidgetArchive(size: ArchiveSize(width: 40, height: 20), items: items)
        let (bitmap, warnings) = try render(archive, ImageAccess(folders: own))
        #expect(warnings.map(\.kind) == [.imageRefused])
        #expect(bitmap.pixels.contains { $0 != 0xFFFF_FFFF })
    }

    @Test("an SVG opens nothing that it refers to", arguments: ["file://%", "%", "red.png", "../secret.png"])
    func references(form: String) throws {
        let target = form.replacing("%", with: folder.path("own/red.png"))
        let svg = """
            <?xml version="1.0"?><!DOCTYPE svg [<!ENTITY e SYSTEM "\(target)">]>
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xi="http://www.w3.org/2001/XInclude" width="20" height="20">
            <image href="\(target)" width="20" height="20"/><xi:include href="\(target)" parse="text"/>
            <style>@import url("\(target)");</style><text y="10">&e;</text></svg>
            """
        try folder.write(svg, to: "own/references.svg")
        for resource in [ImageResource.data(Array(svg.utf8)), .file(path: folder.path("own/references.svg"))] {
            let (bitmap, _) = try render(archive(resource, name: "\(form) \(resource)"), ImageAccess(folders: own))
            #expect(!bitmap.pixels.contains(0xFFFF_0000))
        }
    }

    @Test("a picture of gigabytes is refused by its header")
    func bomb() throws {
        var png = try #require(Self.red.encoded(as: .png))
        png.replaceSubrange(16..<24, with: [0, 1, 0x86, 0xA0, 0, 1, 0x86, 0xA0])
        let (_, warnings) = try render(archive(.data(png)), ImageAccess())
        #expect(warnings.map(\.kind) == [.pictureIncomplete])
        #expect(warnings[0].message.contains("100000 x 100000"))
    }

    @Test("an image that is left out is a marked box, and says why")
    func leftOut() throws {
        let data = ImageResource.data(try #require(Self.red.encoded(as: .png)))
        let (id, whole) = (ImageID(rawValue: "left out"), archive(data, name: "left out"))
        let (drawn, _) = try render(whole, ImageAccess())
        #expect(drawn.pixels[210] == 0xFFFF_0000)
        let cases: [(ImageAccess, WarningKind)] = [
            (ImageAccess(leftOut: [id: .tooSlow]), .imageTooSlow),
            (ImageAccess(leftOut: [id: .harmful]), .pictureIncomplete),
            (ImageAccess(leavesOutAll: true), .imageTooSlow),
        ]
        for (access, kind) in cases {
            let (bitmap, warnings) = try render(whole, access)
            #expect(warnings.map(\.kind) == [kind])
            #expect(!bitmap.pixels.contains(0xFFFF_0000) && Set(bitmap.pixels).count > 1)
        }
    }

    @Test("a picture of too many pixels is an error")
    func pixels() {
        #expect(throws: RasterizerError.tooManyPixels(width: 10_000, height: 10_000, limit: Rasterizer.pixelLimit)) {
            try Rasterizer().render(
                WidgetArchive(size: ArchiveSize(width: 1000, height: 1000)), options: RenderOptions(scale: 10))
        }
    }
}
