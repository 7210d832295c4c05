import Foundation
import JSON
import WidgetProtocol

/// What a module is compiled without, because it needs what is not here: found by what the compiler refuses, a round at
/// a time.
struct Stubs {
    private let compiler: Compiler
    private let sdk: SDK
    /// A folder of its own.
    private let folder: String
    private let sources: [String]
    private let mayLeaveOut: Bool
    /// The module, where none of its errors is its author's mistake.
    private let elsewhere: String?
    /// The module, where the widget only imports it.
    private let supporting: String?
    /// Whether an Intents extension's files are among the sources, which may be one program with these or not.
    private let hasHandlers: Bool
    /// What Xcode would write for the models of Core ML's.
    private let modelClasses: [String]
    private let known: MissingModules
    private let branches: CompiledBranches
    /// The lines that modules are imported on which are not to be had.
    private var missingImports: [String: [String: Int]] = [:]
    /// The missing modules that those before show to what imports them.
    private let exports: [String: [String]]
    /// The missing modules that this one shows to all of its files, and to what imports it.
    private var missingExports: [String] = []
    private var causes: ErrorCauses
    private var foreign: ForeignNames
    private var types: [String: String] = [:]
    /// The missing types that others of them are taken for, such as a protocol's.
    private var conformances: [String: Set<String>] = [:]
    private var entries: [StubRequest.Part] = []
    private var round = 0
    /// The files that the last round may have changed something for, where these are few; nil where all are looked at.
    private(set) var affected: Set<String>?
    /// What nothing could be done about the last time, by its place and the compiler's words.
    private var unexplained: Set<CompilerError> = []

    /// What the compiler said before classes were taken from the main actor.
    private var isolationError: BridgeError?

    /// More rounds than it takes to come from an expression to all that needs what it is in.
    private static let mostRounds = 40

    /// More places than anybody's sources have, in a file or in a round.
    private static let mostProblems = 20_000

    init(
        for sources: [String], _ overlay: Overlay, of target: WidgetTarget, _ settings: CompilationSettings,
        compiler: Compiler, sdk: SDK, folder: String, modules: String?, after losses: ModuleLosses,
        in module: SupportingModule?, isStrict: Bool
    ) throws(BridgeError) {
        self.compiler = compiler
        self.sdk = sdk
        self.folder = folder
        self.sources = sources
        elsewhere = module?.isFromElsewhere == true ? module?.name : nil
        supporting = module?.name
        mayLeaveOut = !isStrict && sdk.canStub
        hasHandlers = !Set(sources).isDisjoint(with: target.handlerFiles)
        modelClasses = MachineLearningModel.classes(in: module?.resources ?? target.resources)
        exports = losses.exports
        isPatient = !mayLeaveOut
        causes = ErrorCauses(names: KnownNames(declared: [], types: []))
        causes.arguments = ArgumentLabels(library: sdk.libraryFolder + "/" + SDK.libraryName)
        causes.isIsolatedByDefault = settings.isIsolatedByDefault
        causes.leftOut = losses.names
        causes.modulesLack = !losses.names.isEmpty
        causes.heirs = losses.heirs
        causes.lacksFiles =
            !target.missingFiles.isEmpty || !target.foreignSources.isEmpty
            // A package's plugin may write some, when it is built.
            || target.packageProducts.contains { $0.hasPrefix("plugin:") } || module?.lacksFiles == true
            || target.modules.contains { $0.foreign != nil }
        let known = MissingModules(target: target, compiler: compiler, sdk: sdk)
        self.known = known
        branches = CompiledBranches(conditions: Set(settings.conditions), canImport: known.isThere)
        var traits = target.traits
        for source in sources {
            let read = try traits.read(source)
            causes.imports[source] = Set(read.imports.keys).union(read.conditionalImports)
            var imports = read.imports
            if read.conditionalImports.contains(where: { imports[$0] == nil && !known.isThere($0) }) {
                let copy = SourceFile(Array(try ProjectFiles.read(overlay.copies[source] ?? source, .source)))
                imports.merge(branches.imports(of: copy)) { first, _ in first }
            }
            guard imports.count <= Self.mostProblems else { continue }
            let shown = imports.keys.sorted().flatMap { losses.exports[$0] ?? [] }.unique
            if !shown.isEmpty { causes.missingModules[source] = shown }
            missingExports += read.exports.sorted().flatMap { losses.exports[$0] ?? [] }
            let missing = imports.keys.filter { name in
                // Where there are packages, a short name is more likely one of theirs: `Meta` is no slip of `Metal`.
                let isPackages =
                    !target.packageProducts.isEmpty
                    && (name.count < 6 || target.packageProducts.contains(name))
                return !known.isThere(name) && (isPackages || !AppleModules.nearMiss(of: name))
            }
            guard !missing.isEmpty else { continue }
            missingExports += missing.filter(read.exports.contains).sorted()
            causes.missingModules[source] = (missing.sorted() + shown).unique
            missingImports[source] = imports.filter { missing.contains($0.key) }
        }
        missingExports = missingExports.unique
        if mayLeaveOut, !missingExports.isEmpty {
            for source in sources {
                causes.missingModules[source] = (causes.missingModules[source, default: []] + missingExports).unique
            }
        }
        let imports = Set(causes.imports.values.joined())
        let own = target.modules.filter { imports.contains($0.name) }.map(\.compiledName)
        foreign = ForeignNames(
            sdk: sdk, compiler: compiler,
            imported: own.compactMap { name in modules.map { "\($0)/\(name).swiftmodule" } })
    }

