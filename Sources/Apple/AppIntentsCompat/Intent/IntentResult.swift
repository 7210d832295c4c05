public import SwiftUICompat

/// What an intent gives: a value, words, a view, another intent.
public protocol IntentResult<Value>: Sendable {
    associatedtype Value
    var value: Value? { get }
}

extension Never: IntentResult {
    public var value: Never? { nil }
}

/// A result with a value for the next action.
public protocol ReturnsValue<Value>: IntentResult where Value: _IntentValue {}

/// A result that says something.
///
/// - Compatibility: compiles
public protocol ProvidesDialog: IntentResult {}

/// A result that shows a view.
///
/// - Compatibility: compiles
public protocol ShowsSnippetView: IntentResult {}

/// A result that shows a view which an intent makes.
///
/// - Compatibility: compiles
public protocol ShowsSnippetIntent: IntentResult {}

/// A result that runs another intent.
///
/// - Compatibility: compiles
public protocol OpensIntent: IntentResult {}

/// Every form of result; `Never` stands for what it lacks.
///
/// `@unchecked Sendable`: nothing of it changes, and views are used on the main actor alone.
public struct IntentResultContainer<Value, OpensIntentType, SnippetViewType, DialogType>: @unchecked Sendable,
    IntentResult
{
    public let value: Value?
    package let opensIntent: (any AppIntent)?
    package let view: SnippetViewType?
    package let dialog: IntentDialog?

    init(
        value: Value? = nil, opensIntent: (any AppIntent)? = nil, view: SnippetViewType? = nil,
        dialog: IntentDialog? = nil
    ) {
        self.value = value
        self.opensIntent = opensIntent
        self.view = view
        self.dialog = dialog
    }
}

extension IntentResultContainer: ReturnsValue where Value: _IntentValue {}
extension IntentResultContainer: ProvidesDialog where DialogType == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where SnippetViewType: View {}
extension IntentResultContainer: OpensIntent where OpensIntentType: AppIntent {}
extension IntentResultContainer: ShowsSnippetIntent where SnippetViewType: SnippetIntent {}

/// What a runner of intents asks a result for, whatever its types.
package protocol AnyIntentResult {
    var opensIntent: (any AppIntent)? { get }
    var dialog: IntentDialog? { get }
}

extension IntentResultContainer: AnyIntentResult {}
