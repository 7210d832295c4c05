/// A provider that is made when it is first asked for something, once.
@MainActor final class MadeProvider<Provider> {
    private let make: () -> Provider
    private(set) lazy var value = make()

    init(_ make: @escaping () -> Provider) { self.make = make }
}
