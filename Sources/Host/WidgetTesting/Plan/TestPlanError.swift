/// What is wrong with a `widget-tests.yml`, and where.
package struct TestPlanError: Error, CustomStringConvertible {
    package var file: String
    /// From 1; nil for the file as a whole.
    package var line: Int?
    package var message: String
    /// What to do about it, in one sentence.
    package var hint: String

    package init(file: String, line: Int? = nil, message: String, hint: String) {
        self.file = file
        self.line = line
        self.message = message
        self.hint = hint
    }

    package var description: String { "\(file):\(line.map { "\($0):" } ?? "") \(message). \(hint)" }
}
