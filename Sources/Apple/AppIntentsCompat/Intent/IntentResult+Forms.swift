public import SwiftUICompat

// The forms of `.result(…)`: which of value, intent, dialog and view there are decides the result's type.

// Without a view.
extension IntentResult {
    public static func result() -> Self
    where Self == IntentResultContainer<Never, Never, Never, Never> {
        IntentResultContainer()
    }

    public static func result(dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        IntentResultContainer(dialog: dialog)
    }

    public static func result<I: AppIntent>(opensIntent: I) -> Self
    where Self == IntentResultContainer<Never, I, Never, Never> {
        IntentResultContainer(opensIntent: opensIntent)
    }

    public static func result<I: AppIntent>(opensIntent: I, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, I, Never, IntentDialog> {
        IntentResultContainer(opensIntent: opensIntent, dialog: dialog)
    }

    public static func result<V>(value: V) -> Self
    where Self == IntentResultContainer<V, Never, Never, Never> {
        IntentResultContainer(value: value)
    }

    public static func result<V>(value: V, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<V, Never, Never, IntentDialog> {
        IntentResultContainer(value: value, dialog: dialog)
    }

    public static func result<V, I: AppIntent>(value: V, opensIntent: I) -> Self
    where Self == IntentResultContainer<V, I, Never, Never> {
        IntentResultContainer(value: value, opensIntent: opensIntent)
    }

    public static func result<V, I: AppIntent>(value: V, opensIntent: I, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<V, I, Never, IntentDialog> {
        IntentResultContainer(value: value, opensIntent: opensIntent, dialog: dialog)
    }
}

// With a view.
extension IntentResult {
    public static func result<Content: View>(view: Content) -> Self
    where Self == IntentResultContainer<Never, Never, Content, Never> {
        IntentResultContainer(view: view)
    }

    public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self
    where Self == IntentResultContainer<Never, Never, Content, IntentDialog> {
        IntentResultContainer(view: view, dialog: dialog)
    }

    public static func result<I: AppIntent, Content: View>(opensIntent: I, view: Content) -> Self
    where Self == IntentResultContainer<Never, I, Content, Never> {
        IntentResultContainer(opensIntent: opensIntent, view: view)
    }

    public static func result<I: AppIntent, Content: View>(opensIntent: I, dialog: IntentDialog, view: Content) -> Self
    where Self == IntentResultContainer<Never, I, Content, IntentDialog> {
        IntentResultContainer(opensIntent: opensIntent, view: view, dialog: dialog)
    }

    public static func result<V, Content: View>(value: V, view: Content) -> Self
    where Self == IntentResultContainer<V, Never, Content, Never> {
        IntentResultContainer(value: value, view: view)
    }

    public static func result<V, Content: View>(value: V, dialog: IntentDialog, view: Content) -> Self
    where Self == IntentResultContainer<V, Never, Content, IntentDialog> {
        IntentResultContainer(value: value, view: view, dialog: dialog)
    }

    public static func result<V, I: AppIntent, Content: View>(value: V, opensIntent: I, view: Content) -> Self
    where Self == IntentResultContainer<V, I, Content, Never> {
        IntentResultContainer(value: value, opensIntent: opensIntent, view: view)
    }

    public static func result<V, I: AppIntent, Content: View>(
        value: V, opensIntent: I, dialog: IntentDialog, view: Content
    ) -> Self
    where Self == IntentResultContainer<V, I, Content, IntentDialog> {
        IntentResultContainer(value: value, opensIntent: opensIntent, view: view, dialog: dialog)
    }
}

// With a view that is built.
extension IntentResult {
    public static func result<Content: View>(@ViewBuilder content: () -> Content) -> Self
    where Self == IntentResultContainer<Never, Never, Content, Never> {
        IntentResultContainer(view: content())
    }

    public static func result<Content: View>(dialog: IntentDialog, @ViewBuilder content: () -> Content) -> Self
    where Self == IntentResultContainer<Never, Never, Content, IntentDialog> {
        IntentResultContainer(view: content(), dialog: dialog)
    }

    public static func result<I: AppIntent, Content: View>(opensIntent: I, @ViewBuilder content: () -> Content) -> Self
    where Self == IntentResultContainer<Never, I, Content, Never> {
        IntentResultContainer(opensIntent: opensIntent, view: content())
    }

    public static func result<I: AppIntent, Content: View>(
        opensIntent: I, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Never, I, Content, IntentDialog> {
        IntentResultContainer(opensIntent: opensIntent, view: content(), dialog: dialog)
    }

    public static func result<V, Content: View>(value: V, @ViewBuilder content: () -> Content) -> Self
    where Self == IntentResultContainer<V, Never, Content, Never> {
        IntentResultContainer(value: value, view: content())
    }

    public static func result<V, Content: View>(value: V, dialog: IntentDialog, @ViewBuilder content: () -> Content)
        -> Self
    where Self == IntentResultContainer<V, Never, Content, IntentDialog> {
        IntentResultContainer(value: value, view: content(), dialog: dialog)
    }

    public static func result<V, I: AppIntent, Content: View>(
        value: V, opensIntent: I, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<V, I, Content, Never> {
        IntentResultContainer(value: value, opensIntent: opensIntent, view: content())
    }

    public static func result<V, I: AppIntent, Content: View>(
        value: V, opensIntent: I, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<V, I, Content, IntentDialog> {
        IntentResultContainer(value: value, opensIntent: opensIntent, view: content(), dialog: dialog)
    }
}

// With the intent of the view's button.
extension IntentResult {
    public static func result<A: AppIntent>(actionButtonIntent: A) -> Self
    where Self == IntentResultContainer<Never, Never, Never, Never> {
        IntentResultContainer()
    }

    public static func result<A: AppIntent, Content: View>(actionButtonIntent: A, view: Content) -> Self
    where Self == IntentResultContainer<Never, Never, Content, Never> {
        IntentResultContainer(view: view)
    }

    public static func result<A: AppIntent, Content: View>(actionButtonIntent: A, @ViewBuilder content: () -> Content)
        -> Self
    where Self == IntentResultContainer<Never, Never, Content, Never> {
        IntentResultContainer(view: content())
    }

    public static func result<A: AppIntent>(actionButtonIntent: A, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        IntentResultContainer(dialog: dialog)
    }

    public static func result<A: AppIntent, Content: View>(actionButtonIntent: A, dialog: IntentDialog, view: Content)
        -> Self
    where Self == IntentResultContainer<Never, Never, Content, IntentDialog> {
        IntentResultContainer(view: view, dialog: dialog)
    }

    public static func result<A: AppIntent, Content: View>(
        actionButtonIntent: A, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Never, Never, Content, IntentDialog> {
        IntentResultContainer(view: content(), dialog: dialog)
    }

    public static func result<V, A: AppIntent>(value: V, actionButtonIntent: A) -> Self
    where Self == IntentResultContainer<V, Never, Never, Never> {
        IntentResultContainer(value: value)
    }

    public static func result<V, A: AppIntent, Content: View>(value: V, actionButtonIntent: A, view: Content) -> Self
    where Self == IntentResultContainer<V, Never, Content, Never> {
        IntentResultContainer(value: value, view: view)
    }

    public static func result<V, A: AppIntent, Content: View>(
        value: V, actionButtonIntent: A, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<V, Never, Content, Never> {
        IntentResultContainer(value: value, view: content())
    }

    public static func result<V, A: AppIntent>(value: V, actionButtonIntent: A, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<V, Never, Never, IntentDialog> {
        IntentResultContainer(value: value, dialog: dialog)
    }

    public static func result<V, A: AppIntent, Content: View>(
        value: V, actionButtonIntent: A, dialog: IntentDialog, view: Content
    ) -> Self
    where Self == IntentResultContainer<V, Never, Content, IntentDialog> {
        IntentResultContainer(value: value, view: view, dialog: dialog)
    }

    public static func result<V, A: AppIntent, Content: View>(
        value: V, actionButtonIntent: A, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<V, Never, Content, IntentDialog> {
        IntentResultContainer(value: value, view: content(), dialog: dialog)
    }
}

// With an intent that shows a view.
extension IntentResult {
    public static func result<Snippet: SnippetIntent>(snippetIntent: Snippet) -> Self
    where Self == IntentResultContainer<Never, Never, Snippet, Never> {
        IntentResultContainer(view: snippetIntent)
    }

    public static func result<Snippet: SnippetIntent>(dialog: IntentDialog, snippetIntent: Snippet) -> Self
    where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> {
        IntentResultContainer(view: snippetIntent, dialog: dialog)
    }

    public static func result<V, Snippet: SnippetIntent>(value: V, snippetIntent: Snippet) -> Self
    where Self == IntentResultContainer<V, Never, Snippet, Never> {
        IntentResultContainer(value: value, view: snippetIntent)
    }

    public static func result<V, Snippet: SnippetIntent>(value: V, dialog: IntentDialog, snippetIntent: Snippet) -> Self
    where Self == IntentResultContainer<V, Never, Snippet, IntentDialog> {
        IntentResultContainer(value: value, view: snippetIntent, dialog: dialog)
    }

    public static func result<I: AppIntent, Snippet: SnippetIntent>(opensIntent: I, snippetIntent: Snippet) -> Self
    where Self == IntentResultContainer<Never, I, Snippet, Never> {
        IntentResultContainer(opensIntent: opensIntent, view: snippetIntent)
    }
}
