import Lottie

/// Kept as JSON by the app.
@LottieStorable struct Stored: Codable, Hashable {
    var count = 3
}
