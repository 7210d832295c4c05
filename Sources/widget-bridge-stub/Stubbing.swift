import Foundation
import SwiftParser
import SwiftSyntax

/// Leaves out what the problems are in, file by file.
struct Stubbing {
    private let request: Request
    private var reply = Reply()
    private var leftOut: [Int: LeftOut]
    private var nextID: Int
    private var uses: TypeUses

    init(_ request: Request) {
        self.request = request
        leftOut = Dictionary(uniqueKeysWithValues: request.leftOut.map { ($0.id, $0) })
        nextID = (leftOut.keys.max() ?? -1) + 1
        uses = TypeUses(request.types, conformances: request.conformances)
    }

    mutating func run() throws -> Reply {
        if !request.types.isEmpty {
            for file in request.files {
                // What was left out since says nothing of what a type is.
                let source = try? String(contentsOfFile: file.path, encoding: .utf8)
                uses.add(try source ?? String(contentsOfFile: file.text, encoding: .utf8), of: file.path)
            }
        }
        return try WayOut.$missingTypes.withValue(uses.valueTypes) { try leaveOut() }
    }

    private mutating func leaveOut() throws -> Reply {
        for (path, problems) in Dictionary(grouping: request.problems.indices, by: { request.problems[$0].file }) {
            guard let file = request.files.first(where: { $0.path == path }) else {
                reply.refused += problems
                continue
            }
            guard let text = try edited(file, problems) else { continue }
            try Data(text.utf8).write(to: URL(fileURLWithPath: file.output))
            reply.edited.append(path)
        }
        if !request.types.isEmpty {
            list(uses)
            try Data(uses.source.utf8).write(to: URL(fileURLWithPath: request.typesPath))
        }
        reply.leftOut = leftOut.values.sorted { ($0.file, $0.line, $0.id) < ($1.file, $1.line, $1.id) }
        reply.refused.sort()
        return reply
    }

