import JSON
import TestSupport
import Testing
import WidgetProtocol

@testable import WidgetBuild

@Suite("An asset catalogue")
struct AssetCatalogCompilerTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func compile() throws -> JSONValue {
        try folder.write("", to: "Resources/.keep")
        var compiler = AssetCatalogCompiler(try OutputFolder(folder.path + "/Resources"))
        try ProjectBoundary(of: folder.path).enforced { () throws(BridgeError) in
            try compiler.add(catalog: folder.path + "/Assets.xcassets")
            try compiler.write()
        }
        return try JSONValue(parsing: folder.read("Resources/Assets.json"))
    }

    @Test("gives an image's scales, appearances and rendering intent, and copies its files")
    func images() throws {
        try folder.write(
            #"""
            {"images": [{"filename": "a.png", "idiom": "universal", "scale": "1x"},
                        {"filename": "a@3x.png", "idiom": "universal", "scale": "3x"},
                        {"idiom": "universal", "scale": "2x"},
                        {"filename": "dark.png", "idiom": "universal", "scale": "3x",
                         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
                        {"filename": "mac.png", "idiom": "mac", "scale": "1x"}],
             "properties": {"template-rendering-intent": "template"}}
            """#, to: "Assets.xcassets/Icon.imageset/Contents.json")
        for name in ["a.png", "a@3x.png", "dark.png", "mac.png"] {
            try folder.write(name, to: "Assets.xcassets/Icon.imageset/\(name)")
        }
        let expected: JSONValue = [
            ["file": "Assets/Icon/a.png", "appearance": "any", "kind": "bitmap", "scale": 1.0, "isTemplate": true],
            ["file": "Assets/Icon/a@3x.png", "appearance": "any", "kind": "bitmap", "scale": 3.0, "isTemplate": true],
            ["file": "Assets/Icon/dark.png", "appearance": "dark", "kind": "bitmap", "scale": 3.0, "isTemplate": true],
        ]
        #expect(try compile()["images"]?["Icon"] == expected)
        #expect(try folder.read("Resources/Assets/Icon/a@3x.png") == "a@3x.png")
        #expect(!folder.exists("Resources/Assets/Icon/mac.png"))
    }

    @Test("may have commas behind the last value, as Xcode reads it")
    func trailingCommas() throws {
        try folder.write(
            #"{"images": [{"filename": "a.png", "idiom": "universal"},], "properties": {},}"#,
            to: "Assets.xcassets/Icon.imageset/Contents.json")
        try folder.write("a", to: "Assets.xcassets/Icon.imageset/a.png")
        #expect(try compile()["images"]?["Icon"]?.arrayValue?.first?["file"] == "Assets/Icon/a.png")
    }

    @Test("tells of what a file or a colour is for: contrast, a language, a direction; not of tinted icons")
    func purposes() throws {
        try folder.write(
            #"""
            {"images": [{"filename": "a.png", "idiom": "universal"},
                        {"filename": "a.png", "idiom": "universal", "locale": "de"},
                        {"filename": "a.png", "idiom": "universal", "language-direction": "right-to-left"},
                        {"filename": "a.png", "idiom": "universal",
                         "appearances": [{"appearance": "luminosity", "value": "tinted"}]},
                        {"filename": "a.png", "idiom": "universal",
                         "appearances": [{"appearance": "luminosity", "value": "dark"},
                                         {"appearance": "contrast", "value": "high"}]}]}
            """#, to: "Assets.xcassets/Icon.imageset/Contents.json")
        try folder.write("a", to: "Assets.xcassets/Icon.imageset/a.png")
        let variants: [JSONObject] = [
            ["appearance": "any"], ["appearance": "any", "locale": "de"],
            ["appearance": "any", "direction": "rightToLeft"], ["appearance": "dark", "isHighContrast": true],
        ]
        let expected = variants.map { variant in
            var object = variant
            (object["file"], object["kind"], object["scale"]) = ("Assets/Icon/a.png", "bitmap", 1.0)
            return JSONValue.object(object)
        }
        #expect(try compile()["images"]?["Icon"] == .array(expected))
    }

    @Test("takes vector images at any scale")
    func vectors() throws {
        try folder.write(
            #"{"images": [{"filename": "a.svg", "idiom": "universal", "scale": "1x"}]}"#,
            to: "Assets.xcassets/Vector.imageset/Contents.json")
        try folder.write("<svg/>", to: "Assets.xcassets/Vector.imageset/a.svg")
        #expect(
            try compile()["images"]?["Vector"]
                == [["file": "Assets/Vector/a.svg", "appearance": "any", "kind": "vector"]])
    }

    @Test("names what lies in a folder by the folder only where that provides a namespace")
    func namespaces() throws {
        let red =
            #"{"colors": [{"idiom": "universal", "color": {"components": {"red": "1.0", "green": "0.0", "blue": "0.0"}}}]}"#
        try folder.write(#"{"properties": {"provides-namespace": true}}"#, to: "Assets.xcassets/Brand/Contents.json")
        try folder.write(red, to: "Assets.xcassets/Brand/Red.colorset/Contents.json")
        try folder.write(red, to: "Assets.xcassets/Brand/Plain/Inner.colorset/Contents.json")
        try folder.write(red, to: "Assets.xcassets/Plain/Outer.colorset/Contents.json")
        let colors = try #require(try compile()["colors"]?.objectValue)
        #expect(colors.members.map(\.name).sorted() == ["Brand/Inner", "Brand/Red", "Outer"])
    }

    @Test("resolves system colours in both appearances")
    func references() throws {
        try folder.write(
            #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemBlueColor"}}]}"#,
            to: "Assets.xcassets/AccentColor.colorset/Contents.json")
        let values = try #require(try compile()["colors"]?["AccentColor"]?.arrayValue)
        #expect(values.map { $0["appearance"] } == ["any", "dark"])
        #expect(
            values[1]["components"]?.arrayValue?.map { Int(($0.doubleValue ?? 0) * 255 + 0.5) } == [10, 132, 255, 255])
    }

    @Test("leaves out a colour set that holds no colour yet, as Xcode's template has it")
    func emptyAccent() throws {
        try folder.write(
            #"{"colors": [{"idiom": "universal"}]}"#, to: "Assets.xcassets/AccentColor.colorset/Contents.json")
        #expect(try compile()["colors"] == [:])
    }

    @Test("names a missing file in a warning, and keeps the name of a set without one")
    func missingFile() throws {
        try folder.write(
            #"{"images": [{"filename": "gone.png", "idiom": "universal", "scale": "1x"}]}"#,
            to: "Assets.xcassets/Icon.imageset/Contents.json")
        try folder.write("", to: "Resources/.keep")
        var compiler = AssetCatalogCompiler(try OutputFolder(folder.path + "/Resources"))
        try ProjectBoundary(of: folder.path).enforced { () throws(BridgeError) in
            try compiler.add(catalog: folder.path + "/Assets.xcassets")
        }
        #expect(compiler.warnings.map(\.kind) == [.assetUnusable])
        #expect(compiler.warnings[0].message.contains("Icon.imageset/gone.png"))
        #expect(compiler.index.images.map(\.name) == ["Icon"])
    }

    @Test("leaves out a set that says nothing of what it holds")
    func silent() throws {
        try folder.write("", to: "Assets.xcassets/Icon.imageset/icon.png")
        try folder.write("", to: "Resources/.keep")
        var compiler = AssetCatalogCompiler(try OutputFolder(folder.path + "/Resources"))
        try ProjectBoundary(of: folder.path).enforced { () throws(BridgeError) in
            try compiler.add(catalog: folder.path + "/Assets.xcassets")
        }
        #expect(compiler.warnings.map(\.kind) == [.assetUnusable] && compiler.index.images.isEmpty)
        #expect(compiler.warnings[0].message.contains("Icon.imageset/Contents.json"))
    }

    @Test("that is no JSON is an error that names the file")
    func broken() throws {
        try folder.write("{", to: "Assets.xcassets/Icon.imageset/Contents.json")
        let error = #expect(throws: BridgeError.self) { try compile() }
        #expect(error?.kind == .invalidAssetCatalog)
        #expect(error?.message.contains("Icon.imageset/Contents.json") == true)
    }

    @Test("gives the files of data sets, and looks into folders with a dot in their names but not into app icons")
    func dataSets() throws {
        try folder.write(
            #"{"data": [{"filename": "seed.json", "idiom": "universal"}]}"#,
            to: "Assets.xcassets/v1.0/Seed.dataset/Contents.json")
        try folder.write("{}", to: "Assets.xcassets/v1.0/Seed.dataset/seed.json")
        try folder.write("{}", to: "Assets.xcassets/AppIcon.appiconset/Contents.json")
        let index = try compile()
        #expect(index["data"] == ["Seed": "Assets/Seed/seed.json"])
        #expect(index["images"] == [:])
        #expect(try folder.read("Resources/Assets/Seed/seed.json") == "{}")
    }

    @Test("keeps what is sliced")
    func slices() throws {
        try folder.write(
            #"""
            {"images": [{"filename": "a.png", "idiom": "universal", "scale": "2x", "resizing":
                           {"mode": "9-part", "cap-insets": {"top": 4, "left": 6, "bottom": 8, "right": 10}}}]}
            """#, to: "Assets.xcassets/Box.imageset/Contents.json")
        try folder.write("a", to: "Assets.xcassets/Box.imageset/a.png")
        let expected: JSONValue = [
            [
                "file": "Assets/Box/a.png", "appearance": "any", "kind": "bitmap", "scale": 2.0,
                "capInsets": [2.0, 3.0, 4.0, 5.0],
            ]
        ]
        #expect(try compile()["images"]?["Box"] == expected)
    }

    @Test("makes drawings of a symbol's template and of a PDF")
    func drawings() throws {
        try folder.write(
            #"{"symbols": [{"filename": "leaf.svg", "idiom": "universal"}]}"#,
            to: "Assets.xcassets/leaf.symbolset/Contents.json")
        try folder.write(
            """
            <svg><g id="Guides"><line id="Baseline-M" x1="0" x2="9" y1="100" y2="100"/><line id="Capline-M" x1="0"
            x2="9" y1="60" y2="60"/><line id="left-margin-Regular-M" x1="20" x2="20" y1="0" y2="9"/>
            <line id="right-margin-Regular-M" x1="70" x2="70" y1="0" y2="9"/></g><g id="Symbols"><g id="Black-M"/>
            <g id="Regular-M" transform="matrix(1 0 0 1 20 100)"><g><path d="M0 0"/></g></g></g></svg>
            """, to: "Assets.xcassets/leaf.symbolset/leaf.svg")
        try folder.write(
            #"{"images": [{"filename": "page.pdf", "idiom": "universal"}]}"#,
            to: "Assets.xcassets/page.imageset/Contents.json")
        try folder.write(Self.page, to: "Assets.xcassets/page.imageset/page.pdf")
        let images = try compile()["images"]
        #expect(
            images?["leaf"]
                == [["file": "Assets/leaf/leaf.svg", "appearance": "any", "kind": "symbol", "isTemplate": true]])
        let leaf = try folder.read("Resources/Assets/leaf/leaf.svg")
        #expect(leaf.contains(#"width="50.0" height="60.0" viewBox="20.0 50.0 50.0 60.0""#))
        #expect(
            leaf.contains(#"<g id="Regular-M" transform="matrix(1 0 0 1 20 100)"><g><path d="M0 0"/></g></g></svg>"#))
        #expect(
            images?["page"] == [["file": "Assets/page/page.pdf.svg", "appearance": "any", "kind": "vector"]])
        #expect(try folder.read("Resources/Assets/page/page.pdf.svg").contains(#"width="24" height="16""#))
    }

    /// A page of 24 by 16 points with a square.
    private static let page = """
        %PDF-1.4
        1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
        2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
        3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 24 16] /Contents 4 0 R>> endobj
        4 0 obj <</Length 14>> stream
        0 0 8 8 re f  
        endstream endobj
        trailer <</Root 1 0 R>>
        """
}
