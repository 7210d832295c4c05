import WidgetProtocol

extension WidgetConfiguration {
    /// The configuration, in place of a modifier of it that the build left out.
    public nonisolated func _withoutModifier(_ missing: String, _ file: String, _ line: Int) -> Self {
        Diagnostics.report(.leftOut(missing, file: file, line: line))
        return self
    }
}
