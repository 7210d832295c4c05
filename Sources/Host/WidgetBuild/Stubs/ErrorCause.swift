import WidgetProtocol

/// What an error of the compiler's comes from.
enum ErrorCause: Hashable {
    /// Something that is provably not the author's: Apple's, or another module's.
    case missing(StubRequest.Problem.Kind, String)
    /// A type of that kind, by the name that the sources use.
    case missingType(String, String)
    /// A name that can be nothing but a member of the type around it, of which the compiler is to be asked.
    case unqualified
    /// A literal of an array in place of one of Foundation's collections, which takes none on Linux.
    case literal(String)
    /// A class that is isolated by default and overrides what a stand-in's does not isolate, where Apple's may be overridden.
    case isolation
    /// Perhaps something that was left out: it is if the part that it is in needs that.
    case doubtful(StubRequest.Problem.Kind)
    /// The author's own mistake.
    case mistake

    /// Whether it is mended with nothing left out.
    var isMended: Bool {
        switch self {
        case .unqualified, .literal, .isolation: true
        default: false
        }
    }
}

/// Decides what errors come from, by the names in the compiler's words.
struct ErrorCauses {
    var names: KnownNames
    var arguments: ArgumentLabels?
    /// The modules that each file imports, and those of them that are not to be had.
    var imports: [String: Set<String>] = [:]
    var missingModules: [String: [String]] = [:]
    /// Whether files of the target are not there, or not compiled, that may declare anything.
    var lacksFiles = false
    /// Whether modules that the target imports lack something: what else they bring along may be missing with it.
    var modulesLack = false
    /// Whether what says nothing of its isolation is the main actor's.
    var isIsolatedByDefault = false
    /// What was left out before, and what that needs; a module of the app's own that lacks files among it.
    var leftOut: [String: String] = [:]
    /// The types that no longer inherit from all that they say, and what that needs.
    var lostConformances: [String: String] = [:]
    /// The errors of calls that a missing type's stand-in does not take, and what that type is called.
    var standInCalls: [CompilerError: String] = [:]
    /// The types of other modules that inherit from what is missing, and what that is.
    var heirs: [String: String] = [:]
    /// The names that are not found in several files: fingers slip once.
    private(set) var recurring: Set<String> = []
    /// The members that one type or another has not.
    private(set) var absentMembers: Set<String> = []
    /// The types that are not found.
    private(set) var unfound: Set<String> = []
    /// Whether a macro is not found, which may declare members.
    private(set) var lacksMacros = false
    /// The files in which a name is not found.
    private(set) var filesWithout: [String: Set<String>] = [:]

    /// Notes a module that only the compiler has found to be missing, as under a condition.
    mutating func addMissing(_ module: String, to file: String) {
        guard !missingModules[file, default: []].contains(module) else { return }
        missingModules[file, default: []].append(module)
    }

