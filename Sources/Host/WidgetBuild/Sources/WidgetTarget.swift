import Foundation
import WidgetProtocol

/// A widget extension as it is compiled, whether a folder or an Xcode project says so.
struct WidgetTarget: Sendable, Hashable {
    /// What messages call it: the folder's name, or the target's.
    var name: String
    /// The name of its module and of its executable.
    var moduleName: String
    /// The folder or the project that it was read from, absolute and without symbolic links.
    var origin: String
    /// The folder that messages and searches take for its home.
    var folder: String
    var swiftFiles: [String] = []
    var assetCatalogs: [String] = []
    /// What a configuration states of colours and images.
    var configuredAssets = ConfiguredAssets()
    /// What such a configuration is not read for.
    var configurationWarnings: [Warning] = []
    var intentDefinitions: [String] = []
    /// Everything else that becomes part of the bundle.
    var resources: [String] = []
    /// Sources in other languages than Swift.
    var foreignSources: [String] = []
    var bundle: BundleInformation
    var settings = CompilationSettings.standard
    /// Whether Tuist generates its project, and the bundle of its module along.
    var isOfTuist = false
    /// What a project begins the names of its classes with.
    var classPrefix = ""
    /// Swift files of the Intents extension beside it that are not the widget's own.
    var handlerFiles: [String] = []
    /// The project's own modules that it imports, each behind those that it needs itself.
    var modules: [SupportingModule] = []
    /// The modules in C that these and the widget import, each behind those that it needs itself.
    var clangModules: [ClangModule] = []
    /// The macros that the modules declare.
    var macros: [MacroPlugin] = []
    /// The packages whose manifests cannot be read.
    var unreadablePackages: [UnreadablePackage] = []
    /// What was to be fetched and could not be.
    var unfetchedPackages: UnfetchedPackages?
    /// The binary frameworks that it imports and that say nothing of what they declare.
    var opaqueFrameworks: [String] = []
    /// Where the Swift packages that its project takes from elsewhere come from.
    var remotePackages: [String] = []
    /// What the project, its Podfile and the packages that were read say that they take from packages, and how these are
    /// called.
    var packageProducts: Set<String> = []
    /// The modules of Apple's whose names products of packages have.
    var shadowedModules: Set<String> = []
    /// The other systems that the project has a widget extension for.
    var otherPlatforms: [Platform] = []
    /// Files that its project names and that are not there.
    var missingFiles: [String] = []
    /// What its project names otherwise than it is written on disk.
    var respellings: [Respelling] = []
    /// What was found in its Swift files, and in those of its modules, by path; nothing of files that nobody has had to
    /// look into.
    var traits: [String: SourceTraits] = [:]

    struct UnfetchedPackages: Sendable, Hashable {
        /// Where git has them from.
        var addresses: [String]
        /// What git says.
        var reason: String
    }

    struct UnreadablePackage: Sendable, Hashable {
        /// The manifest's.
        var path: String
        /// What the package manager says.
        var reason: String
    }
}

extension WidgetTarget {
    /// Xcode's rule for a module's name: every character that no identifier can have becomes an underscore.
    static func moduleName(for name: String) -> String {
        let mapped = String(name.prefix(longestName).map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        if mapped.isEmpty { return "_" }
        return mapped.first?.isNumber == true ? "_" + mapped.dropFirst() : mapped
    }

    /// In characters: files bear the name, which may have 255 bytes.
    private static let longestName = 60

    /// What the progress calls it: the folder, or the target and its project.
    var title: String {
        let others = otherPlatforms.map { "--platform \($0.rawValue)" }.joined(separator: ", ")
        let platform = others.isEmpty ? "" : " for \(settings.platform.rawValue) (there is \(others) too)"
        return (origin == folder ? name : "the target \(name) of \(origin)") + platform
    }

    /// What is odd about it and does not keep it from being built.
    var warnings: [Warning] { configurationWarnings + projectWarnings + packageWarnings }

    private var projectWarnings: [Warning] {
        // The warning's own file says where the project is.
        let project = (origin as NSString).lastPathComponent
        let folder = (origin as NSString).deletingLastPathComponent + "/"
        var warnings = missingFiles.map { file in
            let isEncrypted = traits[file]?.isEncrypted == true
            return Warning(
                .fileMissing,
                "\(project) names \(file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : file), which is "
                    + (isEncrypted ? "encrypted" : "not there"),
                hint: isEncrypted
                    ? "Run git-crypt unlock in its checkout; what the widget uses of it is missing here."
                    : "Check it out, or run what makes it: a build phase of Xcode may, flutter pub get or pod install.",
                file: origin)
        }
        warnings += respellings.map { $0.warning(in: origin) }
        warnings += bundle.standIns.map { standIn in
            Warning(
                .settingUndefined,
                "\(origin) gives the build setting \(standIn.variable) no value, of which the bundle identifier or an app "
                    + "group is made: '\(standIn.value)' stands for it",
                hint: "Check out, or write, the .xcconfig file that gives it one.", subject: standIn.variable,
                file: origin)
        }
        return warnings
            + foreignSources.filter { !ForeignCode.isCompiled($0) }.map { file in
                Warning(
                    .sourceLeftOut, "\(file) is left out: only Swift, C and C++ are compiled",
                    hint: "What the widget calls of it ends in an error that names it.", file: file)
            }
    }

    private var packageWarnings: [Warning] {
        var warnings = unreadablePackages.map { package in
            Warning(
                .packageLeftOut, "The manifest \(package.path) cannot be read: \(package.reason)",
                hint: package.path.hasSuffix("/Package.swift")
                    ? "Run swift package dump-package in its folder; what the widget uses of it is missing here."
                    : "Run tuist generate to see what Tuist says; what the widget uses of it is missing here.",
                file: package.path)
        }
        if let packages = unfetchedPackages {
            warnings.append(
                Warning(
                    .packageLeftOut,
                    "\(packages.addresses.joined(separator: ", ")) cannot be fetched: \(packages.reason)",
                    hint: "Check them out where the network is, into SourcePackages/checkouts beside the project, or "
                        + "name their folders after --package; what the widget uses of them is missing here.",
                    file: origin))
        }
        warnings += opaqueFrameworks.map { path in
            Warning(
                .packageLeftOut,
                "\(path) is left out: it is binary, and has neither a .swiftinterface nor a module map with headers",
                hint: "Have it built with BUILD_LIBRARY_FOR_DISTRIBUTION, or name its sources after --source; what the "
                    + "widget uses of it is missing here.",
                file: path)
        }
        return warnings
    }

    /// Looks into those of its own Swift files that nobody has looked into; those that are encrypted are missing.
    mutating func readTraits() throws(BridgeError) {
        for path in swiftFiles where try traits.read(path).isEncrypted { missingFiles.append(path) }
        swiftFiles.removeAll { traits[$0]?.isEncrypted == true }
    }

    /// Whether it makes widgets that a SiriKit intent configures, as the files say that were looked into.
    var usesIntentConfiguration: Bool { swiftFiles.contains { traits[$0]?.usesIntentConfiguration ?? false } }

    /// Whether one of the files that were looked into has an `@main`.
    var hasEntryPoint: Bool { swiftFiles.contains { traits[$0]?.entryPoint != nil } }

    /// Every file that the build reads whole, catalogues aside.
    var files: [String] {
        swiftFiles + handlerFiles + intentDefinitions + resources + modules.flatMap(\.files)
            + clangModules.flatMap(\.files) + macros.flatMap(\.files)
    }
}
