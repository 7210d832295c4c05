import ArgumentParser

/// Whether a command says how a build goes on.
struct ProgressOptions: ParsableArguments {
    @Flag(name: .shortAndLong, help: "Say how a build goes on, also where standard error is no terminal.")
    var verbose = false

    /// Says a line of that, or keeps it back.
    var say: @Sendable (String) -> Void {
        let says = verbose || Terminal.isWatched
        return { line in if says { CommandOutput.say(line) } }
    }
}