    /// Looks at what the compiler says as a whole.
    mutating func survey(_ errors: [CompilerError]) {
        var files: [String: Set<String>] = [:]
        lacksMacros = errors.contains { $0.message.hasPrefix("unknown attribute '") && missingModules[$0.file] != nil }
        for error in errors {
            guard let match = error.message.firstMatch(of: #/(?:cannot find (type )?|has no member )'([^']+)'/#)
            else {
                continue
            }
            let name = String(match.output.2)
            files[name, default: []].insert(error.file)
            if match.output.0.hasPrefix("has") {
                absentMembers.insert(name)
            } else {
                filesWithout[name, default: []].insert(error.file)
            }
            let isForeign =
                missingModules[error.file] != nil
                || AppleAPI.module(of: name, imports: imports[error.file, default: []]) != nil
            if match.output.1 != nil, isForeign { unfound.insert(name) }
        }
        guard !missingModules.isEmpty else { return }
        recurring.formUnion(files.filter { $0.value.count > 1 }.keys)
    }

    /// The modules of Apple's that files do not import and must have seen by one which is missing, or lacks something, and
    /// exports them, as many do with SwiftUI, and all that are in Objective-C with UIKit.
    func reexports(_ errors: [CompilerError]) -> [String: Set<String>] {
        var unfound: [String: Set<String>] = [:]
        for error in errors where modulesLack || missingModules[error.file] != nil {
            guard let match = error.message.firstMatch(of: #/^cannot find (?:type )?'([^']+)' in scope/#) else {
                continue
            }
            unfound[error.file, default: []].insert(String(match.output.1))
        }
        return unfound.compactMapValues { unfound in
            let found = ["AppKit", "SwiftUI", "UIKit", "WidgetKit"].filter { module in
                let its = unfound.filter { names.modules[$0]?.contains(module) == true && !names.declared.contains($0) }
                // One of another's may be called as one of SwiftUI's.
                return its.count > 1 || its.contains { ["View", "Widget"].contains($0) || $0.contains(#/^(UI|NS)/#) }
            }
            return found.isEmpty ? nil : Set(found)
        }
    }

    func cause(of error: CompilerError) -> ErrorCause {
        let message = error.message
        if let match = message.firstMatch(of: #/^no such module '([^']+)'/#) {
            let name = String(match.output.1)
            return AppleModules.nearMiss(of: name) ? .mistake : .missing(.import, name)
        }
        if let match = message.firstMatch(
            of: #/^cannot find (type |operator )?'([^']+)' in scope(?:; did you mean '([^']+)')?/#)
        {
            let name = String(match.output.2)
            // What was put in place of something, in a file that sees nothing of SwiftUI.
            if Self.standIns.contains(name) { return .doubtful(.other) }
            // An operator has too few characters for a slip, and files see those that others import.
            if match.output.1 == "operator ", let module = missingModule(error) {
                return .missing(.other, module + "." + name)
            }
            guard let missing = symbol(name, error.file, suggestion: match.output.3.map(String.init)) else {
                // What a wrapper projects is known to be missing when that has been left out.
                if name.first == "$", missingModules[error.file] != nil { return .doubtful(.other) }
                return match.output.1 == nil ? unqualified(name, error) : inheritedType(name, error)
            }
            let isType = match.output.1 == "type " && !mayBeThere(name, in: error.file)
            return isType ? .missingType(name, missing) : .missing(.other, missing)
        }
        if let match = message.firstMatch(of: #/^(no macro named|unknown attribute) '([^']+)'/#) {
            let name = String(match.output.2)
            guard let missing = symbol(name, error.file, suggestion: nil) else { return unexplained(name) }
            return match.output.1 == "unknown attribute" ? .missing(.attribute, missing) : .missing(.macro, missing)
        }
        if let match = message.firstMatch(
            of: #/^external macro implementation type '(\w+)\.\w+' could not be found for macro '(\w+)/#)
        {
            return .missing(.macro, "\(match.output.1).\(match.output.2)")
        }
        if let match = message.firstMatch(
            of: #/type '(.+?)'(?: \(aka '(.+?)'\))? has no (?:dynamic )?member '([^']+)'(?:.*did you mean '([^']+)')?/#)
        {
            let (written, full) = (String(match.output.1), match.output.2.map(String.init))
            let type = leftOut[Self.root(of: written)] == nil ? full ?? written : written
            return member(String(match.output.3), of: type, error, match.output.4.map(String.init))
        }
        // Of the several types that it may be a member of, none has it.
        if let match = message.firstMatch(of: #/^reference to member '(\w+)' cannot be resolved/#),
            case let name = String(match.output.1), absentMembers.contains(name)
        {
            if let module = missingModule(error) { return .missing(.member, module + "." + name) }
            if lacksFiles { return .missing(.member, name) }
        }
        if let match = message.firstMatch(of: #/^'([^']+)' is not a member type of \w+ '([^']+)'/#) {
            return memberType(String(match.output.1), of: String(match.output.2), error.file)
        }
        if let match = message.firstMatch(of: #/^no type named '([^']+)' in module '([^']+)'/#) {
            let (name, module) = (String(match.output.1), String(match.output.2))
            // It was there, before something was left out.
            if let known = leftOut[name] { return .missing(.other, known) }
            guard AppleModules.contains(module), names.nearMiss(of: name) == nil else { return .mistake }
            return .missing(.other, module + "." + name)
        }
        if let match = message.firstMatch(of: #/^module '([^']+)' has no member named '([^']+)'/#) {
            let (module, name) = (String(match.output.1), String(match.output.2))
            let isApple = AppleModules.contains(module) && names.nearMiss(of: name) == nil
            guard isApple || leftOut[module] != nil else { return .doubtful(.other) }
            return .missing(.other, module + "." + name)
        }
        if let match = message.firstMatch(of: #/'([^']+)' is unavailable: .*swift-corelibs-foundation/#) {
            return .missing(.other, String(match.output.1))
        }
        if let match = message.firstMatch(
            of: #/'([^']+)' (is )?declared in (?:extension of )?'([^']+)' (?:and )?cannot be overridden/#),
            !names.declared.contains(String(match.output.3))
        {
            // What takes the place of a class's cannot stand beside it without `override` either.
            return .missing(match.output.2 == nil ? .superclass : .other, "\(match.output.3).\(match.output.1)")
        }
        // A missing module's type goes by the name of Apple's: RxSwift's `Observable<Int>`.
        if let match = message.firstMatch(
            of: #/^(?:protocol|cannot specialize (?:non-generic|protocol) type) '(\w+)'(?: does not have primary|$)/#),
            case let name = String(match.output.1), !names.declared.contains(name), let module = missingModule(error)
        {
            return .missing(.other, module + "." + name)
        }
        if message.hasPrefix("overriding non-open ") { return .doubtful(.superclass) }
        if let match = message.firstMatch(
            of:
                #/ value of type '\[.*\]' to (?:specified |expected argument )?type '(NS(?:Mutable)?(?:Ordered)?Set)\??'/#
        ) {
            return .literal(String(match.output.1))
        }
        if isIsolatedByDefault, message.contains(CompilerError.overridesNonisolated) { return .isolation }
        if message.contains("does not override") { return overriding(error) }
        if message.contains("'super'") { return .doubtful(.superclass) }
        if let match = message.firstMatch(of: #/^type '([^']+)' does not conform to protocol '([^']+)'/#),
            let missing = conformance(of: String(match.output.1), to: String(match.output.2))
        {
            return .missing(.other, missing)
        }
        let isOfConformance = [
            "does not conform to protocol", "inheritance from non-protocol",
            // Initializers of a class in Objective-C need not be required for it.
            "can only be satisfied by a 'required' initializer",
        ].contains { message.contains($0) }
        if isOfConformance { return .doubtful(.conformance) }
        // It would conform by what it inherits and is not here.
        if let match = message.firstMatch(of: #/requires that '([\w.]+)[^']*' conform to '/#) {
            let type = String(match.output.1)
            let path = type.split(separator: ".").map(String.init)
            let candidates = [type] + path + names.bounds(of: path.first ?? type, in: error.file)
            let missing = candidates.lazy.compactMap { lostConformances[$0] ?? missingInheritance(of: $0) }.first
            if let missing { return .missing(.other, missing) }
        }
        // Where there is Objective-C, a value of such a protocol is of a class.
        if let match = message.firstMatch(of: #/requires that 'any ([\w.]+)' be a class type/#),
            case let name = String(match.output.1), names.mayBeObjectiveC(protocol: name)
        {
            return .missing(.other, "@objc \(name)")
        }
        if let missing = missingOperator(error) { return .missing(.other, missing) }
        if Self.isOfArguments(message) {
            if let type = standInCalls[error], let missing = type.isEmpty ? lack(in: error.file) : type {
                return .missing(.other, missing)
            }
            if let missing = arguments?.missing(error, declared: names.declared) { return .missing(.other, missing) }
            return .doubtful(.arguments)
        }
        // What nobody declares has every overload tried of all that is done with it, or the compiler find no words.
        let isImpatient = message.hasPrefix(CompilerError.impatient)
        if isImpatient || message.hasPrefix(CompilerError.wordless),
            let missing = missingModule(error) ?? lack(in: error.file)
        {
            return .missing(.other, missing)
        }
        if isImpatient { return .doubtful(.expression) }
        // Which initializers of a missing class are required nobody knows.
        if message.hasPrefix("constructing an object of class type"), let module = missingModules[error.file]?.first {
            return .missing(.other, module)
        }
        // How a missing protocol isolates what conforms to it nobody knows.
        if message.contains(#/\bactor-isolated\b/#), let module = missingModules[error.file]?.first {
            return .missing(.other, module)
        }
        if let module = missingModules[error.file]?.first, Self.isOfInference(message) {
            return .missing(.other, module)
        }
        if Self.isOfUnknownMember(message), let module = missingModule(error) { return .missing(.other, module) }
        if message.hasPrefix(CompilerError.crash) { return .missing(.other, "the compiler, which crashes here") }
        // `[(Missing) -> Void]()`, where the compiler takes the missing type for a value.
        if message.contains(#/^expected type (?:before|after) '->'/#), let module = missingModules[error.file]?.first {
            return .missing(.other, module)
        }
        // Apple's macro knows this function, the toolchain's does not.
        if message.hasPrefix("The evaluate(_:) function is not supported in this predicate") {
            return .missing(.other, "evaluate(_:) in a #Predicate")
        }
        if message.hasPrefix("expected ") || message.hasPrefix("consecutive ") || message.hasPrefix("unterminated ") {
            return .mistake
        }
        return .doubtful(.other)
    }

    /// What is missing where a name is not found; nil where nothing proves that something is.
    private func symbol(_ name: String, _ file: String, suggestion: String?) -> String? {
        let plain = name.drop { $0 == "$" || $0 == "_" || $0 == "#" || $0 == "@" }
        if let known = leftOut[name] ?? leftOut[String(plain)] { return known }
        if let module = names.omissions[name]?.min() { return module + "." + name }
        let mayBeModules = missingModules[file] != nil && names.isOnlyNested(name)
        // What a missing wrapper stores: the property is declared.
        let mayBeWrappers = missingModules[file] != nil && name.first == "_" && !names.declared.contains(name)
        if names.declared.contains(String(plain)), !mayBeModules, !mayBeWrappers { return nil }
        let imports = imports[file, default: []]
        if let modules = missingModules[file] {
            // Where names are another module's, two letters are no slip.
            // Nor is a capital, as in a `KeyChain` that wraps a module's `Keychain`.
            // Nor are two where the name begins as the module's: FirebaseCore's `FirebaseConfiguration`.
            let isOfModule = modules.contains { zip($0, plain).prefix(while: ==).count > 4 }
            let guess = suggestion.flatMap { isForeignFunction($0) ? nil : $0 }
            let near = [
                guess.flatMap { KnownNames.isSlip(String(plain), $0, most: 1) ? $0 : nil },
                names.nearDeclared(String(plain), most: isOfModule ? 1 : 2),
            ]
            let isSlip = near.contains { $0.map { $0 != plain && $0.lowercased() != name.lowercased() } ?? false }
            if isSlip, !recurring.contains(name) { return nil }
            if modules.contains(name) { return name }
            if let module = AppleAPI.module(of: name, imports: imports) { return module + "." + name }
            // One that lacks files may be what declares it.
            let isOnly = modules.count == 1 && imports.subtracting(modules).allSatisfy { leftOut[$0] == nil }
            let module = isOnly ? modules.first : modules.first { name.hasPrefix($0) }
            return module.map { $0 + "." + name } ?? name
        }
        if AppleAPI.isKnown(name, imports: imports) { return name }
        // It is there, and not imported.
        if names.types.contains(name) { return nil }
        let module = AppleAPI.module(of: name, imports: imports)
        // The compiler's guess may be the name without its framework's prefix.
        let isGuess = module != nil && suggestion.map { name.hasSuffix($0) } == true
        if isGuess ? names.nearMiss(of: name) != nil : isSlip(name, suggestion) { return nil }
        if let module { return module + "." + name }
        // Functions of C have their words apart, and keys that nobody else may have are most often in a file of their own.
        let mayBeDeclared =
            name.first?.isUppercase == true || name.contains("_") || name.contains(#/(?i)key|secret|token/#)
        guard mayBeDeclared else { return nil }
        // A module of the app's own that lacks files may be what declares it.
        return lacksFiles ? name : imports.sorted().first { leftOut[$0] == $0 }.map { $0 + "." + name }
    }

    /// Whether a stand-in's type has that name, and a file has not imported it: a type in its place would stand for it in
    /// every file. One that is not found where its module is imported is none that others see, nor is one that no file
    /// finds which has the name.
    private func mayBeThere(_ name: String, in file: String) -> Bool {
        guard names.types.contains(name), missingModules[file]?.contains(name) != true else { return false }
        let without = filesWithout[name, default: []]
        let isSeen = names.words.contains { $0.value.contains(name) && !without.contains($0.key) }
        guard isSeen else { return false }
        let modules = names.modules[name, default: []]
        return modules.isEmpty || !modules.isSubset(of: imports[file, default: []])
    }

    /// Whether a name can be nothing but one of the C library's functions, of which there are hundreds of short ones.
    private func isForeignFunction(_ name: String) -> Bool {
        name.first?.isLowercase == true && !names.declared.contains(name) && !Self.functions.contains(name)
    }

    /// A name that is declared somewhere else, or that nobody can place.
    private func unexplained(_ name: String) -> ErrorCause {
        names.declared.contains(name) ? .doubtful(.other) : .mistake
    }

    /// A type that may be a member of a missing protocol which the type around it inherits from: `Context`.
    private func inheritedType(_ name: String, _ error: CompilerError) -> ErrorCause {
        // A generic parameter of what is no longer there: `extension Line where Mode == Plain`.
        if let scope = names.head(error.file, error.line), let missing = leftOut[Self.root(of: scope.name)] {
            return .missing(.other, missing + "." + name)
        }
        guard !names.declared.contains(name), let scope = names.scope(of: name, error.file, error.line),
            let missing = missingInheritance(of: Self.root(of: scope.name)) ?? lostConformances[scope.name]
        else { return nestedType(name, error) ?? unexplained(name) }
        return .missing(.other, missing + "." + name)
    }

    /// A type that may be a member of the missing one which is extended around it: `Key` of `extension Defaults.Keys`.
    private func nestedType(_ name: String, _ error: CompilerError) -> ErrorCause? {
        guard name.first?.isUppercase == true, !names.declared.contains(name),
            names.nearDeclared(name, most: 1) == nil,
            let scope = names.scope(of: name, error.file, error.line), scope.isExtension,
            leftOut[Self.root(of: scope.name)] != nil
        else { return nil }
        return .missing(.other, scope.name + "." + name)
    }

    /// A name that may be a member of the type around it: one of Apple's that is extended or derived from, or one that is
    /// missing.
    private func unqualified(_ name: String, _ error: CompilerError) -> ErrorCause {
        if names.declared.contains(name), let scope = names.scope(of: name, error.file, error.line) {
            let root = Self.root(of: scope.name)
            // A member of a type that is no longer there, or of a protocol that never was.
            if scope.isExtension, let missing = leftOut[root] { return .missing(.other, missing) }
            if let missing = missingInheritance(of: root) { return .missing(.other, missing + "." + name) }
        }
        guard !names.declared.contains(name), name.first?.isLowercase == true,
            let scope = names.scope(of: name, error.file, error.line)
        else { return nestedType(name, error) ?? unexplained(name) }
        let known = scope.bound.union(Self.functions)
        let root = Self.root(of: scope.name)
        let base = foreignBase(of: root)
        // Where names are a missing type's, two letters are no slip.
        let most = [root, base].compactMap(\.self).contains { leftOut[$0] != nil } ? 1 : Int.max
        // Of a missing type all that is written for it may be a member.
        if scope.isExtension, leftOut[root] != nil { return .missing(.other, scope.name + "." + name) }
        guard !known.contains(where: { KnownNames.isSlip(name, $0) }) else { return .mistake }
        guard names.nearDeclared(name, most: most) == nil else { return .mistake }
        let isForeign = scope.isExtension && !names.declared.contains(root)
        return isForeign || base != nil ? .unqualified : .mistake
    }

    /// Something that a class of Apple's has and a stand-in, or Foundation on Linux, has not.
    private func overriding(_ error: CompilerError) -> ErrorCause {
        guard let (name, type) = names.override(error.file, error.line),
            let base = names.foreignBase(of: type, isMissing: { leftOut[$0] != nil || $0.hasPrefix("NS") })
        else { return .doubtful(.superclass) }
        return names.isNearMember(name, of: base) ? .mistake : .missing(.superclass, base + "." + name)
    }

    /// The target's own classes that are derived from a missing one, and what that is called.
    var missingBases: [String: String] {
        var missing: [String: String] = [:]
        for type in names.bases.keys { missing[type] = foreignBase(of: type).flatMap { leftOut[$0] } }
        return missing
    }

    private func foreignBase(of type: String) -> String? {
        names.foreignBase(of: type) { leftOut[$0] != nil }
    }

    private func missingInheritance(of type: String) -> String? {
        let missing = names.missingInheritance(of: type) {
            leftOut[$0] != nil || unfound.contains($0) || heirs[$0] != nil
        }
        return missing.map { heirs[$0] ?? $0 } ?? heirs[type]
    }

    /// What was left out, and the types that have lost a conformance or a wrapper, inherit from what is missing, or have a
    /// member with a macro or a builder that is: by the names that are written.
    var namesOfLost: [String: String] {
        let lost = allHeirs.flatMap { type, missing in
            type.split(separator: ".").filter { $0.first?.isUppercase == true }.map { (String($0), missing) }
        }
        return leftOut.merging(lost) { first, second in min(first, second) }
    }

    /// The same with the types of this module.
    var allHeirs: [String: String] {
        var heirs = heirs.merging(lostConformances) { first, _ in first }
        for type in names.inheritance.keys where heirs[type] == nil { heirs[type] = missingInheritance(of: type) }
        return heirs
    }

    private func member(
        _ name: String, of type: String, _ error: CompilerError, _ suggestion: String?
    ) -> ErrorCause {
        // A function by the name of a property that is no longer there.
        if type.contains("->") { return .doubtful(.member) }
        var root = Self.root(of: type)
        if root == "Self", let scope = names.scope(of: name, error.file, error.line) {
            root = Self.root(of: scope.name)
        }
        // What has no type here has this, and what something without one is inferred to be may be of any.
        let isUntyped = ["Never", Self.untyped].contains(root)
        if isUntyped || root == "Any" && !missingModules.isEmpty { return .doubtful(.other) }
        let missing = root + "." + name
        // Objective-C finds members of any object.
        if root == "AnyObject" { return .missing(.member, missing) }
        if let known = leftOut[root] ?? leftOut[name] ?? leftOut[String(type.split(separator: ".").last ?? "")] {
            return .missing(.member, leftOut[root] == nil ? known : missing)
        }
        // A generic parameter has what it is held to.
        let bounds = names.bounds(of: root, in: error.file)
        if let bound = bounds.lazy.compactMap({ leftOut[$0] ?? missingInheritance(of: $0) }).first {
            return .missing(.member, bound + "." + name)
        }
        if name == "_withoutModifier" { return .doubtful(.member) }
        let isLibrarys = Self.standardTypes.contains(root) || !(root.first?.isUppercase ?? false)
        let isOwn = names.declared.contains(root)
        if AppleAPI.isKnown(name) { return .missing(.member, missing) }
        let base = foreignBase(of: root)
        // Where a module is missing, one letter in four is no slip: `then` is no `when`.
        // What a module extends is extended in every file, where of three letters one is always near another.
        let isShort = !missingModules.isEmpty && name.utf8.count < (missingModules[error.file] == nil ? 4 : 5)
        // Nor are two letters of a longer one: `base16` is no `base64`.
        let most = missingModules[error.file] == nil ? Int.max : 1
        let isNear =
            !isShort && !recurring.contains(name)
            && (isSlip(name, suggestion, in: root, most: most)
                || names.isNearMember(name, of: base ?? root, most: most))
        let mayBeOwn = names.mayDeclare(name, in: root)
        let isHeir = isOwn ? !mayBeOwn : heirs[root] != nil && !isSlip(name, suggestion, in: root, most: most)
        if isHeir, let missing = missingInheritance(of: root) { return .missing(.member, missing + "." + name) }
        if isNear || mayBeOwn { return .doubtfulOrMistake(mayBeOwn) }
        if !isLibrarys, !isOwn { return .missing(.member, missing) }
        if let base { return .missing(.member, base + "." + name) }
        // Extensions of a module are visible in files that do not import it, too.
        return missingModules.isEmpty && !lacksFiles && !modulesLack ? .mistake : .missing(.member, missing)
    }

    /// A conformance that another module may declare of a type of Apple's, or that this has by members of its own which the
    /// stand-in lacks; nil where none may be.
    private func conformance(of type: String, to name: String) -> String? {
        let root = Self.root(of: type)
        guard !missingModules.isEmpty || lacksFiles, names.types.contains(root), !names.declared.contains(root) else {
            return nil
        }
        return "\(type): \(name)"
    }

    /// An operator that a missing module may declare of Core Graphics' types, which have none: `CGSize / CGSize`.
    private func missingOperator(_ error: CompilerError) -> String? {
        guard let module = missingModule(error) else { return nil }
        let pattern =
            #/^(?:binary operator '([^']+)' cannot be applied to (?:operands of type |two ')|referencing operator function '([^']+)' on )/#
        guard let match = error.message.firstMatch(of: pattern), let symbol = match.output.1 ?? match.output.2 else {
            return nil
        }
        let operands = error.message.matches(of: #/'([A-Za-z]\w*)[^']*'/#).map { String($0.output.1) }
        return Self.geometry.isDisjoint(with: operands) ? nil : "\(module).\(symbol)"
    }

    private static let geometry: Set = ["CGAffineTransform", "CGPoint", "CGRect", "CGSize", "CGVector"]

    private func memberType(_ name: String, of type: String, _ file: String) -> ErrorCause {
        let path = type.split(separator: ".").map(String.init)
        if let root = path.firstIndex(where: { leftOut[$0] != nil }) {
            let full = (path[root...] + [name]).joined(separator: ".")
            return .missingType(full, leftOut[path[root], default: path[root]] + "." + name)
        }
        // It was one, before something was left out.
        if let known = leftOut[name] { return .missing(.other, known) }
        // An associated type of what a generic parameter is of.
        if let protocols = path.last.map({ names.bounds(of: $0, in: file) }),
            let missing = protocols.lazy.compactMap({ leftOut[$0] ?? missingInheritance(of: $0) }).first
        {
            return .missing(.other, missing + "." + name)
        }
        // One of the sources' own has it by what it no longer inherits from.
        let own = path[path.count - 1]
        let lost = path.indices.lazy.compactMap { lostConformances[path[$0...].joined(separator: ".")] }.first
        if let missing = lost ?? missingInheritance(of: own) { return .missing(.other, missing + "." + name) }
        if names.declared.contains(own), lacksMacros { return .doubtful(.other) }
        if names.declared.contains(own) || names.nearMiss(of: name) != nil { return .mistake }
        return .missing(.other, type + "." + name)
    }

    private func isSlip(_ name: String, _ suggestion: String?) -> Bool {
        if let suggestion, KnownNames.isSlip(name, suggestion) { return true }
        return names.nearMiss(of: name) != nil
    }

    private func isSlip(_ name: String, _ suggestion: String?, in type: String, most limit: Int) -> Bool {
        if let suggestion, KnownNames.isSlip(name, suggestion, most: limit) { return true }
        return names.isNearDeclared(name, in: type, most: limit)
    }

    /// The name that a type begins with: `View` of `some View`, `Binding` of `Binding<Int>`.
    private static func root(of type: String) -> String {
        let plain =
            type.hasPrefix("some ") || type.hasPrefix("any ") ? String(type.drop { $0 != " " }.dropFirst()) : type
        return String(plain.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }

    /// What is called without saying whose it is, most often.
    private static let functions: Set = [
        "abs", "assert", "assertionFailure", "ceil", "cos", "debugPrint", "dump", "exp", "fatalError", "floor", "log",
        "max", "min", "numericCast", "pow", "precondition", "preconditionFailure", "print", "round", "self", "sequence",
        "sin", "sqrt", "stride", "super", "swap", "tan", "type", "unsafeBitCast", "withAnimation", "zip", "newValue",
        "oldValue", "error",
    ]

    /// A missing module of an error's file, else of another, whose extensions its files see, too.
    private func missingModule(_ error: CompilerError) -> String? {
        (missingModules[error.file] ?? missingModules.min { $0.key < $1.key }?.value)?.first
    }

    /// What one of the modules that a file imports lacks, where they are the app's own or packages.
    private func lack(in file: String) -> String? {
        let isForeign = imports[file, default: []].contains { !AppleModules.contains($0) }
        return modulesLack && isForeign ? leftOut.min { $0.key < $1.key }?.value : nil
    }

    /// Whether nothing of that name takes what it is given, as where another module extends what there is.
    private static func isOfArguments(_ message: String) -> Bool {
        [
            "extra argument", "extraneous argument", "missing argument", "incorrect argument",
            "no exact matches in call",
            "argument passed to call that takes no arguments",
        ].contains { message.hasPrefix($0) }
    }

    /// Whether a type could not be inferred, as of `\.value.isNew` or `sorted { $0.date < $1.date }` where a missing type's
    /// value has that.
    static func isOfInference(_ message: String) -> Bool {
        [
            "cannot infer key path type", "cannot infer type of closure parameter",
            "type '(_, _) -> Bool' cannot conform to 'SortComparator'",
        ].contains { message.hasPrefix($0) }
            || isOfUnknownMember(message)
            // What the compiler makes of `name + .separator`.
            || message.contains(#/^binary operator '\S+' cannot be applied to operands of type '[\w.]+\.Stride'/#)
    }

    /// Whether nobody knows the type of what is compared with `.name`, which another file may have of a missing module.
    private static func isOfUnknownMember(_ message: String) -> Bool {
        message.contains(#/^reference to member '\w+' cannot be resolved without a contextual type/#)
    }

    /// What stands for the type of a property that has none.
    static let untyped = "_LeftOutValue"

    private static let standIns: Set = [
        "_LeftOutMark", "_LeftOutView", "_inScope", "_leftOut", "_leftOutError", "_notHere", "_skipped",
    ]

    private static let standardTypes: Set = [
        "Any", "AnyObject", "Array", "Bool", "Character", "Dictionary", "Double", "Float", "Int", "Int64", "Never",
        "Optional", "Result", "Set", "String", "Substring", "Void",
    ]
}

extension ErrorCause {
    fileprivate static func doubtfulOrMistake(_ isDeclared: Bool) -> ErrorCause {
        isDeclared ? .doubtful(.member) : .mistake
    }
}
