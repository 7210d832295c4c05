import Foundation
import TestSupport
import Testing
import WidgetProtocol

@testable import WidgetBuild

@Suite("Pods")
struct PodTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "import WidgetKit\n@main struct W: WidgetBundle {}\nimport Charts_Pod", to: "app/ios/Widget/W.swift")
        try folder.write("{}", to: "app/package.json")
    }

    private func target() throws -> WidgetTarget {
        let path = folder.path + "/app/ios/Widget"
        return try ProjectBoundary(of: path).enforced { () throws(BridgeError) in
            var locator = TargetLocator()
            return try locator.locate(path)
        }
    }

    private func relative(_ paths: [String]) -> [String] { paths.map { String($0.dropFirst(folder.path.count + 1)) } }

    private static let podspec = """
        Pod::Spec.new do |s|
          s.name = 'Charts-Pod'
          s.source_files = '*.swift', 'Deep/**/*.swift'
          s.exclude_files = 'Deep/Not.swift'
          s.resources = 'Images/*'
          s.pod_target_xcconfig = { 'OTHER_SWIFT_FLAGS' => '-DPOD' }
        end
        """

    @Test(
        "are those of the app, of what its package managers have installed, and of what CocoaPods has",
        arguments: [
            "app/modules/charts", "app/node_modules/charts", "app/node_modules/@scope/charts/ios",
            "app/node_modules/expo-charts/darwin", "app/ios/.symlinks/plugins/charts/ios",
        ])
    func places(place: String) throws {
        try folder.write(Self.podspec, to: place + "/Charts-Pod.podspec")
        for file in ["A.swift", "Deep/More/B.swift", "Deep/Not.swift", "Else/C.swift", "Images/one.png", "two.png"] {
            try folder.write("", to: "\(place)/\(file)")
        }
        let module = try #require(try target().modules.first)
        #expect(module.name == "Charts_Pod")
        #expect(module.isFromElsewhere)
        #expect(relative(module.swiftFiles) == ["\(place)/A.swift", "\(place)/Deep/More/B.swift"])
        #expect(relative(module.resources) == ["\(place)/Images/one.png"])
        #expect(module.settings.conditions == ["DEBUG", "COCOAPODS", "POD"])
        #expect(module.settings.implicitImports == ["UIKit"])
    }

    @Test("that CocoaPods has left without a podspec are all their Swift but tests and examples")
    func checkedOut() throws {
        for file in ["Sources/A.swift", "Example/B.swift", "Tests/C.swift", "Sources/a.m"] {
            try folder.write("", to: "app/ios/Pods/Charts-Pod/" + file)
        }
        let module = try #require(try target().modules.first)
        #expect(relative(module.swiftFiles) == ["app/ios/Pods/Charts-Pod/Sources/A.swift"])
    }

    @Test("are read by the project that CocoaPods makes of them, where it is there")
    func project() throws {
        try folder.write(
            """
            // !$*UTF8*$!
            {
                rootObject = P;
                objects = {
                    P = {isa = PBXProject; mainGroup = G; targets = (T, U); };
                    G = {isa = PBXGroup; sourceTree = "<group>"; children = (S); };
                    S = {isa = PBXFileReference; sourceTree = "<group>"; path = "Charts-Pod/Only.swift"; };
                    T = {isa = PBXNativeTarget; name = "Charts-Pod"; productType = "com.apple.product-type.framework";
                        buildPhases = (B); };
                    U = {isa = PBXNativeTarget; name = "Pods-App"; productType = "com.apple.product-type.framework"; };
                    B = {isa = PBXSourcesBuildPhase; files = (F); };
                    F = {isa = PBXBuildFile; fileRef = S; };
                };
            }
            """, to: "app/ios/Pods/Pods.xcodeproj/project.pbxproj")
        for file in ["Only.swift", "Other.swift"] { try folder.write("", to: "app/ios/Pods/Charts-Pod/" + file) }
        let module = try #require(try target().modules.first)
        #expect(module.isFromElsewhere)
        #expect(relative(module.swiftFiles) == ["app/ios/Pods/Charts-Pod/Only.swift"])
    }

    @Test("in Objective-C have their headers and their C")
    func objectiveC() throws {
        let podspec = Self.podspec.replacing("'*.swift'", with: "'*.{h,m,c}'")
            .replacing("'Deep/**/*.swift'", with: "'Deep/*'\n  s.private_header_files = 'Deep/*.h'")
        let place = "app/node_modules/charts"
        try folder.write(podspec, to: place + "/Charts-Pod.podspec")
        for file in ["a.m", "b.c", "Deep/own.h", "Else/c.c"] { try folder.write("", to: "\(place)/\(file)") }
        try folder.write("#import <Charts_Pod/own.h>\n#import <UIKit/UIKit.h>", to: place + "/Charts.h")
        let module = try #require(try target().modules.first)
        #expect(module.name == "Charts_Pod")
        #expect(module.swiftFiles.isEmpty)
        let code = try #require(module.foreign)
        #expect(relative(code.headers) == [place + "/Charts.h"])
        #expect(relative(code.sources) == [place + "/b.c"])
        #expect(relative(code.implementations) == [place + "/a.m"])
        #expect(code.spellings.mapValues { relative([$0])[0] } == ["Charts_Pod/own.h": place + "/Deep/own.h"])
        #expect(code.imports == ["UIKit"])
    }

    @Test("of Flutter's plugins are read where `flutter pub get` has put them, and nothing beside that")
    func plugins() throws {
        try folder.write("name: app", to: "app/pubspec.yaml")
        let cache = folder.path + "/cache"
        for place in ["hosted/pub.dev/charts-1.0/ios", "other/ios"] {
            try folder.write(Self.podspec, to: "cache/\(place)/Charts-Pod.podspec")
            try folder.write("", to: "cache/\(place)/A.swift")
        }
        func modules(_ plugin: String) throws -> [SupportingModule] {
            try folder.write(
                #"{"plugins":{"ios":[{"name":"charts","path":"\#(cache)/\#(plugin)/"}]}}"#,
                to: "app/.flutter-plugins-dependencies")
            let path = folder.path + "/app/ios/Widget"
            let boundary = ProjectBoundary(of: path, environment: ["PUB_CACHE": cache])
            return try boundary.enforced { () throws(BridgeError) in
                var locator = TargetLocator()
                return try locator.locate(path).modules
            }
        }
        #expect(
            relative(try modules("hosted/pub.dev/charts-1.0").flatMap(\.swiftFiles)) == [
                "cache/hosted/pub.dev/charts-1.0/ios/A.swift"
            ])
        #expect(try modules("other").isEmpty)
    }
}