    /// What was left out, file by file: one of a line for all that it has of a kind.
    var parts: [LeftOutPart] { entries.map(\.place).unique }

    /// What this module and those before it lack.
    var losses: ModuleLosses {
        var losses = ModuleLosses(names: causes.leftOut, heirs: causes.allHeirs, exports: exports)
        if let supporting, !missingExports.isEmpty { losses.exports[supporting] = missingExports }
        return losses
    }

    /// The file that declares types in place of missing ones.
    var additions: [String] { types.isEmpty ? [] : [typesPath] }

    /// Whether Swift 6's stricter rules do not hold: what of a missing module is isolated nobody knows.
    var isLenient: Bool { mayLeaveOut && !causes.missingModules.isEmpty }

    /// What the compiler is told besides: without the types of a module it may come to no end, and is asked again and again.
    var flags: [String] {
        guard !causes.missingModules.isEmpty else {
            return isPatient
                ? Compiler.patience(seconds: 60, scopes: 100_000_000) : Compiler.patience(seconds: 15)
        }
        let patience = Compiler.patience(seconds: 10, bytes: isFirst ? 20_000_000 : 200_000_000)
        return isLenient ? CompilationSettings.lenience + patience : patience
    }

    /// Whether nothing stands yet for what is missing: what the compiler is slow with then is seldom slow later.
    private var isFirst = true

    /// Whether the compiler has more time for an expression: what it gives up without any module missing may be of no
    /// end for a member that a stand-in has not.
    private var isPatient: Bool

    private var typesPath: String { folder + "/LeftOut.swift" }

    /// Leaves out the imports that the compiler would stop at.
    mutating func leaveOutImports(_ overlay: inout Overlay) throws(BridgeError) {
        guard !missingImports.isEmpty, mayLeaveOut else { return }
        var problems: [StubRequest.Problem] = []
        for (file, imports) in missingImports {
            for (module, line) in imports {
                problems.append(
                    StubRequest.Problem(
                        file: file, line: line, column: 1, kind: .import, missing: module, quoted: []))
                causes.leftOut[module] = module
            }
        }
        _ = try apply(problems, names: causes.leftOut, to: &overlay)
    }

    /// Leaves out what an error is about; throws the error without it where something remains that is the author's own.
    mutating func leaveOut(_ error: BridgeError, _ overlay: inout Overlay) throws(BridgeError) {
        do {
            try leaveOutParts(error, &overlay)
        } catch {
            // What a class's members do that are no longer the main actor's is not the author's mistake.
            throw error.isOfIsolation ? isolationError ?? error : error
        }
    }

