import WidgetBuild

/// Intent definitions that nobody handles.
struct IntentChecks {
    let sources: AppSources

    var findings: [Finding] {
        guard sources.app.targets.contains(where: \.isOfProject) else { return [] }
        let words = words
        let handles = words.contains("INExtension") || words.contains("handlerFor")
        return sources.widgets.flatMap { widget in
            widget.intents.compactMap { intent -> Finding? in
                let file = sources.relative(intent.file)
                if let parameter = intent.dynamicParameters.first,
                    !handles && !words.contains("\(intent.className)Handling")
                {
                    return Finding(
                        .error, .intentUnhandled, file: file,
                        "\(intent.className) has its options for \(quoted(parameter)) provided, and no Intents extension "
                            + "does so: they cannot be chosen",
                        mend: "Add an Intents extension whose INExtension handles \(intent.className)Handling.")
                }
                guard !words.contains(intent.className) else { return nil }
                return Finding(
                    .note, .intentUnused, file: file, "no source names the intent class \(intent.className)",
                    mend: "Give it to an IntentConfiguration, or take the definition out of the widget's target.")
            }
        }
    }

    private var words: Set<String> {
        sources.texts.filter { $0.language == .swift || $0.language == .objectiveC }.reduce(into: []) { words, text in
            for token in text.tokens { if case .word(let word) = token.kind { words.insert(word) } }
        }
    }
}
