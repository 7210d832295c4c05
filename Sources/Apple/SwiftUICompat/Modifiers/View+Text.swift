public import Foundation

extension View {
    public nonisolated func font(_ font: Font?) -> some View {
        environment(\.font, font)
    }

    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
        changingFont(weight.map { .weight($0) })
    }

    public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
        changingFont(width.map { .width($0) })
    }

    public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
        changingFont(.design(design))
    }

    public nonisolated func bold(_ isActive: Bool = true) -> some View {
        changingFont(isActive ? .bold : nil)
    }

    public nonisolated func italic(_ isActive: Bool = true) -> some View {
        changingFont(isActive ? .italic : nil)
    }

    public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
        changingFont(isActive ? .monospaced : nil)
    }

    public nonisolated func monospacedDigit() -> some View {
        changingFont(.monospacedDigit)
    }

    public nonisolated func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        changingText(.underline(isActive: isActive, pattern, color))
    }

    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        changingText(.strikethrough(isActive: isActive, pattern, color))
    }

    public nonisolated func kerning(_ kerning: CGFloat) -> some View {
        changingText(.kerning(kerning))
    }

    public nonisolated func tracking(_ tracking: CGFloat) -> some View {
        changingText(.tracking(tracking))
    }

    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        changingText(.baselineOffset(baselineOffset))
    }

    public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        changingText(isEnabled ? .scale(scale) : nil)
    }

    public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase)
    }

    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
        environment(\.imageScale, scale)
    }

    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = $0.combined(with: variant) }
    }

    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }

    /// No effect: symbols are filled flat here.
    ///
    /// - Compatibility: compiles
    public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
        modifier(EmptyModifier())
    }

    /// No effect: a symbol's variable value shows by its colors here.
    ///
    /// - Compatibility: compiles
    public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
        modifier(EmptyModifier())
    }

    /// Text selection is for apps; a widget's text is never selected.
    ///
    /// - Compatibility: compiles
    public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        modifier(EmptyModifier())
    }

    private nonisolated func changingFont(_ change: Font.Change?) -> some View {
        modifier(EnvironmentModifier { if let change { $0.fontChanges.append(change) } })
    }

    private nonisolated func changingText(_ change: Text.Change?) -> some View {
        modifier(EnvironmentModifier { if let change { $0.textChanges.append(change) } })
    }
}

/// Whether text can be selected.
///
/// - Compatibility: compiles
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

/// - Compatibility: compiles
public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}

/// - Compatibility: compiles
public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
