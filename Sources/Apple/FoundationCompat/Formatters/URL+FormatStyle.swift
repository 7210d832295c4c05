public import Foundation

extension URL {
    /// A URL as text, part by part.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// Whether a part is shown.
        public struct ComponentDisplayOption: Codable, Hashable, Sendable {
            var isShown: Bool
            public static let always = ComponentDisplayOption(isShown: true)
            public static let never = ComponentDisplayOption(isShown: false)
            public static func omitIfHTTPFamily() -> ComponentDisplayOption { never }
        }

        /// Whether the host is shown.
        public struct HostDisplayOption: Codable, Hashable, Sendable {
            var isShown: Bool
            public static let always = HostDisplayOption(isShown: true)
            public static let never = HostDisplayOption(isShown: false)
        }

        private var scheme: ComponentDisplayOption
        private var user: ComponentDisplayOption
        private var password: ComponentDisplayOption
        private var host: HostDisplayOption
        private var port: ComponentDisplayOption
        private var path: ComponentDisplayOption
        private var query: ComponentDisplayOption
        private var fragment: ComponentDisplayOption

        public init(
            scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
            password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
            port: ComponentDisplayOption = .always, path: ComponentDisplayOption = .always,
            query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
        ) {
            self.scheme = scheme
            self.user = user
            self.password = password
            self.host = host
            self.port = port
            self.path = path
            self.query = query
            self.fragment = fragment
        }

        public func format(_ url: URL) -> String {
            guard let all = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return url.absoluteString }
            var shown = URLComponents()
            if host.isShown { shown.host = all.host }
            if scheme.isShown { shown.scheme = all.scheme }
            if user.isShown { shown.user = all.user }
            if password.isShown { shown.password = all.password }
            if port.isShown { shown.port = all.port }
            if path.isShown { shown.path = all.path }
            if query.isShown { shown.query = all.query }
            if fragment.isShown { shown.fragment = all.fragment }
            let text = shown.string ?? url.absoluteString
            return scheme.isShown || !text.hasPrefix("//") ? text : String(text.dropFirst(2))
        }

        public func scheme(_ option: ComponentDisplayOption = .always) -> Self { with(\.scheme, option) }
        public func user(_ option: ComponentDisplayOption = .always) -> Self { with(\.user, option) }
        public func password(_ option: ComponentDisplayOption = .always) -> Self { with(\.password, option) }
        public func host(_ option: HostDisplayOption = .always) -> Self { with(\.host, option) }
        public func port(_ option: ComponentDisplayOption = .always) -> Self { with(\.port, option) }
        public func path(_ option: ComponentDisplayOption = .always) -> Self { with(\.path, option) }
        public func query(_ option: ComponentDisplayOption = .always) -> Self { with(\.query, option) }
        public func fragment(_ option: ComponentDisplayOption = .always) -> Self { with(\.fragment, option) }

        private func with<Value>(_ part: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
            var copy = self
            copy[keyPath: part] = value
            return copy
        }
    }

    public func formatted() -> String { FormatStyle().format(self) }

    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == URL {
        style.format(self)
    }
}

extension FormatStyle where Self == URL.FormatStyle {
    public static var url: Self { URL.FormatStyle() }
}
