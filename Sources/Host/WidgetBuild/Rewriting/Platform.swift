/// The system that a widget is written for.
enum Platform: String, Sendable, Hashable {
    case iOS, macOS, watchOS, tvOS, visionOS
}
