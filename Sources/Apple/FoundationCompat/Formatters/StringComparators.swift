public import Foundation

// Foundation has the lexical comparison alone on Linux.

extension String.StandardComparator {
    /// As Finder sorts names; here it compares as `lexical` does.
    public static var localizedStandard: String.StandardComparator { .lexical }
    /// By the rules of the current locale; here it compares as `lexical` does.
    public static var localized: String.StandardComparator { .lexical }
}