    private mutating func leaveOutParts(_ error: BridgeError, _ overlay: inout Overlay) throws(BridgeError) {
        let whole = error
        let told = CompilerError.all(in: error.diagnostics).map(located)
        // Where the compiler finds no words it is most often for what else it says.
        let worded = told.filter { !$0.message.hasPrefix(CompilerError.wordless) }
        var errors = worded.isEmpty ? told : worded
        if isFirst, !causes.missingModules.isEmpty {
            isFirst = false
            errors.removeAll { $0.message.hasPrefix(CompilerError.impatient) }
            if errors.isEmpty, !told.isEmpty { return }
        }
        guard !errors.isEmpty, errors.count <= Self.mostProblems else { throw error }
        if causes.names.declared.isEmpty {
            causes.names = try KnownNames(declaredIn: sources, branches, sdk: sdk)
            // A type of another module's that is gone is not meant where the sources have one of that name.
            for name in causes.names.outermostTypes { causes.leftOut[name] = nil }
            if try IgnoredSources.areMissing(beside: sources) { causes.lacksFiles = true }
            for name in modelClasses where !causes.names.declared.contains(name) {
                causes.leftOut[name] = "CoreML." + name
            }
        }
        if hasHandlers, errors.contains(where: { $0.message.hasPrefix("invalid redeclaration of ") }) { throw error }
        causes.survey(errors)
        causes.standInCalls = CompilerError.standIns(in: error.diagnostics)
        if !mayLeaveOut || round == Self.mostRounds {
            let others = sdk.canStub ? errors.filter { !causes.cause(of: $0).isMended } : errors
            guard others.isEmpty, round < Self.mostRounds else {
                let mistakes = Set(others.filter { causes.cause(of: $0) == .mistake })
                let rest = [0, errors.count].contains(others.count) ? error : error.about(others)
                throw rest.naming(others.filter { !mistakes.contains($0) })
            }
        }
        if try importReexports(errors, &overlay) { return }
        var problems: [StubRequest.Problem] = []
        var asked: [CompilerError] = []
        var mistakes: [CompilerError] = []
        var newTypes: Set<String> = []
        var isMended = false
        var inferred: Set<CompilerError> = []
        for error in errors {
            if let (type, name) = error.conversion, types[type] != nil, types[name] != nil,
                conformances[type, default: []].insert(name).inserted
            {
                isMended = true
                continue
            }
            let cause = causes.cause(of: error)
            var problem = StubRequest.Problem(
                file: error.file, line: error.line, column: error.column, kind: .other, missing: nil,
                quoted: error.quoted)
            switch cause {
            case .mistake where elsewhere != nil:
                problem.missing = Self.subject(of: error) ?? elsewhere
            case .mistake:
                mistakes.append(error)
                continue
            case .missingType(let name, let missing) where types[name] == nil || newTypes.contains(name):
                types[name] = missing
                causes.leftOut[name] = missing
                newTypes.insert(name)
                continue
            case .missingType(_, let missing): problem.missing = missing
            case .unqualified: problem.kind = .unqualified
            case .isolation: problem.kind = .isolation
            case .literal(let type): (problem.kind, problem.quoted) = (.literal, [type])
            case .missing(let kind, let missing):
                (problem.kind, problem.missing) = (kind, missing)
                if kind == .import { causes.addMissing(missing, to: error.file) }
            case .doubtful(let kind):
                problem.kind = kind
                // What remains of a module that lacks something is left out with the compiler's words: one that the
                // widget only imports is not what its author is at.
                if let supporting, unexplained.contains(error) {
                    problem.missing = Self.subject(of: error) ?? supporting
                }
            }
            if ErrorCauses.isOfInference(error.message) { inferred.insert(error) }
            problems.append(problem)
            asked.append(error)
        }
        // A type that cannot be inferred is most often that of what goes for something else.
        let isExplained = !newTypes.isEmpty || zip(problems, asked).contains { $0.isProven && !inferred.contains($1) }
        if isExplained, !inferred.isEmpty {
            let kept = problems.indices.filter { !inferred.contains(asked[$0]) }
            (problems, asked) = (kept.map { problems[$0] }, kept.map { asked[$0] })
        }
        guard mistakes.isEmpty else { throw error.about(mistakes) }
        for (alias, words) in causes.names.aliases {
            guard let missing = newTypes.intersection(words).min() else { continue }
            causes.leftOut[alias] = causes.leftOut[alias] ?? types[missing]
        }
        // Much of what is doubtful is only said because of the rest.
        let isProvisional = !newTypes.isEmpty || isMended || problems.contains { $0.kind == .attribute }
        if isProvisional {
            let kept = problems.indices.filter {
                problems[$0].isProven || problems[$0].kind == .superclass
            }
            (problems, asked) = (kept.map { problems[$0] }, kept.map { asked[$0] })
        }
        // What a module before declares in place of what it lacks, or of its own that needs that.
        let isOfModule =
            !causes.leftOut.isEmpty
            && problems.contains {
                $0.quoted.contains("Never") || $0.quoted.contains(ErrorCauses.untyped) || $0.kind == .arguments
            }
        let isImpatient = !isPatient && problems.contains { $0.kind == .expression }
        guard
            !newTypes.isEmpty || isMended || isOfModule || isImpatient || !entries.isEmpty
                || problems.contains(where: \.isProven)
        else {
            throw error.naming([])
        }
        if isolationError == nil, problems.contains(where: { $0.kind == .isolation }) { isolationError = whole }
        let known = Set(causes.leftOut.keys)
        var refused = try apply(problems, names: causes.leftOut, to: &overlay)
        if refused.count == problems.count, newTypes.isEmpty, !isMended {
            let names = causes.namesOfLost
            if names.count > causes.leftOut.count { refused = try apply(problems, names: names, to: &overlay) }
        }
        note(files: Set(errors.map(\.file)), names: newTypes.union(causes.leftOut.keys).subtracting(known))
        let before = unexplained
        unexplained = Set(refused.map { asked[$0] })
        // What a new type, or another part that is gone, may have mended is looked at again.
        let isOpen = supporting != nil && !entries.isEmpty && !unexplained.isSubset(of: before)
        guard refused.count < problems.count || !newTypes.isEmpty || isMended || isOpen else {
            guard isImpatient else { throw error.about(refused.map { asked[$0] }) }
            isPatient = true
            return
        }
    }

