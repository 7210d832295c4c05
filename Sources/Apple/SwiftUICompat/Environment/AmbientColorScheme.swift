/// The colour scheme that surrounds a whole widget, which notes whether the widget's content depends on it.
///
/// Most content does not: its colours adapt by themselves when they are drawn. Such content is lowered and laid out once
/// and drawn in each scheme. `@unchecked Sendable`: it belongs to one lowering, which happens on the main actor.
package final class AmbientColorScheme: @unchecked Sendable {
    fileprivate(set) package var value: ColorScheme
    /// True when what was lowered would differ in the other scheme.
    fileprivate(set) package var decidesContent = false
    fileprivate var isDrawing = false

    package init(_ value: ColorScheme) {
        self.value = value
    }

    /// Runs what draws in a scheme; what it reads of it decides no content.
    package func drawing<R>(in scheme: ColorScheme, _ operation: () -> R) -> R {
        value = scheme
        isDrawing = true
        defer { isDrawing = false }
        return operation()
    }

    /// Runs what lowers content, possibly in the midst of drawing.
    func lowering<R>(_ operation: () -> R) -> R {
        let outer = isDrawing
        isDrawing = false
        defer { isDrawing = outer }
        return operation()
    }
}

extension EnvironmentValues {
    private enum Scheme {
        case fixed(ColorScheme)
        case ambient(AmbientColorScheme)
    }

    private enum ColorSchemeKey: EnvironmentKey {
        static var defaultValue: Scheme { .fixed(.light) }
    }

    public var colorScheme: ColorScheme {
        get {
            switch self[ColorSchemeKey.self] {
            case .fixed(let scheme): return scheme
            case .ambient(let ambient):
                if !ambient.isDrawing { ambient.decidesContent = true }
                return ambient.value
            }
        }
        set { self[ColorSchemeKey.self] = .fixed(newValue) }
    }

    /// True when the two came of the same values, and differ in the colour scheme at most.
    package func differsOnlyInColorScheme(from other: EnvironmentValues) -> Bool {
        differs(from: other, onlyIn: ColorSchemeKey.self)
    }

    /// Leaves it to `ambient` whether it is light or dark.
    package mutating func follow(_ ambient: AmbientColorScheme) {
        self[ColorSchemeKey.self] = .ambient(ambient)
    }
}
