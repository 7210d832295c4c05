/// What a button is for, by which it looks.
public struct ButtonRole: Equatable, Sendable {
    private enum Kind: Sendable { case destructive, cancel, close, confirm }

    private let kind: Kind

    /// A button that deletes something, or throws it away.
    public static let destructive = ButtonRole(kind: .destructive)
    public static let cancel = ButtonRole(kind: .cancel)
    public static let close = ButtonRole(kind: .close)
    public static let confirm = ButtonRole(kind: .confirm)
}
