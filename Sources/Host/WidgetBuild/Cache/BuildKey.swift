import Foundation
import SecureHash
import WidgetProtocol

/// Names a build by all that goes into it.
struct BuildKey {
    private var hash = SHA256()

    /// Changes when the layout of what a build leaves changes.
    private static let version = "4"

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
        for field in [target.name, target.moduleName, target.origin, target.classPrefix] { add(field) }
        add(target.settings.platform.rawValue)
        for argument in target.settings.arguments { add(argument) }
        add("\(target.swiftFiles.count) \(target.handlerFiles.count) \(target.missingFiles.count)")
        for module in target.modules {
            add(module.name)
            add("\(module.swiftFiles.count) \(module.resources.count)")
            for argument in module.settings.arguments { add(argument) }
        }
        add(target.bundle.identifier)
        add(target.bundle.entitlements ?? "-")
        for group in target.bundle.appGroups ?? ["-"] { add(group) }
        hash.update(field: target.bundle.infoPlist)
        for path in target.allAssetCatalogs + target.files { try add(contentsOf: path) }
    }

    /// The key, as a name for a folder.
    var name: String { hash.name }

    private mutating func add(contentsOf path: String) throws(BridgeError) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            add(path)
            hash.update(field: try BuildFiles.read(path))
            return
        }
        let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        for file in files.sorted() {
            guard let data = FileManager.default.contents(atPath: path + "/" + file) else { continue }
            add(path + "/" + file)
            hash.update(field: data)
        }
    }
}
