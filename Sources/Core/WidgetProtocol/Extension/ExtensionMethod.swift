/// What the bridge asks of an extension.
///
/// The names are the methods of the extension's protocol, which `bridge-spec/README.md` has a chapter on, and the
/// `phase` that an error names.
package enum ExtensionMethod: String, Sendable, CaseIterable {
    case describe, placeholder, snapshot, timeline, archive
    case configure, options, perform
    case previews, preview, activity, checkActivity, control
}

/// What an extension tells the bridge unasked.
package enum ExtensionNotification: String, Sendable, CaseIterable {
    /// Something to tell the host with the reply to come: a ``Warning``.
    case warning
    /// `HomeWidgetBackgroundWorker` has been asked to call the host.
    case backgroundCallback
    case reloadTimelines, reloadAllTimelines, invalidateRecommendations, invalidateRelevance
    case reloadControls, reloadAllControls
    /// The extension's code has started, updated or ended a Live Activity.
    case startActivity, updateActivity
    /// Entries of the timeline that is being made, in their order: ``EntriesSentAhead``.
    case entries
    /// The extension ends, for its code has come to a part that its build left out: a ``BridgeError``.
    case leftOut
}
