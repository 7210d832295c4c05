/// The numbers that a parameter can be set to, its ends included.
struct ParameterRange {
    /// As an error's hint says it.
    let text: String
    private let bounds: (lower: Double, upper: Double)

    init(_ range: (lowerBound: Int, upperBound: Int)) {
        bounds = (Double(range.lowerBound), Double(range.upperBound))
        text = "\(range.lowerBound) to \(range.upperBound)"
    }

    init(_ range: (lowerBound: Double, upperBound: Double)) {
        bounds = (range.lowerBound, range.upperBound)
        text = "\(range.lowerBound) to \(range.upperBound)"
    }

    func contains(_ number: Double) -> Bool { number >= bounds.lower && number <= bounds.upper }
}
