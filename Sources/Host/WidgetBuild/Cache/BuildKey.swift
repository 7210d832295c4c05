import Foundation
import SecureHash
import WidgetProtocol

/// Names a build by all that goes into it.
struct BuildKey {
    private var hash = SHA256()

    /// Changes when the layout of what a build leaves changes.
    private static let version = "7"

    init(sdk: SDK, compiler: Compiler) {
        add(Self.version)
        add(sdk.identity)
        add(compiler.identity)
        for flag in Compiler.flags { add(flag) }
    }

    mutating func add(_ field: String) {
        hash.update(field: field)
    }

    mutating func add(_ target: WidgetTarget) throws(BridgeError) {
        for field in [target.name, target.moduleName, target.origin, target.classPrefix, "\(target.isOfTuist)"] {
            add(field)
        }
        add(target.settings.platform.rawValue)
        for argument in target.settings.arguments { add(argument) }
        add("\(target.settings.hasStringSymbols)")
        add("\(target.swiftFiles.count) \(target.handlerFiles.count) \(target.missingFiles.count)")
        for module in target.modules { add(module) }
        for module in target.clangModules { add(settingsOf: module) }
        for module in target.macros.flatMap(\.modules) { add(module) }
        add(target.bundle.identifier)
        add(target.bundle.entitlements ?? "-")
        for standIn in target.bundle.standIns { add(standIn.variable) }
        for group in target.bundle.appGroups ?? ["-"] { add(group) }
        hash.update(field: target.bundle.infoPlist)
        for color in target.configuredAssets.colors {
            add(color.name)
            for value in color.values { add("\(value.variant) \(value.color)") }
        }
        for image in target.configuredAssets.images { add("\(image.name) \(image.scale)") }
        for path in target.allAssetCatalogs + target.configuredAssets.images.map(\.file) + target.files {
            try add(contentsOf: path)
        }
    }

    private mutating func add(_ module: SupportingModule) {
        add(module.name)
        add(module.package ?? "-")
        add(module.classPrefix)
        add("\(module.swiftFiles.count) \(module.resources.count) \(module.isFromElsewhere) \(module.isOfTuist)")
        add("\(module.settings.hasStringSymbols) \(module.isInterface) \(module.foreign?.isBinary ?? false)")
        for argument in module.settings.arguments + module.exports { add(argument) }
        guard let code = module.foreign else { return }
        add("\(code.headers.count) \(code.sources.count) \(code.implementations.count)")
        for argument in code.arguments + code.imports.sorted() + code.spellings.keys.sorted() { add(argument) }
    }

    private mutating func add(settingsOf module: ClangModule) {
        add(module.name)
        add("\(module.files.count)")
        for argument in module.arguments { add(argument) }
    }

    mutating func add(_ module: ClangModule) throws(BridgeError) {
        add(settingsOf: module)
        for path in module.files { try add(contentsOf: path) }
    }

    mutating func add(_ plugin: MacroPlugin) throws(BridgeError) {
        for module in plugin.modules { try add(sourcesOf: module) }
    }

    /// Adds what a module is compiled from.
    mutating func add(sourcesOf module: SupportingModule) throws(BridgeError) {
        add(module)
        for path in module.swiftFiles + module.intentDefinitions + (module.foreign?.files ?? []) {
            try add(contentsOf: path)
        }
        // Entities have classes among the sources.
        for path in module.resources where DataModelSource.isModel(path) { try add(contentsOf: path) }
        if module.settings.hasStringSymbols {
            for path in module.resources where StringSymbols.isCatalog(path) { try add(contentsOf: path) }
        }
        // Core ML's models have classes among the sources, by their names.
        for path in module.resources where MachineLearningModel.isModel(path) { add(path) }
        // Assets have symbols among the sources, by their names.
        for path in module.assetCatalogs { add(path) }
        let assets = try AssetIndex(namesIn: module.assetCatalogs)
        for name in assets.images.map(\.name) + ["-"] + assets.colors.map(\.name) { add(name) }
    }

    /// Adds files with their paths.
    mutating func add(sources: [String]) throws(BridgeError) {
        for path in sources { try add(contentsOf: path) }
    }

    /// The key, as a name for a folder.
    var name: String { hash.name }

    private mutating func add(contentsOf path: String) throws(BridgeError) {
        guard !path.hasSuffix(".swift"), try ProjectFiles.isFolder(path) == true else {
            return try add(path, try ProjectFiles.read(path, Self.size(of: path)))
        }
        var files: [String] = []
        try ProjectFiles.forEachFile(in: path) { file, _ in files.append(file) }
        for file in files {
            let path = path + "/" + file
            if let data = try ProjectFiles.contents(path, Self.size(of: path)) { try add(path, data) }
        }
    }

    private mutating func add(_ path: String, _ data: Data) throws(BridgeError) {
        try ProjectBoundary.charge(.bytes, data.count)
        add(path)
        hash.update(field: data)
    }

    private static func size(of path: String) -> BuildLimits.Size { path.hasSuffix(".swift") ? .source : .resource }
}
