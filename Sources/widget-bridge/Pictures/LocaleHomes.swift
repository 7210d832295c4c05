import WidgetHome

/// A home for each locale, one at a time: providers run in the locale that their extension was started with.
struct LocaleHomes {
    private let root: String
    private let make: (_ root: String, _ locale: String?) throws -> WidgetHome
    private var current: (locale: String?, home: WidgetHome)?
    private var count = 0

    init(root: String, make: @escaping (_ root: String, _ locale: String?) throws -> WidgetHome) {
        self.root = root
        self.make = make
    }

    /// The home of a locale; the one of another locale ends.
    mutating func home(for locale: String?) throws -> WidgetHome {
        if let current, current.locale == locale { return current.home }
        stop()
        count += 1
        let home = try make("\(root)/\(count)", locale)
        current = (locale, home)
        return home
    }

    /// - Parameter waiting: whether the program goes on, and waits until the home's extensions are gone.
    mutating func stop(waiting: Bool = true) {
        current?.home.stop(waiting: waiting)
        current = nil
    }
}
