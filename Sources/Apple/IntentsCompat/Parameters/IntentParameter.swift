/// A parameter of an intent's class, as the code that is generated from its definition declares it.
public struct _IntentParameter {
    package let name: String
    package let title: _IntentText
    /// `string`, `integer`, `double`, `boolean`, `dateComponents`, `url`, `enum`, `object`, …
    package let type: String
    /// The name of the enumeration's or the object's type.
    package let typeName: String?
    package let isArray: Bool
    package let isSearchable: Bool
    /// How many places a widget has for the values of a list, by its family's name.
    package let places: [String: Int]
    package let cases: [_IntentCase]
    /// The definition's default.
    package let defaultValue: Any?
    /// Asks a handler for options; nil where the definition has none, and gives nil where the handler is for other
    /// intents.
    package let options: ((_ handler: Any, _ intent: INIntent, _ search: String?) async throws -> _IntentOptions?)?
    /// The value in plain form; nil where there is none.
    package let value: (_ intent: INIntent) -> Any?
    /// Sets what a value in plain form stands for, one of the options perhaps; false where it stands for none.
    package let set: (_ value: Any, _ options: [Any], _ intent: INIntent) -> Bool
    /// Sets what a handler has for a default; false where it has none.
    package let setDefault: (_ handler: Any, _ intent: INIntent) -> Bool
    let copy: (_ source: INIntent, _ target: INIntent) -> Void

    public init<Root: INIntent, Value>(
        _ name: String, _ keyPath: ReferenceWritableKeyPath<Root, Value?>, _ coding: _IntentCoding<Value>,
        title: _IntentText, isSearchable: Bool? = nil, places: [String: Int]? = nil, default defaultValue: Any? = nil,
        options: ((Any, Root, String?) async throws -> _IntentOptions?)? = nil,
        handlerDefault: ((Any, Root) -> Value?)? = nil
    ) {
        self.init(
            name, coding, title: title, isSearchable: isSearchable, places: places, default: defaultValue,
            options: options,
            handlerDefault: handlerDefault,
            get: { $0[keyPath: keyPath] }, set: { (intent: Root, value) in intent[keyPath: keyPath] = value })
    }

    public init<Root: INIntent, Value>(
        _ name: String, _ keyPath: ReferenceWritableKeyPath<Root, Value>, _ coding: _IntentCoding<Value>,
        title: _IntentText, isSearchable: Bool? = nil, places: [String: Int]? = nil, default defaultValue: Any? = nil,
        options: ((Any, Root, String?) async throws -> _IntentOptions?)? = nil,
        handlerDefault: ((Any, Root) -> Value?)? = nil
    ) {
        self.init(
            name, coding, title: title, isSearchable: isSearchable, places: places, default: defaultValue,
            options: options,
            handlerDefault: handlerDefault,
            get: { $0[keyPath: keyPath] },
            set: { (intent: Root, value) in if let value { intent[keyPath: keyPath] = value } })
    }

    private init<Root: INIntent, Value>(
        _ name: String, _ coding: _IntentCoding<Value>, title: _IntentText, isSearchable: Bool?,
        places: [String: Int]?, default defaultValue: Any?,
        options: ((Any, Root, String?) async throws -> _IntentOptions?)?,
        handlerDefault: ((Any, Root) -> Value?)?, get: @escaping (Root) -> Value?,
        set: @escaping (Root, Value?) -> Void
    ) {
        self.name = name
        self.title = title
        type = coding.type
        typeName = coding.typeName
        isArray = coding.isArray
        cases = coding.cases
        self.isSearchable = isSearchable ?? false
        self.places = places ?? [:]
        self.defaultValue = defaultValue
        self.options = options.map { options in
            { handler, intent, search in
                guard let intent = intent as? Root else { return nil }
                return try await options(handler, intent, search)
            }
        }
        value = { intent in (intent as? Root).flatMap(get).map(coding.encode) }
        self.set = { plain, options, intent in
            guard let intent = intent as? Root, let value = coding.decode(plain, options) else { return false }
            set(intent, value)
            return true
        }
        setDefault = { handler, intent in
            guard let intent = intent as? Root, let value = handlerDefault?(handler, intent) else { return false }
            set(intent, value)
            return true
        }
        copy = { source, target in
            guard let source = source as? Root, let target = target as? Root else { return }
            set(target, get(source))
        }
    }
}
