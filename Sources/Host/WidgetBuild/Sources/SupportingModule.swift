/// A module of the app's own that its widget imports: a framework of the same project, or a local package's target.
struct SupportingModule: Sendable, Hashable {
    var name: String
    /// What it is called in what is compiled, where its sources' name is taken.
    var alias: String?
    /// The package that it belongs to, whose `package` declarations it sees.
    var package: String?
    /// Whether Tuist generates its project, and the bundle of its module along.
    var isOfTuist = false
    /// Whether it is no one of the app's own: what does not compile of it does so in Xcode.
    var isFromElsewhere = false
    /// Whether some of its sources are written when it is built elsewhere, by a package's plugin.
    var lacksFiles = false
    /// Whether its Swift is a binary's textual interface, of which its source is derived.
    var isInterface = false
    var swiftFiles: [String]
    var assetCatalogs: [String] = []
    var resources: [String] = []
    /// The intent definitions of which its classes are made, and what their names begin with.
    var intentDefinitions: [String] = []
    var classPrefix = ""
    var settings: CompilationSettings
    /// The targets of its package that implement the macros that it declares, which are compiled for this machine.
    var macros: [SupportingModule] = []
    /// What it has in C and Objective-C: such a module is made of headers, and has no Swift of its own.
    var foreign: ForeignCode?
    /// The modules that come with it where it is imported.
    var exports: [String] = []

    /// The same in Swift 5's language mode.
    var lenient: SupportingModule {
        var module = self
        module.settings = settings.lenient
        return module
    }

    /// The names of the files that it is compiled to.
    var products: [String] { ["\(compiledName).o", "\(compiledName).swiftmodule"] }

    var compiledName: String { alias ?? name }

    /// Every file that the build reads whole, catalogues aside.
    var files: [String] { swiftFiles + resources + intentDefinitions + (foreign?.files ?? []) }
}

extension WidgetTarget {
    /// Has those of its modules compiled by another name that are called as one beneath the stand-ins, which the compiler
    /// would take for it.
    mutating func aliasModules(alike sdk: SDK) {
        for index in modules.indices where modules[index].foreign == nil && sdk.hasModule(modules[index].name) {
            modules[index].alias = modules[index].name + "_"
        }
    }

    /// What modules are compiled as that have another name, by those that sources import.
    var aliases: [String: String] {
        Dictionary(modules.compactMap { module in module.alias.map { (module.name, $0) } }) { $1 }
    }

    /// The widget's asset catalogues, and then those of the modules that it imports.
    var allAssetCatalogs: [String] { assetCatalogs + modules.flatMap(\.assetCatalogs) }

    /// The widget's resources, and then those of the modules that it imports.
    var allResources: [String] { resources + modules.flatMap(\.resources) }
}
