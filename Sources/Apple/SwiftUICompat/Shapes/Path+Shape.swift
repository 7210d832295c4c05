public import Foundation

extension Path: Shape {
    public nonisolated func path(in rect: CGRect) -> Path { self }
}
