package import JSON
package import WidgetProtocol

/// What a call came to, and what is worth knowing beside it.
package struct CallResult: Sendable {
    /// The reply's result.
    package var json: RawJSON
    /// What the result does not hold itself: it is told in a notification, before the reply.
    var apart: [Warning] = []
    /// Everything that was told, for the log.
    package var warnings: [Warning]

    /// A result that is no object, and has no place for warnings.
    init(_ json: RawJSON, telling warnings: [Warning] = []) {
        self.json = json
        apart = warnings
        self.warnings = warnings
    }

    /// An object, which has its warnings within it.
    init(_ object: consuming JSONObjectWriter, telling warnings: [Warning]) {
        if !warnings.isEmpty { object.set("warnings", .array(warnings.map(\.json))) }
        json = object.finish()
        self.warnings = warnings
    }
}