    /// Notes the files that have errors, and those that name what has just been left out.
    private mutating func note(files: Set<String>, names: Set<String>) {
        var files = files
        for (file, words) in causes.names.words where !files.contains(file) && !words.isDisjoint(with: names) {
            files.insert(file)
        }
        let isPart = files.count * 2 <= sources.count && sources.count >= Self.manyFiles && files.isSubset(of: sources)
        affected = isPart ? files : nil
    }

    /// Fewer are compiled in as little time.
    private static let manyFiles = 24

    /// Has files import themselves what a missing module has exported to them; false where there is nothing new.
    private mutating func importReexports(
        _ errors: [CompilerError], _ overlay: inout Overlay
    ) throws(BridgeError) -> Bool {
        var isNew = false
        for (file, modules) in causes.reexports(errors) {
            let modules = modules.filter { module in
                known.isThere(module)
                    && causes.imports[file, default: []].insert(module).inserted
            }
            guard !modules.isEmpty, let index = sources.firstIndex(of: file) else { continue }
            // Imports may stand anywhere, and at the end they move no line.
            var text = try ProjectFiles.read(overlay.copies[file] ?? file, .source)
            text.append(contentsOf: modules.sorted().map { "\nimport \($0)" }.joined().utf8)
            let copy = "\(folder)/\(round)-\(index)-imports.swift"
            try BuildFiles.write(text, to: copy)
            overlay.copies[file] = copy
            isNew = true
        }
        if isNew { try overlay.write() }
        return isNew
    }

    /// What an error is about, in the compiler's words; where SwiftUI is not imported, nor is what stands for a view.
    private static func subject(of error: CompilerError) -> String? {
        error.quoted.first { !["_LeftOutView", ErrorCauses.untyped, "Never"].contains($0) }
    }

    /// An error where its source is: what a macro has made of `/News/Card.swift` is in `News/Card.swift` for the compiler.
    private func located(_ error: CompilerError) -> CompilerError {
        guard !error.file.hasPrefix("/"), let name = error.file.split(separator: "/").last else { return error }
        let places = sources.filter { $0.hasSuffix("/" + name) }
        guard places.count == 1 else { return error }
        var error = error
        error.file = places[0]
        return error
    }

