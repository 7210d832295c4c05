import Foundation
import TestSupport
import Testing
import WidgetProtocol

@testable import WidgetBuild

@Suite("Binary frameworks")
struct BinaryFrameworkTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "app/.git/HEAD")
        try folder.write("import WidgetKit\nimport Kit\n@main struct W: WidgetBundle {}", to: "app/ios/Widget/W.swift")
    }

    private func target() throws -> WidgetTarget {
        let path = folder.path + "/app/ios/Widget"
        return try ProjectBoundary(of: path).enforced { () throws(BridgeError) in
            var locator = TargetLocator()
            return try locator.locate(path)
        }
    }

    private func relative(_ paths: [String]) -> [String] { paths.map { String($0.dropFirst(folder.path.count + 1)) } }

    private static let map = "framework module Kit {\n  umbrella header \"Kit.h\"\n  export *\n}\n"

    @Test(
        "are found where package managers and Gradle leave them, and where people keep them",
        arguments: [
            "app/ios/Pods/Kit/Frameworks/Kit.xcframework/ios-arm64", "app/ios/Pods/Kit",
            "app/Carthage/Build/Kit.xcframework/ios-arm64", "app/Carthage/Build/iOS", "app/ios/Frameworks",
            "app/Vendor/Kit.xcframework/ios-arm64_x86_64-simulator", "app/ios/Other-Name.xcframework/ios-arm64",
            "app/ios/SourcePackages/artifacts/kit/Kit/Kit.xcframework/ios-arm64",
            "app/.build/artifacts/kit/Kit/Kit.xcframework/ios-arm64",
            "app/Kit/build/XCFrameworks/release/Kit.xcframework/ios-arm64", "app/Kit/build/cocoapods/framework",
            "app/Kit/build/bin/iosArm64/debugFramework",
        ])
    func places(place: String) throws {
        try folder.write(Self.map, to: place + "/Kit.framework/Modules/module.modulemap")
        try folder.write("#import <Kit/Other.h>", to: place + "/Kit.framework/Headers/Kit.h")
        try folder.write("", to: place + "/Kit.framework/Headers/Other.h")
        let target = try target()
        let module = try #require(target.modules.first)
        #expect(module.name == "Kit" && module.isFromElsewhere && module.swiftFiles.isEmpty)
        let code = try #require(module.foreign)
        #expect(code.isBinary)
        #expect(relative(code.headers) == [place + "/Kit.framework/Headers/Kit.h"])
        #expect(relative(code.included) == [place + "/Kit.framework/Headers/Other.h"])
        #expect(target.opaqueFrameworks.isEmpty)
    }

    @Test("of several systems are the device's of the widget's system")
    func slices() throws {
        for slice in ["macos-arm64", "ios-arm64_x86_64-simulator", "ios-arm64", "watchos-arm64"] {
            let modules = "app/Kit.xcframework/\(slice)/Kit.framework/Modules/Kit.swiftmodule"
            for name in ["arm64-apple-ios", "arm64-apple-ios.private", "x86_64-apple-ios"] {
                try folder.write("import Swift\nimport Helper", to: "\(modules)/\(name).swiftinterface")
            }
        }
        try folder.write(
            "module Helper { header \"helper.h\" }", to: "app/Helper.xcframework/ios-arm64/Headers/module.modulemap")
        try folder.write("", to: "app/Helper.xcframework/ios-arm64/Headers/helper.h")
        let modules = try target().modules
        #expect(modules.map(\.name) == ["Helper", "Kit"])
        #expect(modules[1].isInterface)
        #expect(
            relative(modules[1].swiftFiles) == [
                "app/Kit.xcframework/ios-arm64/Kit.framework/Modules/Kit.swiftmodule/arm64-apple-ios.swiftinterface"
            ])
    }

    @Test("with an interface and headers have both, without the header of their own Swift")
    func both() throws {
        let place = "app/Kit.framework"
        try folder.write(Self.map, to: place + "/Modules/module.modulemap")
        try folder.write("import Swift", to: place + "/Modules/Kit.swiftmodule/arm64.swiftinterface")
        for name in ["Kit", "Kit-Swift"] { try folder.write("", to: "\(place)/Headers/\(name).h") }
        let modules = try target().modules
        #expect(modules.map(\.name) == ["_KitHeaders", "Kit"])
        #expect(modules[1].exports == ["_KitHeaders"])
        #expect(relative(modules[0].foreign?.headers ?? []) == [place + "/Headers/Kit.h"])
    }

    @Test("that say nothing of themselves are named, and missing")
    func opaque() throws {
        try folder.write("", to: "app/Kit.framework/Modules/Kit.swiftmodule/arm64.swiftmodule")
        try folder.write(Self.map, to: "app/Kit.framework/Modules/module.modulemap")
        try folder.write("", to: "app/Kit.framework/Headers/Kit.h")
        let target = try target()
        #expect(target.modules.isEmpty && relative(target.opaqueFrameworks) == ["app/Kit.framework"])
        #expect(target.warnings.map(\.kind) == [.packageLeftOut])
    }

    @Test("give way to sources")
    func sources() throws {
        try folder.write("import Swift", to: "app/Kit.framework/Modules/Kit.swiftmodule/arm64.swiftinterface")
        try folder.write("", to: "app/ios/Pods/Kit/A.swift")
        let module = try #require(try target().modules.first)
        #expect(!module.isInterface && relative(module.swiftFiles) == ["app/ios/Pods/Kit/A.swift"])
    }

    @Test(
        "have the headers that their module map names",
        arguments: [
            ("module Kit { header \"a.h\" textual header \"b.h\" }", ["a.h"]),
            ("module Kit { umbrella header \"a.h\" exclude header \"b.h\" }", ["a.h"]),
            ("framework module Kit { umbrella \".\" }", ["a.h", "b.h", "c.h"]),
            ("framework module Kit { umbrella header \"a.h\" export * module * { export * } }", ["a.h", "b.h", "c.h"]),
            ("framework module * { umbrella \".\" }", ["a.h", "b.h", "c.h"]),
            ("module Other { header \"a.h\" }", nil),
            ("framework module Other { umbrella header \"a.h\" export * module * { export * } }", nil),
            ("// module Kit {}", nil),
        ])
    func maps(map: String, expected: [String]?) throws {
        for name in ["a", "b", "c"] { try folder.write("", to: "headers/\(name).h") }
        let headers = try ProjectBoundary(of: folder.path).enforced { () throws(BridgeError) in
            try BinaryHeaders(map: map, of: "Kit")?.headers(in: folder.path + "/headers")
        }
        #expect(headers.map(relative) == expected?.map { "headers/" + $0 })
    }
}
