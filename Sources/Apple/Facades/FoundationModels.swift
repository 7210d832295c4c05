@_exported import FoundationOverlay
@_exported import FoundationModelsCompat

/// Makes a structure or an enumeration one that a model can be asked for.
@attached(extension, conformances: Generable, names: named(init(_:)), named(generatedContent))
@attached(member, names: named(generationSchema), named(PartiallyGenerated))
public macro Generable(description: String? = nil) =
    #externalMacro(module: "WidgetBridgeMacros", type: "GenerableMacro")

/// The same, and says whether properties that are nil are written as null or left out.
@attached(extension, conformances: Generable, names: named(init(_:)), named(generatedContent))
@attached(member, names: named(generationSchema), named(PartiallyGenerated))
public macro Generable(description: String? = nil, representNilExplicitlyInGeneratedContent: Bool) =
    #externalMacro(module: "WidgetBridgeMacros", type: "GenerableMacro")

/// Tells the model what a property is, and what it may be.
@attached(peer)
public macro Guide<T>(description: String? = nil, _ guides: GenerationGuide<T>...) =
    #externalMacro(module: "WidgetBridgeMacros", type: "GuideMacro") where T: Generable

/// Tells the model which pattern a text follows.
@attached(peer)
public macro Guide<RegexOutput>(description: String? = nil, _ guides: Regex<RegexOutput>) =
    #externalMacro(module: "WidgetBridgeMacros", type: "GuideMacro")

/// Tells the model what a property is.
@attached(peer)
public macro Guide(description: String) = #externalMacro(module: "WidgetBridgeMacros", type: "GuideMacro")
