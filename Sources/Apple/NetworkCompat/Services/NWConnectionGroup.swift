public final class NWConnectionGroup: Sendable {}
