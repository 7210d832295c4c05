/// A choice among a few values, which a parameter can hold.
public protocol AppEnum: AppValue, CaseIterable, CaseDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible {}

extension AppEnum {
    public static var persistentIdentifier: String { String(describing: Self.self) }
}
