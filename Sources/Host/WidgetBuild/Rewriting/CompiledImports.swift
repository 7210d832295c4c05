/// What a file imports in those branches of `#if` that are compiled, as far as their conditions tell.
struct CompiledImports {
    /// What `#if` finds to be true.
    var conditions: Set<String>
    var canImport: (_ module: String) -> Bool

    /// What is known of a branch: whether it is compiled, and whether it or one before it is.
    private struct Branch {
        var isCompiled: Bool?
        var isDecided: Bool?
    }

    /// The modules, and the first lines that import them.
    func imports(of file: SourceFile) -> [String: Int] {
        var imports: [String: Int] = [:]
        var branches: [Branch] = []
        var lines = LineCounter(file)
        for index in file.tokens.indices where file.tokens[index].kind == .word {
            let isDirective = file.isPunctuation(index - 1, "#")
            switch file.text(index) {
            case "if" where isDirective:
                let answer = answer(at: index, in: file)
                branches.append(Branch(isCompiled: answer, isDecided: answer))
            case "elseif" where isDirective:
                guard let before = branches.popLast() else { continue }
                let answer = answer(at: index, in: file)
                branches.append(
                    Branch(
                        isCompiled: Self.and(before.isDecided.map { !$0 }, answer),
                        isDecided: Self.or(before.isDecided, answer)))
            case "else" where isDirective:
                guard let before = branches.popLast() else { continue }
                branches.append(Branch(isCompiled: before.isDecided.map { !$0 }, isDecided: true))
            case "endif" where isDirective: _ = branches.popLast()
            case "import" where !file.isPunctuation(index - 1, "."):
                guard branches.allSatisfy({ $0.isCompiled == true }) else { continue }
                let module = SourceTraits.module(importedAt: index, in: file)
                if imports[module] == nil { imports[module] = lines.line(of: index) }
            default: continue
            }
        }
        return imports
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
        let imports: CompiledImports

        init(file: SourceFile, index: Int, end: Int, of imports: CompiledImports) {
            (self.file, self.index, self.end, self.imports) = (file, index, end, imports)
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
                return word == "true" || word != "false" && imports.conditions.contains(word)
            }
            defer { index = close + 1 }
            // Others ask for a compiler's version, or for what the machine is.
            return word == "canImport" && close == index + 2 ? imports.canImport(file.text(index + 1)) : nil
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
