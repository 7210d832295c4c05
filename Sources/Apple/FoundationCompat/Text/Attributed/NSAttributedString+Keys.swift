public import Foundation

extension NSAttributedString.Key {
    public static let inlinePresentationIntent = NSAttributedString.Key(rawValue: "NSInlinePresentationIntent")
    public static let presentationIntentAttributeName = NSAttributedString.Key(rawValue: "NSPresentationIntent")
    public static let alternateDescription = NSAttributedString.Key(rawValue: "NSAlternateDescription")
    public static let imageURL = NSAttributedString.Key(rawValue: "NSImageURL")
    public static let languageIdentifier = NSAttributedString.Key(rawValue: "NSLanguage")
    public static let markdownSourcePosition = NSAttributedString.Key(rawValue: "NSMarkdownSourcePosition")
    public static let replacementIndex = NSAttributedString.Key(rawValue: "NSReplacementIndex")
    public static let agreeWithArgument = NSAttributedString.Key(rawValue: "NSAgreeWithArgument")
    public static let agreeWithConcept = NSAttributedString.Key(rawValue: "NSAgreeWithConcept")
    public static let referentConcept = NSAttributedString.Key(rawValue: "NSReferentConcept")
    public static let localizedNumberFormat = NSAttributedString.Key(rawValue: "NSLocalizedNumberFormat")
    public static let listItemDelimiter = NSAttributedString.Key(rawValue: "NSListItemDelimiter")
}
