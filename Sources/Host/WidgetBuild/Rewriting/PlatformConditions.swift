/// Answers `os(…)`, `targetEnvironment(…)` and `canImport(…)` in `#if` lines as a build for the platform would.
struct PlatformConditions {
    /// Nil for Linux.
    var platform: Platform?

    /// Modules that Linux has and Apple's systems have not; what else is importable, the façades decide.
    private static let modulesOfOtherSystems: Set = [
        "Glibc", "Musl", "Android", "WinSDK", "FoundationNetworking", "FoundationXML", "FoundationEssentials",
        "FoundationInternationalization",
    ]

    /// Apple's modules that Linux has, too.
    private static let modulesOfAllSystems: Set = [
        "Dispatch", "Distributed", "Foundation", "Observation", "RegexBuilder", "Synchronization", "Testing", "XCTest",
        "_Concurrency", "_StringProcessing",
    ]

    /// Edits the conditions of the line that begins with `#` at `index`, if it is one of conditions.
    func answer(at index: Int, in file: inout SourceFile) {
        guard file.tokens[index].isFirstInLine, ["if", "elseif"].contains(file.text(index + 1)) else { return }
        for word in (index + 2)..<max(index + 2, file.nextLine(after: index)) where file.isPunctuation(word + 1, "(") {
            guard let close = file.closing(word + 1) else { return }
            let argument = file.text(word + 2)
            let isOne = close == word + 3
            switch file.text(word) {
            case "canImport" where platform == nil:
                let isApples = AppleModules.contains(argument) && !Self.modulesOfAllSystems.contains(argument)
                if isApples { replace(word, close, with: false, in: &file) }
            case _ where platform == nil: continue
            case "os" where isOne: replace(word, close, with: argument == platform?.rawValue, in: &file)
            case "targetEnvironment" where isOne:
                // As in the simulator there is no phone's hardware; and it is no Mac.
                replace(word, close, with: argument == "simulator" && platform != .macOS, in: &file)
            case "canImport" where Self.modulesOfOtherSystems.contains(argument):
                replace(word, close, with: false, in: &file)
            case "canImport" where file.isPunctuation(word + 3, "."):
                // A submodule is there if its module is.
                file.blank(file.tokens[word + 3].range.lowerBound..<file.tokens[close].range.lowerBound)
            default: continue
            }
        }
    }

    /// Puts the value of one of `TargetConditionals.h`'s constants in its place.
    func answerConstant(at index: Int, in file: inout SourceFile) {
        let name = file.text(index)
        guard let answer = platform?.targetConditions[name], index == 0 || !file.isPunctuation(index - 1, ".") else {
            return
        }
        file.replace(
            file.tokens[index].range, with: (answer ? "1" : "0") + String(repeating: " ", count: name.count - 1))
    }

    private func replace(_ word: Int, _ close: Int, with answer: Bool, in file: inout SourceFile) {
        let range = file.tokens[word].range.lowerBound..<file.tokens[close].range.upperBound
        file.replace(range, with: answer ? "true" : "false")
    }
}
