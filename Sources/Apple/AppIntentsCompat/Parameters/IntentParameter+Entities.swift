public import SwiftUICompat

// Entities that another query finds than their own.
extension IntentParameter where Value.ValueType: AppEntity {
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) where Query.Entity == Value.ValueType {
        self.init(
            ParameterTraits(title: title, description: description, size: size, query: query), default: defaultValue)
    }

    public convenience init<Query: EntityQuery>(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        size: IntentCollectionSize? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) where Query.Entity == Value.ValueType {
        self.init(
            ParameterTraits(title: nil, description: description, size: size, query: query), default: defaultValue)
    }
}