    /// The file without the parts that have a problem; nil where nothing of it can be left out.
    private mutating func edited(_ file: Request.File, _ problems: [Int]) throws -> String? {
        let text = try String(contentsOfFile: file.text, encoding: .utf8)
        let tree = Parser.parse(source: text)
        let converter = SourceLocationConverter(fileName: file.path, tree: tree)
        var found: [(part: Part, missing: [String])] = []
        var inserted: [Int: String] = [:]
        var literals: [(range: Range<Int>, type: String)] = []
        for index in problems {
            let problem = request.problems[index]
            let position = converter.position(ofLine: problem.line, column: problem.column)
            if problem.kind == .unqualified, let token = tree.token(at: position), let qualifier = token.qualifier {
                inserted[token.trimmedOffsets.lowerBound] = qualifier
                continue
            }
            if problem.kind == .isolation, let type = tree.token(at: position)?.ancestor(ClassDeclSyntax.self),
                let start = type.startUnisolated(declared: request.declared)
            {
                inserted[start] = "nonisolated "
                continue
            }
            if problem.kind == .literal, let literal = tree.token(at: position)?.parent?.as(ArrayExprSyntax.self) {
                literals.append((literal.trimmedOffsets, problem.quoted.joined()))
                continue
            }
            var parts: [(part: Part, missing: [String])] = []
            if let token = tree.token(at: position) {
                if let missing = cause(of: problem, at: token) {
                    parts = self.parts(problem.asPart, at: token, in: text).map { ($0, missing) }
                } else {
                    let scope = problem.kind == .expression ? token.outermostScope : token.scope
                    for (name, missing) in foreignNames(in: scope, of: file.path) + membersOfMissing(around: token) {
                        parts += self.parts(problem.named(by: name), at: name, in: text).map { ($0, [missing]) }
                    }
                }
            }
            if parts.isEmpty { reply.refused.append(index) }
            found += parts
            if parts.contains(where: { ProviderPart.handsOnUnnamed($0.part) }),
                let naming = tree.token(at: position).flatMap({ ProviderPart.naming(around: Syntax($0)) })
            {
                inserted[naming.offset] = naming.text
            }
        }
        guard !found.isEmpty || !inserted.isEmpty || !literals.isEmpty else { return nil }
        for index in found.indices { found[index].part.range = Mark.including(found[index].part.range, in: text) }
        var bytes = Array(text.utf8)
        let parts = Self.merged(found)
        for (range, type) in literals where !parts.contains(where: { $0.part.range.overlaps(range) }) {
            inserted[range.lowerBound] = type + "(array: "
            inserted[range.upperBound] = ")"
        }
        // They follow no other: what is inserted behind a part, or within one, moves none that is in front of it.
        var insertions = inserted.filter { at, _ in !parts.contains { $0.part.range.contains(at) } }
            .sorted { $0.key < $1.key }
        func insert(behind offset: Int) {
            while let last = insertions.last, last.key >= offset {
                bytes.insert(contentsOf: last.value.utf8, at: last.key)
                insertions.removeLast()
            }
        }
        for (part, missing) in parts.sorted(by: { $0.part.range.lowerBound > $1.part.range.lowerBound }) {
            insert(behind: part.range.upperBound)
            let old = String(decoding: bytes[part.range], as: UTF8.self)
            let line = converter.location(for: AbsolutePosition(utf8Offset: part.range.lowerBound)).line
            let new = replacement(of: part, missing, old, file.path, line)
            bytes.replaceSubrange(part.range, with: Array(new.utf8))
            for name in part.names { reply.names[name] = missing.joined(separator: ", ") }
        }
        insert(behind: 0)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The smallest part that a problem is in, and what goes with it.
    private func parts(_ problem: Problem, at token: TokenSyntax, in text: String) -> [Part] {
        let finder = PartFinder(
            problem: problem, token: token, text: text, types: request.types, declared: request.declared)
        return finder.part.map { [$0] + $0.companions } ?? []
    }

    /// The names of the file's missing module, or of what a stand-in lacks where none is missing, in a statement that the
    /// compiler refuses for something else in it, and what messages call them.
    private func foreignNames(in scope: Syntax?, of file: String) -> [(name: TokenSyntax, missing: String)] {
        guard let names = request.foreign[file], let scope else { return [] }
        let module = request.modules[file].map { $0 + "." } ?? ""
        return scope.tokens(viewMode: .sourceAccurate).filter { names.contains($0.text) && $0.isMemberOrLabel }
            .map { ($0, module + $0.text) }
    }

    /// What such a statement asks of values of missing types, as the parameters of the function around it and the properties
    /// of the type say that they are: `schedule?.shifts`, where there is a `schedule: Missing?`.
    private func membersOfMissing(around token: TokenSyntax) -> [(name: TokenSyntax, missing: String)] {
        guard !request.types.isEmpty, let scope = token.scope else { return [] }
        let values = missingValues(around: token)
        guard !values.isEmpty else { return [] }
        return scope.tokens(viewMode: .sourceAccurate).compactMap { token in
            guard let type = values[token.text], let name = token.memberOfValue else { return nil }
            return (name, "\(type).\(name.text)")
        }
    }

    /// The names of the values around a token whose declaration says that they are of a missing type, and what that needs.
    private func missingValues(around token: TokenSyntax) -> [String: String] {
        var values: [String: String] = [:]
        // What goes through a value's elements, from the inside out.
        var elements: [(names: [String], of: String)] = []
        func note(_ name: TokenSyntax?, _ type: TypeSyntax?) {
            guard let name, values[name.text] == nil else { return }
            values[name.text] = missingName(in: type)
        }
        func note(_ signature: FunctionSignatureSyntax) {
            for parameter in signature.parameterClause.parameters {
                note(parameter.secondName ?? parameter.firstName, parameter.type)
            }
        }
        for node in sequence(first: Syntax(token), next: \.parent) {
            switch node.as(SyntaxEnum.self) {
            case .functionDecl(let function): note(function.signature)
            case .initializerDecl(let initializer): note(initializer.signature)
            case .closureExpr(let closure):
                guard let value = closure.valueGoneThrough else { continue }
                elements.append((closure.parameterNames(isInnermost: elements.isEmpty), value))
            case .forStmt(let loop):
                guard let value = loop.sequence.as(DeclReferenceExprSyntax.self)?.baseName.text else { continue }
                elements.append(([loop.pattern.trimmedDescription], value))
            case .memberBlock(let block):
                for binding in block.members.lazy.compactMap({ $0.decl.as(VariableDeclSyntax.self) }).flatMap(
                    \.bindings)
                {
                    note(binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, binding.typeAnnotation?.type)
                }
            default: continue
            }
        }
        for (names, value) in elements.reversed() {
            for name in names where values[name] == nil { values[name] = values[value] }
        }
        return values
    }

    /// The text in place of a part, on as many lines.
    private mutating func replacement(
        of part: Part, _ missing: [String], _ old: String, _ file: String, _ line: Int
    ) -> String {
        // A larger part takes over what was left out within it, where that is no longer there.
        let known = Mark.ids(in: old)
        let text = part.replacement("")
        let kept = Set(Mark.ids(in: text))
        let causes = known.filter { !kept.contains($0) }.compactMap { leftOut.removeValue(forKey: $0) }.flatMap(
            \.missing)
        let entry = LeftOut(
            id: nextID, file: file, line: line, declaration: part.declaration, kind: part.kind.rawValue,
            missing: (missing + causes).unique)
        nextID += 1
        leftOut[entry.id] = entry
        let arguments = [entry.missing.joined(separator: ", "), file].map(\.literal) + ["\(line)"]
        let stand = part.replacement(arguments.joined(separator: ", "))
        let new = Mark.text(entry.id, stand.isEmpty ? nil : part.kind.size) + stand
        let lines = old.count { $0.isNewline } - new.count { $0.isNewline }
        let padding = String(repeating: "\n", count: max(0, lines))
        // What is called on its value has to stand on its last line.
        return part.kind == .modifier && new.hasSuffix(")") ? new.dropLast() + padding + ")" : new + padding
    }

    /// Parts that lie within others go with those.
    private static func merged(_ parts: [(part: Part, missing: [String])]) -> [(part: Part, missing: [String])] {
        var result: [(part: Part, missing: [String])] = []
        for new in parts.sorted(by: { $0.part.range.count > $1.part.range.count }) {
            if let index = result.firstIndex(where: { $0.part.range.overlaps(new.part.range) }) {
                result[index].missing = (result[index].missing + new.missing).unique
            } else {
                result.append((new.part, new.missing.unique))
            }
        }
        return result
    }

    // MARK: - Causes

    /// What is missing at a problem; nil where nothing says that it comes from what is missing.
    private func cause(of problem: Problem, at token: TokenSyntax) -> [String]? {
        if let missing = problem.missing { return [missing] }
        let quoted = problem.quoted.compactMap { request.names[$0] }
        if !quoted.isEmpty { return quoted.unique }
        // What is said of a type that holds a missing one is said of that: `[Card]`, where `Card` has a `Lottie.Animation`.
        let held = problem.quoted.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
            .compactMap { uses.holders[String($0)] }
        if !held.isEmpty { return held.unique }
        // In an extension of a missing type anything may be its own: `self.select(text)`.
        let extended = token.ancestor(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        if let extended, let missing = request.types[extended] { return [missing] }
        // What overrides and calls a missing class's methods goes by the classes around it.
        let scope = token.scope
        if problem.kind == .superclass || scope?.callsSuperclass == true, let base = missingBase(at: token) {
            return [base]
        }
        if problem.kind == .arguments, let source = argumentSource(problem, at: token) { return [source] }
        guard let scope else { return nil }
        let marked = Mark.ids(in: scope.description).compactMap { leftOut[$0] }.flatMap(\.missing)
        let named = scope.tokens(viewMode: .sourceAccurate).compactMap { request.names[$0.text] }
        let causes = (marked + named).unique
        // A preview is no part of the widget, and what has no type here has one where the module is.
        let isUntyped = problem.quoted.contains { ["Never", "_LeftOutValue"].contains($0) }
        if causes.isEmpty, isUntyped || token.preview != nil,
            let module = request.modules.min(by: { $0.key < $1.key })?.value
        {
            return [request.modules[problem.file] ?? module]
        }
        return causes.isEmpty ? nil : causes
    }

    /// The missing module of the file that may have given something of another module's other arguments, or the missing
    /// class that one of the sources' own is derived from; nil where what is called is all theirs, or not named.
    private func argumentSource(_ problem: Problem, at token: TokenSyntax) -> String? {
        let call = sequence(first: Syntax(token), next: \.parent).prefix { !$0.is(CodeBlockItemSyntax.self) }
            .first { $0.is(FunctionCallExprSyntax.self) }?.as(FunctionCallExprSyntax.self)
        guard var name = call?.calleeName else { return nil }
        if name == "init" {
            // `self.init(…)` in an extension is what the extended type, or another extension of it, has.
            let base = call?.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
            let extended = token.ancestor(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
            guard let type = base == "self" ? extended : base else {
                return missingType(givenBy: call) ?? missingResult(around: token)
            }
            name = type
        }
        // An initializer of its own class may be one that the class inherits.
        if let base = request.bases[name] { return base }
        guard request.declared.contains(name) else { return request.modules[problem.file] }
        let labels = call?.arguments.compactMap(\.label?.text) ?? []
        // What is called with labels is a function, and not what a property or a parameter is called.
        if !labels.isEmpty, name.first?.isLowercase == true, !declaresFunction(name) {
            return request.modules[problem.file]
        }
        // So may one of another type, of an extension of a missing protocol, where nobody here has its labels.
        return labels.isEmpty || labels.contains(where: request.declared.contains) ? nil : request.heirs[name]
    }

    /// Whether the sources declare a function, or a case with values, of that name.
    private func declaresFunction(_ name: String) -> Bool {
        let heads = ["func \(name)(", "func \(name)<", "func `\(name)`", "case \(name)(", ", \(name)("]
        return request.files.contains { file in
            guard let text = try? String(contentsOfFile: file.text, encoding: .utf8) else { return false }
            return heads.contains(where: text.contains)
        }
    }

    /// The missing type that a declaration of the sources' own names, which `.init(…)` is an argument of; nil where it is
    /// none, or names none.
    private func missingType(givenBy call: FunctionCallExprSyntax?) -> String? {
        guard let name = call?.ancestor(FunctionCallExprSyntax.self)?.calleeName,
            let declaration = try? Regex("\\b(?:struct|class|enum|actor|func)\\s+\(name)\\b[\\s\\S]*?\\n\\}")
        else { return nil }
        for file in request.files {
            guard let text = try? String(contentsOfFile: file.text, encoding: .utf8), text.contains(name),
                let match = text.firstMatch(of: declaration)
            else { continue }
            let words = Set(text[match.range].split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
            if let type = request.types.keys.sorted().first(where: words.contains) { return request.types[type] }
        }
        return nil
    }

    /// The missing type that the body around a token is to give a value of: `var a: Missing<Int> { .init(1) }`.
    private func missingResult(around token: TokenSyntax) -> String? {
        for node in sequence(first: Syntax(token), next: \.parent) {
            switch node.as(SyntaxEnum.self) {
            case .closureExpr, .memberBlock: return nil
            case .functionDecl(let function): return missingName(in: function.signature.returnClause?.type)
            case .patternBinding(let binding): return missingName(in: binding.typeAnnotation?.type)
            default: continue
            }
        }
        return nil
    }

    /// What the first missing type needs that a type names.
    private func missingName(in type: TypeSyntax?) -> String? {
        let words = type?.trimmedDescription.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." } ?? []
        return words.lazy.compactMap { request.types[String($0)] }.first
    }

    /// The missing class that one around a token is derived from, or is.
    private func missingBase(at token: TokenSyntax) -> String? {
        for node in sequence(first: Syntax(token), next: \.parent) {
            if let type = node.as(ClassDeclSyntax.self) {
                let base = type.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
                if let missing = base.flatMap({ request.names[$0] }) ?? request.bases[type.name.text] { return missing }
            } else if let type = node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription {
                if let missing = request.names[type] ?? request.bases[type] { return missing }
            }
        }
        return nil
    }

    /// Lists the types that are declared in place of missing ones.
    private mutating func list(_ uses: TypeUses) {
        let known = Set(leftOut.values.filter { $0.kind == "type" }.map(\.declaration))
        for (name, use) in uses.sorted where !known.contains(name) {
            let missing = request.types[name] ?? request.types[String(name.prefix { $0 != "." })] ?? name
            leftOut[nextID] = LeftOut(
                id: nextID, file: use.file, line: use.line, declaration: name, kind: "type", missing: [missing])
            nextID += 1
        }
    }
}

extension Problem {
    /// As parts are looked for by it.
    fileprivate var asPart: Problem {
        var problem = self
        if [.arguments, .expression].contains(kind) { problem.kind = .other }
        return problem
    }

    /// The same about a name: a modifier, or something else.
    fileprivate func named(by name: TokenSyntax) -> Problem {
        var problem = self
        let member = name.parent?.parent?.as(MemberAccessExprSyntax.self)
        problem.kind = member?.base == nil ? .other : .member
        return problem
    }
}

extension ClassDeclSyntax {
    /// Where `nonisolated` may stand; nil for a class that says what isolates it, or is derived from one of the sources' own.
    fileprivate func startUnisolated(declared: Set<String>) -> Int? {
        let base = inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
        let saysIsolation =
            modifiers.contains { $0.name.tokenKind == .keyword(.nonisolated) }
            || attributes.contains { $0.trimmedDescription.hasSuffix("Actor") }
        guard let base, !declared.contains(base), !saysIsolation else { return nil }
        return (modifiers.first?.name ?? classKeyword).trimmedOffsets.lowerBound
    }
}

extension Syntax {
    /// Whether it calls what the class around it inherits: a method of `super`, or an initializer of its own.
    fileprivate var callsSuperclass: Bool {
        tokens(viewMode: .sourceAccurate).contains { token in
            if token.tokenKind == .keyword(.super) { return true }
            guard let member = token.parent?.parent?.as(MemberAccessExprSyntax.self) else { return false }
            return token.tokenKind == .keyword(.`init`)
                && member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
        }
    }
}

extension TokenSyntax {
    /// What names the type around it in front of a name that may be a member; nil where something stands there.
    fileprivate var qualifier: String? {
        guard let reference = parent?.as(DeclReferenceExprSyntax.self),
            reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id,
            let type = ancestor(MemberBlockSyntax.self)?.parent
        else { return nil }
        let around = sequence(first: Syntax(reference), next: \.parent).prefix { !$0.is(MemberBlockSyntax.self) }
        let isLazy = around.contains {
            $0.as(VariableDeclSyntax.self)?.modifiers.contains { $0.name.tokenKind == .keyword(.lazy) } == true
        }
        // Of statements all are the type's own, or its values'.
        if isLazy || around.contains(where: { $0.is(CodeBlockSyntax.self) || $0.is(AccessorBlockSyntax.self) }) {
            return "self."
        }
        return type.declaredName.map { $0 + "." }
    }

    /// Whether it stands behind a full stop, or is an argument's label.
    fileprivate var isMemberOrLabel: Bool {
        parent?.is(LabeledExprSyntax.self) == true
            || parent?.as(DeclReferenceExprSyntax.self)?.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName
                == self
    }

    /// What is asked of the value that this names: `shifts` of `schedule?.shifts`; nil where nothing is.
    fileprivate var memberOfValue: TokenSyntax? {
        guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return nil }
        var value = Syntax(reference)
        while let parent = value.parent,
            parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
        {
            value = parent
        }
        let member = value.parent?.as(MemberAccessExprSyntax.self)
        return member?.base?.id == ExprSyntax(value)?.id ? member?.declName.baseName : nil
    }

    /// The statement around it, or the declaration.
    fileprivate var scope: Syntax? {
        sequence(first: Syntax(self), next: \.parent).first {
            $0.is(CodeBlockItemSyntax.self) || $0.is(MemberBlockItemSyntax.self)
        }
    }

    /// The statement around it that is in no other, or the declaration: closures that build a view are of its expression.
    fileprivate var outermostScope: Syntax? {
        let nodes = sequence(first: Syntax(self), next: \.parent).prefix { !$0.is(MemberBlockItemSyntax.self) }
        return nodes.reversed().first { $0.is(CodeBlockItemSyntax.self) } ?? scope
    }
}

extension ClosureExprSyntax {
    /// The value whose method it is given to: `posts` of `posts.map { … }`; nil where that has no name.
    fileprivate var valueGoneThrough: String? {
        let call = parent?.as(FunctionCallExprSyntax.self) ?? parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
        var value = call?.calledExpression.as(MemberAccessExprSyntax.self)?.base
        while let optional = value?.as(OptionalChainingExprSyntax.self) { value = optional.expression }
        return value?.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    /// What its parameters are called, those that have no names too where no closure in it is meant by those.
    fileprivate func parameterNames(isInnermost: Bool) -> [String] {
        guard let clause = signature?.parameterClause else { return isInnermost ? ["$0"] : [] }
        if let names = clause.as(ClosureShorthandParameterListSyntax.self) { return names.map(\.name.text) }
        let parameters = clause.as(ClosureParameterClauseSyntax.self)?.parameters
        return parameters?.map { ($0.secondName ?? $0.firstName).text } ?? []
    }
}

extension Array where Element: Hashable {
    /// Without what comes a second time.
    var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

extension String {
    /// As a literal of Swift's.
    var literal: String {
        "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
