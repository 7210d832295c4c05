import Foundation
import WidgetProtocol

/// Finds frameworks without sources: where CocoaPods, Carthage, SwiftPM and Gradle leave them, and where people keep them.
struct BinarySearch {
    /// The folder, and those above it in the same checkout.
    private let folders: [String]
    private let top: String

    init(around folder: String) {
        top = ProjectSearch.top(of: folder)
        folders = [folder] + ProjectSearch.ancestors(of: folder)
    }

    /// The bundles, those nearest to the folder first.
    ///
    /// - Parameters:
    ///   - named: bundles that the project names, and folders that it has searched.
    ///   - owners: the folders of pods and packages that may hold some.
    func bundles(named: [String], owners: [String]) -> [String] {
        var places = named.map { Place(folder: $0, levels: 0) }
        for folder in folders {
            places += [
                Place(folder: folder + "/Carthage/Build", levels: 2), Place(folder: folder + "/Pods", levels: 3),
            ]
            places += ProjectSearch.checkoutPlaces.map { Place(folder: "\(folder)/\($0)/artifacts", levels: 3) }
        }
        for folder in ProjectSearch.folders(below: top, levels: Self.depth) {
            places.append(Place(folder: folder, levels: 0))
            if ProjectFiles.hasFolder(folder + "/build") {
                places += Self.gradle.map { Place(folder: "\(folder)/build/\($0.folder)", levels: $0.levels) }
            }
        }
        places += owners.map { Place(folder: $0, levels: 3) }
        var found: [String] = []
        var known: Set<String> = []
        for place in places {
            for bundle in place.bundles where known.insert(bundle).inserted { found.append(bundle) }
        }
        return found
    }

    /// Where Kotlin Multiplatform's plugins of Gradle write frameworks, in a module's folder of products.
    private static let gradle = [
        Place(folder: "XCFrameworks", levels: 1), Place(folder: "cocoapods", levels: 2),
        Place(folder: "bin", levels: 2),
        Place(folder: "xcode-frameworks", levels: 2), Place(folder: "fat-framework", levels: 1),
    ]

    private static let depth = 3
}

/// A folder that is looked into, and how many levels of those in it.
private struct Place {
    var folder: String
    var levels: Int

    /// The bundles in it, or itself.
    var bundles: [String] {
        if Self.isBundle(folder) { return ProjectFiles.hasFolder(folder) ? [folder] : [] }
        var found: [String] = []
        var level = [folder]
        for depth in 0...levels {
            var below: [String] = []
            for folder in level {
                let entries = ProjectSearch.entries(of: folder) { !$0.hasPrefix(".") }.filter(\.isFolder)
                found += entries.filter { Self.isBundle($0.name) }.map { folder + "/" + $0.name }
                if depth == levels { continue }
                below += entries.filter { !Self.isBundle($0.name) && $0.target == nil }.map { folder + "/" + $0.name }
            }
            level = below
        }
        return found
    }

    private static func isBundle(_ path: String) -> Bool {
        ["xcframework", "framework"].contains((path as NSString).pathExtension)
    }
}

extension XcodeProject {
    /// The bundles among its files.
    var frameworkFiles: [String] {
        Set(paths.values).filter { ["xcframework", "framework"].contains(($0 as NSString).pathExtension) }.sorted()
    }
}

extension XcodeTarget {
    /// The folders that frameworks are looked for in; a name that ends with `/**` is one with all in it.
    var frameworkFolders: [String] {
        settings.list("FRAMEWORK_SEARCH_PATHS").flatMap { word -> [String] in
            guard word.hasSuffix("/**") else { return [project.absolute(word)] }
            return ProjectSearch.folders(below: project.absolute(String(word.dropLast(3))), levels: 3)
        }
    }
}
