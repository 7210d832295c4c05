import JSON
import Testing

@testable import WidgetBuild

@Suite("An asset catalogue")
struct AssetCatalogCompilerTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func compile() throws -> JSONValue {
        try folder.write("", to: "Resources/.keep")
        var compiler = AssetCatalogCompiler(resources: folder.path + "/Resources")
        try compiler.add(catalog: folder.path + "/Assets.xcassets")
        try compiler.write()
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

    @Test("that names a missing file is an error that says which")
    func missingFile() throws {
        try folder.write(
            #"{"images": [{"filename": "gone.png", "idiom": "universal", "scale": "1x"}]}"#,
            to: "Assets.xcassets/Icon.imageset/Contents.json")
        let error = #expect(throws: BuildError.self) { try compile() }
        #expect(error?.kind == .invalidAssetCatalog)
        #expect(error?.message.contains("gone.png") == true)
    }
}
