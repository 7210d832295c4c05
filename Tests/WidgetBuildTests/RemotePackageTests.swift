import JSON
import TestSupport
import Testing
import WidgetProtocol

@testable import WidgetBuild

@Suite("A package from elsewhere")
struct RemotePackageTests {
    /// A project whose widget takes `A` of one package by a framework, and whose app takes `B` of another.
    private func packages(_ requirement: String, widgetTakes product: String = "DP") throws -> [RemotePackage] {
        let fixture = try ProjectFixture.project(
            """
            P = {isa = PBXProject; targets = (W, K, M); packageReferences = (R, S, L); };
            R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/Some/A-Kit.git"; requirement = {\(requirement)}; };
            S = {isa = XCRemoteSwiftPackageReference; repositoryURL = "git@example.org:b.git"; requirement = {kind = branch; branch = "main"; }; };
            L = {isa = XCLocalSwiftPackageReference; relativePath = "Local"; };
            W = {isa = PBXNativeTarget; name = W; productType = "com.apple.product-type.app-extension"; dependencies = (D); };
            D = {isa = PBXTargetDependency; target = K; };
            K = {isa = PBXNativeTarget; name = K; productType = "com.apple.product-type.framework"; packageProductDependencies = (\(product)); };
            M = {isa = PBXNativeTarget; name = M; productType = "com.apple.product-type.application"; packageProductDependencies = (EP); };
            DP = {isa = XCSwiftPackageProductDependency; package = R; productName = A; };
            EP = {isa = XCSwiftPackageProductDependency; package = S; productName = B; };
            FP = {isa = XCSwiftPackageProductDependency; productName = Local; };
            """)
        return try ProjectBoundary(of: fixture.folder.path).enforced { () throws(BridgeError) in
            let project = try XcodeProject(path: fixture.folder.path + "/App.xcodeproj")
            return try project.packages(takenBy: try project.targets.first)
        }
    }

    @Test(
        "is taken by Xcode's rule for its versions",
        arguments: [
            ("kind = upToNextMajorVersion; minimumVersion = 1.2;", #"from: "1.2.0""#),
            ("kind = upToNextMinorVersion; minimumVersion = 1.2.3;", #".upToNextMinor(from: "1.2.3")"#),
            ("kind = exactVersion; version = \"2.0.0-beta.1\";", #"exact: "2.0.0-beta.1""#),
            ("kind = versionRange; minimumVersion = 1; maximumVersion = 3;", #""1.0.0"..<"3.0.0""#),
            ("kind = branch; branch = \"x\\\"y\";", #"branch: "x\"y""#),
            ("kind = revision; revision = abc;", #"revision: "abc""#), ("", #""0.0.0"..<"9999.0.0""#),
        ])
    func requirements(stated: String, requirement: String) throws {
        let package = try #require(try packages(stated).first)
        #expect(package.requirement == requirement)
        #expect(package.identity == "a-kit")
    }

    @Test("is one that the target takes something of, by its frameworks too, else any that the project takes")
    func products() throws {
        #expect(try packages("").map(\.products) == [["A"]])
        #expect(try packages("", widgetTakes: "FP").map(\.products) == [["A"], ["B"]])
    }

    @Test("of a manifest is what its sources say")
    func manifest() throws {
        let json = try JSONValue(
            parsing: """
                {"dependencies": [
                    {"sourceControl": [{"identity": "swift-log", "location": {"remote": [{"urlString": "https://example.org/swift-log"}]},
                        "requirement": {"range": [{"lowerBound": "1.0.0", "upperBound": "2.0.0"}]}}]},
                    {"sourceControl": [{"identity": "one", "location": {"remote": [{"urlString": "https://example.org/One.git"}]},
                        "requirement": {"exact": ["1.5.0"]}}]},
                    {"fileSystem": [{"identity": "near", "path": "/near"}]}],
                 "targets": [{"name": "T", "type": "regular", "dependencies": [
                    {"product": ["Logging", "swift-log", null, null]}, {"byName": ["One", null]}, {"byName": ["Other", null]}]}]}
                """)
        #expect(
            PackageManifest(json: json).remotePackages == [
                RemotePackage(
                    url: "https://example.org/swift-log", requirement: #""1.0.0"..<"2.0.0""#, products: ["Logging"]),
                RemotePackage(url: "https://example.org/One.git", requirement: #"exact: "1.5.0""#, products: ["One"]),
            ])
    }

    @Test("is declared in a manifest of its own, where no text becomes code")
    func declared() {
        let package = RemotePackage(
            url: #"https://example.org/"; print("\(1)")"#, requirement: #"from: "1.0.0""#, products: ["A", "B"])
        #expect(
            RemotePackage.manifest(of: [package]).contains(
                ##".package(url: "https://example.org/\"; print(\"(1)\")", from: "1.0.0"),"##))
    }
}
