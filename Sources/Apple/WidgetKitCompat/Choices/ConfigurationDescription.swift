package import JSON

/// What the user can set of a widget.
package struct ConfigurationDescription: Sendable, Hashable {
    package enum Kind: String, Sendable {
        case `static`, appIntent, intent
    }

    package var type: Kind
    /// The name of the intent that holds the parameters.
    package var intent: String?
    package var parameters: [ConfigurationParameter]

    package init(type: Kind, intent: String? = nil, parameters: [ConfigurationParameter] = []) {
        self.type = type
        self.intent = intent
        self.parameters = parameters
    }

    package var json: JSONValue {
        var object: JSONObject = ["type": .string(type.rawValue)]
        object["intent"] = intent.map { .string($0) }
        object["parameters"] = .array(parameters.map(\.json))
        return .object(object)
    }
}

/// One thing that the user can set.
package struct ConfigurationParameter: Sendable, Hashable {
    package var name: String
    package var title: String
    package var description: String?
    /// `string`, `integer`, `double`, `boolean`, `date`, `dateComponents`, `url`, `enum`, `entity`, …
    package var type: String
    /// The name of the entity's or the enumeration's type.
    package var typeName: String?
    package var isArray = false
    package var isOptional = false
    /// Whether `options` knows values for it.
    package var hasOptions = false
    /// Whether `options` knows some by what the user types.
    package var isSearchable = false
    /// How many values a list takes.
    package var size: ConfigurationSize?
    package var defaultValue: JSONValue?

    package init(name: String, title: String, type: String) {
        self.name = name
        self.title = title
        self.type = type
    }

    package var json: JSONValue {
        var object: JSONObject = ["name": .string(name), "title": .string(title), "type": .string(type)]
        object["description"] = description.map { .string($0) }
        object["typeName"] = typeName.map { .string($0) }
        if isArray { object["array"] = true }
        if isOptional { object["optional"] = true }
        if hasOptions { object["options"] = true }
        if isSearchable { object["search"] = true }
        object["size"] = size?.json
        object["default"] = defaultValue
        return .object(object)
    }
}

/// A value that the user may choose.
package struct ConfigurationOption: Sendable, Hashable {
    /// What a configuration says for it.
    package var identifier: JSONValue
    package var displayString: String
    package var subtitle: String?
    /// The title of the section that it stands in.
    package var section: String?

    package init(
        identifier: JSONValue, displayString: String, subtitle: String? = nil, section: String? = nil
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.subtitle = subtitle
        self.section = section
    }

    package var json: JSONValue {
        var object: JSONObject = ["identifier": identifier, "displayString": .string(displayString)]
        object["subtitle"] = subtitle.map { .string($0) }
        object["section"] = section.map { .string($0) }
        return .object(object)
    }
}

/// How many values a list takes; nil for what is not limited.
package struct ConfigurationSize: Sendable, Hashable {
    package var minimum: Int?
    package var maximum: Int?
    /// How many places a widget has for values, by its family's name.
    package var places: [String: Int] = [:]

    package var json: JSONValue {
        var object = JSONObject()
        object["min"] = minimum.map { .int($0) }
        object["max"] = maximum.map { .int($0) }
        for (family, count) in places.sorted(by: { $0.key < $1.key }) { object[family] = .int(count) }
        return .object(object)
    }
}

/// What an intent is set up for.
package enum ConfigurationUse: Sendable, Hashable {
    /// Somebody chooses it, for a widget of a family perhaps: all of it has to be what there is to choose.
    case choice(family: String?)
    /// It was chosen once, and is used as far as it is still there.
    case kept
}