    /// Has the program edit the copies; gives the problems that it did nothing about.
    ///
    /// - Parameter names: what explains a problem beside it, and what that needs.
    private mutating func apply(
        _ problems: [StubRequest.Problem], names: [String: String], to overlay: inout Overlay
    ) throws(BridgeError) -> [Int] {
        round += 1
        try BuildFiles.prepared(folder)
        let files = sources.enumerated().map { index, source in
            StubRequest.File(
                path: source, text: overlay.copies[source] ?? source, output: "\(folder)/\(round)-\(index).swift")
        }
        let request = StubRequest(
            files: files, problems: problems, names: names, bases: causes.missingBases,
            heirs: problems.contains { $0.kind == .arguments } ? causes.allHeirs : [:], declared: causes.names.declared,
            modules: causes.missingModules.compactMapValues(\.first),
            foreign: try foreignNames(around: problems), types: types, conformances: conformances,
            leftOut: entries, typesPath: typesPath)
        let reply = try compiler.leaveOut(request, sources: sources, sdk: sdk, folder: folder)
        for file in files where reply.edited.contains(file.path) { overlay.copies[file.path] = file.output }
        try overlay.write()
        entries = reply.leftOut
        causes.leftOut.merge(reply.names) { $1 }
        // A macro may declare conformances and members.
        for part in entries where ["attribute", "inheritance"].contains(part.place.kind) {
            causes.lostConformances[part.place.declaration] = part.place.missing.joined(separator: ", ")
        }
        return reply.refused
    }
}

extension Stubs {
    /// The names that may be a missing module's in the files of problems that say nothing of any; those of stand-ins that
    /// are not whole, in files of which the compiler has given an expression up.
    fileprivate mutating func foreignNames(
        around problems: [StubRequest.Problem]
    ) throws(BridgeError) -> [String: [String]] {
        let doubtful = problems.filter {
            !$0.isProven && ($0.kind == .expression || causes.missingModules[$0.file] != nil)
        }
        return try foreign.names(in: Set(doubtful.map(\.file)), causes.names)
    }
}

extension BridgeError {
    /// The same with what is missing by these errors alone.
    fileprivate func naming(_ errors: [CompilerError]) -> BridgeError {
        var error = self
        error.missing = MissingAPI.all(in: errors.map(\.text).joined(separator: "\n"))
        return error
    }

    /// The same about these errors alone, the author's own.
    fileprivate func about(_ errors: [CompilerError]) -> BridgeError {
        var blocks: [[Substring]] = []
        for line in diagnostics.split(separator: "\n", omittingEmptySubsequences: false) {
            let begins = line.contains(#/^\S.*:\d+:\d+: (error|warning|note): /#)
            if begins || blocks.isEmpty { blocks.append([line]) } else { blocks[blocks.count - 1].append(line) }
        }
        let wanted = Set(errors)
        let kept = blocks.filter { $0.first.flatMap { CompilerError($0) }.map(wanted.contains) ?? false }
        let text = kept.flatMap { $0 }.joined(separator: "\n")
        var error = self
        error.message = message.prefix { $0 != ":" } + ": \(errors.count) error\(errors.count == 1 ? "" : "s")"
        error.missing = []
        return error.with("diagnostics", .string(text.hasSuffix("\n") ? text : text + "\n"))
    }
}

extension Warning {
    /// That a build left parts out; nil where it has all.
    static func leftOut(_ parts: [LeftOutPart], of target: String) -> Warning? {
        guard !parts.isEmpty else { return nil }
        let missing = parts.flatMap(\.missing).unique
        let names = missing.prefix(5).joined(separator: ", ") + (missing.count > 5 ? ", …" : "")
        let count = "\(parts.count) part\(parts.count == 1 ? "" : "s")"
        return Warning(
            .leftOut, "\(target) is built without \(count) that need\(parts.count == 1 ? "s" : "") \(names)",
            hint: "describeWidgets lists them as leftOut; with --strict they are errors.")
    }
}

extension Array where Element: Hashable {
    /// Without what comes a second time.
    var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
