package import JSON

/// A parameter as somebody who sets it sees it.
package struct ParameterDescription {
    package var title: String?
    package var description: String?
    /// `string`, `integer`, `entity`, …
    package var type: String
    /// The type of an entity or an enumeration.
    package var typeName: String?
    package var isArray = false
    package var isOptional = false
    package var hasOptions = false
    package var isSearchable = false
    /// How many elements a list may have.
    package var size: IntentCollectionSize?
    package var defaultValue: JSONValue?
}

/// A value to choose.
package struct ParameterOption {
    package var identifier: JSONValue
    package var displayString: String
    package var subtitle: String?
    package var section: String?
}
