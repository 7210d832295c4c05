public import SwiftUICompat

/// How text fields look.
@MainActor @preconcurrency public protocol TextFieldStyle {
    associatedtype _Body: View
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_Label>) -> _Body
    typealias _Label = _TextFieldStyleLabel
}

/// A text field's label, as its style is told of it.
public struct _TextFieldStyleLabel {}

extension _TextFieldStyleLabel: View, AppOnlyView {
    public typealias Body = Never
}

public struct DefaultTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

public struct PlainTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

public struct SquareBorderTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static nonisolated var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static nonisolated var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static nonisolated var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    public static nonisolated var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

/// How text editors look.
@MainActor @preconcurrency public protocol TextEditorStyle {
    associatedtype Body: View
    typealias Configuration = TextEditorStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A text editor, as its style is told of it.
public struct TextEditorStyleConfiguration {}

/// The text editor that a built-in style makes.
public struct _StyledTextEditor {}

extension _StyledTextEditor: View, AppOnlyView {
    public typealias Body = Never
}

public struct AutomaticTextEditorStyle: TextEditorStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { _StyledTextEditor() }
}

public struct PlainTextEditorStyle: TextEditorStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { _StyledTextEditor() }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    public static nonisolated var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    public static nonisolated var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { unchanged() }
    public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> some View { unchanged() }
}
