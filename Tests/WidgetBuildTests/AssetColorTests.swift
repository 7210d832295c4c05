import JSON
import Testing

@testable import WidgetBuild

@Suite("A catalogue's colours")
struct AssetColorTests {
    private func color(_ json: String) throws -> [Int]? {
        try AssetColor(contents: JSONValue(parsing: json)).map { color in
            [color.red, color.green, color.blue, color.alpha].map { Int(($0 * 255).rounded()) }
        }
    }

    @Test(
        "are read in every way that Xcode writes them",
        arguments: [
            (#"{"components":{"red":"1.000","green":"0.5","blue":"0","alpha":"0.500"}}"#, [255, 128, 0, 128]),
            (#"{"components":{"red":"0xFF","green":"0x80","blue":"0x01","alpha":"1"}}"#, [255, 128, 1, 255]),
            (#"{"components":{"red":"255","green":"1","blue":"0","alpha":"1.000"}}"#, [255, 1, 0, 255]),
            (#"{"components":{"red":"1","green":"0","blue":"1"}}"#, [255, 0, 255, 255]),
            (#"{"components":{"red":1.0,"green":0.2,"blue":128,"alpha":1}}"#, [255, 51, 128, 255]),
            (#"{"color-space":"gray-gamma-22","components":{"white":"0.250","alpha":"1.000"}}"#, [64, 64, 64, 255]),
            (
                #"{"color-space":"extended-linear-srgb","components":{"red":"0.214","green":"0","blue":"1"}}"#,
                [127, 0, 255, 255]
            ),
        ])
    func forms(json: String, expected: [Int]) throws {
        #expect(try color(json) == expected)
    }

    @Test("in Display P3 become sRGB, its gamut's edges cut off")
    func displayP3() throws {
        let p3 = #"{"color-space":"display-p3","components":{"red":"0.5","green":"0.4","blue":"0.3","alpha":"1"}}"#
        #expect(try color(p3) == [132, 101, 73, 255])
        let red = #"{"color-space":"display-p3","components":{"red":"1.0","green":"0.0","blue":"0.0","alpha":"1"}}"#
        #expect(try color(red) == [255, 0, 0, 255])
    }

    @Test(
        "without readable components are none",
        arguments: [#"{}"#, #"{"components":{"red":"x","green":"0","blue":"0"}}"#])
    func unreadable(json: String) throws {
        #expect(try color(json) == nil)
    }
}
