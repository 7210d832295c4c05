import Foundation
import WidgetProtocol

extension XcodeTarget {
    /// The target as it is compiled; `additions` are files and folders elsewhere that belong to it.
    func widgetTarget(
        adding additions: [String], _ packages: ModuleResolver.Packages
    ) throws(BridgeError) -> WidgetTarget {
        var scan = try members()
        for addition in additions { try scan.add(addition) }
        guard !scan.swiftFiles.isEmpty else { throw .noSources(name, project.path, scan.missing) }
        let plist = try existing(infoPlistPath)
        let entitlements = try existing(entitlementsPath)
        var target = WidgetTarget(
            name: name, moduleName: moduleName, origin: project.path, folder: project.folder,
            swiftFiles: scan.swiftFiles, assetCatalogs: scan.assetCatalogs,
            intentDefinitions: scan.intentDefinitions, resources: scan.resources,
            foreignSources: scan.foreignSources,
            bundle: try BundleInformation(
                infoPlist: plist, entitlements: entitlements,
                additions: specifiedInformation.merging(informationKeys) { _, key in key },
                appGroups: specifiedAppGroups, settings: settings),
            settings: compilation)
        target.missingFiles = scan.missing + missingConfigurations + project.root.list("missing")
        target.respellings = scan.respellings + respellings.filter { !scan.respellings.contains($0) }
        if let header = path("SWIFT_OBJC_BRIDGING_HEADER"), try !has(header) { target.missingFiles.append(header) }
        if let infoPlistPath, plist == nil, specifiedInformation.isEmpty { target.missingFiles.append(infoPlistPath) }
        if let entitlementsPath, entitlements == nil, specifiedAppGroups == nil {
            target.missingFiles.append(entitlementsPath)
        }
        target.isOfTuist = project.isOfTuist
        target.handlerFiles = try handlerFiles(of: &target)
        target.remotePackages = project.remotePackages
        target.packageProducts = Set(
            project.objects(isa: "XCSwiftPackageProductDependency").compactMap { $0["productName"] }
        ).union(try project.pods).union(project.remotePackages.map(\.repositoryName))
        target.shadowedModules = shadowedModules
        var resolver = try ModuleResolver(
            project: project, target: self, folder: project.folder, importer: moduleName,
            platform: target.settings.platform,
            packages: packages)
        try resolver.resolve(&target, try foreignCode(scan))
        target.unreadablePackages += project.unreadableManifests
        target.classPrefix = project.classPrefix
        // What a framework has the classes of has none of its own, unless it says so.
        let ofModules = Set(target.modules.flatMap(\.intentDefinitions))
        let own = Set(scan.intentDefinitions).subtracting(scan.definitionsWithoutCode)
        target.intentDefinitions.removeAll { ofModules.contains($0) && !own.contains($0) }
        return target
    }

    /// The Swift files of the project's Intents extensions that are no members themselves; what such an extension
    /// defines intents by becomes a member.
    private func handlerFiles(of target: inout WidgetTarget) throws(BridgeError) -> [String] {
        var files: [String] = []
        for other in try project.targets where try other.isIntentsExtension && other.isForPhones {
            let scan = try other.members()
            let known = Set(target.swiftFiles + files)
            files += scan.swiftFiles.filter { !known.contains($0) }
            let definitions = Set(target.intentDefinitions)
            target.intentDefinitions += scan.intentDefinitions.filter { !definitions.contains($0) }
        }
        guard target.intentDefinitions.isEmpty else { return files }
        try target.readTraits()
        if target.usesIntentConfiguration {
            // The app's own, whose classes Xcode gives to the widget by a framework or not at all.
            for path in Set(project.paths.values).sorted() where path.hasSuffix(".intentdefinition") {
                if try has(path) { target.intentDefinitions.append(path) }
            }
        }
        return files
    }

    private func existing(_ path: String?) throws(BridgeError) -> String? {
        guard let path, try has(path) else { return nil }
        return path
    }

    /// `INFOPLIST_KEY_…`, by the names that the Info.plist has; texts are yet to be expanded.
    var informationKeys: [String: Any] {
        var keys: [String: Any] = [:]
        for level in settings.levels {
            for setting in level.keys where setting.hasPrefix(Self.keyPrefix) {
                let value = settings[setting] ?? ""
                if value.isEmpty { continue }
                keys[String(setting.dropFirst(Self.keyPrefix.count))] =
                    value == "YES" ? true : value == "NO" ? false : "$(\(setting))" as Any
            }
        }
        return keys
    }

    private static let keyPrefix = "INFOPLIST_KEY_"

    /// The modules of Apple's whose names products have that it takes of packages: Xcode finds those first.
    var shadowedModules: Set<String> {
        let products = project.objects(object.list("packageProductDependencies")).compactMap { $0["productName"] }
        return Set(products.filter(AppleModules.contains))
    }
}

extension XcodeProject {
    /// The modules of the pods that a Podfile beside the project names.
    fileprivate var pods: Set<String> {
        get throws(BridgeError) {
            guard let text = try ProjectFiles.text(folder + "/Podfile", .slow) else { return [] }
            let names = text.matches(of: #/(?m)^[ \t]*pod[ \t]+['"]([\w.+-]+)/#).map { String($0.output.1) }
            return Set(names.map(WidgetTarget.moduleName))
        }
    }

    /// What the names of classes begin with.
    var classPrefix: String { root.dictionary("attributes")["CLASSPREFIX"]?.string ?? "" }
}

extension BridgeError {
    fileprivate static func noSources(_ target: String, _ project: String, _ missing: [String]) -> BridgeError {
        let reason = missing.isEmpty ? "has no Swift files" : "names Swift files that are not there: \(missing[0])"
        let more = missing.count > 1 ? " and \(missing.count - 1) more" : ""
        return BridgeError(
            .noSwiftFiles, "The target \(target) of \(project) \(reason)\(more)",
            hint: "Check the whole app out, or build the project in Xcode once if a build phase makes them.")
    }
}
