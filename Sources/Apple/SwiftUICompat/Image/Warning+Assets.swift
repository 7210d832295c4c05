package import WidgetProtocol

extension Warning {
    /// An asset that the catalogue does not have, and the name of one that it has and that was probably meant.
    package static func missingAsset(
        _ kind: WarningKind, _ what: String, _ name: String, among names: some Collection<String>
    ) -> Warning {
        let nearest = Spelling.nearest(to: name, among: names)
        return Warning(
            kind, "There is no \(what) named \(BridgeError.quoted(name)) in the widget's asset catalogue",
            hint: nearest.map { "Did you mean \(BridgeError.quoted($0))?" }
                ?? (names.isEmpty
                    ? "The catalogue has no \(what)s: see that it belongs to the widget's target."
                    : "Add it to the widget's own asset catalogue: the app's is not the widget's."),
            subject: name)
    }

    /// An asset or a string table that is there and cannot be used.
    package static func unusableAsset(_ message: String) -> Warning {
        Warning(.assetUnusable, message, hint: "Open it in Xcode and save it again.")
    }

    /// A string table that the widget's code names and its bundle does not have.
    static func missingStringTable(_ name: String) -> Warning {
        Warning(
            .missingStringTable, "There is no string table \(BridgeError.quoted(name)) in the widget's bundle",
            hint: "Add \(name).strings or \(name).xcstrings to the widget's target.", subject: name)
    }
}
