public import SwiftUICompat
public import UniformTypeIdentifiersCompat

// The forms of `@Parameter(…)`: with a title and without, with an options provider, with resolvers.

// Persons.
extension IntentParameter where Value.ValueType == IntentPerson {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, parameterMode: PersonParameterMode,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterTraits(title: title, description: description), default: defaultValue)
    }

    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, parameterMode: PersonParameterMode,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
    ) where Provider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            ParameterTraits(title: title, description: description, options: optionsProvider), default: defaultValue)
    }

    public convenience init(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        parameterMode: PersonParameterMode,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterTraits(title: nil, description: description), default: defaultValue)
    }

    public convenience init<Provider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        parameterMode: PersonParameterMode,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
    ) where Provider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            ParameterTraits(title: nil, description: description, options: optionsProvider), default: defaultValue)
    }
}

// Files.
extension IntentParameter where Value.ValueType == IntentFile {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedTypeIdentifiers: [String],
        size: IntentCollectionSize? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterTraits(title: title, description: description, size: size), default: nil)
    }

    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedTypeIdentifiers: [String],
        size: IntentCollectionSize? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
    ) where Provider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            ParameterTraits(title: title, description: description, size: size, options: optionsProvider), default: nil)
    }

    public convenience init(
        description: LocalizedStringResource? = nil, supportedTypeIdentifiers: [String],
        size: IntentCollectionSize? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterTraits(title: nil, description: description, size: size), default: nil)
    }

    public convenience init<Provider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil, supportedTypeIdentifiers: [String],
        size: IntentCollectionSize? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
    ) where Provider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            ParameterTraits(title: nil, description: description, size: size, options: optionsProvider), default: nil)
    }
}

// Files by their uniform types.
extension IntentParameter where Value.ValueType == IntentFile {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedContentTypes: [UTType],
        size: IntentCollectionSize? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterTraits(title: title, description: description, size: size), default: nil)
    }

    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedContentTypes: [UTType],
        size: IntentCollectionSize? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
    ) where Provider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            ParameterTraits(title: title, description: description, size: size, options: optionsProvider), default: nil)
    }

    public convenience init(
        description: LocalizedStringResource? = nil, supportedContentTypes: [UTType],
        size: IntentCollectionSize? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterTraits(title: nil, description: description, size: size), default: nil)
    }

    public convenience init<Provider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil, supportedContentTypes: [UTType],
        size: IntentCollectionSize? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
    ) where Provider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            ParameterTraits(title: nil, description: description, size: size, options: optionsProvider), default: nil)
    }
}

// Amounts of money.
extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, currencyCodes: [String],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterTraits(title: title, description: description), default: defaultValue)
    }

    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, currencyCodes: [String],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
    ) where Provider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            ParameterTraits(title: title, description: description, options: optionsProvider), default: defaultValue)
    }

    public convenience init(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        currencyCodes: [String],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterTraits(title: nil, description: description), default: defaultValue)
    }

    public convenience init<Provider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        currencyCodes: [String],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
    ) where Provider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            ParameterTraits(title: nil, description: description, options: optionsProvider), default: defaultValue)
    }
}
