public import SwiftUICompat

/// What a result lacks passes for every form of it, so that `perform` may promise one and return a bare `.result()`.
extension Never: AppIntent {
    public static var title: LocalizedStringResource { "" }

    public init() {
        fatalError("Never has no values.")
    }

    public func perform() async throws -> Never {
        switch self {}
    }
}

extension Never: SnippetIntent {}

extension Never: _IntentValue {}
