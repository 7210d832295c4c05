import Foundation
import TestSupport
import WidgetProtocol

/// Projects that name what lies outside of them.
extension HostileProject {
    static let paths: [HostileProject] = assets + links + projects + specified

    private static let assets: [HostileProject] = [
        HostileProject("an image above the project", .outsideProject) {
            try $0.image("../../../../outside/secret.png")
        },
        HostileProject("an image of the project's that would be written elsewhere", .outsideProject) {
            try $0.write("png", to: "Widget/x.png")
            try $0.image("../../x.png")
        },
        HostileProject("an image by its absolute path", .outsideProject) { try $0.image("/etc/passwd") },
        HostileProject("a PDF above the project", .outsideProject) {
            try $0.write("%PDF", to: "Widget/x.pdf")
            try $0.image("../../x.pdf")
        },
        HostileProject("a symbol above the project", .outsideProject) {
            try $0.image("../../../../outside/profile", in: "Widget/A.xcassets/S.symbolset", list: "symbols")
        },
        HostileProject("a symbol that would overwrite", .outsideProject) {
            let guides = "<line id=\"Baseline-M\" y1=\"9\"/><line id=\"Capline-M\" y1=\"1\"/>"
            try $0.write("<svg>\(guides)<g id=\"Regular-M\"></g></svg>", to: "Widget/x.svg")
            try $0.image("../../x.svg", in: "Widget/A.xcassets/S.symbolset", list: "symbols")
        },
        HostileProject("data above the project", .outsideProject) {
            try $0.image("../../../../outside/secret.json", in: "Widget/A.xcassets/D.dataset", list: "data")
        },
        HostileProject("a catalogue's language that leads out", .outsideProject) {
            try $0.write(
                #"{"sourceLanguage": "../../../../../../outside/en", "strings": {"a": {}}}"#,
                to: "Widget/Localizable.xcstrings")
        },
        HostileProject("a data model whose current version is elsewhere", .outsideProject) {
            try $0.write(
                "<plist><dict><key>_XCCurrentVersionName</key><string>../../../outside/model.xcdatamodel</string></dict></plist>",
                to: "Widget/M.xcdatamodeld/.xccurrentversion")
        },
    ]

    private static let links: [HostileProject] =
        [
            ("a source", "Widget/S.swift", "../../outside/dir/x.swift"),
            ("a folder of sources", "Widget/More", "../../outside/dir"),
            ("a resource", "Widget/font.ttf", "../../outside/font.ttf"),
            ("an Info.plist", "Widget/Info.plist", "../../outside/a.plist"),
            ("entitlements", "Widget/W.entitlements", "../../outside/a.plist"),
            ("a table of strings", "Widget/en.lproj/Localizable.strings", "../../../outside/Localizable.strings"),
            ("a catalogue", "Widget/A.xcassets", "../../outside"),
            ("an image set", "Widget/A.xcassets/A.imageset", "../../../outside/set.imageset"),
            ("a set's contents", "Widget/A.xcassets/A.imageset/Contents.json", "../../../../outside/secret.json"),
            ("what is in a bundle", "Widget/R.bundle/deep/x.json", "../../../../outside/secret.json"),
            ("a data model's contents", "Widget/M.xcdatamodel/contents", "../../../outside/model.xcdatamodel/contents"),
            ("the repository's own files", "Widget/config.json", "../.git/config"),
            ("a device", "Widget/zero.json", "/dev/zero"),
            ("a process's memory", "Widget/memory.json", "/proc/self/environ"),
        ].map { name, path, target in
            HostileProject("a link to \(name)", .outsideProject) { try $0.link(path, to: target) }
        } + [
            HostileProject("a link in the middle of a path", .outsideProject, at: "repo") {
                try $0.link("inner", to: "../outside")
                try $0.project(HostileStage.project(files: ["path = inner/dir/x.swift; sourceTree = \"<group>\";"]))
            },
            HostileProject("an image through a link", .outsideProject) {
                try $0.link("pictures", to: "../outside")
                try $0.image("../../../pictures/secret.png")
            },
            HostileProject("a project whose file is a link", .outsideProject, at: "repo") {
                try $0.link("App.xcodeproj/project.pbxproj", to: "../../outside/Out.xcodeproj/project.pbxproj")
            },
        ]

    private static func file(_ name: String, _ members: String) -> HostileProject {
        HostileProject("a project's file \(name)", .outsideProject, at: "repo") {
            try $0.project(HostileStage.project(files: [members.replacing("= ROOT", with: "= " + $0.folder.path)]))
        }
    }

    private static func setting(_ name: String, _ settings: String) -> HostileProject {
        HostileProject("a setting: \(name)", .outsideProject, at: "repo") {
            try $0.project(HostileStage.project(settings: settings.replacing("ROOT", with: $0.folder.path)))
        }
    }

