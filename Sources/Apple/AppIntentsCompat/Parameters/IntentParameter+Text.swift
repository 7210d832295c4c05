public import SwiftUICompat

// The forms of `@Parameter(…)`: with a title and without, with an options provider, with resolvers.

// Texts.
extension IntentParameter where Value.ValueType == String {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, inputOptions: String.IntentInputOptions,
        size: IntentCollectionSize? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterTraits(title: title, description: description, size: size), default: defaultValue)
    }

    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, inputOptions: String.IntentInputOptions,
        size: IntentCollectionSize? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
    ) where Provider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            ParameterTraits(title: title, description: description, size: size, options: optionsProvider),
            default: defaultValue)
    }

    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, inputOptions: String.IntentInputOptions,
        size: IntentCollectionSize? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) {
        self.init(
            ParameterTraits(title: title, description: description, size: size), default: defaultValue)
    }

    public convenience init(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        inputOptions: String.IntentInputOptions, size: IntentCollectionSize? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterTraits(title: nil, description: description, size: size), default: defaultValue)
    }

    public convenience init<Provider: DynamicOptionsProvider>(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        inputOptions: String.IntentInputOptions, size: IntentCollectionSize? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
    ) where Provider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            ParameterTraits(title: nil, description: description, size: size, options: optionsProvider),
            default: defaultValue)
    }

    public convenience init<Spec: ResolverSpecification>(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType? = nil,
        inputOptions: String.IntentInputOptions, size: IntentCollectionSize? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
    ) {
        self.init(
            ParameterTraits(title: nil, description: description, size: size), default: defaultValue)
    }
}
