/// The sizes that a text is shrunk to, the largest first.
struct ScaleSteps {
    let smallest: Double
    let count = 64

    /// 1 for step 0, `smallest` for the last.
    subscript(step: Int) -> Double { 1 - (1 - smallest) * Double(step) / Double(count) }

    /// The first step behind 0 at which `fits` holds, which must hold for all behind it.
    func first(where fits: (Double) -> Bool) -> Int? {
        guard fits(smallest) else { return nil }
        var (low, high) = (1, count)
        while low < high {
            let middle = (low + high) / 2
            if fits(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return high
    }
}