    private static let projects: [HostileProject] = [
        file("above it", #"path = ../outside/dir/x.swift; sourceTree = "<group>";"#),
        file("above its root", #"path = ../outside/dir/x.swift; sourceTree = SOURCE_ROOT;"#),
        file("by its absolute path", #"path = ROOT/outside/dir/x.swift; sourceTree = "<absolute>";"#),
        setting("an Info.plist above it", #"INFOPLIST_FILE = ../outside/a.plist;"#),
        setting("an Info.plist by variables", #"A = ..; INFOPLIST_FILE = "$(A)/outside/$(B:default=a).plist";"#),
        setting("entitlements by their absolute path", #"CODE_SIGN_ENTITLEMENTS = ROOT/outside/a.plist;"#),
        HostileProject("a chain of groups upwards", .outsideProject, at: "repo") {
            try $0.project(
                HostileStage.project(
                    more: """
                        G1 = { isa = PBXGroup; path = Widget; sourceTree = "<group>"; children = (G2); };
                        G2 = { isa = PBXGroup; path = "../.."; sourceTree = "<group>"; children = (G3); };
                        G3 = { isa = PBXGroup; path = outside; sourceTree = "<group>"; children = (X); };
                        X = { isa = PBXFileReference; path = "dir/x.swift"; sourceTree = "<group>"; };
                        S2 = { isa = PBXSourcesBuildPhase; files = (BX); }; BX = { isa = PBXBuildFile; fileRef = X; };
                        """, children: "G1"
                ).replacing("(S, K)", with: "(S, K, S2)"))
        },
        HostileProject("a project's folder that is elsewhere", .outsideProject, at: "repo") {
            try $0.project(
                HostileStage.project(
                    files: [#"path = dir/x.swift; sourceTree = "<group>";"#], root: #"projectDirPath = "../outside";"#))
        },
        HostileProject("a configuration file above it", .outsideProject, at: "repo") {
            try $0.project(
                HostileStage.project(
                    more: #"X = { isa = PBXFileReference; path = "../outside/x.xcconfig"; sourceTree = "<group>"; };"#,
                    children: "X"
                ).replacing("name = Debug;", with: "name = Debug; baseConfigurationReference = X;"))
        },
        HostileProject("a configuration file that includes one above it", .outsideProject, at: "repo") {
            try $0.write("#include \"../outside/x.xcconfig\"\n", to: "a.xcconfig")
            try $0.project(
                HostileStage.project(
                    more: #"X = { isa = PBXFileReference; path = a.xcconfig; sourceTree = "<group>"; };"#, children: "X"
                ).replacing("name = Debug;", with: "name = Debug; baseConfigurationReference = X;"))
        },
        HostileProject("a synchronised folder above it", .outsideProject, at: "repo") {
            try $0.project(
                HostileStage.project(
                    target: "fileSystemSynchronizedGroups = (Y);",
                    more: """
                        Y = { isa = PBXFileSystemSynchronizedRootGroup; path = "../outside/dir"; sourceTree = "<group>"; };
                        """, children: "Y"))
        },
        HostileProject("a synchronised folder's exception above it", .outsideProject, at: "repo") {
            try $0.project(
                HostileStage.project(
                    more: """
                        Y = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>";
                            exceptions = (E); };
                        E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
                            membershipExceptions = ("../../outside/dir/x.swift"); };
                        """, children: "Y"))
        },
        HostileProject("a package above it", .outsideProject, at: "repo") {
            try $0.project(
                HostileStage.project(
                    root: "packageReferences = (R);",
                    more: "R = { isa = XCLocalSwiftPackageReference; relativePath = ../outside/kit; };"))
        },
        HostileProject("a package's neighbour above it", .outsideProject) {
            try $0.write(#".package(path: "../../outside/kit")"#, to: "Near/Package.swift")
            let path = $0.folder.path("outside/kit")
            try $0.write(
                #"{"targets": [], "dependencies": [{"fileSystem": [{"path": "\#(path)"}]}]}"#, to: "Near/manifest.json")
            try $0.write("import Kit\n@main struct W {}", to: "Widget/W.swift")
        },
        HostileProject("a package's target above it", .outsideProject) {
            try $0.write(#".target(name: "Kit", path: "../../outside/kit")"#, to: "Near/Package.swift")
            try $0.write(
                #"{"targets": [{"name": "Kit", "type": "regular", "path": "../../outside/kit"}]}"#,
                to: "Near/manifest.json")
            try $0.write("import Kit\n@main struct W {}", to: "Widget/W.swift")
        },
        HostileProject("a workspace's project above it", .outsideProject, at: "repo/App.xcworkspace") {
            try $0.write(
                #"<FileRef location = "group:../outside/Out.xcodeproj">"#,
                to: "App.xcworkspace/contents.xcworkspacedata")
        },
    ]

    private static let specified: [HostileProject] = [
        HostileProject("a specification's sources above it", .outsideProject, at: "repo") {
            try $0.specification(", ../outside/dir")
        },
        HostileProject("a specification that includes one above it", .outsideProject, at: "repo") {
            try $0.specification("", "include: ../outside/project.yml")
        },
        HostileProject("a specification's configuration above it", .outsideProject, at: "repo") {
            try $0.specification("", "configFiles: {Debug: ../outside/x.xcconfig}")
        },
        HostileProject("a specification's package above it", .outsideProject, at: "repo") {
            try $0.specification("", "packages: {Kit: {path: ../outside/kit}}")
        },
    ]
}
