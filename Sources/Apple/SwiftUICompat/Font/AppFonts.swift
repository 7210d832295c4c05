import Foundation
import Synchronization
package import Typesetting
import WidgetArchive

/// The fonts that the widget brings along, as files of its bundle.
package enum AppFonts {
    private static let faces = Mutex<[FontFace]?>(nil)

    package static var families: [String] { Set(all.map(\.family)).sorted() }

    /// What any of the faces can be asked for by.
    static var allNames: Set<String> { Set(all.flatMap { $0.names + [$0.family] }) }

    /// The PostScript names of a family's faces, by which they are asked for.
    package static func names(ofFamily family: String) -> [String] {
        all.filter { $0.family == family }.compactMap(\.names.last).sorted()
    }

    /// The faces of a font file that the widget registers itself; none if it holds no font.
    package static func register(file: String) -> [FontFace] {
        let found = FontFace.faces(ofFile: file)
        let known = all
        faces.withLock { $0 = known + found.filter { !known.contains($0) } }
        return found
    }

    /// A face by its PostScript or full name, or the most regular of a family.
    static func face(named name: String) -> FontFace? {
        let all = all
        return all.first { $0.names.contains(name) }
            ?? nearest(400, isItalic: false, in: all.filter { $0.family == name })
    }

    /// The file of a family's face that comes nearest to what a font asks for; nil for a family that is no widget's.
    static func file(for font: ArchiveFont) -> String? {
        guard case .named(let family) = font.family else { return nil }
        let faces = all.filter { $0.family == family }
        return nearest(font.weight, isItalic: font.isItalic, in: faces)?.file
    }

    private static func nearest(_ weight: Int, isItalic: Bool, in faces: [FontFace]) -> FontFace? {
        func distance(_ face: FontFace) -> Int { abs(face.weight - weight) + (face.isItalic == isItalic ? 0 : 1000) }
        return faces.min { distance($0) < distance($1) }
    }

    private static var all: [FontFace] {
        faces.withLock { faces in
            if let faces { return faces }
            let found = files(in: AssetCatalog.shared.folder).flatMap(FontFace.faces(ofFile:))
            faces = found
            return found
        }
    }

    private static func files(in folder: String) -> [String] {
        guard !folder.isEmpty else { return [] }
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter { ["ttf", "otf", "ttc"].contains(($0 as NSString).pathExtension.lowercased()) }
            .sorted().map { folder + "/" + $0 }
    }
}
