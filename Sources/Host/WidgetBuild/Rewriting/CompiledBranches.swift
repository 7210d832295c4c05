/// The branches of `#if` that are compiled, as far as their conditions tell.
struct CompiledBranches {
    /// What `#if` finds to be true.
    var conditions: Set<String> = []
    var canImport: (_ module: String) -> Bool = { _ in true }

    /// What is known of a branch: whether it is compiled, whether it or one before it is, and the modules that it asks
    /// after and that are not there.
    private struct Branch {
        var isCompiled: Bool?
        var isDecided: Bool?
        var missing: Set<String>
    }

    /// The modules that a file imports in branches that are compiled, and the first lines that do.
    func imports(of file: SourceFile) -> [String: Int] {
        var imports: [String: Int] = [:]
        var lines = LineCounter(file)
        forEachWord(of: file) { index, branches in
            guard file.text(index) == "import", !file.isPunctuation(index - 1, "."),
                branches.allSatisfy({ $0.isCompiled == true })
            else { return }
            let module = SourceTraits.module(importedAt: index, in: file)
            if imports[module] == nil { imports[module] = lines.line(of: index) }
        }
        return imports
    }

    /// What a file declares in branches that are not compiled, and the modules which would have to be there for that.
    func omissions(in file: SourceFile) -> [String: Set<String>] {
        var names: [String: Set<String>] = [:]
        forEachWord(of: file) { index, branches in
            guard KnownNames.keywords.contains(file.text(index)) else { return }
            let missing = branches.filter { $0.isCompiled == false }.flatMap(\.missing)
            if !missing.isEmpty { names[file.text(index + 1), default: []].formUnion(missing) }
        }
        return names
    }

    /// Visits the words that are no directives, with the branches that each is in.
    private func forEachWord(of file: SourceFile, _ body: (_ index: Int, [Branch]) -> Void) {
        var branches: [Branch] = []
        for index in file.tokens.indices where file.tokens[index].kind == .word {
            guard file.isPunctuation(index - 1, "#") else {
                body(index, branches)
                continue
            }
            switch file.text(index) {
            case "if":
                let answer = answer(at: index, in: file)
                branches.append(
                    Branch(isCompiled: answer, isDecided: answer, missing: missingModules(at: index, in: file)))
            case "elseif":
                guard let before = branches.popLast() else { continue }
                let answer = answer(at: index, in: file)
                branches.append(
                    Branch(
                        isCompiled: Self.and(before.isDecided.map { !$0 }, answer),
                        isDecided: Self.or(before.isDecided, answer), missing: missingModules(at: index, in: file)))
            case "else":
                guard let before = branches.popLast() else { continue }
                branches.append(Branch(isCompiled: before.isDecided.map { !$0 }, isDecided: true, missing: []))
            case "endif": _ = branches.popLast()
            default: body(index, branches)
            }
        }
    }

    private func missingModules(at index: Int, in file: SourceFile) -> Set<String> {
        let names = (index + 1..<max(index + 1, file.nextLine(after: index))).compactMap { index in
            file.text(index) == "canImport" && file.isPunctuation(index + 1, "(") ? file.text(index + 2) : nil
        }
        return Set(names.filter { !canImport($0) })
    }

    /// What the condition is after the word at an index; nil where that is not known.
    private func answer(at index: Int, in file: SourceFile) -> Bool? {
        var condition = Condition(file: file, index: index + 1, end: file.nextLine(after: index), of: self)
        let answer = condition.disjunction()
        return condition.isAtEnd ? answer : nil
    }

    private static func and(_ a: Bool?, _ b: Bool?) -> Bool? {
        if a == false || b == false { return false }
        return a == true && b == true ? true : nil
    }

    private static func or(_ a: Bool?, _ b: Bool?) -> Bool? { and(a.map { !$0 }, b.map { !$0 }).map { !$0 } }

    /// Reads the tokens of a condition, in the grammar of The Swift Programming Language, "Conditional Compilation Block".
    private struct Condition {
        let file: SourceFile
        var index: Int
        let end: Int
        let branches: CompiledBranches

        init(file: SourceFile, index: Int, end: Int, of branches: CompiledBranches) {
            (self.file, self.index, self.end, self.branches) = (file, index, end, branches)
        }

        var isAtEnd: Bool { index >= end }

        mutating func disjunction() -> Bool? {
            var value = conjunction()
            while take("|", "|") { value = or(value, conjunction()) }
            return value
        }

        private mutating func conjunction() -> Bool? {
            var value = term()
            while take("&", "&") { value = and(value, term()) }
            return value
        }

        private mutating func term() -> Bool? {
            guard !isAtEnd else { return nil }
            if file.isPunctuation(index, "!") {
                index += 1
                return term().map { !$0 }
            }
            if file.isPunctuation(index, "(") {
                index += 1
                let value = disjunction()
                guard !isAtEnd, file.isPunctuation(index, ")") else { return nil }
                index += 1
                return value
            }
            let word = file.text(index)
            index += 1
            guard !isAtEnd, file.isPunctuation(index, "("), let close = file.closing(index) else {
                return word == "true" || word != "false" && branches.conditions.contains(word)
            }
            defer { index = close + 1 }
            // Others ask for a compiler's version, or for what the machine is.
            return word == "canImport" && close == index + 2 ? branches.canImport(file.text(index + 1)) : nil
        }

        private mutating func take(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
            guard index + 1 < end, file.isPunctuation(index, first), file.isPunctuation(index + 1, second) else {
                return false
            }
            index += 2
            return true
        }
    }
}
