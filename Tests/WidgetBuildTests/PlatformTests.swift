import Foundation
import TestSupport
import Testing
import WidgetProtocol

@testable import WidgetBuild

@Suite("The system that sources are written for") struct PlatformTests {
    @Test(
        "is told by what they name outside of conditions",
        arguments: [
            ("import SwiftUI", Platform.iOS),
            ("import AppKit\nimport SwiftUI", .macOS),
            ("import class Cocoa.NSImage", .macOS),
            ("#if canImport(AppKit)\nimport AppKit\n#endif", .iOS),
            ("// import AppKit", .iOS),
            ("import SwiftUI\nlet image = NSImage(named: \"a\")", .macOS),
            ("#if os(macOS)\nlet image = NSImage()\n#endif", .iOS),
            ("import UIKit\ntypealias NSImage = UIImage", .iOS),
            ("let families: [WidgetFamily] = [.accessoryCorner]", .watchOS),
            ("#if os(watchOS)\nlet corner = WidgetFamily.accessoryCorner\n#endif\nimport UIKit", .iOS),
            ("import WatchKit", .watchOS),
            ("let families: [WidgetFamily] = [.systemExtraLargePortrait]", .visionOS),
            ("#if os(visionOS)\nlet family = WidgetFamily.systemExtraLargePortrait\n#endif", .iOS),
        ])
    func told(source: String, platform: Platform) throws {
        let folder = try TemporaryFolder()
        try folder.write(source, to: "Widget.swift")
        let target = try ProjectBoundary(of: folder.path).enforced { () throws(BridgeError) in
            try FolderReader(path: folder.path).target()
        }
        #expect(target.settings.platform == platform)
    }
}
